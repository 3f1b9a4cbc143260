/** Where the bytes go when a browser asks for no place, and which call has them. */

import { CallError } from '../../../../src/host/http/call-error.ts';
import { deepEqual, equal, ok } from '../../../support/assert.ts';
import {
  downloadContent as content,
  type DownloadBench,
  downloadBench,
  until,
} from '../../../support/download-bench.ts';
import { sha256 } from '../../../support/fake-bytes.ts';
import { entry, order } from '../entries.ts';

let bench: DownloadBench;
beforeEach(() => {
  bench = downloadBench();
});
afterEach(() => bench.manager[Symbol.dispose]());
const begun = (given = {}) => bench.begun(order(given));

describe('Where a browser asks for no place', () => {
  it('the browser downloads by itself, once the server was heard to give it', async () => {
    bench.source.link = 'https://here.example/data';
    const job = await begun();
    await until(job, 'handed-over');
    deepEqual(bench.followed, ['f1.txt from https://here.example/data']);
    ok(bench.source.opened[0]?.signal.aborted, 'the question was left open');
    equal(bench.news.at(-1)?.state, 'handed-over');
  });

  it('also an empty file', async () => {
    bench.source.link = 'https://here.example/data';
    bench.file.content = new Uint8Array();
    await until(await begun(), 'handed-over');
    equal(bench.followed.length, 1);
  });

  it('a refusal is told rather than handed to the browser', async () => {
    bench.source.link = 'https://here.example/data';
    bench.file.failures = [new CallError('forbidden', { endpoint: 'downloadFile', status: 403 })];
    const job = await begun();
    await until(job, 'failed');
    deepEqual(bench.followed, []);
    job.retry();
    await until(job, 'handed-over');
    equal(bench.followed.length, 1);
  });

  it('it is held in memory where the browser cannot ask as the host does', async () => {
    await until(await begun(), 'completed');
    equal(await sha256(bench.memory.bytes), await sha256(content));
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
      equal(bench.source.opened[0]?.name, name);
      deepEqual(bench.source.opened[0]?.query, query);
    });
  }
});
