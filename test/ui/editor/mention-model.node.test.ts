/** Asking who can be mentioned, in time that passes when the test says so. */
import { createMentionModel } from '../../../src/ui/editor/mention/mention-model.ts';
import { descriptionOf, readMentions } from '../../../src/ui/editor/mention/read-mentions.ts';
import type { Mention, MentionLookup } from '../../../src/ui/editor/model/editor-types.ts';
import { deepEqual, equal, ok, throws } from '../../support/assert.ts';
import { turns } from '../../support/fake-client.ts';
import { type HeldTimers, holdTimers } from '../../support/held-timers.ts';

interface Asked {
  query: string;
  signal: AbortSignal;
  answer(...labels: string[]): Promise<void>;
  fail(): Promise<void>;
}

const mention = (label: string): Mention => ({ id: label, label });

function setUp() {
  const asked: Asked[] = [];
  const errors: [unknown, string][] = [];
  const lookup =
    (): MentionLookup =>
    (query, { signal }) =>
      new Promise((resolve, reject) => {
        asked.push({
          query,
          signal,
          answer: (...labels) => {
            resolve(labels.map(mention));
            return turns();
          },
          fail: () => {
            reject(new Error('down'));
            return turns();
          },
        });
      });
  let find: MentionLookup | undefined = lookup();
  const model = createMentionModel({
    lookup: () => find,
    onError: (error, query) => errors.push([error, query]),
  });
  return {
    model,
    asked,
    errors,
    /** Somebody paused for as long as it takes. */
    async pause() {
      timers.end();
      await turns();
    },
    change(next: MentionLookup | 'none' = lookup()) {
      find = next === 'none' ? undefined : next;
    },
    labels: () => model.suggestions.peek().map(({ label }) => label),
    last: () => asked.at(-1) as Asked,
  };
}

let timers: HeldTimers;

