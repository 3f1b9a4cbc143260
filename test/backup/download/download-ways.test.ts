/** Where the bytes go when a browser asks for no place, and which call has them. */

import type { DownloadJob } from '../../../src/backup/download/download-job.ts';
import { createDownloadManager, type DownloadManager } from '../../../src/backup/download/download-manager.ts';
import type { DownloadNews } from '../../../src/backup/download/download-types.ts';
import { CallError } from '../../../src/host/call-error.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import {
  type FakeFile,
  type FakeSource,
  type FakeTarget,
  fakeSource,
  fakeTarget,
  sha256,
  someBytes,
} from '../../support/fake-bytes.ts';
import { fakeClient } from '../../support/fake-client.ts';
import { entry, order } from './entries.ts';

const content = someBytes(1000);
let file: FakeFile;
let source: FakeSource;
let manager: DownloadManager;
let memory: FakeTarget;
let news: DownloadNews[];
let followed: string[];

beforeEach(() => {
  file = { content, etag: '"a"' };
  source = fakeSource(() => file);
  memory = fakeTarget();
  [news, followed] = [[], []];
  manager = createDownloadManager({
    client: fakeClient(),
    source,
    save: {
      ask: async () => undefined,
      memory: () => memory,
      follow: (address, name) => void followed.push(`${name} from ${address}`),
    },
    now: () => performance.now(),
    onNews: (one) => void news.push(one),
    onFailure: () => undefined,
  });
});
afterEach(() => manager[Symbol.dispose]());

async function begun(given = {}): Promise<DownloadJob> {
  ok(await manager.start(order(given)));
  const job = manager.jobs.value.at(-1);
  ok(job);
  return job;
}

const until = (job: DownloadJob, status: DownloadJob['status']['value']) =>
  eventually(() => equal(job.status.value, status));

describe('Where a browser asks for no place', () => {
  it('the browser downloads by itself, once the server was heard to give it', async () => {
    source.link = 'https://here.example/data';
    const job = await begun();
    await until(job, 'handed-over');
    deepEqual(followed, ['f1.txt from https://here.example/data']);
    ok(source.opened[0]?.signal.aborted, 'the question was left open');
    equal(news.at(-1)?.state, 'handed-over');
  });

  it('also an empty file', async () => {
    source.link = 'https://here.example/data';
    file.content = new Uint8Array();
    await until(await begun(), 'handed-over');
    equal(followed.length, 1);
  });

  it('a refusal is told rather than handed to the browser', async () => {
    source.link = 'https://here.example/data';
    file.failures = [new CallError('forbidden', { endpoint: 'downloadFile', status: 403 })];
    const job = await begun();
    await until(job, 'failed');
    deepEqual(followed, []);
    job.retry();
    await until(job, 'handed-over');
    equal(followed.length, 1);
  });

  it('it is held in memory where the browser cannot ask as the host does', async () => {
    await until(await begun(), 'completed');
    equal(await sha256(memory.bytes), await sha256(content));
  });
});

describe('What is asked for', () => {
  for (const [title, given, name, query] of [
    ['a file', {}, 'downloadFile r1', {}],
    [
      'a folder at a job, with what was deleted',
      { kind: 'folder', items: [entry({ id: 'd1', type: 'folder' })], jobId: 'j1', includeDeleted: true },
      'downloadFolder d1',
      { restoreDeleted: 'true' },
    ],
    [
      'a file in an image, by its path’s UTF-8 in base64',
      {
        kind: 'image-file',
        items: [entry({ id: 'x', content: true, downloadPath: '/Benutzer/日本.txt' })],
        revisionId: 'v1',
      },
      'downloadImageItem v1',
      { fileBase64: 'L0JlbnV0emVyL+aXpeacrC50eHQ=', type: 'FILE' },
    ],
    [
      'a folder in an image',
      {
        kind: 'image-folder',
        items: [entry({ id: 'x', type: 'folder', content: true, downloadPath: '/' })],
        revisionId: 'v1',
      },
      'downloadImageItem v1',
      { fileBase64: 'Lw==', type: 'FOLDER' },
    ],
  ] as const) {
    it(`is ${title}`, async () => {
      await until(await begun(given), 'completed');
      equal(source.opened[0]?.name, name);
      deepEqual(source.opened[0]?.query, query);
    });
  }
});
