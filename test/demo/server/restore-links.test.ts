/** What somebody with a hand on a device may have prepared there: nothing leads a restore out of the device's folder. */
import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createDeviceFolder } from '../../../src/backup/contract.ts';
import { createRestoreJob } from '../../../src/backup/job-contract.ts';
import { filesIn, RestoreDesk } from './support/restore-desk.ts';
import { onlyOnSqlite } from './support/test-database.ts';
import { backUp, openTestServer, type TestServer } from './support/test-server.ts';

const swapper = fileURLToPath(new URL('./support/swap-folder.ts', import.meta.url));

describe('a link that leads out of a device', () => {
  let server: TestServer;
  let desk: RestoreDesk;
  let outside: string;

  before(async () => {
    server = await openTestServer();
    desk = await RestoreDesk.open(server);
  });
  after(() => server.close());

  const newOutside = async (name: string) => {
    outside = join(server.folder, `outside of ${name}`);
    await mkdir(outside);
  };

  it('gets neither a file nor a folder of a restored folder', async () => {
    await newOutside('a folder');
    const destination = await desk.target('planted');
    await symlink(outside, desk.onDevice(3, 'planted/Documents'));
    const job = await desk.follow(await desk.restore({ ...desk.documents, destination }));
    assert.deepEqual([job.status, job.jobFilesProcessed], ['failed', 0]);
    assert.deepEqual(await readdir(outside), []);
  });

  it('costs only what would have gone through it', async () => {
    await newOutside('some');
    const destination = await desk.target('one of them');
    await mkdir(desk.onDevice(3, 'one of them/Documents'));
    await symlink(outside, desk.onDevice(3, 'one of them/Documents/Invoices'));
    await symlink(join(outside, 'mine.txt'), desk.onDevice(3, 'one of them/Documents/Notes.txt'));
    const job = await desk.follow(await desk.restore({ ...desk.documents, destination, ifExists: 'OVERWRITE' }));
    assert.equal(job.status, 'completed');
    assert.ok((job.jobFilesProcessed ?? 0) > 0 && (job.jobFilesProcessed ?? 0) < (job.jobTotalFiles ?? 0));
    assert.deepEqual(await readdir(outside), []);
    assert.match(
      await readFile(desk.onDevice(3, 'one of them/Documents/Notes.txt'), 'utf8'),
      /./,
      'the link is replaced',
    );
  });

  it('gives nothing outside the permissions of a restored folder', async () => {
    await newOutside('permissions');
    await chmod(outside, 0o700);
    const destination = await desk.target('modes');
    await mkdir(desk.onDevice(3, 'modes/Documents'));
    await symlink(outside, desk.onDevice(3, 'modes/Documents/Contracts'));
    await desk.follow(await desk.restore({ ...desk.documents, destination, restoreNtfsPermissions: true }));
    assert.equal((await stat(outside)).mode & 0o777, 0o700);
    assert.deepEqual(await readdir(outside), []);
  });

  it('is not where a folder is made that only backups know', async () => {
    await newOutside('known folders');
    await symlink(outside, desk.onDevice(1, 'Workshop'));
    const known = { nodeId: 1, path: '/Workshop/2025/Quarter 1' };
    const body = {
      planId: desk.planId,
      ifExists: 'KEEP_BOTH',
      location: 'other',
      ...desk.documents,
      destination: known,
    };
    const restore = await server.client.refusal(createRestoreJob, { params: { nodeId: 1 }, body });
    const create = await server.client.refusal(createDeviceFolder, {
      params: { nodeId: 1 },
      body: { path: known.path, folderName: 'New' },
    });
    assert.deepEqual([restore.status, create.status], [404, 404]);
    assert.deepEqual(await readdir(outside), []);
  });

  it('is followed where it stays inside the device', async () => {
    await desk.target('real');
    await desk.target('linked');
    await symlink(desk.onDevice(3, 'real'), desk.onDevice(3, 'linked/absolute'));
    await symlink('../real', desk.onDevice(3, 'linked/relative'));
    const notes = [{ type: 'FILE', id: (await desk.tree()).get('Notes.txt')?.id }];
    for (const name of ['absolute', 'relative']) {
      const destination = { nodeId: 3, path: `/linked/${name}` };
      assert.equal((await desk.follow(await desk.restore({ items: notes, destination }))).status, 'completed');
    }
    assert.deepEqual((await filesIn(desk.onDevice(3, 'real'))).sort(), ['Notes (restored).txt', 'Notes.txt']);
  });

  it('gets nothing either when it takes turns with a folder while a job runs', async () => {
    await newOutside('turns');
    const folder = '10,000 small files';
    const destination = await desk.target('turns');
    await mkdir(desk.onDevice(3, 'turns', folder));
    const swapping = fork(swapper, [desk.onDevice(3, 'turns', folder), outside], {
      execArgv: ['--import', import.meta.resolve('tsx')],
    });
    try {
      await once(swapping, 'message');
      await desk.follow(
        await desk.restore({ planId: desk.scale, items: [{ type: 'FOLDER', id: 'g10k' }], destination }),
      );
    } finally {
      swapping.disconnect();
      await once(swapping, 'exit');
    }
    assert.deepEqual(await readdir(outside), []);
    const left = await filesIn(desk.onDevice(3, 'turns'));
    assert.deepEqual(
      left.filter((name) => name.startsWith('.')),
      [],
      'nothing half-written',
    );
  });
});

describe('what is private', () => {
  let server: TestServer;
  let desk: RestoreDesk;

  before(async () => {
    server = await openTestServer();
    desk = await RestoreDesk.open(server);
  });
  after(() => server.close());

  const mode = async (path: string) => ((await stat(path)).mode & 0o7777).toString(8);

  it('comes back with the permissions that it had, and never with those of another user', async () => {
    const source = (path: string) => desk.onDevice(1, 'Documents', path);
    const { folderId } = desk;
    await mkdir(source('Private/Deeper'), { recursive: true });
    await writeFile(source('Private/Deeper/diary.txt'), 'Dear diary\n');
    await writeFile(source('Private/run.sh'), '#!/bin/sh\n');
    await chmod(source('Private/Deeper/diary.txt'), 0o600);
    await chmod(source('Private/run.sh'), 0o6755);
    await chmod(source('Private/Deeper'), 0o500);
    await chmod(source('Private'), 0o700);
    assert.equal((await backUp(server.client, 'documents')).state, 'completed');
    const id = (await desk.tree()).get('Private/')?.id;
    for (const [name, items] of Object.entries({
      all: [{ type: 'FOLDER', id: folderId }],
      one: [{ type: 'FOLDER', id }],
    })) {
      const destination = await desk.target(name);
      assert.equal((await desk.follow(await desk.restore({ items, destination }))).status, 'completed');
      const restored = desk.onDevice(3, name === 'all' ? 'all/Documents/Private' : 'one/Private');
      assert.deepEqual(
        [
          await mode(restored),
          await mode(join(restored, 'Deeper')),
          await mode(join(restored, 'Deeper/diary.txt')),
          await mode(join(restored, 'run.sh')),
        ],
        ['700', '500', '600', '755'],
        name,
      );
    }
  });

  it('is for the server alone in its store', async () => {
    for (const folder of ['store', 'cloud', 'restores']) {
      assert.equal(await mode(join(server.folder, 'data', folder)), '700', folder);
    }
  });

  it('is for the server alone in its database', onlyOnSqlite, async () => {
    assert.equal(await mode(join(server.folder, 'data/backup.db')), '600');
  });
});