describe('The model of mentions', () => {
  beforeEach(() => {
    timers = holdTimers(500);
  });
  afterEach(() => timers.restore());

  it('asks once, half a second after the last letter', async () => {
    const { model, asked, pause, last, labels } = setUp();
    for (const query of ['', 'j', 'jo']) model.ask(query);
    equal(model.face.peek(), 'loading');
    equal(timers.count, 1);
    equal(asked.length, 0);
    await pause();
    deepEqual(
      asked.map(({ query }) => query),
      ['jo'],
    );
    await last().answer('Jo', 'Joan');
    equal(model.face.peek(), 'ready');
    deepEqual(labels(), ['Jo', 'Joan']);
    equal(model.active.peek(), 0);
  });

  it('remembers what was answered, and asks for it at once when it is wanted again', async () => {
    const { model, asked, pause, last, labels } = setUp();
    model.ask('j');
    await pause();
    await last().answer('Jo');
    model.ask('jx');
    await pause();
    await last().answer();
    equal(model.face.peek(), 'empty');
    model.ask('j');
    equal(model.face.peek(), 'ready');
    deepEqual(labels(), ['Jo']);
    model.ask(undefined);
    model.ask('jx');
    equal(model.face.peek(), 'empty');
    equal(asked.length, 2);
    equal(timers.count, 0);
  });

  it('forgets all of it when the callback is another', async () => {
    const { model, asked, pause, last, change } = setUp();
    model.ask('j');
    await pause();
    await last().answer('Jo');
    model.ask(undefined);
    change();
    model.ask('j');
    equal(model.face.peek(), 'loading');
    await pause();
    equal(asked.length, 2);
  });

  it('gives the older question up, and takes no answer to it', async () => {
    const { model, asked, pause, labels } = setUp();
    model.ask('a');
    await pause();
    model.ask('ab');
    ok(asked[0]?.signal.aborted);
    await pause();
    await asked[1]?.answer('Abe');
    await asked[0]?.answer('Ann', 'Amy');
    deepEqual(labels(), ['Abe']);
    model.ask('ac');
    await pause();
    await asked[1]?.fail();
    equal(model.face.peek(), 'loading');
  });

  it('shows five at most', async () => {
    const { model, pause, last, labels } = setUp();
    model.ask('');
    await pause();
    await last().answer('1', '2', '3', '4', '5', '6', '7');
    deepEqual(labels(), ['1', '2', '3', '4', '5']);
  });

  it('tells what failed, remembers nothing of it and asks again when it is told to', async () => {
    const { model, asked, errors, pause, last } = setUp();
    model.ask('j');
    await pause();
    await last().fail();
    equal(model.face.peek(), 'failed');
    equal(errors.length, 1);
    equal(errors[0]?.[1], 'j');
    model.retry();
    equal(model.face.peek(), 'loading');
    equal(asked.length, 2);
    await last().answer('Jo');
    equal(model.face.peek(), 'ready');
    model.retry();
    equal(asked.length, 2);
  });

  it('fails with a callback that throws and with an answer that is no list', async () => {
    const { model, errors, pause, change } = setUp();
    change(() => {
      throw new Error('at once');
    });
    model.ask('a');
    await pause();
    equal(model.face.peek(), 'failed');
    change(async () => 'nobody' as never);
    model.ask('b');
    await pause();
    equal(model.face.peek(), 'failed');
    ok(errors[1]?.[0] instanceof TypeError);
  });

  it('closes, and asks nothing more, when the query or the callback is gone', async () => {
    const { model, asked, pause, change } = setUp();
    model.ask('a');
    model.ask(undefined);
    equal(timers.count, 0);
    equal(model.face.peek(), 'closed');
    model.ask('a');
    await pause();
    change('none');
    model.ask('ab');
    ok(asked[0]?.signal.aborted);
    equal(model.face.peek(), 'closed');
  });

  it('lets a sentence be one once nobody was found', async () => {
    const { model, pause, last } = setUp();
    model.ask('jo said');
    equal(model.face.peek(), 'loading');
    await pause();
    await last().answer();
    equal(model.face.peek(), 'closed');
    model.ask('jo said that');
    equal(model.face.peek(), 'closed');
    await pause();
    await last().answer('Jo Said-That');
    equal(model.face.peek(), 'ready');
  });

  it('goes around the ends of the list, and only to what is in it', async () => {
    const { model, pause, last } = setUp();
    model.ask('');
    model.move(1);
    await pause();
    await last().answer('a', 'b', 'c');
    model.move(-1);
    equal(model.active.peek(), 2);
    model.move(1);
    equal(model.active.peek(), 0);
    model.point(1);
    model.point(7);
    equal(model.active.peek(), 1);
  });
});

describe('An answer to a lookup', () => {
  it('is read for what can be mentioned, each once, as plain lines', () => {
    const round: Record<string, unknown> = {};
    round.self = round;
    deepEqual(
      readMentions([
        null,
        'x',
        {},
        { id: '' },
        { id: 7, label: ' Seven\n\u2028of\tnine ' },
        { id: '7', label: 'twice' },
        { id: 'a', metadata: { description: 'A <b>' } },
        { id: 'b', label: 'B', metadata: round },
        { id: '}{ <script>', label: '<img src=x onerror=alert(1)>' },
      ]),
      [
        { id: '7', label: 'Seven of nine', metadata: null },
        { id: 'a', label: 'a', metadata: { description: 'A <b>' } },
        { id: 'b', label: 'B', metadata: null },
        { id: '}{ <script>', label: '<img src=x onerror=alert(1)>', metadata: null },
      ],
    );
    throws(() => readMentions({}), TypeError);
  });

  it('has a second line where the host gave a text for it', () => {
    equal(descriptionOf({ id: 'a', label: 'A', metadata: { description: 'a@b.com' } }), 'a@b.com');
    for (const metadata of [null, undefined, 5, 'x', {}, { description: 5 }, { description: '' }]) {
      equal(descriptionOf({ id: 'a', label: 'A', metadata }), undefined);
    }
  });
});
