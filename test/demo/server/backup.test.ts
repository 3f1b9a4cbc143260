import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setImmediate as breathe } from 'node:timers/promises';
import fc from 'fast-check';
import { listFolderContent, listPlanFolders, listRevisions } from '../../../src/backup/contract.ts';
import { downloadFile, listBackupJobs } from '../../../src/backup/recovery-contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { backUp, backupStatus, openTestServer, planNamed, readTree, type TestServer } from './support/test-server.ts';

type Tree = Record<string, Buffer>;

describe('backing up a folder of this machine', () => {
  let server: TestServer;
  let source: string;
  let planId: string;

  before(async () => {
    server = await openTestServer();
    source = join(server.folder, 'source');
    await mkdir(source);
    await server.restart({ backupFolder: source });
    planId = (await planNamed(server.client, 'Project')).uid;
  });
  after(() => server.close());

  const tree = async () => {
    const folders = { params: { nodeId: 1, planId }, query: { page: 0, size: 10 } };
    const [folder] = await server.client.call(listPlanFolders, folders);
    return readTree(server.client, planId, folder?.id ?? '');
  };
  const revisionsOf = async (fileId: string) => {
    const args = { params: { nodeId: 1, planNumericId: planId, fileId }, query: { page: 0, size: 100 } };
    return (await server.client.call(listRevisions, args)).results;
  };
  const download = (client: DemoClient, revisionId: string) =>
    client.send(downloadFile, { params: { nodeId: 1, planId, revisionId } });

  it('gives back every file with its SHA-256, whatever the tree', async () => {
    const name = fc
      .stringMatching(/^[\w 日本語é🏝%;"'*?:\\-]{1,20}$/u)
      .filter((text) => text.trim() !== '' && !/^\.+$/.test(text));
    const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.nat(700_000).map((size) => new Uint8Array(size).fill(size % 251)),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(path, bytes, { maxKeys: 12 }), async (files) => {
        const wanted = await replaceTree(source, files);
        await backUp(server.client, 'project');
        const backedUp = [...(await tree())].filter(([, { type, deleted }]) => type === 'FILE' && !deleted);
        assert.deepEqual(backedUp.map(([found]) => found).sort(), Object.keys(wanted).sort());
        for (const [found, { id }] of backedUp) {
          const [latest] = await revisionsOf(id);
          const response = await download(server.client, latest?.id ?? '');
          const received = Buffer.from(await response.arrayBuffer());
          assert.equal(sha256(received), sha256(wanted[found] ?? Buffer.alloc(0)), found);
          assert.equal(response.headers.get('etag'), `"${sha256(received)}"`);
        }
      }),
      { numRuns: 6 },
    );
  });

  it('makes a new revision of what changed, marks what is gone, and keeps the old bytes', async () => {
    await replaceTree(source, { 'a.txt': text('one'), 'b.txt': text('stays'), 'sub/c.txt': text('goes') });
    await backUp(server.client, 'project');
    await writeFile(join(source, 'a.txt'), 'two');
    await rm(join(source, 'sub'), { recursive: true });
    await backUp(server.client, 'project');
    // Same size and same time of change: only the time of the inode tells.
    const { mtime } = await stat(join(source, 'a.txt'));
    await writeFile(join(source, 'a.txt'), 'six');
    await utimes(join(source, 'a.txt'), mtime, mtime);
    await backUp(server.client, 'project');

    const found = await tree();
    assert.equal(found.get('sub/')?.deleted, true);
    assert.equal(found.get('sub/c.txt')?.deleted, true);
    const contents = await Promise.all(
      (await revisionsOf(found.get('a.txt')?.id ?? ''))
        .slice(0, 3)
        .map(async ({ id }) => (await download(server.client, id)).text()),
    );
    assert.deepEqual(contents, ['six', 'two', 'one']);
    const stays = await revisionsOf(found.get('b.txt')?.id ?? '');
    assert.equal(await (await download(server.client, stays[0]?.id ?? '')).text(), 'stays');
    assert.equal((await revisionsOf(found.get('sub/c.txt')?.id ?? '')).length, 1);
  });

  it('follows no link, and fails rather than calling everything deleted when the folder is lost', async () => {
    await replaceTree(source, { 'kept.txt': text('kept') });
    await symlink('/etc', join(source, 'link'));
    await backUp(server.client, 'project');
    const jobs = () =>
      server.client.call(listBackupJobs, { params: { nodeId: 1, planId }, query: { page: 0, size: 100 } });
    const { totalElements } = await jobs();
    assert.equal((await tree()).has('link/'), false);
    const query = { page: 0, size: 10 };
    const [folder] = await server.client.call(listPlanFolders, { params: { nodeId: 1, planId }, query });
    const args = { params: { nodeId: 1, planId, folderId: folder?.id ?? '' }, query };
    const { leftOut } = await server.client.call(listFolderContent, args);
    assert.deepEqual(
      leftOut,
      { total: 1, items: [{ name: 'link', reason: 'LINK' }] },
      'and tells of it where it is missed',
    );
    await rm(source, { recursive: true });
    const status = await backUp(server.client, 'project');
    assert.equal(status.state, 'failed');
    assert.ok(status.message);
    assert.equal((await jobs()).totalElements, totalElements);
    assert.equal((await tree()).get('kept.txt')?.deleted, false);
    await mkdir(source);
  });

  it('swallows a folder of 50,000 files and serves meanwhile', async () => {
    await replaceTree(source, {});
    await makeManyFiles(source, 50_000);
    const running = async () => (await backupStatus(server.client, 'project'))?.state === 'running';
    const backup = backUp(server.client, 'project');
    await until(running);
    let answered = 0;
    while (await running()) {
      await planNamed(server.client, 'Documents');
      answered += 1;
    }
    const status = await backup;
    assert.deepEqual([status.state, status.files], ['completed', 50_000]);
    // One that works in the server's own process would let it answer when it is over, or between two of its phases.
    assert.ok(answered > 20, `${answered} answers meanwhile`);
    const { client } = server;
    const query = { page: 0, size: 250 };
    const [folder] = await client.call(listPlanFolders, { params: { nodeId: 1, planId }, query });
    const inFolder = (folderId = '') =>
      client.call(listFolderContent, { params: { nodeId: 1, planId, folderId }, query });
    const { results: folders } = await inFolder(folder?.id);
    const { results: files } = await inFolder(folders.find(({ name }) => name === 'folder 99')?.id);
    assert.equal(files.length, 250);
    await backUp(client, 'project');
    for (const { id } of files.slice(0, 10)) assert.equal((await revisionsOf(id)).length, 1, 'nothing is kept again');
  });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await breathe();
}

function text(value: string): Buffer {
  return Buffer.from(value);
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Makes the folder hold these files and no others; a path that collides with a folder of another is left out. */
async function replaceTree(folder: string, files: Record<string, Uint8Array>): Promise<Tree> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
  const made: Tree = {};
  for (const [path, bytes] of Object.entries(files)) {
    try {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
      made[path] = Buffer.from(bytes);
    } catch (error) {
      assert.match((error as NodeJS.ErrnoException).code ?? '', /EEXIST|ENOTDIR|EISDIR/);
    }
  }
  return made;
}

/**
 * 5,000 contents, each under ten names: making and removing 50,000 inodes takes some disks a minute, names do not. The
 * server in this process breathes between.
 */
async function makeManyFiles(folder: string, count: number): Promise<void> {
  for (let start = 0; start < count; start += 500) {
    const inside = join(folder, `folder ${start / 500}`);
    mkdirSync(inside);
    for (let index = start; index < start + 500; index++) {
      const path = join(inside, `file ${index}.txt`);
      const original = index % 5_000;
      if (index === original) writeFileSync(path, `content of ${index}`);
      else linkSync(join(folder, `folder ${Math.floor(original / 500)}`, `file ${original}.txt`), path);
    }
    await breathe();
  }
}
