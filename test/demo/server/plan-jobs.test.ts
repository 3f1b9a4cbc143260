/** Syncs and backups, followed in the list of the restores by who asks for them. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  cancelRestoreJob,
  clearRestoreJob,
  createSyncJob,
  listRestoreJobs,
  type RestoreJob,
  readRestoreJob,
  syncAlreadyRunning,
} from '../../../src/backup/job-contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { RestoreDesk } from './support/restore-desk.ts';
import { openTestServer, planNamed, type TestServer } from './support/test-server.ts';

describe('a sync or a backup', () => {
  const backupFolder = fileURLToPath(new URL('./support', import.meta.url));
  const allKinds = { kinds: 'RESTORE,SYNC,BACKUP' };
  let server: TestServer;

  before(async () => {
    server = await openTestServer({ backupFolder });
  });
  after(() => server.close());

  const list = (query = {}, client: DemoClient = server.client) =>
    client.call(listRestoreJobs, { params: { nodeId: 1 }, query });
  const job = (jobUID: string) => ({ params: { nodeId: 1, jobUID } });
  const read = (jobUID: string) => server.client.call(readRestoreJob, job(jobUID));
  const until = async (jobUID: string, isSo: (job: RestoreJob) => boolean) => {
    for (let turn = 0; ; turn++) {
      const now = await read(jobUID);
      if (isSo(now)) return now;
      assert.ok(turn < 500, `still ${JSON.stringify(now)}`);
      await wait(30);
    }
  };
  const isOver = ({ status }: RestoreJob) => status !== 'processing';
  const fault = (order: object) => server.client.demo('PUT', 'job-faults', order);
  const letGo = (jobUID: string) => server.client.demo('POST', `restore-jobs/${jobUID}/let-go`);
  const sync = async () => {
    const planId = (await planNamed(server.client, 'Workshop NAS')).uid;
    return server.client.call(createSyncJob, { params: { nodeId: 1, planId } });
  };
  const backUpProject = async () => {
    await server.client.demo('POST', 'backups', { plan: 'project' });
    const [newest] = await list({ kinds: 'BACKUP' });
    assert.ok(newest);
    return newest;
  };

  it('is listed for who asks for its kind, and nobody else is surprised by it', async () => {
    await fault({ fault: 'stalled', afterShare: 0 });
    const { jobUID } = await sync();
    const [listed] = await list(allKinds);
    assert.equal(listed?.jobUID, jobUID);
    assert.deepEqual(
      [listed?.status, listed?.content.actionType, listed?.content.sourcePlanName],
      ['processing', 'SYNC', 'Workshop NAS'],
    );
    assert.deepEqual(await list(), []);
    assert.deepEqual(await list({ kinds: 'BACKUP,NO_SUCH_KIND' }), []);
    await letGo(jobUID ?? '');
    await until(jobUID ?? '', isOver);
  });

  it('tells the true number of files and bytes', async () => {
    const [done] = await list({ kinds: 'SYNC' });
    assert.equal(done?.status, 'completed');
    assert.ok((done?.jobTotalFiles ?? 0) > 0 && (done?.jobTotalBytes ?? 0) > 0);
    assert.deepEqual([done?.jobFilesProcessed, done?.jobProcessedBytes], [done?.jobTotalFiles, done?.jobTotalBytes]);
    const again = await until((await sync()).jobUID ?? '', isOver);
    assert.deepEqual([again.status, again.jobTotalFiles], ['completed', 0], 'all of it is in the cloud');
    assert.equal((await list({ kinds: 'SYNC' })).length, 1);
  });

  it('runs once a plan, and is no restore: it can be cleared when it is over, and not canceled', async () => {
    const project = await planNamed(server.client, 'Project');
    await fault({ fault: 'stalled', afterShare: 0.5 });
    const { jobUID, content } = await backUpProject();
    assert.deepEqual([content.actionType, content.sourcePlanId], ['BACKUP', project.uid]);
    const half = await until(jobUID, ({ jobFilesProcessed }) => (jobFilesProcessed ?? 0) > 0);
    assert.ok((half.jobTotalFiles ?? 0) > 1);
    const again = { params: { nodeId: 1, planId: project.uid } };
    assert.equal((await server.client.call(createSyncJob, again)).resultCode, syncAlreadyRunning);
    assert.equal((await server.client.refusal(cancelRestoreJob, job(jobUID))).resultCode, 'NOT_CANCELABLE');
    assert.equal((await server.client.refusal(clearRestoreJob, job(jobUID))).resultCode, 'STILL_RUNNING');
    await letGo(jobUID);
    const done = await until(jobUID, isOver);
    assert.deepEqual([done.status, done.percentage], ['completed', 100]);
    assert.deepEqual([done.jobFilesProcessed, done.jobFilesFailed], [done.jobTotalFiles, 0]);
    await server.client.call(clearRestoreJob, job(jobUID));
    assert.deepEqual(await list({ kinds: 'BACKUP' }), []);
  });

  it('says why it failed, and gives way to the next of its plan', async () => {
    await fault({ fault: 'fails', afterShare: 0 });
    const failed = await until((await backUpProject()).jobUID, isOver);
    assert.deepEqual([failed.status, failed.message], ['failed', 'The connection to the device was lost.']);
    const next = await until((await backUpProject()).jobUID, isOver);
    assert.equal(next.status, 'completed');
    assert.deepEqual(
      (await list({ kinds: 'BACKUP' })).map((one) => one.jobUID),
      [next.jobUID],
    );
  });

  it('that a server has left behind has failed, and says so', async () => {
    await fault({ fault: 'stalled', afterShare: 0 });
    const { jobUID } = await backUpProject();
    await server.restart();
    const left = await read(jobUID);
    assert.equal(left.status, 'failed');
    assert.match(left.message ?? '', /nothing of it is kept/);
  });

  it('is shown to who may open its plan', async () => {
    const technician = await server.newClient();
    await technician.demo('POST', 'session', { user: 'technician' });
    assert.deepEqual(await list(allKinds, technician), []);
    const [mine] = await list(allKinds);
    assert.equal((await technician.refusal(clearRestoreJob, job(mine?.jobUID ?? ''))).status, 403);
  });

  it('stands between the restores, the newest first', async () => {
    const desk = await RestoreDesk.open(server);
    const restored = await desk.restore({ ...desk.documents, destination: await desk.target('between') });
    const { jobUID } = await backUpProject();
    await until(jobUID, isOver);
    const kinds = (await list(allKinds)).map(({ content }) => content.actionType);
    assert.deepEqual(kinds.slice(0, 2), ['BACKUP', 'RESTORE']);
    assert.deepEqual(
      (await list()).map((one) => one.jobUID),
      [restored],
    );
  });
});
