import assert from 'node:assert/strict';
import { type ChildProcess, execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  cancelRestoreJob,
  createRestoreJob,
  type RestoreJob,
  readRestoreJob,
} from '../../../src/backup/job-contract.ts';
import { deletePlans } from '../../../src/backup/recovery-contract.ts';
import { DemoClient } from './support/demo-client.ts';
import { kill, launch } from './support/server-process.ts';
import { planNamed } from './support/test-server.ts';

describe('a restore whose server is killed', () => {
  let folder: string;
  let child: ChildProcess;
  let client: DemoClient;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rmm-killed-restore-'));
    await mkdir(join(folder, 'source'));
    await start();
  });
  after(async () => {
    await kill(child);
    // What was killed may have a child that still writes.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  });

  const start = async () => {
    const launched = await launch(folder);
    child = launched.child;
    client = await DemoClient.open(launched.url);
  };
  const restore = async (planId: string, id: string, name: string) => {
    await mkdir(join(folder, 'data/devices/3', name));
    const destination = { nodeId: 3, path: `/${name}` };
    const body = { planId, items: [{ type: 'FOLDER', id }], ifExists: 'KEEP_BOTH', location: 'other', destination };
    return (await client.call(createRestoreJob, { params: { nodeId: 1 }, body })).jobUID ?? '';
  };
  const read = (jobUID: string) => client.call(readRestoreJob, { params: { nodeId: 1, jobUID } });
  const until = async (jobUID: string, isReached: (job: RestoreJob) => boolean) => {
    for (;;) {
      const job = await read(jobUID);
      if (isReached(job)) return job;
      await wait(20);
    }
  };

  it('goes on each time and restores nothing twice under "Keep both"', async () => {
    const { uid } = await planNamed(client, 'Scale');
    const jobUID = await restore(uid, 'g10k', 'killed');
    for (const files of [1, 3_000, 8_000]) {
      await until(jobUID, (job) => (job.jobFilesProcessed ?? 0) >= files);
      await kill(child);
      await start();
      assert.equal((await read(jobUID)).status, 'processing', 'it is resumed');
    }
    const job = await until(jobUID, ({ status }) => status !== 'processing');
    assert.deepEqual([job.status, job.jobFilesProcessed, job.jobTotalFiles], ['completed', 10_000, 10_000]);
    assert.equal(job.jobProcessedBytes, job.jobTotalBytes);
    const restored = join(folder, 'data/devices/3/killed/10,000 small files');
    const names = await readdir(restored);
    assert.deepEqual(
      names.filter((name) => name.includes('(restored') || name.startsWith('.')),
      [],
    );
    assert.equal(names.length, 10_000);
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(restored, name))).size));
    assert.equal(
      sizes.reduce((sum, size) => sum + size, 0),
      job.jobTotalBytes,
      'and each is whole',
    );
    assert.deepEqual(
      (await readdir(join(folder, 'data/restores'))).filter((name) => name.endsWith('.journal')),
      [],
    );
  });

  it('fails when only its own process is killed, leaves nothing half, and the next one runs', {
    timeout: 60_000,
  }, async () => {
    const { uid } = await planNamed(client, 'Scale');
    const order = (name: string) => restore(uid, 'g10k', name);
    const jobUID = await order('half');
    await until(jobUID, (job) => (job.jobFilesProcessed ?? 0) >= 500);
    const { stdout } = await promisify(execFile)('pgrep', ['-P', String(child.pid), '-f', 'restore-process']);
    process.kill(Number(stdout.trim()), 'SIGKILL');
    const job = await until(jobUID, ({ status }) => status !== 'processing');
    assert.deepEqual([job.status, typeof job.message], ['failed', 'string']);
    const restored = join(folder, 'data/devices/3/half/10,000 small files');
    const isHidden = (name: string) => name.startsWith('.');
    while ((await readdir(restored)).some(isHidden)) await wait(20);
    const next = await order('whole');
    const done = await until(next, ({ status, jobFilesProcessed }) => status !== 'processing' || !!jobFilesProcessed);
    assert.notEqual(done.status, 'failed');
    await client.call(cancelRestoreJob, { params: { nodeId: 1, jobUID: next } });
  });

  it('fails with its reason when what it restores was deleted meanwhile', async () => {
    const { uid, name } = await planNamed(client, 'User folders');
    await client.demo('PUT', 'job-faults', { fault: 'stalled', afterShare: 0 });
    const folders = await (await client.fetch(`/backup/lockhart/nodes/1/plans/${uid}/folders?page=0&size=1`)).json();
    const jobUID = await restore(uid, String(folders[0].id), 'gone');
    await until(jobUID, ({ jobTotalFiles }) => typeof jobTotalFiles === 'number');
    await client.call(deletePlans, { params: { nodeId: 1 }, query: { planName: name }, body: [uid] });
    await kill(child);
    await start();
    const job = await until(jobUID, ({ status }) => status !== 'processing');
    assert.deepEqual([job.status, job.message], ['failed', 'The plan is no longer there.']);
  });
});
