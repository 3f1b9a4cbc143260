/** Downloads beside the dialog: every byte or a failure that says so, resumed where it can be, never begun twice. */

import { SaveFailure, type SaveTarget } from '../../../../src/backup/download/transfer/save-target.ts';
import { CallError } from '../../../../src/host/http/call-error.ts';
import { deepEqual, equal, eventually, ok } from '../../../support/assert.ts';
import {
  downloadContent as content,
  type DownloadBench,
  downloadBench,
  until,
} from '../../../support/download-bench.ts';
import { type FakeTarget, fakeTarget, sha256, someBytes } from '../../../support/fake-bytes.ts';
import { turns } from '../../../support/fake-client.ts';
import { order } from '../entries.ts';

let bench: DownloadBench;
let target: FakeTarget;
beforeEach(() => {
  target = fakeTarget();
  bench = downloadBench();
  bench.answer = async () => target;
});
afterEach(() => bench.manager[Symbol.dispose]());
const begun = (given = {}) => bench.begun(order(given));

describe('A download', () => {
  it('writes every byte, and only then makes it the user’s file', async () => {
    bench.file.waitsAfter = 500;
    const job = await begun();
    await eventually(() => equal(job.progress.value.done, 500));
    equal(job.status.value, 'running');
    equal(target.state, 'open');
    bench.source.goOn();
    await until(job, 'completed');
    equal(target.state, 'finished');
    equal(await sha256(target.bytes), await sha256(content));
    deepEqual(job.progress.value, { done: 1000, total: 1000 });
    deepEqual(
      bench.news.map(({ state, bytes }) => [state, bytes]),
      [
        ['started', 0],
        ['completed', 1000],
      ],
    );
  });

  it('asks for its place at once, in the gesture', () => {
    void bench.manager.start(order());
    deepEqual(bench.asked, ['f1.txt']);
  });

  it('is not begun where nobody wants to save it', async () => {
    bench.answer = async () => 'canceled';
    equal(await bench.manager.start(order()), false);
    equal(bench.manager.jobs.value.length, 0);
    equal(bench.source.opened.length, 0);
    deepEqual(bench.news, []);
  });

  it('is not begun twice: not while its place is asked for, not while it runs', async () => {
    bench.file.waitsAfter = 500;
    const both = await Promise.all([bench.manager.start(order()), bench.manager.start(order())]);
    deepEqual(both, [true, false]);
    equal(await bench.manager.start(order()), false);
    equal(bench.asked.length, 1);
    equal(bench.source.opened.length, 1);
  });

  it('may run beside another', async () => {
    bench.file.waitsAfter = 500;
    await begun();
    target = fakeTarget();
    await begun({ revisionId: 'r2' });
    equal(bench.manager.jobs.value.length, 2);
  });

  it('takes the place of the same one that is done', async () => {
    await until(await begun(), 'completed');
    target = fakeTarget();
    await until(await begun(), 'completed');
    equal(bench.manager.jobs.value.length, 1);
  });

  it('tells how fast it is', async () => {
    bench.file.waitsAfter = 900;
    const job = await begun();
    await eventually(() => equal(job.progress.value.done, 900));
    // A piece of 100 bytes every 200 ms of the test's clock.
    equal(job.speed.value, 500);
  });
});

