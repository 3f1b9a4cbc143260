/** Canceling and clearing: asked of the host first, sent once, and told to everybody who watches. */
import { createJobActionModel, type JobActionModel } from '../../../src/backup/jobs/job-action-model.ts';
import { watchJobs } from '../../../src/backup/jobs/job-news.ts';
import type { JobHooks, JobOrder } from '../../../src/backup/jobs/job-view-types.ts';
import { CallError } from '../../../src/host/http/call-error.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { type FakeClient, fakeClient } from '../../support/fake-client.ts';
import { restoreJob } from './job-samples.ts';

let client: FakeClient;
let model: JobActionModel;
let heard: string[];
let reported: unknown[];
let hooks: JobHooks;
let stop: () => void;
const order: JobOrder = { nodeId: 1, jobUID: 'job-1', job: restoreJob() };

beforeEach(() => {
  client = fakeClient({ ignoresAborts: true });
  heard = [];
  reported = [];
  hooks = {
    onCanceled: ({ jobUID }) => void heard.push(`canceled ${jobUID}`),
    onCleared: ({ jobUID }) => void heard.push(`cleared ${jobUID}`),
    onRetried: ({ jobUID, retryUID }) => void heard.push(`retried ${jobUID} by ${retryUID}`),
  };
  model = createJobActionModel({
    client,
    report: (error) => void reported.push(error),
    hooks: () => hooks,
    onEnd: (action, result, _, made) => void heard.push([action, result, made].filter(Boolean).join(' ')),
  });
  stop = watchJobs(1, (jobUID) => void heard.push(`news ${jobUID}`));
});
afterEach(() => {
  stop();
  model[Symbol.dispose]();
});

for (const [action, endpoint, answer, announced] of [
  ['cancel', 'cancelRestoreJob', {}, ['canceled job-1', 'news job-1', 'cancel done']],
  ['clear', 'clearRestoreJob', {}, ['cleared job-1', 'news job-1', 'clear done']],
  // Who watches the device's jobs hears of the new one.
  ['retry', 'retryRestoreJob', { jobUID: 'job-2' }, ['retried job-1 by job-2', 'news job-2', 'retry done job-2']],
] as const) {
  describe(`To ${action} a job`, () => {
    it('is one call, however often it is pressed', async () => {
      model.start(action, order);
      model.start(action, order);
      equal(client.asked.length, 1);
      deepEqual(client.only(endpoint).params, { nodeId: 1, jobUID: 'job-1' });
      equal(model.running.value.get('job-1'), action);
      await client.only(endpoint).answer({ resultCode: 'SUCCESS', ...answer });
      deepEqual(heard, [...announced]);
      equal(model.running.value.size, 0);
    });

    it('is left to a host that wants to', () => {
      hooks = { onCancelRequest: () => false, onClearRequest: () => false, onRetryRequest: () => false };
      model.start(action, order);
      equal(client.asked.length, 0);
      deepEqual(heard, [`${action} declined`]);
    });

    it('tells why it failed, and can be tried again', async () => {
      model.start(action, order);
      await client.only(endpoint).fail(new CallError('server', { endpoint, status: 500 }));
      equal(model.failures.value.get('job-1')?.action, action);
      equal(model.running.value.size, 0);
      deepEqual(heard, ['news job-1'], 'who shows the job looks how it is');
      model.start(action, order);
      equal(model.failures.value.size, 0);
      await client.only(endpoint).answer({ resultCode: 'SUCCESS' });
      ok(heard.includes(`${action} done`));
    });

    it('takes an answer other than success for a failure', async () => {
      model.start(action, order);
      await client.only(endpoint).answer({ resultCode: 'BUSY', message: 'The device is busy' });
      const error = model.failures.value.get('job-1')?.error;
      deepEqual(reported, [error]);
      ok(error instanceof CallError && error.serverMessage === 'The device is busy');
    });

    it('hears no answer that nobody waits for any more', async () => {
      model.start(action, order);
      const call = client.only(endpoint);
      model.giveUp('job-1');
      ok(call.signal?.aborted);
      await call.answer({ resultCode: 'SUCCESS' });
      deepEqual(heard, []);
      equal(model.failures.value.size, 0);
    });

    it('is given up with its view', () => {
      model.start(action, order);
      const call = client.only(endpoint);
      model[Symbol.dispose]();
      ok(call.signal?.aborted);
    });
  });
}
