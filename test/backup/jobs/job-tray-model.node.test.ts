/** All jobs of a device: found by themselves, whoever made them, and followed while one runs. */
import { type Signal, signal } from '@preact/signals-core';
import { announceJob } from '../../../src/backup/jobs/job-news.ts';
import { jobTimes } from '../../../src/backup/jobs/job-times.ts';
import { createJobTrayModel, type JobTrayModel } from '../../../src/backup/jobs/job-tray-model.ts';
import { jobKind } from '../../../src/backup/jobs/job-words.ts';
import { CallError } from '../../../src/host/http/call-error.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { type FakeClient, fakeClient } from '../../support/fake-client.ts';
import { type FakeClock, installFakeClock } from '../../support/fake-clock.ts';
import { restoreJob } from './job-samples.ts';

let clock: FakeClock;
let client: FakeClient;
let isHidden: Signal<boolean>;
let model: JobTrayModel;
let changes: string[];
let over: string[];

const asked = () => client.asked.length;
const list = (...jobs: object[]) => client.only('listRestoreJobs').answer(jobs.map((job) => restoreJob(job)));
const states = () => model.jobs.value.map(({ job, state }) => `${job.jobUID} ${state}`);
const done = { status: 'completed', jobFilesProcessed: 10 };

beforeEach(() => {
  clock = installFakeClock();
  client = fakeClient();
  isHidden = signal(false);
  changes = [];
  over = [];
  model = createJobTrayModel({
    client,
    nodeId: 1,
    isHidden,
    onChange: ({ jobUID, state }) => void changes.push(`${jobUID} ${state}`),
    onOver: ({ job, state }) => void over.push(`${job.jobUID} ${state}`),
  });
});
afterEach(() => {
  model[Symbol.dispose]();
  clock.restore();
});

describe('The jobs of a device', () => {
  it('are asked for at once, and slowly while none runs: somebody else may begin one', async () => {
    await list();
    await clock.pass(jobTimes.idle - 1);
    equal(asked(), 1);
    await clock.pass(1);
    equal(asked(), 2);
    await list({ jobUID: 'of another' });
    deepEqual(states(), ['of another preparing']);
  });

  it('are not asked for again while none runs where nobody looks, or where the host tells of them', async () => {
    isHidden.value = true;
    await list();
    await clock.pass(600_000);
    equal(asked(), 1);
    model[Symbol.dispose]();
    isHidden.value = false;
    client = fakeClient();
    const channel = { subscribe: () => () => undefined, publish: () => undefined };
    model = createJobTrayModel({
      client,
      nodeId: 1,
      isHidden,
      channel,
      onChange: () => undefined,
      onOver: () => undefined,
    });
    await list();
    await clock.pass(600_000);
    equal(asked(), 1);
  });

  it('are of every kind, where the server tells of more than restores', async () => {
    deepEqual(client.only('listRestoreJobs').query, { kinds: 'RESTORE,SYNC,BACKUP' });
    const { content } = restoreJob();
    await list(
      { jobUID: 's', content: { ...content, actionType: 'SYNC' } },
      { jobUID: 'b', content: { ...content, actionType: 'BACKUP' }, ...done },
      { jobUID: 'r', content: { ...content, actionType: 'FILE_RESTORE' } },
    );
    deepEqual(
      model.jobs.value.map(({ job }) => jobKind(job)),
      ['SYNC', 'BACKUP', 'RESTORE'],
    );
    deepEqual(states(), ['s preparing', 'b completed', 'r preparing']);
  });

  it('of an earlier page are there, in the server’s order', async () => {
    await list({ jobUID: 'b', jobProcessedBytes: 10 }, { jobUID: 'a', ...done });
    deepEqual(states(), ['b processing', 'a completed']);
  });

  it('are asked for again while one runs, and slowly when all are over', async () => {
    await list({ jobUID: 'a' }, { jobUID: 'b', ...done });
    await clock.pass(1000);
    await list({ jobUID: 'a', ...done }, { jobUID: 'b', ...done });
    await clock.pass(jobTimes.idle - 1);
    equal(asked(), 2);
  });

  it('have just failed while one is listed that was seen running', async () => {
    await list({ jobUID: 'a' }, { jobUID: 'b', status: 'failed' });
    equal(model.hasJustFailed.value, false);
    await clock.pass(1000);
    await list({ jobUID: 'a', status: 'completed', jobFilesProcessed: 7 }, { jobUID: 'b', status: 'failed' });
    equal(model.hasJustFailed.value, true);
    model.drop('a');
    equal(model.hasJustFailed.value, false);
  });

  it('tell once that one is over, and nothing of one that was over before', async () => {
    await list({ jobUID: 'a' }, { jobUID: 'b', ...done }, { jobUID: 'c' });
    await clock.pass(1000);
    await list({ jobUID: 'a', ...done }, { jobUID: 'b', ...done }, { jobUID: 'c', status: 'failed' });
    deepEqual(over, ['a completed', 'c failed']);
    equal(model.hasJustFailed.value, true);
    announceJob(1, 'a');
    await list({ jobUID: 'a', ...done }, { jobUID: 'c', status: 'failed' });
    deepEqual(over, ['a completed', 'c failed']);
    deepEqual(changes, ['a preparing', 'b completed', 'c preparing', 'a completed', 'c failed']);
  });

  it('are asked for when one is told of, here or anywhere', async () => {
    await list();
    announceJob(2, 'elsewhere');
    equal(asked(), 1);
    announceJob(1, 'new');
    equal(model.isExpecting.value, true);
    await list({ jobUID: 'new' });
    equal(model.isExpecting.value, false);
    deepEqual(states(), ['new preparing']);
  });

  it('are asked for when somebody looks again', async () => {
    await list();
    isHidden.value = true;
    equal(asked(), 1);
    isHidden.value = false;
    equal(asked(), 2);
  });

  it('go when they were cleared, here at once and elsewhere with the next list', async () => {
    await list({ jobUID: 'a', ...done }, { jobUID: 'b', ...done });
    model.drop('a');
    deepEqual(states(), ['b completed']);
    announceJob(1, 'b');
    await list();
    deepEqual(states(), []);
  });

  it('stay as they were known while there is no contact, which is told', async () => {
    await list({ jobUID: 'a', jobProcessedBytes: 500 });
    await clock.pass(1000);
    await client.only('listRestoreJobs').fail();
    equal(model.jobs.value[0]?.percentage, 50);
    equal(model.lost.value !== undefined, true);
    model.retry();
    await list({ jobUID: 'a', jobProcessedBytes: 600 });
    equal(model.lost.value, undefined);
    equal(model.jobs.value[0]?.percentage, 60);
  });

  for (const kind of ['forbidden', 'not-found'] as const) {
    it(`are not asked for for ever where it is ${kind}`, async () => {
      await client.only('listRestoreJobs').fail(new CallError(kind, { endpoint: 'listRestoreJobs' }));
      equal(model.lost.value, undefined);
      await clock.pass(600_000);
      isHidden.value = true;
      isHidden.value = false;
      equal(asked(), 1);
    });
  }

  it('each have a rate of their own', async () => {
    await list({ jobUID: 'a', jobProcessedBytes: 100 }, { jobUID: 'b', jobProcessedBytes: 10 });
    for (const second of [1, 2, 3, 4]) {
      await clock.pass(1000);
      await list(
        { jobUID: 'a', jobProcessedBytes: 100 + second * 100 },
        { jobUID: 'b', jobProcessedBytes: 10 + second },
      );
    }
    deepEqual(
      model.jobs.value.map(({ rate }) => rate),
      [100, 1],
    );
  });
});
