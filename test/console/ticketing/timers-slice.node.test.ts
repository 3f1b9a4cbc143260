/** How long somebody worked on a ticket. Source: spec 002 §4. */
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import { timeOf, timersSlice } from '../../../src/console/ticketing/timers-slice.ts';
import { deepEqual, equal, throws } from '../../support/assert.ts';

const { defaults, transitions } = timersSlice;
const running = transitions.start(defaults, '1', 1000);

const only = ({ timers: [timer] }: typeof running) => {
  if (!timer) throw new Error('no timer');
  return timer;
};

describe('The timer of a ticket', () => {
  it('runs, stops, and goes on with another set', () => {
    equal(only(running).isRunning, true);
    const again = transitions.start(transitions.stop(running, '1', 4000), '1', 10_000);
    deepEqual(only(again), {
      ticketId: '1',
      isRunning: true,
      timerSets: [
        { start: 1000, end: 4000 },
        { start: 10_000, end: null },
      ],
    });
    equal(timeOf(only(again), 12_000), 5000);
  });

  it('is started and stopped once', () => {
    throws(() => transitions.start(running, '1', 2000), IllegalTransition);
    throws(() => transitions.stop(transitions.stop(running, '1', 2000), '1', 3000), IllegalTransition);
    throws(() => transitions.stop(defaults, '1', 3000), IllegalTransition);
  });

  it('is of that ticket alone', () => {
    const both = transitions.start(running, '2', 3000);
    deepEqual(
      transitions.stop(both, '1', 4000).timers.map(({ isRunning }) => isRunning),
      [false, true],
    );
    deepEqual(transitions.reset(transitions.reset(both, '1'), '2'), defaults);
  });

  it('takes no time away when the clock is set back', () => {
    const stopped = only(transitions.stop(running, '1', 0));
    equal(timeOf(stopped, 0), 0);
    equal(timeOf(only(running), 0), 0);
  });
});
