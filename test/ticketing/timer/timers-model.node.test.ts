/** Timers under the modes of the ticketing configuration, whatever the clock does. */
import { signal } from '@preact/signals-core';
import type { AnySlice } from '../../../src/console/slice.ts';
import { nextState } from '../../../src/console/store/next-state.ts';
import type { SliceModel } from '../../../src/console/store/slice-model.ts';
import { ticketingConfigurationSlice } from '../../../src/console/ticketing/ticketing-configuration-slice.ts';
import { timeOf, timersSlice } from '../../../src/console/ticketing/timers-slice.ts';
import { createTimers, othersRunning, timerOf } from '../../../src/ticketing/timer/timers-model.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { fakeClient } from '../../support/fake-client.ts';

/** A slice of this test alone. */
function held<Some extends AnySlice>(slice: Some): SliceModel<Some> {
  const state = signal(slice.defaults);
  const change = (name: string, ...args: readonly unknown[]) => {
    state.value = nextState(slice, state.peek() as never, name as never, args as never);
  };
  return { state, change } as unknown as SliceModel<Some>;
}

function opened() {
  const client = fakeClient();
  let now = 1_000_000;
  const model = createTimers({
    client,
    timers: held(timersSlice),
    configuration: held(ticketingConfigurationSlice),
    now: () => now,
  });
  return {
    client,
    model,
    at(moment: number) {
      now = moment;
    },
    time: (id: string) => {
      const timer = timerOf(model.timers.value, id);
      return timer && timeOf(timer, now);
    },
  };
}

describe('The timers of a user', () => {
  it('run beside each other where each is started by hand', async () => {
    const { client, model } = opened();
    await client.only('readTimerSettings').answer({ enabled: true, mode: 'MANUAL' });
    deepEqual(model.start('1'), []);
    deepEqual(model.start('2'), []);
    deepEqual(othersRunning(model.timers.value, '2'), ['1']);
    model[Symbol.dispose]();
  });

  it('run one at a time where they start by themselves, and lose nothing', async () => {
    const { client, model, at, time } = opened();
    await client.only('readTimerSettings').answer({ enabled: true, mode: 'AUTOMATIC' });
    model.start('1');
    at(1_060_000);
    deepEqual(model.start('2'), ['1']);
    deepEqual(othersRunning(model.timers.value, '2'), []);
    at(2_000_000);
    equal(time('1'), 60_000);
    equal(time('2'), 940_000);
    model[Symbol.dispose]();
  });

  it('are not started twice, whoever was faster, and lose nothing to a clock that is set back', () => {
    const { model, at, time } = opened();
    model.start('1');
    model.start('1');
    at(1_030_000);
    model.pause('1');
    model.pause('1');
    equal(time('1'), 30_000);
    at(1_040_000);
    model.start('1');
    at(500_000);
    model.pause('1');
    equal(time('1'), 30_000);
    model[Symbol.dispose]();
  });

  it('keep what was worked since, when what was worked before is entered', () => {
    const { model, at, time } = opened();
    model.start('1');
    at(1_100_000);
    model.pause('1');
    at(1_200_000);
    model.start('1');
    at(1_205_000);
    model.entered('1', 1);
    equal(time('1'), 5000);
    equal(timerOf(model.timers.value, '1')?.isRunning, true);
    model.entered('1', 1);
    equal(timerOf(model.timers.value, '1'), undefined);
    model[Symbol.dispose]();
  });
});
