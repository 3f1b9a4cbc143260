/** The dialog's rules: nothing is downloaded before it is clear what, and from when. */
import type { BackupEntry } from '../../../src/backup/backup-entry.ts';
import { createDownloadModel, type DownloadModel } from '../../../src/backup/download/download-model.ts';
import type { DownloadOrder } from '../../../src/backup/download/download-types.ts';
import { recoveryLimits } from '../../../src/backup/recovery/recovery-limits.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { type FakeClient, fakeClient, turns } from '../../support/fake-client.ts';
import { entry } from './entries.ts';

let client: FakeClient;
let model: DownloadModel;
let ordered: DownloadOrder[];
let begun: number;
let answer: Promise<boolean>;
let reported: unknown[];

function make(...items: BackupEntry[]) {
  client = fakeClient();
  [ordered, begun, answer, reported] = [[], 0, Promise.resolve(true), []];
  model = createDownloadModel({
    client,
    request: { nodeId: 7, items },
    start: (order) => {
      ordered.push(order);
      return answer;
    },
    onStarted: () => {
      begun += 1;
    },
    report: (error) => void reported.push(error),
  });
}
afterEach(() => model[Symbol.dispose]());

const revision = (id: string, size = 5) => ({ id, created: 1000, size });
const page = (results: object[], totalPages = 1) => ({ results, totalElements: results.length, totalPages });

describe('Downloading a file', () => {
  beforeEach(() => make(entry({ id: 'f' })));

  it('asks for its revisions, a hundred at a time, on the cloud or not', () => {
    const { params, query } = client.only('listDownloadRevisions');
    deepEqual(params, { nodeId: 7, planId: 'plan-1', fileId: 'f' });
    deepEqual(query, { page: 0, size: 100, onCloud: 'false' });
  });

  it('is of the latest revision until another is chosen', async () => {
    equal(model.canDownload.value, false);
    model.download();
    equal(ordered.length, 0);
    await client.only('listDownloadRevisions').answer(page([revision('new'), revision('old', 9)]));
    equal(model.canDownload.value, true);
    equal(model.points.value?.chosen.value?.id, 'new');
    model.points.value?.choose('old');
    equal(model.canDownload.value, true);
    model.download();
    const [order] = ordered;
    deepEqual(
      [order?.kind, order?.revisionId, order?.jobId, order?.size, order?.fileName],
      ['file', 'old', undefined, 9, 'f.txt'],
    );
    await turns();
    equal(begun, 1);
  });

  it('is begun once, however often it is pressed, and stays open where nothing was', async () => {
    await client.only('listDownloadRevisions').answer(page([revision('new')]));
    model.points.value?.choose('new');
    answer = Promise.resolve(false);
    model.download();
    model.download();
    equal(ordered.length, 1);
    await turns();
    equal(begun, 0);
    equal(model.isStarting.value, false);
    equal(model.points.value?.chosen.value?.id, 'new');
  });

  it('cannot be begun where there is no revision', async () => {
    await client.only('listDownloadRevisions').answer(page([]));
    equal(model.points.value?.isEmpty.value, true);
    equal(model.canDownload.value, false);
  });

  it('has the revision chosen with which it was asked for, however far down', async () => {
    model[Symbol.dispose]();
    make(entry({ id: 'r9', type: 'revision', fileId: 'f', revisionId: 'r9' }));
    await client.only('listDownloadRevisions').answer(page([revision('r1')], 2));
    equal(model.canDownload.value, false);
    equal(client.only('listDownloadRevisions').query.page, 1);
    await client.only('listDownloadRevisions').answer(page([revision('r9')], 2));
    equal(model.canDownload.value, true);
    model.download();
    equal(ordered[0]?.revisionId, 'r9');
  });

  it('ends what it asked when it closes', () => {
    const asked = client.only('listDownloadRevisions');
    model[Symbol.dispose]();
    ok(asked.signal?.aborted);
  });
});

describe('Downloading a folder', () => {
  beforeEach(() => make(entry({ id: 'd', type: 'folder', name: 'Docs' })));

  it('asks for the plan’s jobs, and is saved as its name with .zip', async () => {
    const { params, query } = client.only('listBackupJobs');
    deepEqual(params, { nodeId: 7, planId: 'plan-1' });
    deepEqual(query, { page: 0, size: 100, upsyncedData: 'false' });
    await client.only('listBackupJobs').answer(page([{ jobId: 'j1', created: 5, totalBytes: 10 }]));
    equal(model.canDownload.value, true);
    model.setIncludeDeleted(true);
    model.download();
    const [order] = ordered;
    deepEqual([order?.jobId, order?.includeDeleted, order?.fileName], ['j1', true, 'Docs.zip']);
  });
});

describe('Downloading from an image, or several items', () => {
  it('needs nothing chosen', () => {
    make(entry({ id: '/x', content: true, downloadPath: '/x', revisionId: 'v', name: 'x' }));
    equal(client.open('listDownloadRevisions').length + client.open('listBackupJobs').length, 0);
    model.download();
    deepEqual([ordered[0]?.kind, ordered[0]?.revisionId, ordered[0]?.fileName], ['image-file', 'v', 'x']);
    model[Symbol.dispose]();
    make(entry({ id: 'a' }), entry({ id: 'b' }));
    model.download();
    deepEqual([ordered[0]?.kind, ordered[0]?.fileName], ['several', 'User folders.zip']);
  });

  it('is of several items as of a backup job, if one is chosen', async () => {
    make(entry({ id: 'a', size: 5 }), entry({ id: 'b', size: 6 }));
    equal(model.size.value, 11);
    const jobs = ['j2', 'j1'].map((jobId, index) => ({ jobId, created: 2000 - index, totalBytes: 900 }));
    await client.only('listBackupJobs').answer(page(jobs));
    equal(model.size.value, 11, 'the latest, which no server has to be asked for');
    model.points.value?.choose('j1');
    equal(model.size.value, undefined, 'nobody knows what they were then');
    model.download();
    deepEqual([ordered[0]?.jobId, ordered[0]?.size], ['j1', undefined]);
  });
});

describe('A large download', () => {
  const large = recoveryLimits.largeDownload;

  for (const [title, items, weight] of [
    ['from a gibibyte on', [entry({ id: 'a', content: true, size: large })], 'large'],
    ['not below', [entry({ id: 'a', content: true, size: large - 1 })], 'light'],
    ['also of several together', [entry({ id: 'a', size: large / 2 }), entry({ id: 'b', size: large / 2 })], 'large'],
    ['perhaps, of a folder whose size nobody tells', [entry({ id: 'd', type: 'folder' })], 'unknown'],
  ] as const) {
    it(`is told of ${title}`, () => {
      make(...items);
      equal(model.weight.value, weight);
    });
  }

  it('is told of by the revision that was chosen', async () => {
    make(entry({ id: 'f', size: 5 }));
    await client.only('listDownloadRevisions').answer(page([revision('latest', 5), revision('r', large)]));
    equal(model.weight.value, 'light');
    model.points.value?.choose('r');
    equal(model.weight.value, 'large');
  });
});
