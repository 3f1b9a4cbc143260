import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { listPlanFolders, listPlans, listVolumes } from '../../../src/backup/contract.ts';
import {
  cancelRestoreJob,
  clearRestoreJob,
  createRestoreJob,
  createSyncJob,
  listRestoreJobs,
  type RestoreJob,
  readRestoreJob,
} from '../../../src/backup/job-contract.ts';
import {
  deletePlans,
  deleteRevisions,
  downloadFile,
  listBackupJobs,
  listDownloadRevisions,
} from '../../../src/backup/recovery-contract.ts';
import { backUp, openTestServer, planNamed, readTree, type TestServer } from './support/test-server.ts';

describe('what is done with backed-up data', () => {
  const backupFolder = fileURLToPath(new URL('./support', import.meta.url));
  let server: TestServer;
  let planId: string;
  let folderId: string;

  before(async () => {
    server = await openTestServer({ deletionDelay: 0, contentGrace: 0, backupFolder });
    planId = (await planNamed(server.client, 'Documents')).uid;
    const folders = { params: { nodeId: 1, planId }, query: { page: 0, size: 10 } };
    folderId = (await server.client.call(listPlanFolders, folders))[0]?.id ?? '';
  });
  after(() => server.close());

  const tree = () => readTree(server.client, planId, folderId);
  const onDevice = (nodeId: number, ...path: string[]) => join(server.folder, 'data/devices', String(nodeId), ...path);
  const restore = async (order: Record<string, unknown>) => {
    const body = { planId, ifExists: 'OVERWRITE', location: 'other', ...order };
    const { resultCode, jobUID } = await server.client.call(createRestoreJob, { params: { nodeId: 1 }, body });
    assert.equal(resultCode, 'SUCCESS');
    return jobUID ?? '';
  };
  const finished = async (jobUID: string): Promise<RestoreJob> => {
    for (;;) {
      const job = await server.client.call(readRestoreJob, { params: { nodeId: 1, jobUID } });
      if (job.status !== 'processing') return job;
      await wait(30);
    }
  };

  it('restores a folder to another device, with its times', async () => {
    const destination = { nodeId: 3, path: '/Users/ayumi/Documents' };
    const job = await finished(await restore({ items: [{ type: 'FOLDER', id: folderId }], destination }));
    assert.equal(job.status, 'completed');
    assert.equal(job.jobFilesProcessed, job.jobTotalFiles);
    assert.deepEqual([job.percentage, job.jobProcessedBytes], [100, job.jobTotalBytes]);
    assert.equal(job.content.destinationPath, destination.path);
    const restored = onDevice(3, 'Users/ayumi/Documents/Documents');
    assert.equal(await readFile(join(restored, 'Notes.txt'), 'utf8'), 'All done.\n');
    assert.ok((await stat(join(restored, 'Projects/Empty too'))).isDirectory());
    const { mtimeMs } = await stat(onDevice(1, 'Documents/Notes.txt'));
    assert.ok(Math.abs((await stat(join(restored, 'Notes.txt'))).mtimeMs - mtimeMs) < 2);
  });

  it('restores an older revision to its original place, by each choice for what exists', async () => {
    const fileId = (await tree()).get('Notes.txt')?.id ?? '';
    const revisions = { params: { nodeId: 1, planId, fileId }, query: { page: 0, size: 100 } };
    const oldest = (await server.client.call(listDownloadRevisions, revisions)).results.at(-1)?.id;
    const path = onDevice(1, 'Documents/Notes.txt');
    const original = { items: [{ type: 'FILE', id: fileId, revisionId: oldest }], location: 'original' };
    await finished(await restore({ ...original, ifExists: 'SKIP' }));
    assert.equal(await readFile(path, 'utf8'), 'All done.\n');
    await finished(await restore({ ...original, ifExists: 'KEEP_BOTH' }));
    await finished(await restore({ ...original, ifExists: 'KEEP_BOTH' }));
    assert.match(await readFile(onDevice(1, 'Documents/Notes (restored).txt'), 'utf8'), /landlord/);
    assert.match(await readFile(onDevice(1, 'Documents/Notes (restored 2).txt'), 'utf8'), /landlord/);
    await finished(await restore(original));
    assert.match(await readFile(path, 'utf8'), /landlord/);
    assert.deepEqual(
      (await readdir(onDevice(1, 'Documents'))).filter((name) => name.startsWith('.rmm')),
      [],
    );
  });

  it('completes with warnings where a name cannot be on the device', async () => {
    const report = (await tree()).get('Report "final" (100%).txt')?.id;
    const notes = (await tree()).get('Notes.txt')?.id;
    const items = [report, notes].map((id) => ({ type: 'FILE', id }));
    const job = await finished(await restore({ items, destination: { nodeId: 2, path: 'C:\\' } }));
    assert.deepEqual([job.status, job.jobFilesProcessed, job.jobTotalFiles], ['completed', 1, 2]);
  });

  it('refuses a restore that cannot be', async () => {
    const items = [{ type: 'FOLDER', id: folderId }];
    const refuse = async (order: Record<string, unknown>) => {
      const body = { planId, items, ifExists: 'SKIP', location: 'other', ...order };
      const { status, resultCode } = await server.client.refusal(createRestoreJob, { params: { nodeId: 1 }, body });
      return [status, resultCode];
    };
    assert.deepEqual(await refuse({}), [400, 'INVALID_REQUEST']);
    assert.deepEqual(await refuse({ destination: { nodeId: 5, path: 'C:\\' } }), [409, 'DEVICE_OFFLINE']);
    assert.deepEqual(await refuse({ destination: { nodeId: 1, path: '/lost+found' } }), [403, 'ACCESS_DENIED']);
    assert.deepEqual(await refuse({ destination: { nodeId: 1, path: '/..' } }), [400, 'INVALID_REQUEST']);
    assert.deepEqual(await refuse({ items: [], destination: { nodeId: 1, path: '/' } }), [400, 'INVALID_REQUEST']);
    assert.deepEqual(await refuse({ items: [{ type: 'FILE', id: '1' }], destination: { nodeId: 1, path: '/' } }), [
      404,
      'NOT_FOUND',
    ]);
    await server.client.demo('POST', 'session', { featureFlags: { restore_original_location: false } });
    assert.deepEqual(await refuse({ location: 'original' }), [403, 'FORBIDDEN']);
    await server.client.demo('POST', 'session', { featureFlags: { restore_original_location: true } });
  });

  it('cancels a restore, keeps no half file, and clears it from the list', async () => {
    const scale = (await planNamed(server.client, 'Scale')).uid;
    const destination = { nodeId: 4, path: '/Users/ayumi/Documents' };
    const jobUID = await restore({ planId: scale, items: [{ type: 'FOLDER', id: 'g100k' }], destination });
    const args = { params: { nodeId: 1, jobUID } };
    assert.equal((await server.client.refusal(clearRestoreJob, args)).resultCode, 'STILL_RUNNING');
    for (;;) {
      const { jobFilesProcessed } = await server.client.call(readRestoreJob, args);
      if ((jobFilesProcessed ?? 0) > 5) break;
      await wait(30);
    }
    await server.client.call(cancelRestoreJob, args);
    assert.equal((await finished(jobUID)).status, 'canceled');
    const names = await readdir(onDevice(4, 'Users/ayumi/Documents/100,000 files'), { recursive: true });
    assert.deepEqual(
      names.filter((name) => name.includes('.rmm-restore')),
      [],
    );
    assert.equal((await server.client.refusal(cancelRestoreJob, args)).resultCode, 'NOT_RUNNING');
    const listed = async () =>
      (await server.client.call(listRestoreJobs, { params: { nodeId: 1 } })).map((job) => job.jobUID);
    assert.ok((await listed()).includes(jobUID));
    await server.client.call(clearRestoreJob, args);
    assert.equal((await listed()).includes(jobUID), false);
  });

  it('uploads what is only local, one upload at a time', async () => {
    const { uid } = await planNamed(server.client, 'Workshop NAS');
    const onCloud = async () => {
      const args = { params: { nodeId: 1, planId: uid }, query: { page: 0, size: 100, upsyncedData: 'true' } };
      return (await server.client.call(listBackupJobs, args)).totalElements;
    };
    const sync = async () =>
      (await server.client.call(createSyncJob, { params: { nodeId: 1, planId: uid } })).resultCode;
    assert.equal(await onCloud(), 0);
    assert.equal(await sync(), 'SUCCESS');
    assert.equal(await sync(), 'backup_job_already_running');
    while ((await onCloud()) === 0) await wait(50);
    assert.ok((await readdir(join(server.folder, 'data/cloud'))).length > 2);
  });

  it('uploads nothing of a plan while it is backed up', async () => {
    const { uid } = await planNamed(server.client, 'Project');
    await server.client.demo('POST', 'backups', { plan: 'project' });
    const { resultCode } = await server.client.call(createSyncJob, { params: { nodeId: 1, planId: uid } });
    assert.equal(resultCode, 'backup_job_already_running');
    await backUp(server.client, 'project');
  });

  it('restores the project to the device and never to the folder that is backed up', async () => {
    const { uid } = await planNamed(server.client, 'Project');
    const folders = { params: { nodeId: 1, planId: uid }, query: { page: 0, size: 10 } };
    const [root] = await server.client.call(listPlanFolders, folders);
    const source = join(backupFolder, 'demo-client.ts');
    const before = await stat(source);
    const items = [{ type: 'FOLDER', id: root?.id }];
    const job = await finished(await restore({ planId: uid, items, location: 'original' }));
    assert.deepEqual([job.status, job.content.destinationPath], ['completed', '/']);
    assert.equal(await readFile(onDevice(1, 'Project/demo-client.ts'), 'utf8'), await readFile(source, 'utf8'));
    assert.equal((await stat(source)).ctimeMs, before.ctimeMs);
  });

  it('frees what was deleted in the cloud as well, and counts it no longer at once', async () => {
    const { uid, storage } = await planNamed(server.client, 'Workshop NAS');
    assert.ok((storage?.local ?? 0) > 0);
    const folders = { params: { nodeId: 1, planId: uid }, query: { page: 0, size: 10 } };
    const [root] = await server.client.call(listPlanFolders, folders);
    const content = createHash('sha256').update('What is in Workshop.\n').digest('hex');
    const inStores = () =>
      ['store', 'cloud'].map((store) =>
        existsSync(join(server.folder, 'data', store, content.slice(0, 2), content.slice(2))),
      );
    assert.deepEqual(inStores(), [true, true]);
    const body = { fileIds: [], folderIds: [root?.id], planName: 'Workshop NAS', volumes: [] };
    const deletion = { params: { nodeId: 1, planId: uid }, body };
    await server.client.demo('PUT', 'faults', { fault: 'mfa-required', match: 'delete-revisions' });
    assert.equal((await server.client.refusal(deleteRevisions, deletion)).resultCode, 'MFA_REQUIRED');
    assert.equal((await planNamed(server.client, 'Workshop NAS')).storage?.local, storage?.local);
    await server.client.demo('POST', 'mfa');
    assert.equal((await server.client.call(deleteRevisions, deletion)).resultCode, 'SUCCESS');
    await server.client.demo('DELETE', 'faults');
    assert.equal((await planNamed(server.client, 'Workshop NAS')).storage?.local, 0);
    assert.deepEqual(inStores(), [true, true], 'not before it is due and swept');
    await server.sweep();
    assert.deepEqual(inStores(), [false, false]);
  });

  it('deletes files and folders: gone from every list at once, and their content after the sweep', async () => {
    const notes = (await tree()).get('Notes.txt')?.id ?? '';
    const invoices = (await tree()).get('Invoices/')?.id ?? '';
    const revisions = { params: { nodeId: 1, planId, fileId: notes }, query: { page: 0, size: 100 } };
    const revisionId = (await server.client.call(listDownloadRevisions, revisions)).results[0]?.id ?? '';
    const download = () => server.client.send(downloadFile, { params: { nodeId: 1, planId, revisionId } });
    const etag = (await download()).headers.get('etag') ?? '';
    const content = join(server.folder, 'data/store', etag.slice(1, 3), etag.slice(3, -1));
    assert.ok((await stat(content)).isFile());

    const bad = { fileIds: [notes, '999999'], folderIds: [], planName: 'Documents', volumes: [] };
    assert.equal(
      (await server.client.refusal(deleteRevisions, { params: { nodeId: 1, planId }, body: bad })).status,
      404,
    );
    assert.ok((await tree()).has('Notes.txt'), 'all or nothing');

    const body = { fileIds: [notes], folderIds: [invoices], planName: 'Documents', volumes: [] };
    await server.client.call(deleteRevisions, { params: { nodeId: 1, planId }, body });
    const left = [...(await tree()).keys()];
    assert.deepEqual(
      left.filter((path) => path.startsWith('Invoices') || path === 'Notes.txt'),
      [],
    );
    assert.equal((await download()).status, 404);
    await server.sweep();
    await assert.rejects(stat(content), { code: 'ENOENT' });
    const kept = (await tree()).get('page.html')?.id ?? '';
    const others = { params: { nodeId: 1, planId, fileId: kept }, query: { page: 0, size: 100 } };
    const other = (await server.client.call(listDownloadRevisions, others)).results[0]?.id ?? '';
    const still = await server.client.send(downloadFile, { params: { nodeId: 1, planId, revisionId: other } });
    assert.match(await still.text(), /it ran/, 'what is still needed stays');

    await backUp(server.client, 'documents');
    assert.ok((await tree()).has('Notes.txt'), 'a file that is still on the device is protected again');
  });

  it('deletes volumes and whole plans', async () => {
    const image = await planNamed(server.client, 'Windows VM image');
    const volumes = () => server.client.call(listVolumes, { params: { nodeId: 1, planId: image.uid } });
    const [first] = await volumes();
    const body = { fileIds: [], folderIds: [], volumes: [{ fileId: first?.id, planId: image.uid }] };
    await server.client.call(deleteRevisions, { params: { nodeId: 1, planId: image.uid }, body });
    assert.equal((await volumes()).length, 2);
    const doomed = await planNamed(server.client, 'USB archive');
    const unknown = { params: { nodeId: 1 }, query: {}, body: [doomed.uid, 'no such plan'] };
    assert.equal((await server.client.refusal(deletePlans, unknown)).status, 404);
    await server.client.call(deletePlans, {
      params: { nodeId: 1 },
      query: { planName: doomed.name },
      body: [doomed.uid],
    });
    const names = (await server.client.call(listPlans, { params: { nodeId: 1 } })).map(({ name }) => name);
    assert.equal(names.includes('USB archive'), false);
    assert.ok(names.includes('Windows VM image'));
    await server.sweep();
    const other = (await server.newClient()).call(listVolumes, { params: { nodeId: 1, planId: image.uid } });
    assert.equal((await other).length, 2);
  });
});
