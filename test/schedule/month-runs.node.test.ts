/** Which days of a month are marked: those of the zone, and only what is still to come. */
import { hasRunsAfter, hasRunsIn, monthOf, monthWithRuns, runsInMonth } from '../../src/schedule/preview/month-runs.ts';
import type { AnySchedule, Schedule } from '../../src/schedule/schedule.ts';
import { wallDay, wallTime } from '../../src/schedule/wall-clock.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';

const base: Schedule = {
  repeats: 'DAILY',
  repeatsEveryCount: 10,
  startDate: '2026-03-16',
  runAtHour: 0,
  runAtMinute: 0,
  end: { type: 'NEVER' },
};
const march = 2026 * 12 + 2;
const now = Date.parse('2026-03-01T00:00:00Z');
const daysOf = (schedule: AnySchedule, month = march, timeZone = 'Europe/Berlin', moment = now) =>
  [...runsInMonth(schedule, { month, timeZone, now: moment })].map(([date, { count }]) => `${date}: ${count}`);

describe('The runs of a month', () => {
  it('are on the days of their zone, midnight on the day that begins', () => {
    deepEqual(daysOf(base), ['16: 1', '26: 1']);
    deepEqual(daysOf({ ...base, repeatsEveryCount: 1 }, march + 1).length, 30);
    deepEqual(daysOf({ ...base, runAtHour: 23 }, march, 'Asia/Tokyo'), ['16: 1', '26: 1']);
  });

  it('are counted where there are many in a day, also on those that are longer or shorter', () => {
    const hourly: Schedule = { ...base, repeats: 'EVERY', repeatsEveryCount: 1, startDate: '2026-03-28' };
    deepEqual(daysOf(hourly), ['28: 24', '29: 23', '30: 24', '31: 24']);
    const octobers = daysOf(hourly, march + 7);
    ok(octobers.includes('25: 25'), octobers.join());
    equal(daysOf({ type: 'INTERVAL', hour: 0, minute: 1 }, march + 1)[0], '1: 1440');
  });

  it('count on from now where an interval has no beginning', () => {
    const everyTwoDays = { type: 'INTERVAL', hour: 48 } as const;
    deepEqual(daysOf(everyTwoDays).slice(0, 3), ['3: 1', '5: 1', '7: 1']);
    // April goes on where March ended: on the 31st.
    deepEqual(daysOf(everyTwoDays, march + 1).slice(0, 2), ['2: 1', '4: 1']);
  });

  it('leave out what has run already', () => {
    deepEqual(daysOf(base, march, 'Europe/Berlin', Date.parse('2026-03-20T00:00:00Z')), ['26: 1']);
    deepEqual(daysOf(base, march - 1), []);
  });

  it('tell of a month whether there are any', () => {
    const yearly: Schedule = { ...base, repeats: 'MONTHLY', dayOfMonth: 16, repeatsEveryCount: 12 };
    const hasAny = (month: number, moment = now) => hasRunsIn(yearly, { month, timeZone: 'UTC', now: moment });
    deepEqual([hasAny(march), hasAny(march + 1), hasAny(march + 12)], [true, false, true]);
    ok(!hasAny(march, Date.parse('2026-03-16T00:00:00Z')), 'it has run');
  });

  it('lead back from where there are none any more to the last of them', () => {
    const shown = (schedule: AnySchedule, month: number) =>
      monthWithRuns(schedule, { month, timeZone: 'Europe/Berlin', now }, march);
    const quarterly: Schedule = { ...base, repeats: 'MONTHLY', dayOfMonth: 16, repeatsEveryCount: 3 };
    equal(shown(quarterly, march + 4), march + 4, 'there are more after it');
    const short: Schedule = { ...quarterly, end: { type: 'AFTER', occurenceCount: 2 } };
    equal(shown(short, march + 3), march + 3);
    equal(shown(short, march + 8), march + 3);
    equal(shown({ ...short, end: { type: 'ON', endDate: '2026-06-15' } }, march + 8), march);
    equal(shown({ ...base, repeats: 'NEVER' }, march + 8), march);
  });

  it('tell whether it is worth turning the page', () => {
    const once: Schedule = { ...base, repeats: 'NEVER' };
    ok(hasRunsAfter(once, march - 1, 'UTC'));
    ok(!hasRunsAfter(once, march, 'UTC'));
    ok(hasRunsAfter(base, march, 'UTC'));
    // In New York the first of April begins when it is four o'clock in London.
    equal(monthOf('2026-04-01T03:00:00Z', 'America/New_York'), march);
    equal(monthOf('2026-04-01T04:00:00Z', 'America/New_York'), march + 1);
  });
});

describe('The clock on the wall', () => {
  it('shows date and time of its zone', () => {
    const at = (moment: string, timeZone: string) => new Date(wallTime(Date.parse(moment), timeZone)).toISOString();
    equal(at('2026-03-16T23:30:15Z', 'Europe/Berlin'), '2026-03-17T00:30:15.000Z');
    equal(at('2026-07-01T00:00:00Z', 'America/New_York'), '2026-06-30T20:00:00.000Z');
    equal(wallDay(wallTime(Date.parse('2026-03-16T23:30:00Z'), 'Asia/Kolkata')), '2026-03-17');
  });
});
