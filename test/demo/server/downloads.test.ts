import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { unzipSync } from 'fflate';
import { contentDisposition } from '../../../demo/server/recovery/send-file.ts';
import {
  listFolderContent,
  listMountedContent,
  listPlanFolders,
  listRevisions,
  listVolumes,
  searchPlan,
} from '../../../src/backup/contract.ts';
import {
  downloadFile,
  downloadFolder,
  downloadImageItem,
  listBackupJobs,
  listDownloadRevisions,
} from '../../../src/backup/recovery-contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { readRefusal } from './support/demo-client.ts';
import { openTestServer, planNamed, readTree, type TestServer, type TreeEntry } from './support/test-server.ts';

describe('downloading', () => {
  let server: TestServer;
  let client: DemoClient;
  let planId: string;
  let folderId: string;
  let tree: Map<string, TreeEntry>;

  before(async () => {
    server = await openTestServer();
    client = server.client;
    planId = (await planNamed(client, 'Documents')).uid;
    const [folder] = await client.call(listPlanFolders, {
      params: { nodeId: 1, planId },
      query: { page: 0, size: 10 },
    });
    folderId = folder?.id ?? '';
    tree = await readTree(client, planId, folderId);
  });
  after(() => server.close());

  const revisionsOf = async (path: string) => {
    const params = { nodeId: 1, planId, fileId: tree.get(path)?.id ?? '' };
    return (await client.call(listDownloadRevisions, { params, query: { page: 0, size: 100 } })).results;
  };
  const download = async (path: string, headers: Record<string, string> = {}) => {
    const [latest] = await revisionsOf(path);
    return client.send(downloadFile, { params: { nodeId: 1, planId, revisionId: latest?.id ?? '' } }, { headers });
  };
  const zip = async (jobId: string, restoreDeleted: boolean, folder = folderId) => {
    const params = { nodeId: 1, planId, folderId: folder, jobId };
    const response = await client.send(downloadFolder, { params, query: { restoreDeleted: String(restoreDeleted) } });
    assert.equal(response.status, 200);
    return { response, files: unzipSync(new Uint8Array(await response.arrayBuffer())) };
  };

  it('sends each revision as it was', async () => {
    const revisions = await revisionsOf('Notes.txt');
    const texts = await Promise.all(
      revisions.map(async ({ id }) =>
        (await client.send(downloadFile, { params: { nodeId: 1, planId, revisionId: id } })).text(),
      ),
    );
    assert.equal(texts[0], 'All done.\n');
    assert.equal(texts.at(-1), 'Monday\n- call the landlord\n');
    assert.deepEqual(
      revisions.map(({ size }) => size),
      texts.map((text) => Buffer.byteLength(text)),
    );
  });

  it('knows its content by ETag and sends parts of it', async () => {
    const whole = await download('Budget 2026.csv');
    const text = await whole.text();
    const etag = whole.headers.get('etag') ?? '';
    assert.equal(etag, `"${createHash('sha256').update(text).digest('hex')}"`);
    assert.equal((await download('Budget 2026.csv', { 'if-none-match': etag })).status, 304);
    const parts: [string, number, string | undefined][] = [
      ['bytes=0-9', 206, text.slice(0, 10)],
      ['bytes=10-', 206, text.slice(10)],
      ['bytes=-5', 206, text.slice(-5)],
      [`bytes=${text.length - 1}-${text.length + 99}`, 206, text.slice(-1)],
      [`bytes=${text.length}-`, 416, undefined],
      ['bytes=9-2', 200, text],
      ['bytes=0-1,4-5', 200, text],
      ['lines=1-2', 200, text],
    ];
    for (const [range, status, wanted] of parts) {
      const response = await download('Budget 2026.csv', { range });
      assert.equal(response.status, status, range);
      const body = await response.text();
      if (wanted !== undefined) assert.equal(body, wanted, range);
    }
    const start = await download('Budget 2026.csv', { range: 'bytes=0-4' });
    assert.equal(start.headers.get('content-range'), `bytes 0-4/${text.length}`);
    assert.equal((await download('Budget 2026.csv', { range: 'bytes=0-4', 'if-range': '"another"' })).status, 200);
    assert.equal((await download('Budget 2026.csv', { range: 'bytes=0-4', 'if-range': etag })).status, 206);
  });

  it('is never run by the browser, whatever the file is', async () => {
    for (const path of ['page.html', 'logo.svg', 'Notes.txt', 'Report "final" (100%).txt', '見積書 2026年度.txt']) {
      const { headers } = await download(path);
      assert.doesNotMatch(headers.get('content-type') ?? '', /html|svg|xml|script/);
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.match(headers.get('content-security-policy') ?? '', /sandbox/);
      const disposition = headers.get('content-disposition') ?? '';
      const [, encoded = ''] = /^attachment; filename="[^"]*"; filename\*=UTF-8''([\w%.~-]+)$/.exec(disposition) ?? [];
      assert.equal(decodeURIComponent(encoded), path);
    }
  });

  it('lets no name out of its header', () => {
    for (const name of [
      'a\r\nSet-Cookie: x=1',
      'a"; filename="b',
      '../../etc/passwd',
      '\ud800lone',
      'invoice\u202efdp.exe',
      '',
    ]) {
      const header = contentDisposition(name);
      assert.match(header, /^attachment; filename="[\x20-\x21\x23-\x7e]+"; filename\*=UTF-8''[\w%.~-]+$/);
      assert.doesNotMatch(decodeURIComponent(header.split("''")[1] ?? ''), /[\r\n/\\\u202e]/);
      assert.doesNotThrow(() => new Headers({ 'content-disposition': header }));
    }
  });

  it('zips a folder as it was at a job, with deleted files where wanted', async () => {
    const { results: jobs } = await client.call(listBackupJobs, {
      params: { nodeId: 1, planId },
      query: { page: 0, size: 100 },
    });
    const [newest, , afterDeletion, , first] = jobs.map(({ jobId }) => jobId);
    const { response, files: now } = await zip(newest ?? '', false);
    assert.match(response.headers.get('content-disposition') ?? '', /filename="Documents\.zip"/);
    assert.equal(text(now['Notes.txt']), 'All done.\n');
    assert.equal('Old draft.txt' in now, false);
    assert.ok('Empty folder/' in now);
    assert.equal(text(now['議事録/第2回.txt']), '前回の確認をしました。\n');
    assert.match(text(now['Contracts/Lease 2019.txt']), /Typed again/);

    const { files: then } = await zip(afterDeletion ?? '', false);
    assert.equal('Contracts/Lease 2019.txt' in then, false);
    assert.equal('Temp/' in then, false);
    const { files: withDeleted } = await zip(afterDeletion ?? '', true);
    assert.doesNotMatch(text(withDeleted['Contracts/Lease 2019.txt']), /Typed again/);
    assert.equal(text(withDeleted['Temp/scratch 2.txt']), 'y\n');

    const { files: beginning } = await zip(first ?? '', true);
    assert.equal(text(beginning['Notes.txt']), 'Monday\n- call the landlord\n');
    assert.equal('Invoices/2026/Invoice 13.txt' in beginning, false);
    const { files: inside } = await zip(newest ?? '', false, tree.get('Contracts/')?.id);
    assert.deepEqual(
      Object.keys(inside),
      ['Contracts/Lease 2019.txt', 'Contracts/Lease 2024.txt'].map((path) => path.slice(10)),
    );
  });

  it('says that a folder is not there before it sends anything', async () => {
    const query = { restoreDeleted: 'false' };
    const notes = tree.get('Notes.txt')?.id ?? '';
    for (const [folder, jobId] of [
      [folderId, '999999'],
      [notes, '1'],
    ] as const) {
      const refusal = await client.refusal(downloadFolder, {
        params: { nodeId: 1, planId, folderId: folder, jobId },
        query,
      });
      assert.deepEqual([refusal.status, refusal.resultCode], [404, 'NOT_FOUND']);
    }
  });

  it('sends computed files with the size that was listed, and parts of them', async () => {
    const { uid } = await planNamed(client, 'Scale');
    const query = { searchTerm: '0012345*', page: 0, size: 1 };
    const [file] = (await client.call(searchPlan, { params: { nodeId: 1, planId: uid }, query })).results;
    const revisions = {
      params: { nodeId: 1, planNumericId: uid, fileId: file?.id ?? '' },
      query: { page: 0, size: 10 },
    };
    const [latest] = (await client.call(listRevisions, revisions)).results;
    const params = { nodeId: 1, planId: uid, revisionId: latest?.id ?? '' };
    const whole = Buffer.from(await (await client.send(downloadFile, { params })).arrayBuffer());
    assert.equal(whole.length, file?.size);
    const middle = await client.send(downloadFile, { params }, { headers: { range: 'bytes=100-199' } });
    assert.deepEqual(Buffer.from(await middle.arrayBuffer()), whole.subarray(100, 200));
  });

  it('takes files and folders out of an image', async () => {
    const image = await planNamed(client, 'Windows VM image');
    const [volume] = await client.call(listVolumes, { params: { nodeId: 1, planId: image.uid } });
    const revisions = {
      params: { nodeId: 1, planNumericId: image.uid, fileId: volume?.id ?? '' },
      query: { page: 0, size: 10 },
    };
    const revision = (await client.call(listRevisions, revisions)).results.find(({ onS3 }) => onS3);
    const take = (path: string, type: string) =>
      client.send(downloadImageItem, {
        params: { nodeId: 1, imagePlanId: image.uid, revisionId: revision?.id ?? '' },
        query: { fileBase64: Buffer.from(path).toString('base64'), type },
      });
    const notes = await take('/Users/ayumi/Documents/Notes.txt', 'FILE');
    assert.match(await notes.text(), /^Notes of ayumi, revision \d/);
    const files = unzipSync(new Uint8Array(await (await take('/Users/ayumi', 'FOLDER')).arrayBuffer()));
    assert.ok('Documents/Notes.txt' in files && 'Desktop/' in files && 'Documents/契約書/' in files);
    for (const path of ['/Users/ayumi/../boris', '/etc/passwd', '/Users/ayumi%', '/Users/ayumi']) {
      assert.equal((await readRefusal(await take(path, 'FILE'))).status, 404, path);
    }
    const listed = {
      params: { nodeId: 1, planId: image.uid, revisionId: revision?.id ?? '' },
      query: { folder: '/Users', start: 0, count: 10 },
    };
    assert.deepEqual(
      (await client.call(listMountedContent, listed)).results.map(({ name }) => name),
      ['ayumi', 'boris', 'Public'],
    );
  });

  it('lets go of a file when the client leaves in the middle', async () => {
    const { uid } = await planNamed(client, 'Scale');
    const page = { params: { nodeId: 1, planId: uid, folderId: 'g100k' }, query: { page: 0, size: 1000 } };
    const { results } = await client.call(listFolderContent, page);
    const largest = results.reduce((one, other) => ((one.size ?? 0) > (other.size ?? 0) ? one : other));
    const leaving = new AbortController();
    const params = { nodeId: 1, planId: uid, revisionId: `${largest.id}-r0` };
    const response = await client.send(downloadFile, { params }, { signal: leaving.signal });
    await response.body?.getReader().read();
    leaving.abort();
    assert.equal((await planNamed(client, 'Documents')).name, 'Documents');
  });
});

function text(bytes: Uint8Array | undefined): string {
  assert.ok(bytes, 'the file is in the zip');
  return Buffer.from(bytes).toString();
}
