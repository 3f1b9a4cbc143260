/** The runs of the agreement sync: followed while one is under way, started once, and told when they end. */
import { type Signal, signal } from '@preact/signals-core';
import type { SyncRun } from '../../../src/psa/agreement-sync-contract.ts';
import { createSyncRuns, runsPage, type SyncRunsModel } from '../../../src/psa/sync/runs/sync-runs-model.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { type FakeClient, fakeClient } from '../../support/fake-client.ts';
import { type FakeClock, installFakeClock } from '../../support/fake-clock.ts';

let clock: FakeClock;
let client: FakeClient;
let isHidden: Signal<boolean>;
let model: SyncRunsModel;
let finished: string[];

const run = (id: number, state: SyncRun['state'] = 'COMPLETED', more: Partial<SyncRun> = {}): SyncRun => ({
  id: String(id),
  started: id * 1000,
  finished: state === 'RUNNING' ? null : id * 1000 + 500,
  state,
  trigger: 'DEMAND',
  counts: { created: 0, changed: 0, unchanged: 0, skipped: 0, failed: 0 },
  ...more,
});
const answer = (runs: readonly SyncRun[], totalElements = runs.length) =>
  client.only('listSyncRuns').answer({ results: runs, totalElements, totalPages: Math.ceil(totalElements / runsPage) });
const listed = () => model.runs.value?.map(({ id, state }) => `${id} ${state}`);
const asked = () => client.asked.filter(({ name }) => name === 'listSyncRuns').length;

beforeEach(() => {
  clock = installFakeClock();
  client = fakeClient();
  isHidden = signal(false);
  finished = [];
  model = createSyncRuns({ client, isHidden, onFinished: ({ id, state }) => void finished.push(`${id} ${state}`) });
});
afterEach(() => {
  model[Symbol.dispose]();
  clock.restore();
});

describe('The runs of the agreement sync', () => {
  it('are asked for every second while one is under way, and seldom otherwise', async () => {
    await answer([run(2, 'RUNNING'), run(1)]);
    equal(model.current.value?.id, '2');
    await clock.pass(999);
    equal(asked(), 1);
    await clock.pass(1);
    equal(asked(), 2);
    await answer([run(2), run(1)]);
    deepEqual(finished, ['2 COMPLETED']);
    equal(model.current.value, undefined);
    await clock.pass(29_999);
    equal(asked(), 2);
    await clock.pass(1);
    equal(asked(), 3, 'the schedule may have begun one');
  });

  it('say when contact is lost, keep what is known, and go on by themselves', async () => {
    await answer([run(1, 'RUNNING')]);
    await clock.pass(1000);
    await client.only('listSyncRuns').fail();
    ok(model.lost.value);
    deepEqual(listed(), ['1 RUNNING']);
    await clock.pass(2000);
    await answer([run(1, 'RUNNING', { resumed: 3000 })]);
    equal(model.lost.value, undefined);
    equal(model.current.value?.resumed, 3000);
    deepEqual(finished, []);
  });

  it('begin once however often that is pressed, and are followed at once', async () => {
    await answer([run(1)]);
    const starting = model.start();
    equal(await model.start(), false);
    await client.only('startAgreementSync').answer(run(2, 'RUNNING'));
    equal(await starting, true);
    deepEqual(listed(), ['2 RUNNING', '1 COMPLETED']);
    equal(asked(), 2);
    equal(await model.start(), false, 'one is under way');
    equal(client.asked.filter(({ name }) => name === 'startAgreementSync').length, 1);
  });

  it('can be started again after a failure, as the same press', async () => {
    await answer([]);
    const first = model.start();
    const { press } = client.only('startAgreementSync');
    await client.only('startAgreementSync').fail();
    equal(await first, false);
    ok(model.startFailure.value);
    const second = model.start();
    equal(client.only('startAgreementSync').press, press);
    equal(model.startFailure.value, undefined);
    await client.only('startAgreementSync').answer(run(1, 'RUNNING'));
    equal(await second, true);
  });

  it('are cancelled once however often that is pressed, and end when the server says so', async () => {
    await answer([run(1, 'RUNNING')]);
    const cancelling = model.cancel();
    ok(model.isCancelling.value);
    equal(await model.cancel(), false);
    await client.only('cancelAgreementSync').answer(run(1, 'RUNNING', { cancelledBy: 'Aiko' }));
    equal(await cancelling, true);
    ok(model.isCancelling.value, 'the step that is under way is still made');
    deepEqual(finished, []);
    await answer([run(1, 'CANCELLED', { cancelledBy: 'Aiko' })]);
    equal(model.isCancelling.value, false);
    deepEqual(finished, ['1 CANCELLED']);
    equal(await model.cancel(), false, 'none is under way');
  });

  it('can be cancelled again after a failure, as the same press', async () => {
    await answer([run(1, 'RUNNING')]);
    const first = model.cancel();
    const { press } = client.only('cancelAgreementSync');
    await client.only('cancelAgreementSync').fail();
    equal(await first, false);
    ok(model.cancelFailure.value);
    equal(model.isCancelling.value, false);
    void model.cancel();
    equal(client.only('cancelAgreementSync').press, press);
    equal(model.cancelFailure.value, undefined);
  });

  it('come page by page, and stay while the newest are asked for anew', async () => {
    const all = Array.from({ length: 70 }, (_, index) => run(70 - index));
    await answer(all.slice(0, runsPage), 70);
    ok(model.hasMore.value);
    const more = model.loadMore(new AbortController().signal);
    equal(client.only('listSyncRuns').query.page, 1);
    await answer(all.slice(runsPage), 70);
    await more;
    equal(model.hasMore.value, false);
    equal(model.runs.value?.length, 70);
    model.retry();
    await answer([run(71, 'RUNNING'), ...all.slice(0, runsPage - 1)], 71);
    deepEqual(
      model.runs.value?.map(({ id }) => Number(id)),
      Array.from({ length: 71 }, (_, index) => 71 - index),
    );
  });

  it('are given up when the page goes', async () => {
    const { signal: given } = client.only('listSyncRuns');
    model[Symbol.dispose]();
    equal(given?.aborted, true);
    await clock.pass(100_000);
    equal(asked(), 1);
  });
});
