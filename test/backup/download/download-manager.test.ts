/** Downloads beside the dialog: every byte or a failure that says so, resumed where it can be, never begun twice. */

import type { DownloadJob } from '../../../src/backup/download/download-job.ts';
import { createDownloadManager, type DownloadManager } from '../../../src/backup/download/download-manager.ts';
import type { DownloadNews } from '../../../src/backup/download/download-types.ts';
import { SaveFailure, type SaveTarget } from '../../../src/backup/download/save-target.ts';
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
import { fakeClient, turns } from '../../support/fake-client.ts';
import { order } from './entries.ts';

const content = someBytes(1000);
let file: FakeFile;
let source: FakeSource;
let target: FakeTarget;
let manager: DownloadManager;
let news: DownloadNews[];
let failures: unknown[];
let asked: string[];
let followed: string[];
let answer: () => Promise<SaveTarget | 'canceled' | undefined>;
let memory: FakeTarget;

beforeEach(() => {
  file = { content, etag: '"a"' };
  source = fakeSource(() => file);
  target = fakeTarget();
  memory = fakeTarget();
  [news, failures, asked, followed] = [[], [], [], []];
  answer = async () => target;
  let time = 0;
  manager = createDownloadManager({
    client: fakeClient(),
    source,
    save: {
      ask: (name) => {
        asked.push(name);
        return answer();
      },
      memory: () => memory,
      follow: (address, name) => void followed.push(`${name} from ${address}`),
    },
    now: () => (time += 200),
    onNews: (one) => void news.push(one),
    onFailure: (error) => void failures.push(error),
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

describe('A download', () => {
  it('writes every byte, and only then makes it the user’s file', async () => {
    file.waitsAfter = 500;
    const job = await begun();
    await eventually(() => equal(job.progress.value.done, 500));
    equal(job.status.value, 'running');
    equal(target.state, 'open');
    source.goOn();
    await until(job, 'completed');
    equal(target.state, 'finished');
    equal(await sha256(target.bytes), await sha256(content));
    deepEqual(job.progress.value, { done: 1000, total: 1000 });
    deepEqual(
      news.map(({ state, bytes }) => [state, bytes]),
      [
        ['started', 0],
        ['completed', 1000],
      ],
    );
  });

  it('asks for its place at once, in the gesture', () => {
    void manager.start(order());
    deepEqual(asked, ['f1.txt']);
  });

  it('is not begun where nobody wants to save it', async () => {
    answer = async () => 'canceled';
    equal(await manager.start(order()), false);
    equal(manager.jobs.value.length, 0);
    equal(source.opened.length, 0);
    deepEqual(news, []);
  });

  it('is not begun twice: not while its place is asked for, not while it runs', async () => {
    file.waitsAfter = 500;
    const both = await Promise.all([manager.start(order()), manager.start(order())]);
    deepEqual(both, [true, false]);
    equal(await manager.start(order()), false);
    equal(asked.length, 1);
    equal(source.opened.length, 1);
  });

  it('may run beside another', async () => {
    file.waitsAfter = 500;
    await begun();
    target = fakeTarget();
    await begun({ revisionId: 'r2' });
    equal(manager.jobs.value.length, 2);
  });

  it('takes the place of the same one that is done', async () => {
    await until(await begun(), 'completed');
    target = fakeTarget();
    await until(await begun(), 'completed');
    equal(manager.jobs.value.length, 1);
  });

  it('tells how fast it is', async () => {
    file.waitsAfter = 900;
    const job = await begun();
    await eventually(() => equal(job.progress.value.done, 900));
    // A piece of 100 bytes every 200 ms of the test's clock.
    equal(job.speed.value, 500);
  });
});

describe('A download that breaks off', () => {
  it('says where, and goes on from there', async () => {
    file.breaksAfter = 400;
    const job = await begun();
    await until(job, 'failed');
    deepEqual(job.brokenOff.value, { received: 400, total: 1000 });
    equal(job.canResume.value, true);
    equal(target.state, 'open');
    equal(failures.length, 1);
    job.retry();
    await until(job, 'completed');
    deepEqual(source.opened[1]?.resume, { offset: 400, etag: '"a"' });
    equal(target.restarts, 0);
    equal(await sha256(target.bytes), await sha256(content));
  });

  it('begins anew where the server offers no resuming', async () => {
    Object.assign(file, { etag: undefined, breaksAfter: 400 });
    const job = await begun();
    await until(job, 'failed');
    equal(job.canResume.value, false);
    job.retry();
    await until(job, 'completed');
    equal(target.restarts, 1);
    equal(await sha256(target.bytes), await sha256(content));
  });

  it('begins anew where there are other bytes now', async () => {
    file.breaksAfter = 400;
    const job = await begun();
    await until(job, 'failed');
    file = { content: someBytes(700, 99), etag: '"b"' };
    job.retry();
    await until(job, 'completed');
    equal(await sha256(target.bytes), await sha256(file.content));
    deepEqual(job.progress.value, { done: 700, total: 700 });
  });

  it('is noticed by the size of the revision where the answer tells no length', async () => {
    Object.assign(file, { isLengthHidden: true, breaksAfter: 400 });
    const job = await begun({ size: 1000 });
    await until(job, 'failed');
    deepEqual(job.brokenOff.value, { received: 400, total: 1000 });
    job.retry();
    await until(job, 'completed');
    equal(await sha256(target.bytes), await sha256(content));
  });

  it('is no download at all where it has another size than the revision', async () => {
    const job = await begun({ size: 999 });
    await until(job, 'failed');
    equal((job.error.value as CallError).kind, 'invalid-answer');
    equal(target.bytes.length, 0);
  });

  it('is no download at all where a message comes in the place of a zip', async () => {
    file.type = 'application/json; charset=utf-8';
    const job = await begun({ kind: 'folder', jobId: 'j' });
    await until(job, 'failed');
    equal((job.error.value as CallError).kind, 'invalid-answer');
  });

  it('goes on as often as it takes', async () => {
    const job = await begun({ revisionId: 'again' });
    await until(job, 'completed');
    file.breaksAfter = 300;
    target = fakeTarget();
    const other = await begun();
    for (const received of [300, 600, 900]) {
      await until(other, 'failed');
      equal(other.brokenOff.value?.received, received);
      file.breaksAfter = 300;
      other.retry();
    }
    await until(other, 'completed');
    equal(await sha256(target.bytes), await sha256(content));
  });
});

describe('A download that fails', () => {
  const refused = () => new CallError('server', { endpoint: 'downloadFile', status: 500 });

  it('keeps what was ordered, and is tried again', async () => {
    file.failures = [refused()];
    const job = await begun();
    await until(job, 'failed');
    equal(job.brokenOff.value, undefined);
    equal((job.error.value as CallError).status, 500);
    job.retry();
    job.retry();
    await until(job, 'completed');
    equal(source.opened.length, 2);
  });

  it('begins anew where the disk took nothing', async () => {
    target.failure = new SaveFailure('The file could not be written', {
      cause: new DOMException('full', 'QuotaExceededError'),
    });
    const job = await begun();
    await until(job, 'failed');
    equal(job.canResume.value, false);
    job.retry();
    await until(job, 'completed');
    equal(source.opened[1]?.resume, undefined);
    equal(await sha256(target.bytes), await sha256(content));
  });

  it('makes room for the same one ordered again, and removes what it had begun', async () => {
    file.breaksAfter = 400;
    const first = await begun();
    await until(first, 'failed');
    const old = target;
    target = fakeTarget();
    const second = await begun();
    await until(second, 'completed');
    equal(old.state, 'discarded');
    deepEqual(manager.jobs.value, [second]);
  });
});

describe('A download that is canceled', () => {
  it('ends the connection and removes what it had begun', async () => {
    file.waitsAfter = 500;
    const job = await begun();
    await until(job, 'running');
    job.cancel();
    equal(target.state, 'discarded');
    ok(source.opened[0]?.signal.aborted);
    equal(manager.jobs.value.length, 0);
    equal(manager.isBusy.value, false);
    await turns();
    equal(job.status.value, 'canceled');
    equal(failures.length, 0);
    equal(news.at(-1)?.state, 'canceled');
  });

  it('is not canceled any more once it is done', async () => {
    const job = await begun();
    await until(job, 'completed');
    job.cancel();
    equal(target.state, 'finished');
    equal(job.status.value, 'completed');
  });

  it('is with all others when the element goes', async () => {
    file.waitsAfter = 500;
    const job = await begun();
    await until(job, 'running');
    manager[Symbol.dispose]();
    equal(target.state, 'discarded');
    ok(source.opened[0]?.signal.aborted);
  });

  it('was never begun when the element went while its place was asked for', async () => {
    let choose: (target: SaveTarget) => void = () => undefined;
    answer = () => new Promise((resolve) => (choose = resolve));
    const started = manager.start(order());
    manager[Symbol.dispose]();
    choose(target);
    equal(await started, false);
    equal(target.state, 'discarded');
    equal(source.opened.length, 0);
  });
});
