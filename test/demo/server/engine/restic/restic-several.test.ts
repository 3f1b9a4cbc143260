/** Two repositories in one server, which have the same host and path. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { resticSettings } from '../../../../../demo/server/engine/restic/program/restic-settings.ts';
import { listFolderContent, listPlanFolders, listPlans } from '../../../../../src/backup/contract.ts';
import { createRestoreJob, readRestoreJob } from '../../../../../src/backup/job-contract.ts';
import { deletePlans } from '../../../../../src/backup/recovery-contract.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { Repository, whyNot } from './restic-desk.ts';

const nodeId = 1;
const everything = { page: 0, size: 100 };

describe('a server with two repositories of the same host and path', { skip: whyNot }, () => {
  let folder: string;
  let source: string;
  let one: Repository;
  let other: Repository;
  let server: TestServer;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rmm-several-'));
    source = join(folder, 'source');
    await mkdir(source);
    one = await Repository.make();
    other = await Repository.make();
    await writeFile(join(source, 'notes.txt'), 'in the first');
    await one.backUp([source]);
    await writeFile(join(source, 'notes.txt'), 'in the second');
    await other.backUp([source]);
    const file = join(folder, 'engines.json');
    const named = ({ environment }: Repository) => ({
      repository: environment.RESTIC_REPOSITORY,
      passwordFile: environment.RESTIC_PASSWORD_FILE,
      environment: { RESTIC_CACHE_DIR: environment.RESTIC_CACHE_DIR },
    });
    await writeFile(file, JSON.stringify([named(one), named(other)]));
    server = await openTestServer({ repositories: resticSettings({ BACKUP_ENGINES: file }), deletionDelay: 0 });
  });
  after(async () => {
    await server?.close();
    await one?.remove();
    await other?.remove();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  const plans = () => server.client.call(listPlans, { params: { nodeId } });
  const planOf = async ({ environment }: Repository) => {
    const found = (await plans()).find(({ name }) => name.endsWith(environment.RESTIC_REPOSITORY ?? ''));
    assert.ok(found);
    return found.uid;
  };
  const rootOf = async (planId: string) => {
    const [root] = await server.client.call(listPlanFolders, { params: { nodeId, planId }, query: everything });
    return String(root?.id);
  };
  const listed = async (planId: string) => {
    const args = { params: { nodeId, planId, folderId: await rootOf(planId) }, query: everything };
    return (await server.client.call(listFolderContent, args)).results.map(({ name, size }) => [name, size]);
  };

  it('shows both on one device, each by where it is', async () => {
    const names = (await plans()).map(({ name }) => name);
    const places = [one, other].map(({ environment }) => `${source} – ${environment.RESTIC_REPOSITORY}`);
    assert.deepEqual(names.toSorted(), places.toSorted());
    assert.deepEqual(await listed(await planOf(one)), [['notes.txt', 12]]);
    assert.deepEqual(await listed(await planOf(other)), [['notes.txt', 13]]);
  });

  it('restores from the one that was named', async () => {
    await mkdir(join(server.folder, 'data/devices/1/back'), { recursive: true });
    for (const [repository, text] of [
      [one, 'in the first'],
      [other, 'in the second'],
    ] as const) {
      const planId = await planOf(repository);
      const items = [{ type: 'FOLDER', id: await rootOf(planId) } as const];
      const destination = { nodeId, path: '/back' };
      const body = { planId, items, ifExists: 'OVERWRITE', location: 'other', destination } as const;
      const { jobUID } = await server.client.call(createRestoreJob, { params: { nodeId }, body });
      const args = { params: { nodeId, jobUID: jobUID ?? '' } };
      while ((await server.client.call(readRestoreJob, args)).status === 'processing') await wait(50);
      assert.equal(await readFile(join(server.folder, 'data/devices/1/back/source/notes.txt'), 'utf8'), text);
    }
  });

  it('goes on with one while the other fails, which says so', async () => {
    const place = one.environment.RESTIC_REPOSITORY ?? '';
    await rename(place, `${place} away`);
    await server.restart();
    const planId = await planOf(one);
    const args = { params: { nodeId, planId }, body: undefined };
    assert.equal((await plans()).length, 2);
    assert.deepEqual(await listed(await planOf(other)), [['notes.txt', 13]]);
    const failed = await server.client.fetch('/demo/backups', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ nodeId, planId: args.params.planId }),
    });
    assert.equal(failed.status, 200);
    for (;;) {
      const statuses = await server.client.demo<{ state: string; message: string | null }[]>('GET', 'backups');
      const [status] = statuses;
      if (status?.state === 'running') {
        await wait(50);
        continue;
      }
      assert.equal(status?.state, 'failed');
      assert.match(status?.message ?? '', /There is no backup repository at RESTIC_REPOSITORY/);
      break;
    }
    await rename(`${place} away`, place);
  });

  it('deletes the plan of one, and nothing of the other', async () => {
    const planId = await planOf(other);
    await server.client.call(deletePlans, { params: { nodeId }, body: [planId] });
    await server.sweep();
    assert.deepEqual([(await one.snapshots()).length, (await other.snapshots()).length], [1, 0]);
    assert.equal((await plans()).length, 1);
  });
});
