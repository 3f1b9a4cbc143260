/** The job that uploads what is kept locally: one call, and three ways it ends (spec 000 §8). */
import { createSyncModel, type SyncModel, type SyncResult } from '../../../src/backup/sync/sync-model.ts';
import { CallError } from '../../../src/host/http/call-error.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { type FakeClient, fakeClient } from '../../support/fake-client.ts';

let client: FakeClient;
let model: SyncModel;
let results: SyncResult[];
let reported: unknown[];

beforeEach(() => {
  client = fakeClient({ ignoresAborts: true });
  results = [];
  reported = [];
  model = createSyncModel({
    client,
    order: { nodeId: 1, planId: 'p1', planName: 'Documents', items: [] },
    report: (error) => void reported.push(error),
    onResult: (result) => void results.push(result),
  });
});
afterEach(() => model[Symbol.dispose]());

describe('A sync to the cloud', () => {
  it('asks for nothing by itself', () => equal(client.asked.length, 0));

  it('is one job, however often it is pressed', async () => {
    model.start();
    model.start();
    equal(client.asked.length, 1);
    deepEqual(client.only('createSyncJob').params, { nodeId: 1, planId: 'p1' });
    equal(model.isRunning.value, true);
    await client.only('createSyncJob').answer({ resultCode: 'SUCCESS', jobUID: 'j' });
    deepEqual(results, [{ is: 'created', jobUID: 'j' }]);
    equal(model.isRunning.value, false);
  });

  it('is made, too, where the server names no job', async () => {
    model.start();
    await client.only('createSyncJob').answer({ resultCode: 'SUCCESS', jobUID: null });
    deepEqual(results, [{ is: 'created', jobUID: undefined }]);
  });

  it('runs already, by the answer or by a refusal', async () => {
    model.start();
    await client.only('createSyncJob').answer({ resultCode: 'backup_job_already_running' });
    model.start();
    const refusal = { endpoint: 'createSyncJob', status: 409, resultCode: 'backup_job_already_running' };
    await client.only('createSyncJob').fail(new CallError('result-code', refusal));
    deepEqual(results, [{ is: 'already-running' }, { is: 'already-running' }]);
    equal(model.failure.value, undefined);
  });

  it('tells any other failure, and can be tried again', async () => {
    model.start();
    await client.only('createSyncJob').answer({ resultCode: 'NOTHING_LOCAL', message: 'Nothing is local' });
    const error = model.failure.value?.error;
    ok(error instanceof CallError && error.serverMessage === 'Nothing is local');
    deepEqual(reported, [error]);
    equal(model.isRunning.value, false);
    model.start();
    equal(model.failure.value, undefined);
    await client.only('createSyncJob').fail();
    ok(model.failure.value);
    deepEqual(results, []);
  });

  it('is given up when its dialog closes, and no answer is heard', async () => {
    model.start();
    const call = client.only('createSyncJob');
    model[Symbol.dispose]();
    ok(call.signal?.aborted);
    await call.answer({ resultCode: 'SUCCESS' });
    await call.fail();
    deepEqual(results, []);
    equal(model.failure.value, undefined);
  });
});
