/** Several items as one zip: what is in it is what was backed up, and what is missing is told. */
import { strFromU8, unzipSync } from 'fflate';
import type { BackupEntry } from '../../../../src/backup/backup-entry.ts';
import type { FeedProgress } from '../../../../src/backup/download/transfer/feed.ts';
import { NothingToZip, zipFeed } from '../../../../src/backup/download/transfer/zip-feed.ts';
import { TooLargeForZip } from '../../../../src/backup/download/transfer/zip-items.ts';
import { createZipWriter } from '../../../../src/backup/download/transfer/zip-writer.ts';
import { CallError } from '../../../../src/host/http/call-error.ts';
import { deepEqual, equal, eventually, ok, rejects } from '../../../support/assert.ts';
import {
  type FakeFile,
  type FakeTarget,
  fakeSource,
  fakeTarget,
  sha256,
  someBytes,
} from '../../../support/fake-bytes.ts';
import { type FakeClient, fakeClient } from '../../../support/fake-client.ts';
import { entry } from '../entries.ts';

const { signal } = new AbortController();
let files: Record<string, FakeFile | undefined>;
let client: FakeClient;
let target: FakeTarget;
let progress: FeedProgress | undefined;
let calls: FeedProgress[];

beforeEach(() => {
  files = {};
  calls = [];
  client = fakeClient();
  target = fakeTarget();
  client.always('listDownloadRevisions', ({ params }) => ({
    results: params.fileId === 'unkept' ? [] : [{ id: `latest-${params.fileId}`, created: 1, size: 1 }],
    totalElements: 1,
    totalPages: 1,
  }));
});

function feedOf(items: readonly BackupEntry[], includeDeleted = false) {
  const source = fakeSource((name, query) => files[name.replace(/^\w+ /, '')] ?? files[String(query.fileBase64)]);
  const feed = zipFeed(source, { client, nodeId: 1, planId: 'plan-1', items, includeDeleted });
  const sink = {
    write: target.write,
    restart: target.restart,
    progress: (next: FeedProgress) => {
      progress = next;
      calls.push(next);
    },
  };
  return { source, feed, run: () => feed.run(sink, signal) };
}

const unzipped = () => unzipSync(target.bytes);
const kept = (seed: number, more: Partial<FakeFile> = {}): FakeFile => ({
  content: someBytes(250, seed),
  etag: `"${seed}"`,
  ...more,
});

async function same(name: string, file: FakeFile | undefined) {
  const content = unzipped()[name];
  ok(content && file, `${name} is not in ${Object.keys(unzipped())}`);
  equal(await sha256(content.slice()), await sha256(file.content));
}

