import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { listVolumes } from '../../../src/backup/contract.ts';
import {
  cancelRestoreJob,
  createRestoreJob,
  listRestoreJobs,
  notYetBackedUp,
} from '../../../src/backup/job-contract.ts';
import { selectionLimit } from '../../../src/backup/plan-contract.ts';
import { listBackupJobs } from '../../../src/backup/recovery-contract.ts';
import { filesIn, RestoreDesk } from './support/restore-desk.ts';
import { backUp, openTestServer, planNamed, type TestServer } from './support/test-server.ts';

describe('a restore of all that can be selected', () => {
  let server: TestServer;
  let desk: RestoreDesk;
  /** Of the plan "Documents": before the many files, with them, and after half of them were changed. */
  let jobs: string[];
  let many: { id: string; path: string }[];
  /** Milliseconds until the job of a whole selection was there. */
  const waits: number[] = [];

  before(async () => {
    server = await openTestServer();
    desk = await RestoreDesk.open(server);
    const folder = desk.onDevice(1, 'Documents/many');
    await mkdir(folder);
    const write = (text: string, count: number) =>
      Promise.all(Array.from({ length: count }, (_, at) => writeFile(join(folder, `${at}.txt`), `${text} ${at}\n`)));
    await write('first', selectionLimit);
    assert.equal((await backUp(server.client, 'documents')).state, 'completed');
    await write('second, longer', selectionLimit / 2);
    assert.equal((await backUp(server.client, 'documents')).state, 'completed');
    const args = { params: { nodeId: 1, planId: desk.planId }, query: { page: 0, size: 3, upsyncedData: 'false' } };
    jobs = (await server.client.call(listBackupJobs, args)).results.map(({ jobId }) => jobId).reverse();
    many = [...(await desk.tree()).values()].filter(({ path }) => path.startsWith('many/') && path !== 'many/');
  });
  after(() => server.close());

  /** The job that one call makes. */
  const restore = async (order: { items: readonly unknown[] } & Record<string, unknown>) => {
    const started = performance.now();
    const jobUID = await desk.restore(order);
    if (order.items.length === selectionLimit) waits.push(performance.now() - started);
    return jobUID;
  };

  it('is one call, for files of which each is as it was at the date', async () => {
    const items = many.map(({ id }) => ({ type: 'FILE', id }));
    assert.equal(items.length, selectionLimit);
    const destination = await desk.target('many');
    const job = await desk.follow(await restore({ items, jobId: jobs[1], destination }));
    assert.deepEqual([job.status, job.jobFilesProcessed, job.content.type], ['completed', selectionLimit, 'BATCH']);
    assert.equal(await readFile(desk.onDevice(3, 'many/7.txt'), 'utf8'), 'first 7\n');
    const latest = await desk.follow(await restore({ items, destination, ifExists: 'OVERWRITE' }));
    assert.equal(latest.status, 'completed');
    assert.equal(await readFile(desk.onDevice(3, 'many/7.txt'), 'utf8'), 'second, longer 7\n');
    assert.equal(await readFile(desk.onDevice(3, 'many/9999.txt'), 'utf8'), 'first 9999\n');
    assert.equal((await filesIn(desk.onDevice(3, 'many'))).length, selectionLimit);
  });

  it('goes back to where each was, too', async () => {
    const items = many.map(({ id }) => ({ type: 'FILE', id }));
    const jobUID = await restore({ items, jobId: jobs[1], location: 'original', ifExists: 'OVERWRITE' });
    assert.equal((await desk.follow(jobUID)).status, 'completed');
    assert.equal(await readFile(desk.onDevice(1, 'Documents/many/7.txt'), 'utf8'), 'first 7\n');
  });

  it('takes files of a computed plan as fast', async () => {
    const items = Array.from({ length: selectionLimit }, (_, at) => ({ type: 'FILE', id: `g10k-${at}` }));
    const destination = await desk.target('computed');
    const job = await desk.follow(await restore({ planId: desk.scale, items, jobId: 'g-job-0', destination }));
    assert.deepEqual([job.status, job.jobFilesProcessed], ['completed', selectionLimit]);
  });

  it('is a job after what few of them cost, for each', async () => {
    const items = many.slice(0, selectionLimit / 4).map(({ id }) => ({ type: 'FILE', id }));
    const quarters: number[] = [];
    for (let order = 0; order < 3; order++) {
      const started = performance.now();
      const jobUID = await desk.restore({ items, jobId: jobs[1], destination: await desk.target('quarter') });
      quarters.push(performance.now() - started);
      await server.client.call(cancelRestoreJob, { params: { nodeId: 1, jobUID } });
    }
    const [quarter, whole] = [Math.min(...quarters), Math.min(...waits)];
    console.log(
      `a job exists after ${Math.round(whole)} ms, of a quarter of the files after ${Math.round(quarter)} ms`,
    );
    assert.equal(waits.length, 4);
    // What looks at all files for each of them takes sixteen times as long; what others do meanwhile counts as well.
    assert.ok(whole < quarter * 10, `${whole} ms, ${quarter} ms`);
  });

  it('takes folders as they were at the date, beside files and revisions that were chosen one by one', async () => {
    const destination = await desk.target('mixed');
    const file = many.find(({ path }) => path === 'many/3.txt');
    const address = `/backup/lockhart/nodes/1/plans/${desk.planId}/files/${file?.id}/revisions?page=0&size=9`;
    const { results } = await (await server.client.fetch(address)).json();
    const folder = (await desk.tree()).get('many/');
    const chosen = { type: 'FILE', id: file?.id, revisionId: String(results[0].id) };
    const items = [{ type: 'FOLDER', id: folder?.id }, chosen];
    const job = await desk.follow(await restore({ items, jobId: jobs[1], destination }));
    assert.deepEqual([job.status, job.jobFilesProcessed], ['completed', selectionLimit + 1]);
    assert.equal(await readFile(desk.onDevice(3, 'mixed/many/3.txt'), 'utf8'), 'first 3\n');
    assert.equal(await readFile(desk.onDevice(3, 'mixed/3.txt'), 'utf8'), 'second, longer 3\n');
  });

  it('makes no job where the backup did not have some of it yet, and names that', async () => {
    const notes = (await desk.tree()).get('Notes.txt')?.id;
    const items = [...many.slice(0, 2).map(({ id }) => id), notes].map((id) => ({ type: 'FILE', id }));
    const destination = await desk.target('too early');
    const before = (await server.client.call(listRestoreJobs, { params: { nodeId: 1 } })).length;
    const body = { planId: desk.planId, items, jobId: jobs[0], ifExists: 'SKIP', location: 'other', destination };
    const answer = await server.client.call(createRestoreJob, { params: { nodeId: 1 }, body });
    assert.deepEqual([answer.resultCode, answer.jobUID], [notYetBackedUp, undefined]);
    assert.deepEqual(
      answer.absentIds,
      many.slice(0, 2).map(({ id }) => id),
    );
    assert.equal((await server.client.call(listRestoreJobs, { params: { nodeId: 1 } })).length, before);
  });

  it('is refused as a whole, and named by its limit, where it is more than can be selected', async () => {
    const items = Array.from({ length: selectionLimit + 1 }, () => ({ type: 'FILE', id: 'f' }));
    const body = { planId: desk.planId, items, ifExists: 'SKIP', location: 'original' };
    const answer = await server.client.send(createRestoreJob, { params: { nodeId: 1 }, body });
    const { errors } = await answer.json();
    assert.deepEqual([answer.status, errors], [400, [{ field: 'items', code: 'tooMany', limit: selectionLimit }]]);
  });

  it('takes paths of an image that are as long as they may be', async () => {
    const image = await planNamed(server.client, 'Windows VM image');
    const [volume] = await server.client.call(listVolumes, { params: { nodeId: 1, planId: image.uid } });
    const revisions = await server.client.fetch(
      `/backup/lockhart/v3/nodes/1/plans/${image.numericId}/files/${volume?.id}/revisions?page=0&size=10`,
    );
    const revisionId = String((await revisions.json()).results.find(({ onS3 }: { onS3: boolean }) => onS3).id);
    const path = '/Users/ayumi/Documents/Notes.txt';
    const items = Array.from({ length: 400 }, (_, at) => ({
      type: 'FILE',
      revisionId,
      // As long as a path may be: slashes that are written twice are one.
      path: `${'/'.repeat(4_000 + (at % 50))}${path.slice(1)}`,
    }));
    const job = await desk.follow(
      await restore({ planId: image.uid, items, destination: await desk.target('long paths'), ifExists: 'OVERWRITE' }),
    );
    assert.deepEqual([job.status, job.jobFilesProcessed], ['completed', 400]);
  });
});
