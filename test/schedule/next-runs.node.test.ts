/** When a schedule runs next: by itself, beside another implementation, and where clocks are changed. Source: spec 001 §3.9. */
import fc from 'fast-check';
import { rrulestr } from 'rrule';
import { scheduledRuns } from '../../src/schedule/next-runs.ts';
import { repeats, type Schedule, type SimpleSchedule, weekdays } from '../../src/schedule/schedule.ts';
import { fromRecurrenceRule, nextRuns, toRecurrenceRule } from '../../src/schedule/schedule-logic.ts';
import { deepEqual, equal, match, throws } from '../support/assert.ts';

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

const schedule: fc.Arbitrary<Schedule> = fc.record({
  repeats: fc.constantFrom(...repeats),
  repeatsEveryCount: fc.integer({ min: 1, max: 12 }),
  daysOfWeek: fc.subarray([...weekdays], { minLength: 1 }),
  dayOfMonth: fc.integer({ min: 0, max: 31 }),
  startDate: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  runAtHour: fc.integer({ min: 0, max: 23 }),
  runAtMinute: fc.integer({ min: 0, max: 59 }),
  end: fc.oneof(
    fc.constant({ type: 'NEVER' as const }),
    fc.integer({ min: 1, max: 40 }).map((occurenceCount) => ({ type: 'AFTER' as const, occurenceCount })),
    fc
      .date({ min: new Date('2020-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
      .map((date) => ({ type: 'ON' as const, endDate: date.toISOString().slice(0, 10) })),
  ),
});

describe('Recurrence rules', () => {
  it('give the same runs as another implementation, of 10,000 schedules', () => {
    fc.assert(
      // Days after the start: the other one counts from there, hour by hour.
      fc.property(schedule, fc.double({ min: -20, max: 60, noNaN: true }), (one, days) => {
        const after = new Date(Date.parse(one.startDate) + Math.round(days * 86_400_000));
        const expected: string[] = [];
        rrulestr(toRecurrenceRule(one)).all((run) => {
          if (run > after) expected.push(run.toISOString());
          return expected.length < 5;
        });
        deepEqual(nextRuns(one, { after, count: 5 }), expected, toRecurrenceRule(one));
      }),
      { numRuns: 10_000 },
    );
  });

  it('are read back as the schedule that they were', () => {
    fc.assert(
      fc.property(schedule, (one) => {
        const rule = toRecurrenceRule(one);
        equal(toRecurrenceRule(fromRecurrenceRule(rule)), rule);
      }),
      { numRuns: 2000 },
    );
  });

  it('are written as calendars read them', () => {
    equal(
      toRecurrenceRule({
        ...base,
        repeats: 'WEEKLY',
        repeatsEveryCount: 2,
        daysOfWeek: ['WEDNESDAY', 'MONDAY'],
        end: { type: 'ON', endDate: '2026-12-31' },
      }),
      'DTSTART:20260316T083000\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20261231T235959',
    );
    equal(
      toRecurrenceRule({ type: 'WEEK_OF_MONTH', hour: 9, minute: 5, weekOfMonth: 0, weekDays: ['FRIDAY'] }),
      'RRULE:FREQ=MONTHLY;BYDAY=-1FR;BYHOUR=9;BYMINUTE=5',
    );
    equal(toRecurrenceRule({ type: 'INTERVAL', hour: 1, minute: 30 }), 'RRULE:FREQ=MINUTELY;INTERVAL=90');
    deepEqual(fromRecurrenceRule('RRULE:FREQ=MONTHLY;BYDAY=2TU,2WE;BYHOUR=9;BYMINUTE=0'), {
      type: 'WEEK_OF_MONTH',
      hour: 9,
      minute: 0,
      weekDays: ['TUESDAY', 'WEDNESDAY'],
      weekOfMonth: 2,
    });
    deepEqual(fromRecurrenceRule('DTSTART;TZID=Europe/Berlin:20260316T083000\r\nRRULE:FREQ=MONTHLY;COUNT=3'), {
      ...base,
      repeats: 'MONTHLY',
      daysOfWeek: [],
      dayOfMonth: 16,
      end: { type: 'AFTER', occurenceCount: 3 },
    });
  });

  it('say what a schedule cannot hold', () => {
    const said = (text: string) => throws(() => fromRecurrenceRule(text)).message;
    match(said('hello'), /no RRULE/);
    match(said('RRULE:FREQ=YEARLY'), /can’t hold FREQ=YEARLY/);
    match(said('RRULE:FREQ=DAILY;BYSETPOS=1'), /can’t hold BYSETPOS/);
    match(said('DTSTART:20260316T083000\nRRULE:FREQ=DAILY;COUNT=2;UNTIL=20270101'), /not by both/);
    match(said('DTSTART:20269916T083000\nRRULE:FREQ=DAILY'), /can’t be read/);
    match(said('RRULE:FREQ=DAILY;COUNT=2'), /COUNT without DTSTART/);
  });
});
