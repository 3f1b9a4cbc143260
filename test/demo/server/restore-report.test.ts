import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { cancelRestoreJob, clearRestoreJob } from '../../../src/backup/job-contract.ts';
import { listRestoredFiles, type RestoredFile, retryRestoreJob } from '../../../src/backup/report-contract.ts';
import { filesIn, RestoreDesk } from './support/restore-desk.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe('a restore job keeps what became of each file', () => {
  let server: TestServer;
  let desk: RestoreDesk;
  let total: number;

  before(async () => {
    server = await openTestServer();
    desk = await RestoreDesk.open(server);
    total = [...(await desk.tree()).values()].filter(({ type, deleted }) => type === 'FILE' && !deleted).length;
  });
  after(() => server.close());

  const report = async (jobUID: string, query: Record<string, unknown> = {}) => {
    const args = { params: { nodeId: 1, jobUID }, query: { page: 0, size: 1000, ...query } };
    return server.client.call(listRestoredFiles, args);
  };
  const outcomes = ({ results }: { results: RestoredFile[] }) =>
    new Map(
      results.map((file) => [file.path, [file.outcome, file.restoredAs ?? file.reason].filter(Boolean).join(' ')]),
    );
  const retry = async (jobUID: string) =>
    (await server.client.call(retryRestoreJob, { params: { nodeId: 1, jobUID } })).jobUID ?? '';
  const journals = async () =>
    (await readdir(join(server.folder, 'data/restores'))).filter((name) => name.includes('.'));
  const counts = (job: Awaited<ReturnType<RestoreDesk['follow']>>) => [
    job.status,
    job.jobTotalFiles,
    job.jobFilesProcessed,
    job.jobFilesRenamed,
    job.jobFilesSkipped,
    job.jobFilesFailed,
  ];

  it('restored, where nothing stood in the way', async () => {
    const jobUID = await desk.restore({ ...desk.documents, destination: await desk.target('plain') });
    assert.deepEqual(counts(await desk.follow(jobUID)), ['completed', total, total, 0, 0, 0]);
    const all = outcomes(await report(jobUID));
    assert.equal(all.size, total);
    assert.equal(all.get('/plain/Documents/Notes.txt'), 'RESTORED');
    assert.ok(![...all.values()].some((outcome) => outcome !== 'RESTORED'));
  });

  it('skipped or renamed, where something has its name', async () => {
    const destination = await desk.target('taken');
    await mkdir(desk.onDevice(3, 'taken/Documents'));
    await writeFile(desk.onDevice(3, 'taken/Documents/Notes.txt'), 'mine');
    const skipped = await desk.restore({ ...desk.documents, destination, ifExists: 'SKIP' });
    assert.deepEqual(counts(await desk.follow(skipped)), ['completed', total, total, 0, 1, 0]);
    assert.equal(outcomes(await report(skipped)).get('/taken/Documents/Notes.txt'), 'SKIPPED');
    const renamed = await desk.restore({ ...desk.documents, destination });
    assert.deepEqual(counts(await desk.follow(renamed)), ['completed', total, total, total, 0, 0]);
    assert.equal(outcomes(await report(renamed)).get('/taken/Documents/Notes.txt'), 'RENAMED Notes (restored).txt');
    const all = await desk.restore({ ...desk.documents, destination, ifExists: 'SKIP' });
    assert.deepEqual(counts(await desk.follow(all)), ['completed', total, total, 0, total, 0]);
  });

  it('failed, with its reason', async () => {
    const destination = await desk.target('failed');
    await mkdir(desk.onDevice(3, 'failed/Documents/Notes.txt'), { recursive: true });
    await writeFile(desk.onDevice(3, 'failed/Documents/Contracts'), 'a file that has the name of a folder');
    const jobUID = await desk.restore({ ...desk.documents, destination, ifExists: 'OVERWRITE' });
    const job = await desk.follow(jobUID);
    const failed = outcomes(await report(jobUID, { outcome: 'FAILED' }));
    assert.equal(failed.get('/failed/Documents/Notes.txt'), 'FAILED BLOCKED');
    assert.equal(failed.get('/failed/Documents/Contracts/Lease 2024.txt'), 'FAILED BLOCKED');
    assert.deepEqual([job.jobFilesFailed, job.jobFilesProcessed], [failed.size, total - failed.size]);
  });

  it('failed for its backup, where that cannot be read', async () => {
    const tree = await desk.tree();
    const notes = tree.get('Notes.txt')?.id ?? '';
    const address = `/backup/lockhart/nodes/1/plans/${desk.planId}`;
    const { results } = await (await server.client.fetch(`${address}/files/${notes}/revisions?page=0&size=1`)).json();
    const data = await server.client.fetch(`${address}/revisions/${results[0].id}/data`);
    const hash = createHash('sha256')
      .update(Buffer.from(await data.arrayBuffer()))
      .digest('hex');
    const store = join(server.folder, 'data/store');
    const content = (await readdir(store, { recursive: true })).find((name) => name.replaceAll('/', '').endsWith(hash));
    assert.ok(content, 'its bytes are in the store');
    const bytes = await readFile(join(store, content));
    await rm(join(store, content));
    const items = ['Notes.txt', 'Budget 2026.csv'].map((name) => ({ type: 'FILE', id: tree.get(name)?.id }));
    const jobUID = await desk.restore({ items, destination: await desk.target('unreadable') });
    assert.deepEqual(counts(await desk.follow(jobUID)), ['completed', 2, 1, 0, 0, 1]);
    assert.equal(outcomes(await report(jobUID)).get('/unreadable/Notes.txt'), 'FAILED UNREADABLE');
    await writeFile(join(store, content), bytes);
  });

  it('page by page, and by outcome', async () => {
    await desk.orderFault('unwritable-files', { everyFile: 4 });
    const jobUID = await desk.restore({ ...desk.documents, destination: await desk.target('paged') });
    const { jobFilesFailed: failed = 0 } = await desk.follow(jobUID);
    const first = await report(jobUID, { page: 0, size: 2 });
    assert.deepEqual([first.results.length, first.totalElements], [2, total]);
    const second = await report(jobUID, { page: 1, size: 2 });
    assert.notEqual(second.results[0]?.path, first.results[0]?.path);
    assert.equal((await report(jobUID, { outcome: 'FAILED' })).totalElements, failed);
    assert.equal((await report(jobUID, { outcome: 'RESTORED' })).totalElements, total - (failed ?? 0));
    const wrong = { params: { nodeId: 1, jobUID }, query: { page: 0, size: 9, outcome: 'LOST' } };
    assert.equal((await server.client.refusal(listRestoredFiles, wrong)).status, 400);
    const other = { params: { nodeId: 2, jobUID }, query: { page: 0, size: 9 } };
    assert.equal((await server.client.refusal(listRestoredFiles, other)).status, 404);
  });

  it('and restores just those that failed, as a job of its own, into the folders where they belong', async () => {
    await desk.orderFault('unwritable-files', { everyFile: 4 });
    const jobUID = await desk.restore({ ...desk.documents, destination: await desk.target('retried') });
    const { jobFilesFailed: failed = 0 } = await desk.follow(jobUID);
    assert.ok(failed !== null && failed > 1);
    await desk.orderFault('unwritable-files', { everyFile: failed });
    const retried = await retry(jobUID);
    assert.equal(await retry(jobUID), retried, 'once for all who ask');
    assert.deepEqual(counts(await desk.follow(retried)), ['completed', failed, failed - 1, 0, 0, 1]);
    assert.equal((await desk.read(jobUID)).retriedBy, retried);
    const last = await retry(retried);
    assert.deepEqual(counts(await desk.follow(last)), ['completed', 1, 1, 0, 0, 0]);
    const files = await filesIn(desk.onDevice(3, 'retried'));
    assert.equal(files.length, total);
    assert.ok(!files.some((name) => name.includes('(restored')), 'and nothing twice under "Keep both"');
    const done = { params: { nodeId: 1, jobUID: last } };
    const refusal = await server.client.refusal(retryRestoreJob, done);
    assert.deepEqual([refusal.status, refusal.resultCode], [409, 'NOTHING_FAILED']);
    for (const job of [jobUID, retried, last])
      await server.client.call(clearRestoreJob, { params: { nodeId: 1, jobUID: job } });
    assert.ok(!(await journals()).some((name) => name.startsWith(jobUID) || name.startsWith(retried)));
    assert.equal((await report(jobUID)).totalElements, 0, 'a job that was cleared keeps nothing');
  });

  for (const [name, end] of [
    ['failed as a whole', async () => undefined],
    ['was canceled', async (jobUID: string) => server.client.call(cancelRestoreJob, { params: { nodeId: 1, jobUID } })],
  ] as const) {
    it(`goes on with what is left where it ${name}`, async () => {
      await desk.orderFault(name === 'was canceled' ? 'stalled' : 'fails', { afterShare: 0.4 });
      const folder = `went on, ${name}`;
      const jobUID = await desk.restore({ ...desk.documents, destination: await desk.target(folder) });
      if (name === 'was canceled') await desk.reach(jobUID, (job) => (job.jobFilesProcessed ?? 0) >= total * 0.4);
      await end(jobUID);
      const { jobFilesProcessed } = await desk.follow(jobUID);
      const done = jobFilesProcessed ?? 0;
      assert.ok(done > 0 && done < total);
      assert.equal((await report(jobUID)).totalElements, done, 'what was not reached has become of nothing');
      const retried = await retry(jobUID);
      assert.deepEqual(counts(await desk.follow(retried)), ['completed', total - done, total - done, 0, 0, 0]);
      assert.equal((await filesIn(desk.onDevice(3, folder))).length, total);
    });
  }

  it('also over a restart of the server', async () => {
    const destination = await desk.target('report of a restart');
    await mkdir(desk.onDevice(3, 'report of a restart/Documents'));
    await writeFile(desk.onDevice(3, 'report of a restart/Documents/Notes.txt'), 'mine');
    await desk.orderFault('stalled', { afterShare: 0.8 });
    const jobUID = await desk.restore({ ...desk.documents, destination });
    await desk.reach(jobUID, (job) => (job.jobFilesProcessed ?? 0) >= total * 0.8);
    await server.restart();
    assert.deepEqual(counts(await desk.follow(jobUID)), ['completed', total, total, 1, 0, 0]);
    const all = outcomes(await report(jobUID));
    assert.equal(all.size, total);
    assert.match(all.get('/report of a restart/Documents/Notes.txt') ?? '', /^RENAMED/);
    assert.equal(await readFile(desk.onDevice(3, 'report of a restart/Documents/Notes.txt'), 'utf8'), 'mine');
  });
});
