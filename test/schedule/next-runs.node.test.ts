/** When a schedule runs next, and where clocks are changed. Source: spec 001 §3.9. */
import { scheduledRuns } from '../../src/schedule/next-runs.ts';
import type { Schedule, SimpleSchedule } from '../../src/schedule/schedule.ts';
import { nextRuns } from '../../src/schedule/schedule-logic.ts';
import { deepEqual } from '../support/assert.ts';

const base: Schedule = {
  repeats: 'DAILY',
  repeatsEveryCount: 1,
  startDate: '2026-03-16',
  runAtHour: 8,
  runAtMinute: 30,
  end: { type: 'NEVER' },
};
const runs = (schedule: Partial<Schedule>, after = '2026-03-16T00:00:00Z', count = 3, timeZone = 'UTC') =>
  nextRuns({ ...base, ...schedule }, { after, count, timeZone }).map((instant) => instant.slice(0, 16));

describe('The next runs', () => {
  it('come once where nothing repeats', () => {
    deepEqual(runs({ repeats: 'NEVER' }), ['2026-03-16T08:30']);
    deepEqual(runs({ repeats: 'NEVER' }, '2026-03-16T08:30:00Z'), []);
  });

  it('come after the moment that is asked for, not at it', () => {
    deepEqual(runs({}, '2026-03-16T08:29:59Z', 1), ['2026-03-16T08:30']);
    deepEqual(runs({}, '2026-03-16T08:30:00Z', 1), ['2026-03-17T08:30']);
  });

  it('come every so many days, weeks and months', () => {
    deepEqual(runs({ repeatsEveryCount: 3 }), ['2026-03-16T08:30', '2026-03-19T08:30', '2026-03-22T08:30']);
    deepEqual(runs({ repeats: 'WEEKLY', repeatsEveryCount: 2, daysOfWeek: ['FRIDAY', 'TUESDAY'] }), [
      '2026-03-17T08:30',
      '2026-03-20T08:30',
      '2026-03-31T08:30',
    ]);
    deepEqual(runs({ repeats: 'MONTHLY', dayOfMonth: 31 }), [
      '2026-03-31T08:30',
      '2026-05-31T08:30',
      '2026-07-31T08:30',
    ]);
    deepEqual(runs({ repeats: 'MONTHLY', dayOfMonth: 0 }, '2028-02-01T00:00:00Z', 2), [
      '2028-02-29T08:30',
      '2028-03-31T08:30',
    ]);
    deepEqual(runs({ repeats: 'MONTHLY', dayOfMonth: 10 }), [
      '2026-04-10T08:30',
      '2026-05-10T08:30',
      '2026-06-10T08:30',
    ]);
  });

  it('come every so many hours from the first one on', () => {
    deepEqual(runs({ repeats: 'EVERY', repeatsEveryCount: 5, scheduleInterval: 'HOURLY' }, '2026-03-16T20:00:00Z'), [
      '2026-03-16T23:30',
      '2026-03-17T04:30',
      '2026-03-17T09:30',
    ]);
    deepEqual(
      runs(
        { repeats: 'EVERY', repeatsEveryCount: 5, end: { type: 'AFTER', occurenceCount: 2 } },
        '2026-01-01T00:00:00Z',
      ),
      ['2026-03-16T08:30', '2026-03-16T13:30'],
    );
  });

  it('end after a number of runs, or with a day', () => {
    deepEqual(runs({ end: { type: 'AFTER', occurenceCount: 2 } }), ['2026-03-16T08:30', '2026-03-17T08:30']);
    deepEqual(runs({ end: { type: 'AFTER', occurenceCount: 2 } }, '2026-03-17T00:00:00Z'), ['2026-03-17T08:30']);
    deepEqual(runs({ end: { type: 'ON', endDate: '2026-03-17' } }), ['2026-03-16T08:30', '2026-03-17T08:30']);
    deepEqual(runs({ end: { type: 'ON', endDate: '2026-03-15' } }), []);
  });

  it('never come on a day that there is not, and nobody waits for it', () => {
    deepEqual(runs({ repeats: 'MONTHLY', repeatsEveryCount: 12, dayOfMonth: 31, startDate: '2026-04-01' }), []);
  });

  it('never come of what is no schedule', () => {
    deepEqual(runs({ repeats: 'YEARLY' as 'DAILY' }), []);
    deepEqual(runs({ runAtHour: Number.NaN }), []);
    deepEqual(runs({ startDate: 'tomorrow', repeats: 'NEVER' }), []);
    const { end: _, ...endless } = base;
    deepEqual(nextRuns(endless as Schedule, { after: '2026-03-16T00:00:00Z', count: 1 }), ['2026-03-16T08:30:00.000Z']);
  });

  it('are far away as fast as near by', () => {
    deepEqual(runs({}, '9000-01-01T00:00:00Z', 1), ['9000-01-01T08:30']);
    deepEqual(runs({ repeats: 'EVERY', repeatsEveryCount: 1 }, '9000-01-01T00:00:00Z', 1), ['9000-01-01T00:30']);
  });

  it('keep their time on the wall of their zone', () => {
    deepEqual(runs({}, '2026-03-28T00:00:00Z', 2, 'Europe/Berlin'), ['2026-03-28T07:30', '2026-03-29T06:30']);
    deepEqual(runs({ runAtHour: 0 }, '2026-03-16T20:00:00Z', 1, 'Pacific/Auckland'), ['2026-03-17T11:30']);
  });

  it('tell where clocks are changed', () => {
    const at = (startDate: string) =>
      scheduledRuns(
        { ...base, repeats: 'NEVER', startDate, runAtHour: 2 },
        { after: '2026-01-01T00:00:00Z', timeZone: 'Europe/Berlin' },
      );
    deepEqual(at('2026-03-29'), [{ instant: '2026-03-29T01:30:00.000Z', shift: 'skipped' }]);
    deepEqual(at('2026-10-25'), [{ instant: '2026-10-25T00:30:00.000Z', shift: 'repeated' }]);
    deepEqual(at('2026-03-28'), [{ instant: '2026-03-28T01:30:00.000Z' }]);
  });

  it('come of the types without a beginning, too', () => {
    const of = (schedule: SimpleSchedule, count = 2) =>
      nextRuns(schedule, { after: '2026-03-16T10:00:00Z', count }).map((instant) => instant.slice(0, 16));
    deepEqual(of({ type: 'DAILY', hour: 9, minute: 15 }), ['2026-03-17T09:15', '2026-03-18T09:15']);
    deepEqual(of({ scheduleType: 'WEEKLY', hour: 9, weekDays: ['SUNDAY'] }), ['2026-03-22T09:00', '2026-03-29T09:00']);
    deepEqual(of({ type: 'MONTHLY', hour: 9, dayOfMonth: 0 }), ['2026-03-31T09:00', '2026-04-30T09:00']);
    deepEqual(of({ type: 'WEEK_OF_MONTH', hour: 9, weekOfMonth: 2, weekDays: ['TUESDAY'] }), [
      '2026-04-14T09:00',
      '2026-05-12T09:00',
    ]);
    deepEqual(of({ type: 'WEEK_OF_MONTH', hour: 9, weekOfMonth: 0, weekDays: ['FRIDAY', 'MONDAY'] }, 3), [
      '2026-03-27T09:00',
      '2026-03-30T09:00',
      '2026-04-24T09:00',
    ]);
    deepEqual(of({ type: 'INTERVAL', hour: 1, minute: 30 }), ['2026-03-16T11:30', '2026-03-16T13:00']);
  });
});
