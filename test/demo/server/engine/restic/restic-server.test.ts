/** A repository of restic behind the server's calls. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { listFolderContent, listPlanFolders, listPlans } from '../../../../../src/backup/contract.ts';
import { createDownload } from '../../../../../src/backup/download-contract.ts';
import {
  cancelRestoreJob,
  createRestoreJob,
  createSyncJob,
  readRestoreJob,
} from '../../../../../src/backup/job-contract.ts';
import {
  deletePlans,
  deleteRevisions,
  listBackupJobs,
  readFreedSpace,
} from '../../../../../src/backup/recovery-contract.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { Repository, whyNot } from './restic-desk.ts';

/** That of this machine comes first. */
const nodeId = 1;
const everything = { page: 0, size: 100 };
/** What can’t be kept any smaller. */
const binary = randomBytes(300_000);

describe('a server with a repository of restic', { skip: whyNot }, () => {
  let repository: Repository;
  let source: string;
  let server: TestServer;
  let planId: string;

  before(async () => {
    source = await mkdtemp(join(tmpdir(), 'rmm-restic-source-'));
    await mkdir(join(source, 'Letters'), { recursive: true });
    await writeFile(join(source, 'Letters/one.txt'), 'the first letter');
    await writeFile(join(source, 'Letters/line\nbreak.txt'), 'odd');
    await writeFile(join(source, 'Letters/[a]*.txt'), 'pattern');
    await writeFile(join(source, 'data.bin'), binary);
    repository = await Repository.make();
    await repository.backUp([source], { tags: ['daily'] });
    await repository.backUp(['/etc/hostname'], { host: 'other-host' });
    server = await openTestServer({ repositories: [repository.settings()], deletionDelay: 0 });
    planId = await onlyPlan();
  });
  after(async () => {
    await server?.close();
    await repository?.remove();
    if (source) await rm(source, { recursive: true, force: true });
  });

  const plansOf = () => server.client.call(listPlans, { params: { nodeId } });
  const onlyPlan = async () => String((await plansOf())[0]?.uid);
  const rootOf = async () => {
    const [folder] = await server.client.call(listPlanFolders, { params: { nodeId, planId }, query: everything });
    return String(folder?.id);
  };
  const entriesOf = async (folderId: string) => {
    const args = { params: { nodeId, planId, folderId }, query: everything };
    return (await server.client.call(listFolderContent, args)).results;
  };
  const follow = async (jobUID: string) => {
    for (;;) {
      const job = await server.client.call(readRestoreJob, { params: { nodeId, jobUID } });
      if (job.status !== 'processing') return job;
      await wait(50);
    }
  };

  it('shows it instead of the embedded store, with what can be done with it', async () => {
    const plans = await plansOf();
    assert.deepEqual(
      plans.map(({ name, type, destination }) => [name, type, destination]),
      [[`${source} (daily)`, 'FILE_FOLDER', 'LOCAL']],
    );
    assert.deepEqual(plans[0]?.capabilities, {
      sync: false,
      planDeletion: true,
      itemDeletion: false,
      freedSpace: true,
    });
  });

  it('browses it, and downloads files, parts of them, folders and selections', async () => {
    const rootId = await rootOf();
    const entries = await entriesOf(rootId);
    assert.deepEqual(
      entries.map(({ name }) => name),
      ['Letters', 'data.bin'],
    );
    const [letters, data] = entries;
    const order = {
      items: [
        { type: 'FILE', id: data?.id },
        { type: 'FOLDER', id: letters?.id },
      ],
    };
    const args = { params: { nodeId, planId }, body: order };
    const { downloadId } = await server.client.call(createDownload, args);
    const zip = await server.client.fetch(
      `/backup/lockhart/nodes/${nodeId}/plans/${planId}/downloads/${downloadId}/data`,
    );
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    assert.deepEqual(Buffer.from(files['data.bin'] ?? []), binary);
    assert.equal(Buffer.from(files['Letters/one.txt'] ?? []).toString(), 'the first letter');

    const { results: jobs } = await server.client.call(listBackupJobs, {
      params: { nodeId, planId },
      query: everything,
    });
    const jobId = jobs[0]?.jobId;
    const path = `/backup/lockhart/v2/nodes/${nodeId}/plans/${planId}/folders/${rootId}/content?page=0&size=9&jobId=${jobId}`;
    const then = (await (await server.client.fetch(path)).json()) as {
      results: { name: string; revisionId: string }[];
    };
    const revisionId = then.results.find(({ name }) => name === 'data.bin')?.revisionId;
    const address = `/backup/lockhart/nodes/${nodeId}/plans/${planId}/revisions/${revisionId}/data`;
    const part = await server.client.fetch(address, { headers: { range: 'bytes=250000-250099' } });
    assert.equal(part.status, 206);
    assert.equal(part.headers.get('content-range'), `bytes 250000-250099/${binary.length}`);
    assert.deepEqual(Buffer.from(await part.arrayBuffer()), binary.subarray(250_000, 250_100));
    const tag = part.headers.get('etag') ?? '';
    assert.equal((await server.client.fetch(address, { headers: { 'if-none-match': tag } })).status, 304);
  });

  it('restores with the program, as the order says where a file exists', async () => {
    const rootId = await rootOf();
    const target = join(server.folder, 'data/devices/3/back');
    await mkdir(target, { recursive: true });
    const restore = async (ifExists: string) => {
      const destination = { nodeId: 3, path: '/back' };
      const body = { planId, items: [{ type: 'FOLDER', id: rootId }], ifExists, location: 'other', destination };
      const { jobUID } = await server.client.call(createRestoreJob, { params: { nodeId }, body });
      return follow(jobUID ?? '');
    };
    const name = source.slice(source.lastIndexOf('/') + 1);
    const job = await restore('OVERWRITE');
    assert.deepEqual([job.status, job.jobFilesProcessed, job.jobTotalFiles], ['completed', 4, 4], job.message ?? '');
    assert.deepEqual(await readFile(join(target, name, 'data.bin')), binary);
    assert.equal(await readFile(join(target, name, 'Letters/line\nbreak.txt'), 'utf8'), 'odd');
    assert.equal(await readFile(join(target, name, 'Letters/[a]*.txt'), 'utf8'), 'pattern');
    await writeFile(join(target, name, 'Letters/one.txt'), 'changed since');
    assert.equal((await restore('SKIP')).jobFilesSkipped, 4);
    assert.equal(await readFile(join(target, name, 'Letters/one.txt'), 'utf8'), 'changed since');
    assert.equal((await restore('KEEP_BOTH')).jobFilesRenamed, 4);
    assert.equal(await readFile(join(target, name, 'Letters/one (restored).txt'), 'utf8'), 'the first letter');
    assert.deepEqual(
      (await readdir(join(server.folder, 'data/restores'))).filter((each) => each.includes('fetched')),
      [],
      'what was fetched is removed',
    );
  });

  it('goes on with a restore whose server was killed, and restores nothing twice', async () => {
    const target = join(server.folder, 'data/devices/3/killed');
    await mkdir(target, { recursive: true });
    await server.client.demo('PUT', 'job-faults', { fault: 'stalled', afterShare: 0.25 });
    const items = [{ type: 'FOLDER', id: await rootOf() }];
    const body = {
      planId,
      items,
      ifExists: 'KEEP_BOTH',
      location: 'other',
      destination: { nodeId: 3, path: '/killed' },
    };
    const { jobUID = '' } = await server.client.call(createRestoreJob, { params: { nodeId }, body });
    const args = { params: { nodeId, jobUID: jobUID ?? '' } };
    while (!(await server.client.call(readRestoreJob, args)).jobFilesProcessed) await wait(50);
    await server.restart();
    const job = await follow(jobUID ?? '');
    assert.deepEqual([job.status, job.jobFilesProcessed, job.jobFilesRenamed], ['completed', 4, 0], job.message ?? '');
    const name = source.slice(source.lastIndexOf('/') + 1);
    const names = (await readdir(join(target, name), { recursive: true })).toSorted();
    assert.deepEqual(names, ['Letters', 'Letters/[a]*.txt', 'Letters/line\nbreak.txt', 'Letters/one.txt', 'data.bin']);
    assert.deepEqual(await readFile(join(target, name, 'data.bin')), binary);
  });

  it('cancels a restore, and leaves nothing that it fetched', async () => {
    await mkdir(join(server.folder, 'data/devices/3/canceled'), { recursive: true });
    await server.client.demo('PUT', 'job-faults', { fault: 'stalled', afterShare: 0.25 });
    const items = [{ type: 'FOLDER', id: await rootOf() }];
    const body = { planId, items, ifExists: 'SKIP', location: 'other', destination: { nodeId: 3, path: '/canceled' } };
    const { jobUID = '' } = await server.client.call(createRestoreJob, { params: { nodeId }, body });
    const args = { params: { nodeId, jobUID: jobUID ?? '' } };
    while (!(await server.client.call(readRestoreJob, args)).jobFilesProcessed) await wait(50);
    await server.client.call(cancelRestoreJob, args);
    assert.equal((await follow(jobUID ?? '')).status, 'canceled');
    const left = await readdir(join(server.folder, 'data/restores'));
    assert.deepEqual(
      left.filter((each) => each.includes('fetched')),
      [],
    );
  });

  it('restores to where the files were', async () => {
    const letters = (await entriesOf(await rootOf())).find(({ name }) => name === 'Letters');
    const [odd] = (await entriesOf(String(letters?.id))).filter(({ name }) => name === 'one.txt');
    const body = { planId, items: [{ type: 'FILE', id: odd?.id }], ifExists: 'OVERWRITE', location: 'original' };
    const { jobUID } = await server.client.call(createRestoreJob, { params: { nodeId }, body });
    assert.equal((await follow(jobUID ?? '')).status, 'completed');
    const restored = join(server.folder, 'data/devices/1', source, 'Letters/one.txt');
    assert.equal(await readFile(restored, 'utf8'), 'the first letter');
  });

  it('refuses what the engine cannot do', async () => {
    const sync = await server.client.call(createSyncJob, { params: { nodeId, planId } });
    assert.equal(sync.resultCode, 'NOT_SUPPORTED');
    const body = { fileIds: [], folderIds: [await rootOf()] };
    const refusal = await server.client.refusal(deleteRevisions, { params: { nodeId, planId }, body });
    assert.deepEqual([refusal.status, refusal.resultCode], [409, 'NOT_DELETABLE']);
  });

  it('backs up when somebody asks for it', async () => {
    await writeFile(join(source, 'Letters/two.txt'), 'the second letter');
    const choices = await server.client.demo<{ name: string; order: object }[]>('GET', 'backup-plans');
    assert.deepEqual(choices, [{ name: `${source} (daily)`, order: { nodeId, planId } }], 'as the demo offers it');
    await server.client.demo('POST', 'backups', choices[0]?.order);
    for (;;) {
      const [status] = await server.client.demo<{ state: string; message: string | null }[]>('GET', 'backups');
      if (status?.state === 'completed') break;
      assert.equal(status?.state, 'running', status?.message ?? '');
      await wait(50);
    }
    for (;;) {
      const { results } = await server.client.call(listBackupJobs, { params: { nodeId, planId }, query: everything });
      if (results.length === 2) break;
      await wait(50);
    }
    const letters = (await entriesOf(await rootOf())).find(({ name }) => name === 'Letters');
    const names = (await entriesOf(String(letters?.id))).map(({ name }) => name);
    assert.ok(names.includes('two.txt'), names.join());
  });

  it('keeps the password to itself', async () => {
    for (const file of await readdir(join(server.folder, 'data'), { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const bytes = await readFile(join(file.parentPath, file.name));
      assert.ok(!bytes.includes(repository.password), `${file.name} has no password`);
    }
  });

  it('tells what a deletion frees, as much as it does', async () => {
    const sizeOf = async () => {
      const files = await readdir(join(repository.folder, 'repository/data'), { recursive: true, withFileTypes: true });
      const sizes = files.map(async (file) =>
        file.isFile() ? (await stat(join(file.parentPath, file.name))).size : 0,
      );
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    };
    const { bytes } = await server.client.call(readFreedSpace, { params: { nodeId }, query: { planIds: planId } });
    const before = await sizeOf();
    assert.equal((await repository.snapshots()).length, 3, 'nothing was forgotten yet');
    await server.client.call(deletePlans, { params: { nodeId }, body: [planId] });
    await server.sweep();
    const freed = before - (await sizeOf());
    assert.ok(Math.abs(freed - Number(bytes)) < freed / 10, `${bytes} of ${freed}`);
  });

  it('forgets the snapshots of a plan that was deleted, and no others', async () => {
    assert.deepEqual(await plansOf(), []);
    assert.deepEqual(
      (await repository.snapshots()).map(({ hostname }) => hostname),
      ['other-host'],
    );
  });
});
