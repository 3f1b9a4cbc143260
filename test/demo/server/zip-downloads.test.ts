/** Zips of folders and of several things: nothing in them is lost, whatever it is called and however much it is. */
import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import { unzipSync } from 'fflate';
import { zipOf } from '../../../demo/server/recovery/zip-folder.ts';
import { listRevisions, listVolumes } from '../../../src/backup/contract.ts';
import { createDownload, readDownload } from '../../../src/backup/download-contract.ts';
import { downloadFolder, listBackupJobs } from '../../../src/backup/recovery-contract.ts';
import { RestoreDesk } from './support/restore-desk.ts';
import { backUp, openTestServer, planNamed, type TestServer, type TreeEntry } from './support/test-server.ts';

const odd = {
  'Odd/a:b.txt': 'colon',
  'Odd/a?b.txt': 'question mark',
  'Odd/a_b.txt': 'underscore',
  'Odd/A_B.txt': 'capitals',
  'Odd/invoice\u202efdp.exe': 'turned round',
  'Odd/2026:01/list.txt': 'in a folder with a colon',
  'Odd/2026_01/list.txt': 'in a folder with an underscore',
  'Odd/plain/list.txt': 'as it was',
};

describe('a zip', () => {
  let server: TestServer;
  let desk: RestoreDesk;
  let tree: Map<string, TreeEntry>;
  /** Newest first; the first with the odd names. */
  let jobIds: string[];

  before(async () => {
    server = await openTestServer();
    desk = await RestoreDesk.open(server);
    for (const [path, text] of Object.entries(odd)) {
      const file = desk.onDevice(1, 'Documents', path);
      await mkdir(file.slice(0, file.lastIndexOf('/')), { recursive: true });
      await writeFile(file, text);
    }
    assert.equal((await backUp(server.client, 'documents')).state, 'completed');
    tree = await desk.tree();
    const query = { page: 0, size: 100, upsyncedData: 'false' };
    const jobs = await server.client.call(listBackupJobs, { params: { nodeId: 1, planId: desk.planId }, query });
    jobIds = jobs.results.map(({ jobId }) => jobId);
  });
  after(() => server.close());

  const id = (path: string) => tree.get(path)?.id;
  const prepare = (body: object, planId = desk.planId) =>
    server.client.call(createDownload, { params: { nodeId: 1, planId }, body });
  const read = (downloadId: string, planId = desk.planId, client = server.client) =>
    client.send(readDownload, { params: { nodeId: 1, planId, downloadId } });
  const filesOf = async (response: Response) => {
    assert.equal(response.status, 200);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
  };
  const several = async (body: object, planId = desk.planId) =>
    filesOf(await read((await prepare(body, planId)).downloadId ?? '', planId));

  it('holds every file of a folder, though their names differ only in what cannot be saved', async () => {
    const params = { nodeId: 1, planId: desk.planId, folderId: id('Odd/') ?? '', jobId: jobIds[0] ?? '' };
    const query = { restoreDeleted: 'false' };
    const files = await filesOf(await server.client.send(downloadFolder, { params, query }));
    const { 'Changed names.txt': told = '', ...others } = files;
    const contents = Object.values(others).filter((text) => text !== '');
    assert.deepEqual(contents.sort(), Object.values(odd).sort());
    const names = Object.keys(others);
    assert.ok(
      names.every((name) => !/[:?\u202e\\]/.test(name)),
      names.join(', '),
    );
    assert.equal(new Set(names.map((name) => name.toLowerCase())).size, names.length, 'also on a disk without case');
    assert.ok('plain/list.txt' in others);
    assert.match(told, /^a:b\.txt\r\n {2}→ a_b(?: \(2\)|)\.txt\r$/m);
    assert.match(told, /^2026:01\r\n/m);
    assert.match(told, /^invoice\\u\{202e\}fdp\.exe\r\n {2}→ invoice_fdp\.exe\r$/m);
    assert.doesNotMatch(told, /plain|\u202e/);
  });

  it('tells of no names where none was changed', async () => {
    const files = await several({ items: [{ type: 'FOLDER', id: id('Odd/plain/') }] });
    assert.deepEqual(Object.keys(files), ['plain/', 'plain/list.txt']);
  });

  it('holds several things of a plan, folders of one name apart', async () => {
    const items = [
      { type: 'FILE', id: id('Notes.txt') },
      { type: 'FOLDER', id: id('Odd/2026:01/') },
      { type: 'FOLDER', id: id('Odd/2026_01/') },
      { type: 'FILE', id: id('Odd/plain/list.txt') },
      { type: 'FILE', id: id('Odd/2026_01/list.txt') },
    ];
    const { 'Changed names.txt': told = '', ...files } = await several({ items });
    assert.deepEqual(files, {
      'Notes.txt': 'All done.\n',
      '2026_01/': '',
      '2026_01/list.txt': 'in a folder with a colon',
      '2026_01 (2)/': '',
      '2026_01 (2)/list.txt': 'in a folder with an underscore',
      'list.txt': 'as it was',
      'list (2).txt': 'in a folder with an underscore',
    });
    assert.match(told, /^2026_01\r\n {2}→ 2026_01 \(2\)\r$/m);
  });

  it('holds them as they were at a job, and tells of those that were not backed up yet', async () => {
    const items = [
      { type: 'FILE', id: id('Notes.txt') },
      { type: 'FOLDER', id: id('Contracts/') },
      { type: 'FILE', id: id('Odd/a:b.txt') },
    ];
    const first = { items, jobId: jobIds.at(-1) };
    assert.deepEqual((await prepare(first)).absentIds, [id('Odd/a:b.txt')]);
    const files = await several(first);
    assert.equal(files['Notes.txt'], 'Monday\n- call the landlord\n');
    assert.ok('Contracts/' in files);
    assert.equal('a_b.txt' in files, false);
    const none = await prepare({ items: items.slice(2), jobId: jobIds.at(-1) });
    assert.deepEqual([none.downloadId, none.absentIds], [null, [id('Odd/a:b.txt')]]);
    const afterDeletion = { items: items.slice(1, 2), jobId: jobIds[3] };
    assert.equal('Contracts/Lease 2019.txt' in (await several(afterDeletion)), false);
    assert.ok('Contracts/Lease 2019.txt' in (await several({ ...afterDeletion, restoreDeleted: true })));
  });

  it('holds what was taken from several places of an image', async () => {
    const { uid, numericId } = await planNamed(server.client, 'Windows VM image');
    const [volume] = await server.client.call(listVolumes, { params: { nodeId: 1, planId: uid } });
    const revisions = { params: { nodeId: 1, planNumericId: numericId, fileId: volume?.id ?? '' } };
    const query = { page: 0, size: 10 };
    const { results } = await server.client.call(listRevisions, { ...revisions, query });
    const revisionId = results.find(({ onS3 }) => onS3)?.id;
    const items = [
      { type: 'FILE', path: '/Users/boris/Documents/Notes.txt', revisionId },
      { type: 'FOLDER', path: '/Users/ayumi/Documents', revisionId },
    ];
    const files = await several({ items }, uid);
    assert.match(files['Notes.txt'] ?? '', /^Notes of boris/);
    assert.match(files['Documents/Notes.txt'] ?? '', /^Notes of ayumi/);
  });

  it('can be read again by who prepared it, and by nobody else', async () => {
    const { downloadId } = await prepare({ items: [{ type: 'FILE', id: id('Notes.txt') }] });
    const other = await server.newClient();
    const { uid: otherPlan } = await planNamed(server.client, 'Workshop NAS');
    assert.equal((await read(downloadId ?? '', desk.planId, other)).status, 404);
    assert.equal((await read(downloadId ?? '', otherPlan)).status, 404);
    assert.equal((await read('made up')).status, 404);
    for (let again = 0; again < 2; again += 1)
      assert.deepEqual(await filesOf(await read(downloadId ?? '')), { 'Notes.txt': 'All done.\n' });
  });

  it('is not prepared of what is not in the plan', async () => {
    for (const items of [
      [{ type: 'FILE', id: '999999' }],
      [{ type: 'FOLDER', id: id('Notes.txt') }],
      [
        { type: 'FILE', id: id('Notes.txt') },
        { type: 'FILE', id: 'made up' },
      ],
    ]) {
      const args = { params: { nodeId: 1, planId: desk.planId }, body: { items } };
      assert.equal((await server.client.refusal(createDownload, args)).status, 404);
    }
  });

  it('holds more than a zip counted to at first', async () => {
    const total = 66_000;
    const filled = new Set([0, 65_535, 65_536, total - 1]);
    async function* items() {
      for (let index = 0; index < total; index++) {
        async function* read() {
          yield Buffer.from(String(index));
        }
        const file = { name: '', size: 5, modified: 0, mode: 0o640, tag: () => 'tag', read };
        const facts = { path: `${index}.txt`, modified: 0, mode: 0o640 };
        // An entry is an entry: of most of them there is nothing to read.
        yield filled.has(index) ? { ...facts, file } : facts;
      }
    }
    const chunks: Uint8Array[] = [];
    for await (const chunk of zipOf(items())) chunks.push(chunk);
    const wanted = new Set([...filled].map((index) => `${index}.txt`));
    let count = 0;
    const files = unzipSync(Buffer.concat(chunks), {
      filter({ name }) {
        count += 1;
        return wanted.has(name);
      },
    });
    assert.equal(count, total);
    assert.deepEqual(
      Object.values(files).map((bytes) => Buffer.from(bytes).toString()),
      [...filled].map(String),
    );
  });
});
