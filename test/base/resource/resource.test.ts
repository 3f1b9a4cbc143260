import { deepEqual, equal, ok } from 'node:assert/strict';
import { createModel } from '@preact/signals-core';
import fc from 'fast-check';
import { createResource, type Resource, type ResourceOptions } from '../../../src/base/resource/resource.ts';
import { createResourceCache } from '../../../src/base/resource/resource-cache.ts';
import { type FakeClock, installFakeClock } from '../../support/fake-clock.ts';
import { type Reads, recordReads } from './recorded-reads.ts';

let clock: FakeClock;
let reads: Reads<string, string>;
let thing: Resource<string, string>;

function open(options: Partial<ResourceOptions<string, string>> = {}) {
  reads = recordReads();
  thing = createResource<string, string>({ read: reads.read, ...options });
}

beforeEach(() => {
  clock = installFakeClock();
});
afterEach(() => {
  thing[Symbol.dispose]();
  clock.restore();
});

describe('A resource', () => {
  it('is idle until somebody asks, loading until the answer comes, and then ready', async () => {
    open();
    deepEqual(thing.state.value, { status: 'idle' });
    thing.ask('a');
    deepEqual(thing.state.value, { status: 'loading' });
    await reads.only().answer('A');
    deepEqual(thing.state.value, { status: 'ready', value: 'A' });
  });

  it('aborts the older question for a newer one, and shows only the answer to that', async () => {
    open();
    thing.ask('a');
    const first = reads.only();
    thing.ask('b');
    ok(first.signal.aborted);
    await reads.at(1).answer('B');
    await first.answer('A');
    deepEqual(thing.state.value, { status: 'ready', value: 'B' });
  });

  it('tells why it failed, and asks the same again', async () => {
    const failures: unknown[] = [];
    open({ onFailure: (error) => failures.push(error) });
    thing.ask('a');
    await reads.only().fail('no');
    deepEqual(thing.state.value, { status: 'failed', error: 'no' });
    deepEqual(failures, ['no']);
    thing.retry();
    deepEqual(thing.state.value, { status: 'loading' });
    equal(reads.only().question, 'a');
    await reads.only().answer('A');
    deepEqual(thing.state.value, { status: 'ready', value: 'A' });
    thing.retry();
    equal(reads.count, 2);
  });

  it('fails where asking throws at once', async () => {
    const never = new Error('never');
    open({
      read() {
        throw never;
      },
    });
    thing.ask('a');
    await thing.settled();
    deepEqual(thing.state.value, { status: 'failed', error: never });
  });

  it('keeps what is shown while it is asked for anew, and when that fails', async () => {
    open();
    thing.refresh();
    equal(reads.count, 0);
    thing.ask('a');
    await reads.only().answer('A');
    thing.refresh();
    deepEqual(thing.state.value, { status: 'refreshing', value: 'A' });
    await reads.only().fail('no');
    deepEqual(thing.state.value, { status: 'refresh-failed', value: 'A', error: 'no' });
    thing.retry();
    deepEqual(thing.state.value, { status: 'refreshing', value: 'A' });
    await reads.only().answer('A2');
    deepEqual(thing.state.value, { status: 'ready', value: 'A2' });
  });

  it('keeps what is shown for another question only where it is told to', async () => {
    open();
    thing.ask('a');
    await reads.only().answer('A');
    thing.ask('b', { keepsValue: true });
    deepEqual(thing.state.value, { status: 'refreshing', value: 'A' });
    thing.ask('c');
    deepEqual(thing.state.value, { status: 'loading' });
  });

  it('asks when nobody asks for something else for a while', async () => {
    open();
    thing.ask('a', { delay: 300 });
    deepEqual(thing.state.value, { status: 'loading' });
    await clock.pass(299);
    thing.ask('ab', { delay: 300 });
    await clock.pass(299);
    equal(reads.count, 0);
    await clock.pass(1);
    equal(reads.only().question, 'ab');
  });

  it('goes back to idle, and takes no answer from before', async () => {
    open();
    thing.ask('a');
    const given = reads.only();
    thing.reset();
    ok(given.signal.aborted);
    await given.answer('A');
    deepEqual(thing.state.value, { status: 'idle' });
    thing.refresh();
    thing.retry();
    equal(reads.count, 1);
  });

  it('gives up what is under way and keeps what was there', async () => {
    open();
    thing.ask('a');
    thing.giveUp();
    deepEqual(thing.state.value, { status: 'idle' });
    thing.ask('a');
    await reads.only().answer('A');
    thing.refresh();
    const given = reads.only();
    thing.giveUp();
    ok(given.signal.aborted);
    deepEqual(thing.state.value, { status: 'ready', value: 'A' });
  });

  it('says when nothing is under way any more', async () => {
    open();
    let isSettled = false;
    thing.ask('a', { delay: 10 });
    void thing.settled().then(() => {
      isSettled = true;
    });
    await clock.pass(10);
    equal(isSettled, false);
    await reads.only().answer('A');
    await clock.pass(0);
    equal(isSettled, true);
  });

  it('ends with the model in which it was made', async () => {
    open();
    const model = new (createModel(() => {
      const inner = createResource({ read: reads.read });
      inner.ask('a');
      inner.ask('b', { delay: 10 });
      return { state: inner.state };
    }))();
    ok(reads.at(0).signal.aborted);
    model[Symbol.dispose]();
    await clock.pass(20);
    equal(reads.count, 1);
    equal(clock.pendingTimers, 0);
    deepEqual(model.state.value, { status: 'loading' });
  });

  it('never shows an older answer than one it has shown, whatever comes when', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stepOf, { maxLength: 40 }), async (steps) => {
        open();
        const shown: number[] = [];
        let asked = 0;
        const unwatch = thing.state.subscribe((state) => {
          if (state.status === 'ready') shown.push(Number(state.value));
        });
        for (const step of steps) {
          const { kind, at } = step;
          if (kind === 'ask') {
            asked += 1;
            thing.ask(String(asked), { delay: at % 3 === 0 ? 50 : 0, keepsValue: at % 2 === 0 });
          } else if (kind === 'answer') await reads.any(at)?.answer(reads.any(at)?.question ?? '');
          else if (kind === 'fail') await reads.any(at)?.fail('no');
          else if (kind === 'refresh') thing.refresh();
          else if (kind === 'retry') thing.retry();
          else if (kind === 'reset') thing.reset();
          else await clock.pass(at * 10);
          // One question at a time: all others have heard that they are not wanted.
          ok(reads.open().length <= 1);
        }
        deepEqual(
          shown,
          [...shown].sort((a, b) => a - b),
        );
        thing[Symbol.dispose]();
        const last = thing.state.value;
        deepEqual(reads.open(), []);
        for (let at = 0; at < reads.count; at += 1) await reads.any(at)?.answer('9999');
        await clock.pass(1000);
        thing.ask('after');
        thing.refresh();
        thing.retry();
        thing.reset();
        equal(thing.state.value, last);
        unwatch();
      }),
    );
  });
});

