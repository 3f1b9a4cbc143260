/** Names that are no text, links and devices in a repository of restic: listed as they are, and restored true. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import {
  listFolderContent,
  listPlanFolders,
  listPlans,
  listRevisions,
  searchPlan,
} from '../../../../../src/backup/contract.ts';
import { createDownload } from '../../../../../src/backup/download-contract.ts';
import { createRestoreJob, readRestoreJob } from '../../../../../src/backup/job-contract.ts';
import { openTestServer, type TestServer } from '../../support/test-server.ts';
import { Repository, whyNot } from './restic-desk.ts';

const nodeId = 1;
const everything = { page: 0, size: 100 };
/** Two that JSON can’t tell apart, one that looks like what it shows, one with a line’s end, and a folder. */
const rawNames = ['caf\xe9.txt', 'caf\xe8.txt', 'li\nne\xff.txt'];
const shownNames = ['caf\\xE9.txt', 'caf\\xE8.txt', 'li\nne\\xFF.txt'];
const bytes = (...names: string[]) => Buffer.from(names.join('/'), 'latin1');

/** A character device as `/dev/null` is one; only root can make it. */
const makesDevices = process.getuid?.() === 0;

describe('names that are no text, links and devices', { skip: whyNot }, () => {
  let repository: Repository;
  let source: string;
  let server: TestServer;
  let planId: string;
  let rootId: string;

  before(async () => {
    source = await mkdtemp(join(tmpdir(), 'rmm-restic-names-'));
    for (const name of rawNames) await writeFile(bytes(source, name), `in ${name}`);
    await writeFile(join(source, 'caf\ufffd.txt'), 'a name of its own');
    await mkdir(bytes(source, 'old\xfc'));
    await writeFile(bytes(source, 'old\xfc', 'inner.txt'), 'inside');
    await writeFile(join(source, 'plain.txt'), 'plain');
    await symlink('plain.txt', join(source, 'a link'));
    await symlink('/etc/passwd', join(source, 'leads out'));
    assert.equal(spawnSync('mkfifo', [join(source, 'pipe')]).status, 0);
    if (makesDevices) assert.equal(spawnSync('mknod', [join(source, 'device'), 'c', '1', '3']).status, 0);
    repository = await Repository.make();
    await repository.backUp([source]);
    server = await openTestServer({ repositories: [repository.settings()] });
    planId = String((await server.client.call(listPlans, { params: { nodeId } }))[0]?.uid);
    const [root] = await server.client.call(listPlanFolders, { params: { nodeId, planId }, query: everything });
    rootId = String(root?.id);
  });
  after(async () => {
    await server?.close();
    await repository?.remove();
    if (source) await rm(source, { recursive: true, force: true });
  });

  const entries = async (folderId = rootId) =>
    (await server.client.call(listFolderContent, { params: { nodeId, planId, folderId }, query: everything })).results;
  const named = async (name: string) => {
    const found = (await entries()).find((each) => each.name === name);
    assert.ok(found, name);
    return found;
  };
  const whenRead = async () => {
    for (;;) {
      const answer = await server.client.fetch(
        `/backup/lockhart/nodes/${nodeId}/plans/${planId}/search?searchTerm=inner&page=0&size=9`,
      );
      if (answer.status !== 503) return;
      await wait(100);
    }
  };
  const restore = async (items: { type: 'FILE' | 'FOLDER'; id: string }[], path: string, device = nodeId) => {
    await mkdir(join(server.folder, `data/devices/${device}${path}`), { recursive: true });
    const body = {
      planId,
      items,
      ifExists: 'OVERWRITE',
      location: 'other',
      destination: { nodeId: device, path },
    } as const;
    const { jobUID } = await server.client.call(createRestoreJob, { params: { nodeId }, body });
    for (;;) {
      const job = await server.client.call(readRestoreJob, { params: { nodeId, jobUID: jobUID ?? '' } });
      if (job.status !== 'processing') return job;
      await wait(50);
    }
  };
  const zipOf = async (items: { type: 'FILE' | 'FOLDER'; id: string }[]) => {
    const { downloadId } = await server.client.call(createDownload, { params: { nodeId, planId }, body: { items } });
    const path = `/backup/lockhart/nodes/${nodeId}/plans/${planId}/downloads/${downloadId}/data`;
    return unzipSync(new Uint8Array(await (await server.client.fetch(path)).arrayBuffer()));
  };

  it('are listed before the tree was read, and the same afterwards', async () => {
    const cold = await entries();
    const names = cold.map(({ name }) => name);
    for (const shown of [...shownNames, 'caf\ufffd.txt', 'old\\xFC']) assert.ok(names.includes(shown), shown);
    await whenRead();
    assert.deepEqual(
      (await entries()).map(({ id, name, type }) => [id, name, type]),
      cold.map(({ id, name, type }) => [id, name, type]),
    );
    const types = new Map(cold.map(({ name, type }) => [name, type]));
    assert.deepEqual(
      ['a link', 'leads out', 'pipe', 'plain.txt', 'old\\xFC'].map((name) => types.get(name)),
      ['LINK', 'LINK', 'SPECIAL', 'FILE', 'FOLDER'],
    );
  });

  it('can be opened, found, and tell their revisions', async () => {
    const inside = await entries(String((await named('old\\xFC')).id));
    assert.deepEqual(
      inside.map(({ name, path }) => [name, path]),
      [['inner.txt', join(source, 'old\\xFC/inner.txt')]],
    );
    const query = { ...everything, searchTerm: 'caf' };
    const { results } = await server.client.call(searchPlan, { params: { nodeId, planId }, query });
    assert.equal(results.length, 3);
    for (const { id } of results) {
      const args = { params: { nodeId, planNumericId: planId, fileId: String(id) }, query: everything };
      assert.equal((await server.client.call(listRevisions, args)).results.length, 1);
    }
  });

  it('are restored with their folder, byte by byte, links and pipes as what they are', async () => {
    const job = await restore([{ type: 'FOLDER', id: rootId }], '/all');
    assert.deepEqual([job.status, job.jobFilesFailed], ['completed', 0], job.message ?? '');
    const target = join(server.folder, 'data/devices/1/all', basename(source));
    const all = async (folder: string) =>
      (await readdir(folder, { encoding: 'buffer' })).map((name) => name.toString('latin1')).toSorted();
    assert.deepEqual(await all(target), await all(source));
    for (const name of rawNames) assert.equal(await readFile(bytes(target, name), 'utf8'), `in ${name}`);
    assert.equal(await readFile(bytes(target, 'old\xfc', 'inner.txt'), 'utf8'), 'inside');
    assert.equal(await readlink(join(target, 'a link')), 'plain.txt');
    assert.equal(await readlink(join(target, 'leads out')), '/etc/passwd');
    assert.ok((await lstat(join(target, 'pipe'))).isFIFO());
  });

  it('show a device as what can’t be opened, and bring it back as the same', {
    skip: makesDevices ? false : 'only root can make a device',
  }, async () => {
    const { type, size } = await named('device');
    assert.deepEqual([type, size ?? 0], ['SPECIAL', 0]);
    const job = await restore([{ type: 'FOLDER', id: rootId }], '/devices');
    assert.deepEqual([job.status, job.jobFilesFailed], ['completed', 0], job.message ?? '');
    const restored = await lstat(join(server.folder, 'data/devices/1/devices', basename(source), 'device'));
    assert.ok(restored.isCharacterDevice());
    assert.equal(restored.rdev, (await lstat(join(source, 'device'))).rdev);
  });

  it('are told to be no names where the device takes none of them', async () => {
    const mac = await restore([{ type: 'FOLDER', id: rootId }], '/mac', 3);
    assert.deepEqual([mac.status, mac.jobFilesFailed], ['completed', rawNames.length + 1]);
  });

  it('are restored alone, and in a folder that is no text', async () => {
    const ids = await Promise.all(['caf\\xE8.txt', 'a link'].map(async (name) => String((await named(name)).id)));
    const [inner] = await entries(String((await named('old\\xFC')).id));
    const items = [...ids, String(inner?.id)].map((id) => ({ type: 'FILE', id }) as const);
    const job = await restore(items, '/alone');
    assert.deepEqual([job.status, job.jobFilesProcessed], ['completed', 3], job.message ?? '');
    const target = join(server.folder, 'data/devices/1/alone');
    assert.equal(await readFile(bytes(target, 'caf\xe8.txt'), 'utf8'), 'in caf\xe8.txt');
    assert.equal(await readlink(join(target, 'a link')), 'plain.txt');
    assert.equal(await readFile(join(target, 'inner.txt'), 'utf8'), 'inside');
  });

  it('are downloaded where they have bytes; a link says why not', async () => {
    const ids = (await entries()).map(
      ({ id, type }) => ({ type: type === 'FOLDER' ? 'FOLDER' : 'FILE', id: String(id) }) as const,
    );
    for (const zip of [await zipOf([{ type: 'FOLDER', id: rootId }]), await zipOf(ids)]) {
      const texts = Object.entries(zip).map(([name, its]) => [name, Buffer.from(its).toString()] as const);
      for (const name of rawNames)
        assert.ok(
          texts.some(([, text]) => text === `in ${name}`),
          name,
        );
      assert.ok(texts.some(([, text]) => text === 'inside'));
      const note = texts.find(([name]) => name.startsWith('Not in this zip file'))?.[1] ?? '';
      for (const name of ['a link', 'leads out', 'pipe']) assert.match(note, new RegExp(`${name}\r\n  → `));
      assert.ok(!texts.some(([name]) => name.endsWith('pipe')));
    }
    const body = { items: [{ type: 'FILE', id: String((await named('a link')).id) } as const] };
    const refusal = await server.client.refusal(createDownload, { params: { nodeId, planId }, body });
    assert.deepEqual([refusal.status, refusal.resultCode], [409, 'NOT_A_FILE']);
    assert.match(refusal.message, /link, so there is nothing to download/);
  });
});

