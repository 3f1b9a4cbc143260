/** A clock that was set back, or a backend that stamps each file as it reads it: what is latest is told by the jobs. */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { listPlanFolders, listRevisions, listVolumes } from '../../../src/backup/contract.ts';
import { listRestoreJobs } from '../../../src/backup/job-contract.ts';
import { listBackupJobs, listDownloadRevisions } from '../../../src/backup/recovery-contract.ts';
import { RestoreDesk } from './support/restore-desk.ts';
import { execute } from './support/test-database.ts';
import { backUp, openTestServer, planNamed, type TestServer } from './support/test-server.ts';

const month = 30 * 24 * 60 * 60 * 1000;
const firstPage = { page: 0, size: 100 };

describe('what is latest', () => {
  let server: TestServer;
  let desk: RestoreDesk;
  let fileId: string;
  /** Of the first and of the second backup of the file. */
  let jobIds: string[];

  before(async () => {
    server = await openTestServer();
    desk = await RestoreDesk.open(server);
    for (const text of ['first', 'second']) {
      await writeFile(desk.onDevice(1, 'Documents/Notes.txt'), text);
      assert.equal((await backUp(server.client, 'documents')).state, 'completed');
    }
    fileId = (await desk.tree()).get('Notes.txt')?.id ?? '';
    jobIds = (await jobs())
      .slice(0, 2)
      .map(({ jobId }) => jobId)
      .reverse();
    const [, second] = jobIds;
    await change(`UPDATE job SET created = created - ${month}, completed = completed - ${month} WHERE id = ${second}`);
    await change(`UPDATE revision SET created = created - ${month} WHERE job_id = ${second}`);
  });
  after(() => server.close());

  const change = (statement: string) => execute(join(server.folder, 'data'), statement);
  const jobs = async (planId = desk.planId) => {
    const query = { ...firstPage, upsyncedData: 'false' };
    return (await server.client.call(listBackupJobs, { params: { nodeId: 1, planId }, query })).results;
  };
  /** The file, restored by itself or with its folder. */
  const restored = async (name: string, type: 'FILE' | 'FOLDER', jobId?: string) => {
    const destination = await desk.target(name);
    const items = [{ type, id: type === 'FILE' ? fileId : desk.folderId, jobId }];
    assert.equal((await desk.follow(await desk.restore({ items, destination }))).status, 'completed');
    return readFile(desk.onDevice(3, name, type === 'FILE' ? '' : 'Documents', 'Notes.txt'), 'utf8');
  };

  it('is what the last job found, though the clock was set back since', async () => {
    const [, second] = jobIds;
    assert.equal((await jobs())[0]?.jobId, second);
    const revisions = await server.client.call(listRevisions, {
      params: { nodeId: 1, planNumericId: desk.planId, fileId },
      query: firstPage,
    });
    const download = await server.client.call(listDownloadRevisions, {
      params: { nodeId: 1, planId: desk.planId, fileId },
      query: { ...firstPage, onCloud: 'false' },
    });
    assert.equal(revisions.results[0]?.size, 'second'.length);
    assert.equal(download.results[0]?.id, revisions.results[0]?.id);
    assert.equal(await restored('latest file', 'FILE'), 'second');
    assert.equal(await restored('latest folder', 'FOLDER'), 'second');
  });

  it('is what the plan and its folders tell of', async () => {
    const [last] = await jobs();
    const plan = await planNamed(server.client, 'Documents');
    const folders = { params: { nodeId: 1, planId: desk.planId }, query: firstPage };
    const [folder] = await server.client.call(listPlanFolders, folders);
    assert.deepEqual([plan.lastSuccess, folder?.latestRevisionCreatedAt], [last?.completed, last?.created]);
  });

  it('does not come into an earlier job, and an earlier one is not hidden by it', async () => {
    const [first, second] = jobIds;
    assert.equal(await restored('folder before', 'FOLDER', first), 'first');
    assert.equal(await restored('folder then', 'FOLDER', second), 'second');
    assert.equal(await restored('file before', 'FILE', first), 'first');
    assert.equal(await restored('file then', 'FILE', second), 'second');
  });

  it('is in its job where files are stamped while that runs', async () => {
    const [first] = jobIds;
    await change(`UPDATE revision SET created = created + 60000 WHERE job_id = ${first}`);
    assert.equal(await restored('stamped folder', 'FOLDER', first), 'first');
    assert.equal(await restored('stamped file', 'FILE', first), 'first');
  });

  it('is the last of a volume, too', async () => {
    const { uid, numericId } = await planNamed(server.client, 'Windows VM image');
    const [volume] = await server.client.call(listVolumes, { params: { nodeId: 1, planId: uid } });
    const read = async () =>
      (
        await server.client.call(listRevisions, {
          params: { nodeId: 1, planNumericId: numericId, fileId: volume?.id ?? '' },
          query: firstPage,
        })
      ).results.map(({ id }) => id);
    const before = await read();
    const jobsBefore = await jobs(uid);
    await change(`UPDATE image_revision SET created = created - ${month} WHERE id = ${before[0]}`);
    await change(`UPDATE job SET created = created - ${month} WHERE id = ${jobsBefore[0]?.jobId}`);
    assert.deepEqual(await read(), before);
    assert.deepEqual(
      (await jobs(uid)).map(({ jobId }) => jobId),
      jobsBefore.map(({ jobId }) => jobId),
    );
  });

  it('stands first among restores', async () => {
    const before = await server.client.call(listRestoreJobs, { params: { nodeId: 1 } });
    await change(`UPDATE restore_job SET created = created - ${month} WHERE uid = '${before[0]?.jobUID}'`);
    const later = await server.client.call(listRestoreJobs, { params: { nodeId: 1 } });
    assert.deepEqual(
      later.map(({ jobUID }) => jobUID),
      before.map(({ jobUID }) => jobUID),
    );
  });
});
