import assert from 'node:assert/strict';
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { listRevisions, listVolumes } from '../../../src/backup/contract.ts';
import {
  cancelRestoreJob,
  clearRestoreJob,
  createRestoreJob,
  listRestoreJobs,
  type RestoreJob,
} from '../../../src/backup/job-contract.ts';
import { listBackupJobs } from '../../../src/backup/recovery-contract.ts';
import { filesIn, RestoreDesk } from './support/restore-desk.ts';
import { backUp, openTestServer, planNamed, type TestServer } from './support/test-server.ts';

describe('restore jobs', () => {
  let server: TestServer;
  let desk: RestoreDesk;

  before(async () => {
    server = await openTestServer();
    desk = await RestoreDesk.open(server);
  });
  after(() => server.close());

  it('restore 10,000 files, with counts that rise steadily and are true', async () => {
    const destination = await desk.target('ten thousand');
    const jobUID = await desk.restore({ planId: desk.scale, items: [{ type: 'FOLDER', id: 'g10k' }], destination });
    const seen: RestoreJob[] = [];
    const job = await desk.follow(jobUID, (each) => seen.push(each));
    assert.deepEqual([job.status, job.jobTotalFiles, job.jobFilesProcessed], ['completed', 10_000, 10_000]);
    assert.equal(seen[0]?.jobTotalFiles, null, 'it is prepared first');
    const counts = seen.map(({ jobFilesProcessed }) => jobFilesProcessed ?? 0);
    assert.deepEqual(
      counts,
      counts.toSorted((one, other) => one - other),
    );
    assert.ok(new Set(counts).size > 10, `${new Set(counts).size} different counts`);
    const restored = desk.onDevice(3, 'ten thousand/10,000 small files');
    assert.equal((await filesIn(restored)).length, 10_000);
    const sizes = await Promise.all(
      (await readdir(restored)).map(async (name) => (await stat(join(restored, name))).size),
    );
    assert.equal(
      sizes.reduce((sum, size) => sum + size, 0),
      job.jobTotalBytes,
    );
    assert.equal(job.jobProcessedBytes, job.jobTotalBytes);
  });

  it('are told of on the device that is restored to, too', async () => {
    const jobUID = await desk.restore({ ...desk.documents, destination: await desk.target('elsewhere') });
    const at = async (nodeId: number) =>
      (await server.client.call(listRestoreJobs, { params: { nodeId } })).map((job) => job.jobUID);
    assert.ok((await at(1)).includes(jobUID));
    assert.ok((await at(3)).includes(jobUID));
    assert.ok(!(await at(2)).includes(jobUID));
    await desk.follow(jobUID);
    await server.client.call(clearRestoreJob, { params: { nodeId: 3, jobUID } });
    assert.ok(!(await at(1)).includes(jobUID));
  });

  it('do not hold up the server', async () => {
    const jobUID = await desk.restore({
      planId: desk.scale,
      items: [{ type: 'FOLDER', id: 'g10k' }],
      destination: await desk.target('busy'),
    });
    await desk.reach(jobUID, ({ jobFilesProcessed }) => (jobFilesProcessed ?? 0) > 0);
    for (let answers = 0; answers < 20; answers++) await planNamed(server.client, 'Documents');
    const { status, jobFilesProcessed } = await desk.read(jobUID);
    assert.equal(status, 'processing', 'twenty answers came while it was at work');
    assert.ok((jobFilesProcessed ?? 0) < 10_000);
    await server.client.call(cancelRestoreJob, { params: { nodeId: 1, jobUID } });
  });

  it('keep every file of one name under "Keep both", also within one job', async () => {
    const destination = await desk.target('same name');
    const items = ['Invoices/2025/Invoice 1.txt', 'Invoices/2026/Invoice 1.txt'];
    const ids = await desk.tree();
    const order = { items: items.map((path) => ({ type: 'FILE', id: ids.get(path)?.id })), destination };
    assert.equal((await desk.follow(await desk.restore(order))).jobFilesProcessed, 2);
    assert.match(await readFile(desk.onDevice(3, 'same name/Invoice 1.txt'), 'utf8'), /137\.50/);
    assert.match(await readFile(desk.onDevice(3, 'same name/Invoice 1 (restored).txt'), 'utf8'), /151\.00/);
    await desk.follow(await desk.restore({ ...order, ifExists: 'SKIP' }));
    assert.equal((await filesIn(desk.onDevice(3, 'same name'))).length, 2);
    await desk.follow(await desk.restore({ ...order, ifExists: 'OVERWRITE' }));
    assert.match(
      await readFile(desk.onDevice(3, 'same name/Invoice 1.txt'), 'utf8'),
      /151\.00/,
      'the later one is left',
    );
  });

  it('restore permissions, of folders that were there only where that is asked for and allowed', async () => {
    await chmod(desk.onDevice(1, 'Documents/Notes.txt'), 0o600);
    await chmod(desk.onDevice(1, 'Documents/Contracts'), 0o750);
    await chmod(desk.onDevice(1, 'Documents/Invoices'), 0o700);
    await writeFile(desk.onDevice(1, 'Documents/Notes.txt'), 'Only for me.\n');
    assert.equal((await backUp(server.client, 'documents')).state, 'completed');
    const items = [{ type: 'FOLDER', id: desk.folderId }];
    for (const [name, restoreNtfsPermissions] of Object.entries({ plain: false, same: true })) {
      const destination = await desk.target(name);
      await mkdir(desk.onDevice(3, name, 'Documents/Contracts'), { recursive: true });
      await desk.follow(await desk.restore({ items, destination, restoreNtfsPermissions }));
    }
    const mode = async (path: string) => (await stat(desk.onDevice(3, path))).mode & 0o777;
    for (const name of ['plain', 'same']) {
      assert.equal(await mode(`${name}/Documents/Notes.txt`), 0o600);
      assert.equal(await mode(`${name}/Documents/Invoices`), 0o700);
    }
    assert.deepEqual([await mode('plain/Documents/Contracts'), await mode('same/Documents/Contracts')], [0o755, 0o750]);
    await server.client.demo('POST', 'session', { featureFlags: { backup_ntfs_permissions: false } });
    const body = { planId: desk.planId, ifExists: 'SKIP', location: 'original', items, restoreNtfsPermissions: true };
    const refusal = await server.client.refusal(createRestoreJob, { params: { nodeId: 1 }, body });
    assert.deepEqual([refusal.status, refusal.resultCode], [403, 'FORBIDDEN']);
    await server.client.demo('POST', 'session', { featureFlags: { backup_ntfs_permissions: true } });
  });

  it('restore a folder as it was at a job, with what was deleted then where wanted', async () => {
    const args = { params: { nodeId: 1, planId: desk.planId }, query: { page: 0, size: 100, upsyncedData: 'false' } };
    const jobs = (await server.client.call(listBackupJobs, args)).results;
    const item = { type: 'FOLDER', id: (await desk.tree()).get('Contracts/')?.id, jobId: jobs.at(-3)?.jobId };
    await desk.follow(await desk.restore({ items: [item], destination: await desk.target('without deleted') }));
    await desk.follow(
      await desk.restore({ items: [item], destination: await desk.target('with deleted'), restoreDeleted: true }),
    );
    assert.deepEqual(await filesIn(desk.onDevice(3, 'without deleted')), ['Lease 2024.txt']);
    assert.deepEqual((await filesIn(desk.onDevice(3, 'with deleted'))).sort(), [
      'Insurance.txt',
      'Lease 2019.txt',
      'Lease 2024.txt',
    ]);
  });

  it('restore files and folders of an image', async () => {
    const image = await planNamed(server.client, 'Windows VM image');
    const [volume] = await server.client.call(listVolumes, { params: { nodeId: 1, planId: image.uid } });
    const revisions = { params: { nodeId: 1, planNumericId: image.numericId, fileId: volume?.id ?? '' } };
    const { results } = await server.client.call(listRevisions, { ...revisions, query: { page: 0, size: 10 } });
    const revisionId = results.find(({ onS3 }) => onS3)?.id;
    const items = [
      { type: 'FILE', path: '/Users/boris/Documents/Notes.txt', revisionId },
      { type: 'FOLDER', path: '/Users/ayumi/Documents', revisionId },
    ];
    const job = await desk.follow(
      await desk.restore({ planId: image.uid, items, destination: await desk.target('image') }),
    );
    assert.deepEqual([job.status, job.jobFilesProcessed, job.content.type], ['completed', 3, 'BATCH']);
    assert.match(await readFile(desk.onDevice(3, 'image/Notes.txt'), 'utf8'), /^Notes of boris/);
    assert.match(await readFile(desk.onDevice(3, 'image/Documents/Notes.txt'), 'utf8'), /^Notes of ayumi/);
  });

  it('refuse what is not there before a job is made', async () => {
    const destination = await desk.target('refused');
    const other = (await desk.tree()).get('Budget 2026.csv')?.id;
    const notes = (await desk.tree()).get('Notes.txt')?.id;
    const before = (await server.client.call(listRestoreJobs, { params: { nodeId: 1 } })).length;
    const refuse = async (item: Record<string, unknown>) => {
      const body = { planId: desk.planId, ifExists: 'SKIP', location: 'other', destination, items: [item] };
      return (await server.client.refusal(createRestoreJob, { params: { nodeId: 1 }, body })).status;
    };
    const revisions = await server.client.fetch(
      `/backup/lockhart/nodes/1/plans/${desk.planId}/files/${other}/revisions?page=0&size=1`,
    );
    const ofOther = (await revisions.json()).results[0].id;
    assert.equal(
      await refuse({ type: 'FILE', id: notes, revisionId: String(ofOther) }),
      404,
      'a revision of another file',
    );
    assert.equal(await refuse({ type: 'FOLDER', id: notes }), 404, 'a file as a folder');
    assert.equal(await refuse({ type: 'FILE', id: desk.folderId }), 404, 'a folder as a file');
    assert.equal(await refuse({ type: 'FOLDER', id: desk.folderId, jobId: '999999' }), 404, 'a job of another plan');
    assert.equal((await server.client.call(listRestoreJobs, { params: { nodeId: 1 } })).length, before);
  });

  it('can be cleared as soon as they are seen to be over', async () => {
    const items = [{ type: 'FILE', id: (await desk.tree()).get('Notes.txt')?.id }];
    const destination = await desk.target('cleared at once');
    for (let round = 0; round < 3; round += 1) {
      const jobUID = await desk.restore({ items, destination });
      while ((await desk.read(jobUID)).status === 'processing');
      await server.client.call(clearRestoreJob, { params: { nodeId: 1, jobUID } });
      const left = await server.client.call(listRestoreJobs, { params: { nodeId: 1 } });
      assert.ok(!left.some((job) => job.jobUID === jobUID));
    }
  });

  it('go on after the server was restarted, and restore nothing twice', async () => {
    const destination = await desk.target('restarted');
    await writeFile(desk.onDevice(3, 'restarted/Notes.txt'), 'mine');
    const notes = { type: 'FILE', id: (await desk.tree()).get('Notes.txt')?.id };
    await desk.orderFault('stalled', { afterShare: 0.5 });
    const items = [notes, { type: 'FOLDER', id: desk.folderId }];
    const jobUID = await desk.restore({ items, destination });
    await desk.reach(jobUID, (job) => (job.jobFilesProcessed ?? 0) >= (job.jobTotalFiles ?? 1) / 2);
    await server.restart();
    const job = await desk.follow(jobUID);
    assert.equal(job.status, 'completed');
    assert.equal(job.jobFilesProcessed, job.jobTotalFiles);
    const files = await filesIn(desk.onDevice(3, 'restarted'));
    assert.deepEqual(
      files.filter((name) => name.includes('(restored')),
      ['Notes (restored).txt'],
    );
    assert.equal(files.length, (job.jobTotalFiles ?? 0) + 1, 'all of them and the one that was there');
    assert.equal(await readFile(desk.onDevice(3, 'restarted/Notes.txt'), 'utf8'), 'mine');
    const isJournalLeft = async () =>
      (await readdir(join(server.folder, 'data/restores'))).some((name) => name.startsWith(jobUID));
    // It goes when the end of the job is on record, so that a server that is killed in between can still tell of it.
    for (let tries = 0; tries < 100 && (await isJournalLeft()); tries += 1) await wait(50);
    assert.ok(!(await isJournalLeft()), 'the journal is removed');
  });
});
