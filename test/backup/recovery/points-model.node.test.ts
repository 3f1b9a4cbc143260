/** Revisions and jobs to choose from: page by page, without doubles, and the latest chosen until somebody chooses. */
import {
  createPointsModel,
  jobsOf,
  type PointsModel,
  type RecoveryPoint,
} from '../../../src/backup/recovery/points-model.ts';
import { recoveryLimits } from '../../../src/backup/recovery/recovery-limits.ts';
import { createSourceDevice } from '../../../src/backup/recovery/source-device.ts';
import { type Page, pageOf } from '../../../src/base/resource/paged-resource.ts';
import { treeHeight } from '../../../src/ui/tree/tree.tsx';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { fakeClient, turns } from '../../support/fake-client.ts';

interface Asked {
  page: number;
  signal: AbortSignal;
  answer(page: Page<RecoveryPoint>): Promise<void>;
  fail(error: unknown): Promise<void>;
}

let asked: Asked[];
let model: PointsModel;

beforeEach(() => {
  asked = [];
  model = createPointsModel(
    (page, signal) =>
      new Promise((resolve, reject) => {
        asked.push({
          page,
          signal,
          answer(answer) {
            resolve(answer);
            return turns();
          },
          fail(error) {
            reject(error);
            return turns();
          },
        });
      }),
  );
});
afterEach(() => model[Symbol.dispose]());

const page = (ids: string[], totalElements = ids.length, totalPages = 1, at = 0): Page<RecoveryPoint> =>
  pageOf(
    ids.map((id) => ({ id, created: 0, size: 1 })),
    at,
    { totalElements, totalPages },
  );
const ids = () => model.points.value.map(({ id }) => id);

describe('Points in time', () => {
  it('come with the first page, the latest chosen', async () => {
    equal(model.state.value.status, 'loading');
    await asked[0]?.answer(page(['a', 'b'], 5, 3));
    deepEqual(ids(), ['a', 'b']);
    equal(model.total.value, 5);
    equal(model.chosen.value?.id, 'a');
    equal(asked.length, 1);
  });

  it('know those of the same minute, which only their seconds tell apart', async () => {
    const at = (id: string, created: number) => ({ id, created, size: 1 });
    const points = [at('a', 90_000), at('b', 65_000), at('c', 59_000)];
    await asked[0]?.answer(pageOf(points, 0, { totalElements: 3, totalPages: 1 }));
    deepEqual(
      model.points.value.map(({ isClose = false }) => isClose),
      [true, true, false],
    );
  });

  it('come as somebody scrolls, each once, until there are no more', async () => {
    await asked[0]?.answer(page(['a', 'b'], 3, 2));
    model.loadMore();
    model.loadMore();
    equal(asked.length, 2);
    await asked[1]?.answer(page(['b', 'c'], 3, 2, 1));
    deepEqual(ids(), ['a', 'b', 'c']);
    equal(model.total.value, 3);
    model.loadMore();
    equal(asked.length, 2);
  });

  it('keep what was there, and what was chosen, when a page fails, and ask for it again', async () => {
    await asked[0]?.answer(page(['a'], 2, 2));
    model.choose('a');
    model.loadMore();
    await asked[1]?.fail(new Error('no'));
    equal(model.state.value.status, 'more-failed');
    deepEqual(ids(), ['a']);
    model.retry();
    equal(asked[2]?.page, 1);
    await asked[2]?.answer(page(['b'], 2, 2, 1));
    deepEqual(ids(), ['a', 'b']);
    equal(model.chosen.value?.id, 'a');
  });

  it('may be none, which is known only once all was read', async () => {
    equal(model.isEmpty.value, false);
    await asked[0]?.fail(new Error('no'));
    equal(model.isEmpty.value, false);
    model.retry();
    await asked[1]?.answer(page([]));
    equal(model.isEmpty.value, true);
  });

  it('end their question when the dialog closes, and hear no late answer', async () => {
    model[Symbol.dispose]();
    ok(asked[0]?.signal.aborted);
    await asked[0]?.answer(page(['late']));
    deepEqual(ids(), []);
  });

  it('of a plan are its jobs', async () => {
    const client = fakeClient();
    const read = jobsOf(client, { nodeId: 3, planId: 'p' })(4, new AbortController().signal);
    deepEqual(client.only('listBackupJobs').query, { page: 4, size: 100, upsyncedData: 'false' });
    const results = [{ jobId: 'j', created: 9, totalBytes: 8, completed: 10 }];
    await client.only('listBackupJobs').answer({ results, totalElements: 1, totalPages: 1 });
    deepEqual((await read).items, [{ id: 'j', created: 9, size: 8 }]);
  });
});

describe('The device they are from', () => {
  it('is asked for once, by its id', async () => {
    const client = fakeClient();
    const device = createSourceDevice({ client, nodeId: 3 });
    deepEqual(client.only('queryDevices').query, { nodeId: 3, page: 0, size: 1 });
    equal(device.state.value.status, 'loading');
    const found = { id: 3, displayName: 'SRV-3', nodeClass: 'WINDOWS_SERVER', online: true };
    await client.only('queryDevices').answer({ results: [found], totalElements: 1, totalPages: 1 });
    deepEqual([device.name.value, device.isOnline.value, device.nodeClass.value], ['SRV-3', true, 'WINDOWS_SERVER']);
    device[Symbol.dispose]();
  });

  it('may be unknown, which holds nobody up', async () => {
    const client = fakeClient();
    const device = createSourceDevice({ client, nodeId: 3 });
    await client.only('queryDevices').fail();
    deepEqual([device.state.value.status, device.name.value, device.isOnline.value], ['failed', undefined, false]);
    device[Symbol.dispose]();
  });
});

describe('The numbers of getting data back', () => {
  it('are those of the specification', () => {
    const { revisionPageSize, revisionRowHeight, devicePageSize, treePageSize, deletionHours } = recoveryLimits;
    deepEqual(
      { revisionPageSize, revisionRowHeight, devicePageSize, treePageSize, treeHeight, deletionHours },
      {
        revisionPageSize: 100,
        revisionRowHeight: 40,
        devicePageSize: 50,
        treePageSize: 1000,
        treeHeight: 500,
        deletionHours: 72,
      },
    );
  });
});
