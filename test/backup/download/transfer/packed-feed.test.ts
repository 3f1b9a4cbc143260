/** Several items as one zip: the server's, where it makes them; otherwise the browser's own. */
import { unzipSync } from 'fflate';
import { NoZipAtDate } from '../../../../src/backup/download/transfer/packed-feed.ts';
import { NothingToZip } from '../../../../src/backup/download/transfer/zip-feed.ts';
import { CallError } from '../../../../src/host/http/call-error.ts';
import { deepEqual, equal, ok } from '../../../support/assert.ts';
import { type DownloadBench, downloadBench, downloadContent, until } from '../../../support/download-bench.ts';
import { fakeTarget, sha256 } from '../../../support/fake-bytes.ts';
import { turns } from '../../../support/fake-client.ts';
import { entry, order } from '../entries.ts';

const items = [entry({ id: 'a' }), entry({ id: 'd', type: 'folder' })];
const several = (given = {}) =>
  order({ kind: 'several', items, revisionId: undefined, fileName: 'User folders.zip', ...given });
const unknownCall = (status = 404) =>
  new CallError(status === 404 ? 'not-found' : 'server', { endpoint: 'createDownload', status });

let bench: DownloadBench;
beforeEach(() => {
  bench = downloadBench();
});
afterEach(() => bench.manager[Symbol.dispose]());
const prepared = (answer = {}) =>
  bench.client.always('createDownload', () => ({ resultCode: 'SUCCESS', downloadId: 'z1', ...answer }));

describe('Several items from a server that makes zips', () => {
  it('are named in one call, as of the date that was chosen', async () => {
    prepared();
    await until(await bench.begun(several({ jobId: 'j7', includeDeleted: true })), 'completed');
    deepEqual(
      bench.client.asked.map(({ name, params, body }) => [name, params, body]),
      [
        [
          'createDownload',
          { nodeId: 1, planId: 'plan-1' },
          {
            items: [
              { type: 'FILE', id: 'a' },
              { type: 'FOLDER', id: 'd' },
            ],
            jobId: 'j7',
            restoreDeleted: true,
          },
        ],
      ],
    );
    deepEqual(
      bench.source.opened.map(({ name }) => name),
      ['readDownload z1'],
    );
    equal(await sha256(bench.memory.bytes), await sha256(downloadContent));
  });

  it('are fetched by a browser that asks for no place by itself', async () => {
    prepared();
    bench.source.link = 'https://here.example/z1';
    await until(await bench.begun(several()), 'handed-over');
    deepEqual(bench.followed, ['User folders.zip from https://here.example/z1']);
    equal(bench.memory.bytes.length, 0, 'nothing is held in memory');
  });

  it('are told of where they were not backed up yet', async () => {
    prepared({ absentIds: ['a'] });
    const job = await bench.begun(several({ jobId: 'j1' }));
    await until(job, 'completed');
    deepEqual(job.leftOut.value, ['/srv/data/a.txt']);
    prepared({ absentIds: ['a', 'd'], downloadId: null });
    const none = await bench.begun(several({ jobId: 'j0' }));
    await until(none, 'failed');
    ok(none.error.value instanceof NothingToZip);
  });

  it('are prepared again where the server has forgotten them', async () => {
    let count = 0;
    bench.client.always('createDownload', () => ({ resultCode: 'SUCCESS', downloadId: `z${++count}` }));
    bench.file.failures = [new CallError('not-found', { endpoint: 'readDownload', status: 404 })];
    const job = await bench.begun(several());
    await until(job, 'failed');
    job.retry();
    await until(job, 'completed');
    deepEqual(
      bench.source.opened.map(({ name }) => name),
      ['readDownload z1', 'readDownload z2'],
    );
  });

  it('can be tried again after a failure', async () => {
    bench.client.always('createDownload');
    const job = await bench.begun(several());
    await bench.client.only('createDownload').fail();
    await until(job, 'failed');
    prepared();
    job.retry();
    await until(job, 'completed');
  });
});

describe('Several items from a server without such a call', () => {
  for (const status of [404, 405, 501]) {
    it(`are put together by the browser (${status})`, async () => {
      bench.client.always('listDownloadRevisions', () => ({
        results: [{ id: 'r1' }],
        totalElements: 1,
        totalPages: 1,
      }));
      bench.client.always('listFolderContent', () => ({ results: [], totalElements: 0, totalPages: 1 }));
      const target = fakeTarget();
      bench.answer = async () => target;
      const job = await bench.begun(several());
      await bench.client.only('createDownload').fail(unknownCall(status));
      await until(job, 'completed');
      deepEqual(Object.keys(unzipSync(target.bytes)), ['a.txt', 'd.txt/']);
    });
  }

  it('are not given as they are now where another date was chosen', async () => {
    const job = await bench.begun(several({ jobId: 'j7' }));
    await bench.client.only('createDownload').fail(unknownCall());
    await until(job, 'failed');
    ok(job.error.value instanceof NoZipAtDate);
    await turns();
    equal(bench.source.opened.length, 0);
  });
});
