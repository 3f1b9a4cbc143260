import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { jobFaults } from '../../../demo/server/http/job-faults.ts';
import { cancelRestoreJob, type RestoreJob } from '../../../src/backup/job-contract.ts';
import { readRefusal } from './support/demo-client.ts';
import { filesIn, RestoreDesk } from './support/restore-desk.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe('restore jobs go wrong on demand', () => {
  let server: TestServer;
  let desk: RestoreDesk;

  before(async () => {
    server = await openTestServer();
    desk = await RestoreDesk.open(server);
  });
  after(() => server.close());

  it('slowly, by files and by bytes', async () => {
    await desk.orderFault('slow', { filesPerSecond: 40 });
    const started = performance.now();
    const job = await desk.follow(
      await desk.restore({ ...desk.documents, destination: await desk.target('slow files') }),
    );
    const wanted = (job.jobTotalFiles ?? 0) / 40;
    assert.ok((performance.now() - started) / 1000 > wanted * 0.9);
    await desk.orderFault('slow', { filesPerSecond: 1000, bytesPerSecond: 10_000_000 });
    const destination = await desk.target('slow bytes');
    const bytes: number[] = [];
    const large = await desk.follow(
      await desk.restore({ planId: desk.scale, items: [{ type: 'FILE', id: 'glarge-0' }], destination }),
      ({ jobProcessedBytes }) => bytes.push(jobProcessedBytes ?? 0),
    );
    assert.equal(large.jobProcessedBytes, 10 * 1024 ** 2);
    assert.ok(new Set(bytes).size > 5, 'the bytes of one file rise while it is written');
    const next = await desk.restore({ planId: desk.scale, items: [{ type: 'FILE', id: 'glarge-0' }], destination });
    assert.equal((await desk.follow(next)).status, 'completed', 'the next job is not slow');
  });

  it('with no more progress until it is canceled', async () => {
    await desk.orderFault('stalled', { afterShare: 0.3 });
    const jobUID = await desk.restore({ ...desk.documents, destination: await desk.target('stalled') });
    const stalled = await desk.reach(jobUID, (job) => shareOf(job) >= 0.3);
    await wait(400);
    const later = await desk.read(jobUID);
    assert.equal(later.status, 'processing');
    assert.ok(shareOf(later) < 1 && shareOf(later) >= shareOf(stalled));
    await server.client.call(cancelRestoreJob, { params: { nodeId: 1, jobUID } });
    const job = await desk.read(jobUID);
    assert.equal(job.status, 'canceled');
    const files = await filesIn(desk.onDevice(3, 'stalled'));
    assert.equal(files.length, job.jobFilesProcessed, 'what it restored stays, and nothing half');
  });

  it('until it is let go: then as ever', async () => {
    await desk.orderFault('stalled', { afterShare: 0 });
    const jobUID = await desk.restore({ ...desk.documents, destination: await desk.target('let go') });
    await desk.reach(jobUID, (job) => typeof job.jobTotalFiles === 'number');
    assert.equal((await desk.read(jobUID)).jobFilesProcessed, 0);
    await server.client.demo('POST', `restore-jobs/${jobUID}/let-go`);
    const job = await desk.follow(jobUID);
    assert.deepEqual([job.status, job.jobFilesProcessed], ['completed', job.jobTotalFiles]);
    const again = { method: 'POST', body: '{}' };
    const refusal = await readRefusal(await server.client.fetch(`/demo/restore-jobs/${jobUID}/let-go`, again));
    assert.equal(refusal.status, 409);
  });

  it('several times, each until it is let go', async () => {
    for (const afterShare of [0.6, 0.3]) await desk.orderFault('stalled', { afterShare });
    const jobUID = await desk.restore({ ...desk.documents, destination: await desk.target('let go twice') });
    await desk.reach(jobUID, (job) => shareOf(job) >= 0.3);
    await wait(200);
    assert.ok(shareOf(await desk.read(jobUID)) < 1);
    await server.client.demo('POST', `restore-jobs/${jobUID}/let-go`);
    await desk.reach(jobUID, (job) => shareOf(job) >= 0.6);
    await server.client.demo('POST', `restore-jobs/${jobUID}/let-go`);
    assert.equal((await desk.follow(jobUID)).status, 'completed');
  });

  it('as a failure in the middle, with its reason', async () => {
    await desk.orderFault('fails', { afterShare: 0.5 });
    const job = await desk.follow(await desk.restore({ ...desk.documents, destination: await desk.target('failed') }));
    assert.deepEqual([job.status, job.message], ['failed', 'The connection to the device was lost.']);
    assert.ok((job.jobFilesProcessed ?? 0) > 0 && (job.jobFilesProcessed ?? 0) < (job.jobTotalFiles ?? 0));
    assert.equal((await filesIn(desk.onDevice(3, 'failed'))).length, job.jobFilesProcessed);
  });

  it('where all files are worked on at once, too', async () => {
    const files = [...(await desk.tree()).values()].filter(({ type }) => type === 'FILE').slice(0, 3);
    const items = files.map(({ id }) => ({ type: 'FILE', id }));
    assert.equal(items.length, 3);
    await desk.orderFault('fails', { afterShare: 0.3 });
    const failed = await desk.follow(await desk.restore({ items, destination: await desk.target('few failed') }));
    assert.equal(failed.status, 'failed');
    await desk.orderFault('stalled', { afterShare: 0.3 });
    const jobUID = await desk.restore({ items, destination: await desk.target('few stalled') });
    await desk.reach(jobUID, (job) => shareOf(job) >= 0.3);
    await wait(200);
    assert.equal((await desk.read(jobUID)).status, 'processing');
    await server.client.call(cancelRestoreJob, { params: { nodeId: 1, jobUID } });
  });

  it('for some files: completed, with fewer than there are', async () => {
    await desk.orderFault('unwritable-files', { everyFile: 5 });
    const job = await desk.follow(await desk.restore({ ...desk.documents, destination: await desk.target('some') }));
    const total = job.jobTotalFiles ?? 0;
    assert.deepEqual([job.status, job.jobFilesProcessed], ['completed', total - Math.ceil(total / 5)]);
    assert.ok((job.jobProcessedBytes ?? 0) < (job.jobTotalBytes ?? 0));
    assert.equal((await filesIn(desk.onDevice(3, 'some'))).length, job.jobFilesProcessed);
  });

  it('as often as told, in this session only, by a list that the panel shows', async () => {
    const other = await server.newClient();
    await desk.orderFault('fails', { times: 2, afterShare: 0 });
    assert.equal((await desk.orderFault('unwritable-files')).active.length, 2);
    const order = { ...desk.documents, destination: await desk.target('often') };
    const run = async (client: typeof other) => (await desk.follow(await desk.restore(order, client))).status;
    assert.equal(await run(other), 'completed');
    assert.deepEqual([await run(server.client), await run(server.client)], ['failed', 'failed']);
    assert.equal(await run(server.client), 'completed');
    await desk.orderFault('stalled');
    const list = await server.client.demo<{ active: unknown[]; faults: { name: string; description: string }[] }>(
      'DELETE',
      'job-faults',
    );
    assert.deepEqual(list.active, []);
    assert.deepEqual(
      list.faults.map(({ name }) => name),
      Object.keys(jobFaults),
    );
    assert.ok(list.faults.every(({ description }) => description.length > 10));
    const wrong = { method: 'PUT', body: JSON.stringify({ fault: 'earthquake' }) };
    assert.equal((await readRefusal(await server.client.fetch('/demo/job-faults', wrong))).status, 400);
  });
});

function shareOf({ jobFilesProcessed, jobTotalFiles }: RestoreJob): number {
  return (jobFilesProcessed ?? 0) / (jobTotalFiles ?? 1);
}