describe('A download that breaks off', () => {
  it('says where, and goes on from there', async () => {
    bench.file.breaksAfter = 400;
    const job = await begun();
    await until(job, 'failed');
    deepEqual(job.brokenOff.value, { received: 400, total: 1000 });
    equal(job.canResume.value, true);
    equal(target.state, 'open');
    equal(bench.failures.length, 1);
    job.retry();
    await until(job, 'completed');
    deepEqual(bench.source.opened[1]?.resume, { offset: 400, etag: '"a"' });
    equal(target.restarts, 0);
    equal(await sha256(target.bytes), await sha256(content));
  });

  it('begins anew where the server offers no resuming', async () => {
    Object.assign(bench.file, { etag: undefined, breaksAfter: 400 });
    const job = await begun();
    await until(job, 'failed');
    equal(job.canResume.value, false);
    job.retry();
    await until(job, 'completed');
    equal(target.restarts, 1);
    equal(await sha256(target.bytes), await sha256(content));
  });

  it('begins anew where there are other bytes now', async () => {
    bench.file.breaksAfter = 400;
    const job = await begun();
    await until(job, 'failed');
    bench.file = { content: someBytes(700, 99), etag: '"b"' };
    job.retry();
    await until(job, 'completed');
    equal(await sha256(target.bytes), await sha256(bench.file.content));
    deepEqual(job.progress.value, { done: 700, total: 700 });
  });

  it('is noticed by the size of the revision where the answer tells no length', async () => {
    Object.assign(bench.file, { isLengthHidden: true, breaksAfter: 400 });
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
    bench.file.type = 'application/json; charset=utf-8';
    const job = await begun({ kind: 'folder', jobId: 'j' });
    await until(job, 'failed');
    equal((job.error.value as CallError).kind, 'invalid-answer');
  });

  it('goes on as often as it takes', async () => {
    const job = await begun({ revisionId: 'again' });
    await until(job, 'completed');
    bench.file.breaksAfter = 300;
    target = fakeTarget();
    const other = await begun();
    for (const received of [300, 600, 900]) {
      await until(other, 'failed');
      equal(other.brokenOff.value?.received, received);
      bench.file.breaksAfter = 300;
      other.retry();
    }
    await until(other, 'completed');
    equal(await sha256(target.bytes), await sha256(content));
  });
});

describe('A download that fails', () => {
  const refused = () => new CallError('server', { endpoint: 'downloadFile', status: 500 });

  it('keeps what was ordered, and is tried again', async () => {
    bench.file.failures = [refused()];
    const job = await begun();
    await until(job, 'failed');
    equal(job.brokenOff.value, undefined);
    equal((job.error.value as CallError).status, 500);
    job.retry();
    job.retry();
    await until(job, 'completed');
    equal(bench.source.opened.length, 2);
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
    equal(bench.source.opened[1]?.resume, undefined);
    equal(await sha256(target.bytes), await sha256(content));
  });

  it('makes room for the same one ordered again, and removes what it had begun', async () => {
    bench.file.breaksAfter = 400;
    const first = await begun();
    await until(first, 'failed');
    const old = target;
    target = fakeTarget();
    const second = await begun();
    await until(second, 'completed');
    equal(old.state, 'discarded');
    deepEqual(bench.manager.jobs.value, [second]);
  });
});

describe('A download that is canceled', () => {
  it('ends the connection and removes what it had begun', async () => {
    bench.file.waitsAfter = 500;
    const job = await begun();
    await until(job, 'running');
    job.cancel();
    equal(target.state, 'discarded');
    ok(bench.source.opened[0]?.signal.aborted);
    equal(bench.manager.jobs.value.length, 0);
    equal(bench.manager.isBusy.value, false);
    await turns();
    equal(job.status.value, 'canceled');
    equal(bench.failures.length, 0);
    equal(bench.news.at(-1)?.state, 'canceled');
  });

  it('is not canceled any more once it is done', async () => {
    const job = await begun();
    await until(job, 'completed');
    job.cancel();
    equal(target.state, 'finished');
    equal(job.status.value, 'completed');
  });

  it('is with all others when the element goes', async () => {
    bench.file.waitsAfter = 500;
    const job = await begun();
    await until(job, 'running');
    bench.manager[Symbol.dispose]();
    equal(target.state, 'discarded');
    ok(bench.source.opened[0]?.signal.aborted);
  });

  it('was never begun when the element went while its place was asked for', async () => {
    let choose: (target: SaveTarget) => void = () => undefined;
    bench.answer = () => new Promise((resolve) => (choose = resolve));
    const started = bench.manager.start(order());
    bench.manager[Symbol.dispose]();
    choose(target);
    equal(await started, false);
    equal(target.state, 'discarded');
    equal(bench.source.opened.length, 0);
  });
});