describe('A zip of several items', () => {
  it('has files at their latest revision, and at the one that was chosen', async () => {
    files = { 'latest-a': kept(1), r7: kept(2) };
    const chosen = entry({ id: 'r7', type: 'revision', name: 'b.txt', fileId: 'b', revisionId: 'r7' });
    const { run, feed } = feedOf([entry({ id: 'a' }), chosen]);
    await run();
    deepEqual(Object.keys(unzipped()), ['a.txt', 'b.txt']);
    await same('a.txt', files['latest-a']);
    await same('b.txt', files.r7);
    deepEqual(feed.leftOut(), []);
    deepEqual(progress, { done: 500, total: undefined, files: { done: 2, total: 2 } });
  });

  it('has what is in folders and below, page by page, empty ones too', async () => {
    files = { 'latest-x': kept(1), 'latest-y': kept(2) };
    const folder = (id: string, name: string) => ({ id, name, path: `/d/${name}`, type: 'FOLDER' });
    const pages: Record<string, object[][]> = {
      d: [
        [folder('e', 'empty'), { id: 'x', name: 'x.txt', path: '/d/x.txt', type: 'FILE', size: 250 }],
        [folder('s', 'sub')],
      ],
      e: [[]],
      s: [[{ id: 'y', name: 'y.txt', path: '/d/sub/y.txt', type: 'FILE', size: 250 }]],
    };
    client.always('listFolderContent', ({ params, query }) => {
      const all = pages[String(params.folderId)] ?? [];
      return { results: all[Number(query.page)] ?? [], totalElements: 9, totalPages: all.length };
    });
    await feedOf([entry({ id: 'd', type: 'folder', name: 'd' })]).run();
    // While folders are listed somebody sees that something happens.
    deepEqual(
      calls.slice(0, 2).map(({ files: { done, total } = { done: -1, total: -1 } }) => [done, total]),
      [
        [0, 1],
        [0, 2],
      ],
    );
    deepEqual(Object.keys(unzipped()).sort(), ['d/', 'd/empty/', 'd/sub/', 'd/sub/y.txt', 'd/x.txt']);
    await same('d/sub/y.txt', files['latest-y']);
    deepEqual(progress, { done: 500, total: 500, files: { done: 2, total: 2 } });
  });

  it('has what was deleted only where that is wanted', async () => {
    files = { 'latest-x': kept(1) };
    client.always('listFolderContent', () => ({
      results: [{ id: 'x', name: 'x.txt', path: '/d/x.txt', type: 'FILE', deleted: true }],
      totalElements: 1,
      totalPages: 1,
    }));
    const folder = entry({ id: 'd', type: 'folder', name: 'd' });
    await feedOf([folder]).run();
    deepEqual(Object.keys(unzipped()), ['d/']);
    target = fakeTarget();
    await feedOf([folder], true).run();
    deepEqual(Object.keys(unzipped()), ['d/', 'd/x.txt']);
  });

  it('has what is in a mounted image, until a page is not full', async () => {
    const names = Array.from({ length: 251 }, (_, index) => `${index}.txt`);
    for (const name of names) files[btoa(`/Users/${name}`)] = kept(3);
    client.always('listMountedContent', ({ query }) => ({
      results: names
        .slice(Number(query.start), Number(query.start) + Number(query.count))
        .map((name) => ({ name, type: 'FILE', size: 250 })),
    }));
    const item = entry({
      id: '/Users',
      type: 'folder',
      name: 'Users',
      content: true,
      downloadPath: '/Users',
      revisionId: 'v',
    });
    await feedOf([item]).run();
    equal(Object.keys(unzipped()).length, 252);
  });

  it('gives each name once, and no name that leads out of it', async () => {
    files = { 'latest-a': kept(1), 'latest-b': kept(2), 'latest-c': kept(3) };
    const items = [
      entry({ id: 'a', name: 'Report.txt' }),
      entry({ id: 'b', name: 'report.TXT' }),
      entry({ id: 'c', name: '../..' }),
    ];
    await feedOf(items).run();
    deepEqual(Object.keys(unzipped()), ['Report.txt', 'report (2).TXT', '..__']);
    await same('report (2).TXT', files['latest-b']);
  });

  it('keeps when a file was changed', async () => {
    files = { 'latest-x': { content: new TextEncoder().encode('hello'), etag: '"x"' } };
    const modified = Date.UTC(2024, 4, 6, 7, 8, 10);
    client.always('listFolderContent', () => ({
      results: [{ id: 'x', name: 'x.txt', path: '/d/x.txt', type: 'FILE', modified }],
      totalElements: 1,
      totalPages: 1,
    }));
    await feedOf([entry({ id: 'd', type: 'folder', name: 'd' })]).run();
    equal(strFromU8(unzipped()['d/x.txt'] ?? new Uint8Array()), 'hello');
    const view = new DataView(target.bytes.buffer);
    const second = target.bytes.length - 22 - (46 + 7) - 0;
    const time = view.getUint32(second + 12, true);
    equal((time >> 25) + 1980, 2024);
  });
});