describe('a name that leads elsewhere', { skip: whyNot }, () => {
  let repository: Repository;
  let folder: string;
  let server: TestServer;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rmm-restic-elsewhere-'));
    const source = join(folder, 'source');
    await mkdir(source);
    for (const name of ['up', 'good.txt']) await writeFile(join(source, name), `in ${name}`);
    repository = await Repository.make();
    await repository.backUp([source]);
    // No file system makes such a tree, but who can write into a repository can: the program says what it would of one.
    const program = join(folder, 'restic');
    const doctored = `sed -e 's#"name":"up"#"name":".."#g' -e 's#/source/up"#/source/.."#g'`;
    await writeFile(
      program,
      `#!/bin/sh\ncase "$*" in *restore*|*dump*|*backup*) exec restic "$@";; esac\nrestic "$@" | ${doctored}\n`,
    );
    await chmod(program, 0o755);
    server = await openTestServer({ repositories: [repository.settings({ program })] });
  });
  after(async () => {
    await server?.close();
    await repository?.remove();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it('is shown with its dots written out, cannot be downloaded, and writes nothing outside the target', async () => {
    const planId = String((await server.client.call(listPlans, { params: { nodeId } }))[0]?.uid);
    const params = { nodeId, planId };
    const [root] = await server.client.call(listPlanFolders, { params, query: everything });
    const entries = async () =>
      (
        await server.client.call(listFolderContent, {
          params: { ...params, folderId: String(root?.id) },
          query: everything,
        })
      ).results;
    const up = (await entries()).find(({ name }) => name === '\\x2E\\x2E');
    assert.ok(up, (await entries()).map(({ name }) => name).join(' '));
    assert.equal(up.type, 'SPECIAL');
    const file = { type: 'FILE', id: String(up.id) } as const;
    const refusal = await server.client.refusal(createDownload, { params, body: { items: [file] } });
    assert.deepEqual([refusal.status, refusal.resultCode], [409, 'NOT_A_FILE']);

    const devices = join(server.folder, 'data/devices/1');
    await mkdir(join(devices, 'target'), { recursive: true });
    const before = await readdir(devices, { recursive: true });
    const destination = { nodeId, path: '/target' };
    const body = { planId, items: [file], ifExists: 'OVERWRITE', location: 'other', destination } as const;
    const { jobUID } = await server.client.call(createRestoreJob, { params: { nodeId }, body });
    let job = await server.client.call(readRestoreJob, { params: { nodeId, jobUID: jobUID ?? '' } });
    while (job.status === 'processing') {
      await wait(50);
      job = await server.client.call(readRestoreJob, { params: { nodeId, jobUID: jobUID ?? '' } });
    }
    assert.equal(job.jobFilesFailed, 1);
    const after = await readdir(devices, { recursive: true });
    assert.deepEqual(
      after.filter((path) => !before.includes(path) && !path.startsWith('target/')),
      [],
    );
  });
});
