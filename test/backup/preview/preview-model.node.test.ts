/** A look at a revision: what is read and what is not, which comes first, and what stands in the way. */
import { signal } from '@preact/signals-core';
import { createPreviewModel, type PreviewModel } from '../../../src/backup/preview/preview-model.ts';
import { TooLarge } from '../../../src/backup/preview/read-revision.ts';
import { createPointsModel, type PointsModel, type RecoveryPoint } from '../../../src/backup/recovery/points-model.ts';
import { recoveryLimits } from '../../../src/backup/recovery/recovery-limits.ts';
import type { Page } from '../../../src/base/resource/paged-resource.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { turns } from '../../support/fake-client.ts';

interface Read {
  id: string;
  signal: AbortSignal;
  answer(text: string): Promise<void>;
  fail(error: unknown): Promise<void>;
}

const newest: RecoveryPoint = { id: 'new', created: 300, size: 10 };
const middle: RecoveryPoint = { id: 'mid', created: 200, size: 10 };
const oldest: RecoveryPoint = { id: 'old', created: 100, size: 10 };

let reads: Read[];
let points: PointsModel;
let model: PreviewModel;
let answerPoints: (page: Page<RecoveryPoint> | Error) => Promise<void>;

function open(entry: Partial<Parameters<typeof createPreviewModel>[0]['entry']> = {}) {
  reads = [];
  points = createPointsModel(
    () =>
      new Promise((resolve, reject) => {
        answerPoints = (page) => {
          if (page instanceof Error) reject(page);
          else resolve(page);
          return turns();
        };
      }),
  );
  model = createPreviewModel({
    entry: { type: 'file', name: 'notes.txt', revisionId: undefined, size: undefined, ...entry },
    points,
    locale: signal('en'),
    readBytes: (id, abort) =>
      new Promise((resolve, reject) => {
        reads.push({
          id,
          signal: abort,
          answer(content) {
            resolve(new TextEncoder().encode(content));
            return turns();
          },
          fail(error) {
            reject(error);
            return turns();
          },
        });
      }),
  });
}

const list = (...all: RecoveryPoint[]) => answerPoints({ items: all, hasMore: false });
const read = (id: string) => {
  const found = reads.findLast((one) => one.id === id);
  ok(found, `${id} is read`);
  return found;
};
const text = () => {
  const state = model.state.value;
  return state.is === 'ready' && state.content.is === 'text' ? state.content.text : state.is;
};

beforeEach(() => open());
afterEach(() => {
  model[Symbol.dispose]();
  points[Symbol.dispose]();
});