describe('A zip that breaks off', () => {
  const items = [entry({ id: 'a' }), entry({ id: 'b' })];

  it('goes on in the middle of the file', async () => {
    files = { 'latest-a': kept(1), 'latest-b': kept(2, { breaksAfter: 100 }) };
    const { run, feed, source } = feedOf(items);
    equal((await rejects(run(), CallError)).kind, 'network');
    equal(feed.canResume(), true);
    await run();
    deepEqual(source.opened.at(-1)?.resume, { offset: 100, etag: '"2"' });
    equal(source.opened.length, 3);
    await same('a.txt', files['latest-a']);
    await same('b.txt', files['latest-b']);
  });

  it('begins anew where the file’s server offers no resuming', async () => {
    files = { 'latest-a': kept(1), 'latest-b': kept(2, { breaksAfter: 100, etag: undefined }) };
    const { run, feed } = feedOf(items);
    await rejects(run(), CallError);
    equal(feed.canResume(), false);
    await run();
    equal(target.restarts, 2);
    deepEqual(Object.keys(unzipped()), ['a.txt', 'b.txt']);
    await same('b.txt', files['latest-b']);
  });

  it('begins anew where the file is another now, or gone', async () => {
    for (const next of [kept(9), undefined]) {
      target = fakeTarget();
      files = { 'latest-a': kept(1), 'latest-b': kept(2, { breaksAfter: 100 }) };
      const { run, feed } = feedOf(items);
      await rejects(run(), CallError);
      files['latest-b'] = next;
      await run();
      deepEqual(feed.leftOut(), next ? [] : ['/srv/data/b.txt']);
      if (next) await same('b.txt', next);
      else deepEqual(Object.keys(unzipped()), ['a.txt']);
    }
  });

  it('goes on where a lookup failed', async () => {
    files = { 'latest-a': kept(1), 'latest-b': kept(2) };
    client.always('listDownloadRevisions');
    const { run, feed } = feedOf(items);
    const first = run();
    const asked = (fileId: string) =>
      eventually(() => client.open('listDownloadRevisions').find(({ params }) => params.fileId === fileId) ?? null);
    await (await asked('a')).answer({ results: [{ id: 'latest-a' }], totalElements: 1, totalPages: 1 });
    await (await asked('b')).fail();
    await rejects(first, CallError);
    equal(feed.canResume(), true);
    client.always('listDownloadRevisions', () => ({ results: [{ id: 'latest-b' }], totalElements: 1, totalPages: 1 }));
    await run();
    await same('a.txt', files['latest-a']);
    await same('b.txt', files['latest-b']);
  });
});

describe('What cannot be put into a zip', () => {
  it('is told by its path, and the rest is there', async () => {
    files = { 'latest-a': kept(1) };
    const { run, feed } = feedOf([entry({ id: 'a' }), entry({ id: 'unkept' }), entry({ id: 'gone' })]);
    await run();
    deepEqual(feed.leftOut(), ['/srv/data/unkept.txt', '/srv/data/gone.txt']);
    deepEqual(Object.keys(unzipped()), ['a.txt']);
  });

  it('is a failure where nothing is left', async () => {
    await rejects(feedOf([entry({ id: 'unkept' })]).run(), NothingToZip);
  });

  it('is what the format cannot count', async () => {
    const results = Array.from({ length: 250 }, (_, index) => ({
      id: String(index),
      name: `${index}`,
      path: '',
      type: 'F',
    }));
    client.always('listFolderContent', () => ({ results, totalElements: 1e6, totalPages: 4000 }));
    await rejects(feedOf([entry({ id: 'd', type: 'folder', name: 'd' })]).run(), TooLargeForZip);
  });

  it('is what is too large', async () => {
    const writer = createZipWriter(async () => undefined);
    await writer.begin('a', undefined);
    const chunk = new Uint8Array(1);
    Object.defineProperty(chunk, 'byteLength', { value: 0xffff_0000 });
    await rejects(async () => writer.push(chunk), TooLargeForZip);
  });
});
