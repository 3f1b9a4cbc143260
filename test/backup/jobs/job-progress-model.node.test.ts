/** One job, followed: asked for again and again, slower when nobody looks or answers, and not a moment longer than needed. */
import { type Signal, signal } from '@preact/signals-core';
import { announceJob } from '../../../src/backup/jobs/job-news.ts';
import { createJobProgressModel, type JobProgressModel } from '../../../src/backup/jobs/job-progress-model.ts';
import { jobTimes } from '../../../src/backup/jobs/job-times.ts';
import { CallError } from '../../../src/host/http/call-error.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { type FakeClient, fakeClient } from '../../support/fake-client.ts';
import { type FakeClock, installFakeClock } from '../../support/fake-clock.ts';
import { restoreJob } from './job-samples.ts';

let clock: FakeClock;
let client: FakeClient;
let isHidden: Signal<boolean>;
let model: JobProgressModel;
let heard: string[];

const follow = () =>
  createJobProgressModel({
    client,
    nodeId: 1,
    jobUID: 'job-1',
    isHidden,
    onChange: ({ jobUID, state }) => void heard.push(`${jobUID} ${state}`),
  });
const open = () => client.open('readRestoreJob').length;
const asked = () => client.asked.length;
const answer = (changes = {}) => client.only('readRestoreJob').answer(restoreJob(changes));
const fail = (error?: unknown) => client.only('readRestoreJob').fail(error);

beforeEach(() => {
  clock = installFakeClock();
  client = fakeClient({ ignoresAborts: true });
  isHidden = signal(false);
  heard = [];
  model = follow();
});
afterEach(() => {
  model[Symbol.dispose]();
  clock.restore();
});