describe('A preview', () => {
  it('shows the newest revision of a file, once it is known which that is', async () => {
    equal(model.state.value.is, 'reading');
    equal(reads.length, 0);
    await list(newest, oldest);
    equal(model.shownId.value, 'new');
    await read('new').answer('hello');
    equal(text(), 'hello');
  });

  it('shows a revision at once, without waiting for the others', async () => {
    open({ type: 'revision', revisionId: 'mid', size: 5 });
    await read('mid').answer('five');
    equal(text(), 'five');
  });

  it('says that there is no revision, and why none could be listed', async () => {
    await list();
    equal(model.state.value.is, 'no-revisions');
    open();
    const error = new Error('down');
    await answerPoints(error);
    deepEqual(model.state.value, { is: 'failed', error });
    model.retry();
    equal(model.state.value.is, 'reading');
    await list(newest);
    equal(model.shownId.value, 'new');
  });

  it('reads nothing of what is known to be too large', async () => {
    await list({ ...newest, size: recoveryLimits.previewBytes + 1 });
    await turns();
    deepEqual(model.state.value, { is: 'too-large', size: recoveryLimits.previewBytes + 1 });
    equal(reads.length, 0);
    open({ type: 'revision', revisionId: 'r', size: 2 ** 30 });
    equal(model.state.value.is, 'too-large');
    equal(reads.length, 0);
  });

  it('reads what is exactly as large as it may be', async () => {
    await list({ ...newest, size: recoveryLimits.previewBytes });
    equal(reads.length, 1);
  });

  it('finds out while it reads that something is too large', async () => {
    await list({ ...newest, size: undefined });
    await read('new').fail(new TooLarge(undefined));
    deepEqual(model.state.value, { is: 'too-large', size: undefined });
  });

  it('says why a revision could not be read, and reads it again', async () => {
    await list(newest);
    const error = new Error('torn');
    await read('new').fail(error);
    deepEqual(model.state.value, { is: 'failed', error });
    model.retry();
    equal(reads.length, 2);
    await read('new').answer('whole');
    equal(text(), 'whole');
  });

  it('gives up what nobody wants any more, and does not believe its late answer', async () => {
    await list(newest, oldest);
    const late = read('new');
    model.show('old');
    ok(late.signal.aborted);
    await late.answer('late');
    equal(model.state.value.is, 'reading');
    await read('old').answer('old');
    equal(text(), 'old');
  });

  it('reads what was read before not again', async () => {
    await list(newest, oldest);
    await read('new').answer('new');
    model.show('old');
    await read('old').answer('old');
    model.show('new');
    equal(text(), 'new');
    equal(reads.length, 2);
  });

  it('is read as the reader says', async () => {
    await list(newest);
    await read('new').answer('ü');
    model.readAs('windows-1252');
    equal(text(), 'Ã¼');
  });

  it('gives up its reading when it is closed', async () => {
    await list(newest);
    model[Symbol.dispose]();
    ok(read('new').signal.aborted);
  });
});

describe('A comparison', () => {
  const compared = () =>
    eventually(() => {
      const now = model.comparison.value;
      return now?.is === 'compared' && now.difference;
    });

  it('shows what the later revision changed, whichever was chosen first', async () => {
    await list(newest, middle, oldest);
    await read('new').answer('a\nc\n');
    model.compareWith('old');
    equal(model.comparison.value?.is, 'comparing');
    await read('old').answer('a\nb\n');
    const forward = await compared();
    deepEqual(forward.parts.at(-1), { is: 'added', lines: ['c\n'] });
    model.show('old');
    equal(model.comparison.value, undefined);
    model.compareWith('new');
    deepEqual((await compared()).parts.at(-1), { is: 'added', lines: ['c\n'] });
    equal(model.isOtherOlder.value, false);
  });

  it('ends with no other revision, and never compares one with itself', async () => {
    await list(newest, oldest);
    model.compareWith('new');
    equal(model.otherId.value, undefined);
    model.compareWith('old');
    const reading = read('old');
    model.compareWith(undefined);
    ok(reading.signal.aborted);
    equal(model.comparison.value, undefined);
  });

  it('says that two revisions are the same', async () => {
    await list(newest, oldest);
    await read('new').answer('same');
    model.compareWith('old');
    await read('old').answer('same');
    equal(model.comparison.value?.is, 'same');
  });

  it('takes an empty revision for a text', async () => {
    await list(newest, oldest);
    await read('new').answer('a\n');
    model.compareWith('old');
    await read('old').answer('');
    equal((await compared()).added, 1);
  });

  it('says what stands in its way', async () => {
    await list(newest, { ...middle, size: 2 ** 30 }, oldest);
    await read('new').answer('a');
    model.compareWith('mid');
    equal(model.comparison.value?.is, 'too-large');
    model.compareWith('old');
    await read('old').answer('\u0000\u0001');
    equal(model.comparison.value?.is, 'not-text');
  });

  it('says why the other one could not be read, and tries again', async () => {
    await list(newest, oldest);
    await read('new').answer('a');
    model.compareWith('old');
    await read('old').fail(new Error('down'));
    equal(model.comparison.value?.is, 'failed');
    model.retry();
    await read('old').answer('b');
    equal((await compared()).added, 1);
  });
});