const stepOf = fc.record({
  kind: fc.constantFrom('ask', 'ask', 'answer', 'answer', 'fail', 'refresh', 'retry', 'reset', 'wait'),
  at: fc.nat(12),
});

describe('Resources with a cache in common', () => {
  const answers = () => createResourceCache<string>();

  it('ask once for the same, at the same time and later', async () => {
    const cache = { answers: answers(), keyOf: (question: string) => question };
    open({ cache });
    const other = createResource<string, string>({ read: reads.read, cache });
    thing.ask('a');
    other.ask('a');
    await reads.only().answer('A');
    deepEqual(thing.state.value, { status: 'ready', value: 'A' });
    deepEqual(other.state.value, { status: 'ready', value: 'A' });
    other.reset();
    other.ask('a', { delay: 500 });
    deepEqual(other.state.value, { status: 'ready', value: 'A' });
    equal(reads.count, 1);
    other[Symbol.dispose]();
  });

  it('show what one of them was answered anew', async () => {
    const cache = { answers: answers(), keyOf: (question: string) => question };
    open({ cache });
    const other = createResource<string, string>({ read: reads.read, cache });
    thing.ask('a');
    other.ask('a');
    await reads.only().answer('A');
    other.refresh();
    deepEqual(thing.state.value, { status: 'ready', value: 'A' });
    await reads.only().answer('A2');
    deepEqual(thing.state.value, { status: 'ready', value: 'A2' });
    other[Symbol.dispose]();
  });

  it('go on for one of them when another gives up, and abort with the last', async () => {
    const cache = { answers: answers(), keyOf: (question: string) => question };
    open({ cache });
    const other = createResource<string, string>({ read: reads.read, cache });
    thing.ask('a');
    other.ask('a');
    const request = reads.only();
    thing.reset();
    await clock.pass(0);
    equal(request.signal.aborted, false);
    other[Symbol.dispose]();
    await clock.pass(0);
    equal(request.signal.aborted, true);
    thing.ask('a');
    equal(reads.count, 2);
  });
});
