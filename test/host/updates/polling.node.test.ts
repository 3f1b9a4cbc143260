/** Asked again and again: at the pace of whoever looks and whatever answers, and not once more than is of use. */
import { deepEqual, equal } from 'node:assert/strict';
import { createModel, type Signal, signal } from '@preact/signals-core';
import { CallError } from '../../../src/host/http/call-error.ts';
import { type Polling, type PollingOptions, startPolling } from '../../../src/host/updates/polling.ts';
import { type FakeClock, installFakeClock } from '../../support/fake-clock.ts';

const times = { visible: 1000, hidden: 15_000, backOff: 2000, longestBackOff: 8000 };

let clock: FakeClock;
let isHidden: Signal<boolean>;
let questions: { signal: AbortSignal; answer(text: string): Promise<void>; fail(error: unknown): Promise<void> }[];
let taken: string[];
let polling: Polling;

function start(options: Partial<PollingOptions<string>> = {}): Polling {
  return startPolling<string>({
    times,
    isHidden,
    read: (abort) =>
      new Promise((resolve, reject) => {
        questions.push({
          signal: abort,
          answer(text) {
            resolve(text);
            return clock.pass(0);
          },
          fail(error) {
            reject(error);
            return clock.pass(0);
          },
        });
      }),
    take(text) {
      taken.push(text);
      return text === 'end' || text === 'idle' ? text : 'again';
    },
    ...options,
  });
}
const last = () => questions[questions.length - 1] as (typeof questions)[number];

describe('Polling', () => {
  beforeEach(() => {
    clock = installFakeClock();
    isHidden = signal(false);
    questions = [];
    taken = [];
    polling = start();
  });
  afterEach(() => {
    polling.stop();
    clock.restore();
  });

  it('asks at once, also where nobody looks, and then after each answer', async () => {
    equal(questions.length, 1);
    await last().answer('a');
    await clock.pass(times.visible - 1);
    equal(questions.length, 1);
    await clock.pass(1);
    equal(questions.length, 2);
    await clock.pass(60_000);
    equal(questions.length, 2, 'one is on its way');
    isHidden.value = true;
    start().stop();
    equal(questions.length, 3);
  });

  it('is slower while nobody looks, and asks when somebody does', async () => {
    isHidden.value = true;
    await last().answer('a');
    await clock.pass(times.hidden - 1);
    equal(questions.length, 1);
    await clock.pass(1);
    equal(questions.length, 2);
    await last().answer('b');
    isHidden.value = false;
    equal(questions.length, 3);
    isHidden.value = true;
    isHidden.value = false;
    equal(questions.length, 3, 'one is on its way');
  });

  it('rests while there is nothing to wait for, until somebody looks again or says so', async () => {
    await last().answer('idle');
    await clock.pass(600_000);
    equal(questions.length, 1);
    polling.now();
    equal(questions.length, 2);
    await last().answer('idle');
    isHidden.value = true;
    isHidden.value = false;
    equal(questions.length, 3);
  });

  it('says that contact is lost, and waits twice as long after each failure up to the longest', async () => {
    const error = new Error('no answer');
    for (const wait of [2000, 4000, 8000, 8000]) {
      await last().fail(error);
      deepEqual(polling.failure.value, { error });
      const before = questions.length;
      await clock.pass(wait - 1);
      equal(questions.length, before, `not before ${wait}`);
      await clock.pass(1);
      equal(questions.length, before + 1, `after ${wait}`);
    }
    await last().answer('there');
    equal(polling.failure.value, undefined);
    await clock.pass(times.visible);
    await last().fail(error);
    await clock.pass(times.backOff);
    await last().answer('and from the start again');
  });

  it('waits no shorter than the server wants, nor for a failure than while nobody looks', async () => {
    await last().fail(new CallError('rate-limited', { endpoint: 'listJobs', retryAfter: 90 }));
    await clock.pass(89_999);
    equal(questions.length, 1);
    await clock.pass(1);
    equal(questions.length, 2);
    isHidden.value = true;
    await last().fail(new Error('no answer'));
    await clock.pass(times.hidden - 1);
    equal(questions.length, 2);
    await clock.pass(1);
    equal(questions.length, 3);
  });

  it('asks at once when told to, and takes no answer that a newer question has outrun', async () => {
    const [first] = questions;
    polling.now();
    equal(first?.signal.aborted, true);
    await first?.answer('old');
    equal(polling.isAsking.value, true, 'the newer one is on its way');
    await last().answer('new');
    deepEqual(taken, ['new']);
    equal(polling.isAsking.value, false);
  });

  it('takes no failure that a newer question has outrun', async () => {
    const [first] = questions;
    polling.now();
    await first?.fail(new Error('old'));
    equal(polling.failure.value, undefined);
    equal(polling.isAsking.value, true);
  });

  for (const how of ['an answer', 'a failure'] as const) {
    it(`ends with ${how} after which nothing new can be told`, async () => {
      polling.stop();
      polling = start({ failed: () => 'end' });
      if (how === 'an answer') await last().answer('end');
      else await last().fail(new Error('gone'));
      polling.now();
      isHidden.value = true;
      isHidden.value = false;
      await clock.pass(600_000);
      equal(questions.length, 2);
      equal(clock.pendingTimers, 0);
      equal(polling.failure.value, undefined);
    });
  }

  it('gives up what is on its way when it is stopped, and waits for nothing', async () => {
    const [first] = questions;
    polling.stop();
    equal(first?.signal.aborted, true);
    await first?.answer('late');
    isHidden.value = true;
    isHidden.value = false;
    equal(questions.length, 1);
    equal(clock.pendingTimers, 0);
    deepEqual(taken, []);
  });

  it('ends with the model that it is a part of', async () => {
    const model = new (createModel(() => ({ polling: start() })))();
    await last().answer('a');
    equal(clock.pendingTimers, 1);
    model[Symbol.dispose]();
    equal(clock.pendingTimers, 0);
    model.polling.now();
    equal(questions.length, 2);
  });
});