describe('A restore job that is followed', () => {
  it('is asked for at once, with the time a try may take', () => {
    equal(open(), 1);
    deepEqual(client.asked[0]?.params, { nodeId: 1, jobUID: 'job-1' });
    equal(client.asked[0]?.timeout, jobTimes.timeout);
    equal(model.progress.value, undefined);
  });

  it('is asked for again a second after each answer, not before', async () => {
    await answer();
    await clock.pass(jobTimes.polling.visible - 1);
    equal(asked(), 1);
    await clock.pass(1);
    equal(asked(), 2);
    await clock.pass(5000);
    equal(asked(), 2, 'while one is on its way no other is sent');
  });

  for (const status of ['completed', 'failed', 'canceled']) {
    it(`is asked for no more when it is ${status}`, async () => {
      await answer({ status, jobFilesProcessed: 10 });
      await clock.pass(600_000);
      isHidden.value = true;
      isHidden.value = false;
      model.retry();
      equal(asked(), 1);
      equal(clock.pendingTimers, 0);
    });
  }

  it('names the first files that failed, once it is over', async () => {
    await answer({ jobFilesFailed: 2, jobProcessedBytes: 5 });
    equal(client.open('listRestoredFiles').length, 0);
    await clock.pass(1000);
    await answer({ status: 'completed', jobFilesProcessed: 8, jobFilesFailed: 2 });
    const question = client.only('listRestoredFiles');
    deepEqual(
      [question.params, question.query],
      [
        { nodeId: 1, jobUID: 'job-1' },
        { page: 0, size: 3, outcome: 'FAILED' },
      ],
    );
    equal(model.failures.value, undefined, 'they are on their way');
    const failed = [{ number: 4, path: '/srv/a.txt', outcome: 'FAILED' as const, reason: 'IN_USE' }];
    await question.answer({ results: failed, totalElements: 1, totalPages: 1 });
    deepEqual(model.failures.value, failed);
  });

  it('names none where that cannot be found out, or nothing failed', async () => {
    await answer({ status: 'completed', jobFilesProcessed: 8, jobFilesFailed: 2 });
    await client.only('listRestoredFiles').fail();
    deepEqual(model.failures.value, []);
    equal(model.lost.value, undefined);
    model[Symbol.dispose]();
    model = follow();
    await answer({ status: 'completed', jobFilesProcessed: 10, jobFilesFailed: 0 });
    equal(client.open('listRestoredFiles').length, 0);
  });

  it('is asked for seldom while nobody looks, and at once when somebody does', async () => {
    isHidden.value = true;
    await answer();
    await clock.pass(jobTimes.polling.hidden - 1);
    equal(asked(), 1);
    await clock.pass(1);
    equal(asked(), 2);
    await answer();
    isHidden.value = false;
    equal(asked(), 3);
    isHidden.value = true;
    isHidden.value = false;
    equal(asked(), 3, 'one is on its way');
  });

  it('tells a host what is new, once', async () => {
    await answer();
    await clock.pass(1000);
    await answer();
    await clock.pass(1000);
    await answer({ jobProcessedBytes: 5 });
    await clock.pass(1000);
    await answer({ status: 'completed', jobFilesProcessed: 10 });
    deepEqual(heard, ['job-1 preparing', 'job-1 processing', 'job-1 completed']);
  });

  it('says that contact is lost, keeps what was known, and backs off', async () => {
    await answer({ jobProcessedBytes: 300 });
    for (const delay of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
      const before = asked();
      await clock.pass(delay - 1);
      equal(asked(), before, `not before ${delay}`);
      await clock.pass(1);
      equal(asked(), before + 1, `after ${delay}`);
      await fail();
      ok(model.lost.value?.error instanceof CallError);
      equal(model.progress.value?.percentage, 30);
    }
    await clock.pass(60_000);
    await answer({ jobProcessedBytes: 400 });
    equal(model.lost.value, undefined);
    equal(model.progress.value?.percentage, 40);
    await clock.pass(1000);
    equal(open(), 1, 'back to every second');
  });

  it('asks at once when told to retry, though another try waits', async () => {
    await fail();
    model.retry();
    equal(open(), 1);
    equal(model.isAsking.value, true);
    await answer();
    equal(model.lost.value, undefined);
  });

  it('ignores an answer that comes after a newer question', async () => {
    await fail();
    model.retry();
    const [, late] = client.asked;
    model.retry();
    await client.asked[2]?.answer(restoreJob({ jobProcessedBytes: 700 }));
    await late?.answer(restoreJob({ jobProcessedBytes: 100 }));
    equal(model.progress.value?.percentage, 70);
    await late?.fail();
    equal(model.lost.value, undefined);
    ok(late?.signal?.aborted, 'and gives it up');
  });

  it('is gone where the server knows none, and keeps what it knew', async () => {
    await answer({ jobProcessedBytes: 300 });
    await clock.pass(1000);
    await fail(new CallError('not-found', { endpoint: 'readRestoreJob', status: 404 }));
    equal(model.isGone.value, true);
    equal(model.lost.value, undefined);
    equal(model.progress.value?.percentage, 30);
    deepEqual(heard, ['job-1 processing', 'job-1 gone']);
    await clock.pass(600_000);
    equal(asked(), 2);
  });

  it('goes on over a restart of the server that takes it up again', async () => {
    await answer({ jobProcessedBytes: 600, jobFilesProcessed: 6 });
    await clock.pass(1000);
    await fail(new CallError('network', { endpoint: 'readRestoreJob' }));
    await clock.pass(2000);
    await answer({ jobTotalFiles: null, jobTotalBytes: null });
    equal(model.progress.value?.state, 'preparing');
    await clock.pass(1000);
    await answer({ jobProcessedBytes: 100, jobFilesProcessed: 1 });
    equal(model.progress.value?.percentage, 10);
    equal(model.progress.value?.rate, undefined);
    await clock.pass(1000);
    await answer({ status: 'failed' });
    equal(model.progress.value?.state, 'failed');
  });

  it('looks when it is told of', async () => {
    await answer();
    announceJob(1, 'another');
    announceJob(2, 'job-1');
    equal(asked(), 1);
    announceJob(1, 'job-1');
    equal(asked(), 2);
  });

  it('asks no more when nobody follows it', async () => {
    await answer();
    model[Symbol.dispose]();
    await clock.pass(60_000);
    isHidden.value = true;
    isHidden.value = false;
    announceJob(1, 'job-1');
    equal(asked(), 1);
    equal(clock.pendingTimers, 0);
  });

  it('gives up what is on its way, and hears no answer to it', async () => {
    const [first] = client.asked;
    model[Symbol.dispose]();
    ok(first?.signal?.aborted);
    await first?.answer(restoreJob());
    equal(model.progress.value, undefined);
    deepEqual(heard, []);
  });
});
