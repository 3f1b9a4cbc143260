/** How long somebody worked on tickets: for each its sets, of which the last may still run. Source: spec 002 §4. */
import * as z from 'zod/mini';
import { fold } from '../../base/fold.ts';
import { entriesBy } from '../entries.ts';
import { IllegalTransition } from '../illegal-transition.ts';
import { id, listBy, moment } from '../shapes.ts';
import { defineSlice, type Frozen } from '../slice.ts';

/** From when to when; null: it runs. */
const timerSet = z
  .object({ start: moment, end: z.nullable(moment) })
  .check(z.refine(({ start, end }) => end === null || end >= start));

const ticketTimer = z
  .object({ ticketId: id, isRunning: z.boolean(), timerSets: z.array(timerSet) })
  .check(z.refine(({ isRunning, timerSets }) => (timerSets.at(-1)?.end === null) === isRunning))
  .check(z.refine(({ timerSets }) => timerSets.slice(0, -1).every(({ end }) => end !== null)));
export type TicketTimer = Frozen<z.output<typeof ticketTimer>>;

const timers = entriesBy('ticketId', 'timer of the ticket');

/** Kept, as a reload must not cost anybody the time they worked. */
export const timersSlice = defineSlice({
  name: 'timers',
  section: '002 §4',
  kept: 'localStorage',
  shape: z.object({ timers: listBy('ticketId', ticketTimer) }),
  defaults: { timers: [] },
  transitions: {
    start: (state, ticketId: string, now: number) => {
      const timer = state.timers.find((one) => one.ticketId === ticketId) ?? {
        ticketId,
        isRunning: false,
        timerSets: [],
      };
      if (timer.isRunning)
        throw new IllegalTransition(`The timer of the ticket "${ticketId}" cannot be started`, 'it runs already');
      const timerSets = [...timer.timerSets, { start: now, end: null }];
      return { timers: timers.put(state.timers, { ...timer, isRunning: true, timerSets }) };
    },

    stop: (state, ticketId: string, now: number) => ({
      timers: timers.changed(state.timers, ticketId, (timer) => stopped(timer, now)),
    }),

    /** Its time was entered, or thrown away. */
    reset: (state, ticketId: string) => ({ timers: timers.removed(state.timers, [ticketId]) }),
  },
});

/** Milliseconds so far. */
export const timeOf = ({ timerSets }: TicketTimer, now: number): number =>
  fold(timerSets, (sum, { start, end }) => sum + Math.max(0, (end ?? now) - start), 0);

function stopped(timer: TicketTimer, now: number): TicketTimer {
  const last = timer.timerSets.at(-1);
  if (!timer.isRunning || last === undefined)
    throw new IllegalTransition(`The timer of the ticket "${timer.ticketId}" cannot be stopped`, 'it does not run');
  // A clock that was set back in between takes no time away from what was measured before.
  const end = Math.max(now, last.start);
  return { ...timer, isRunning: false, timerSets: [...timer.timerSets.slice(0, -1), { ...last, end }] };
}
