/** Schedules as RFC 5545 writes them. Source: spec 001 §3.9. */
import type { Schedule } from '../../src/schedule/schedule.ts';
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

describe('Recurrence rules', () => {
  it('keep the weeks and months between two runs where they begin later than the schedule', () => {
    // The first Monday is in the week after next, as every other week counts from that of the Wednesday.
    const wednesday = { ...base, startDate: '2026-03-18', repeatsEveryCount: 2 } as const;
    const fortnightly: Schedule = { ...wednesday, repeats: 'WEEKLY', daysOfWeek: ['MONDAY'] };
    equal(toRecurrenceRule(fortnightly), 'DTSTART:20260330T083000\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO');
    // Of April, June and August, the first that has the day.
    const short: Schedule = { ...wednesday, repeats: 'MONTHLY', dayOfMonth: 31, startDate: '2026-04-01' };
    equal(toRecurrenceRule(short), 'DTSTART:20260831T083000\nRRULE:FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=31');
    const counted: Schedule = { ...fortnightly, end: { type: 'AFTER', occurenceCount: 2 } };
    deepEqual(nextRuns(fromRecurrenceRule(toRecurrenceRule(counted)), { after: '2026-01-01' }), [
      '2026-03-30T08:30:00.000Z',
      '2026-04-13T08:30:00.000Z',
    ]);
  });

  it('keep their start where they never run', () => {
    const over: Schedule = { ...base, repeats: 'MONTHLY', dayOfMonth: 10, end: { type: 'ON', endDate: '2026-03-31' } };
    match(toRecurrenceRule(over), /^DTSTART:20260316T083000\n/);
    // No February has 31 days.
    const never: Schedule = { ...base, repeats: 'MONTHLY', dayOfMonth: 31, repeatsEveryCount: 12 };
    match(toRecurrenceRule({ ...never, startDate: '2026-02-01' }), /^DTSTART:20260201T083000\n/);
  });

  it('are read with the beginning of others, also where the rule does not fall on it', () => {
    const monday = fromRecurrenceRule('DTSTART:20260318T083000\nRRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=2') as Schedule;
    equal(monday.startDate, '2026-03-18');
    deepEqual(nextRuns(monday, { after: '2026-01-01' }), ['2026-03-23T08:30:00.000Z', '2026-03-30T08:30:00.000Z']);
    equal(toRecurrenceRule(monday), 'DTSTART:20260323T083000\nRRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=2');
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
    match(said('DTSTART:20260316T083000\nRRULE:FREQ=DAILY\nEXDATE:20260317T083000'), /can’t hold EXDATE/);
    match(said('DTSTART:20260316T083000\nRRULE:FREQ=WEEKLY;INTERVAL=2;WKST=SU'), /can’t hold WKST=SU/);
    match(said('DTSTART:20260316T083000\nRRULE:FREQ=HOURLY;UNTIL=20260320T120000'), /can’t hold UNTIL/);
    match(said('DTSTART:20260316T083000\nRRULE:FREQ=DAILY;INTERVAL=0'), /can’t hold INTERVAL=0/);
    match(said('RRULE:FREQ=DAILY;BYHOUR=24'), /can’t hold BYHOUR=24/);
    match(said('RRULE:FREQ=DAILY;BYHOUR=9,17'), /can’t hold BYHOUR=9,17/);
    match(said('RRULE:FREQ=DAILY;BYSECOND=30'), /can’t hold BYSECOND=30/);
    match(said('RRULE:FREQ=MONTHLY;BYDAY=1MO;BYMONTHDAY=3'), /BYDAY together with BYMONTHDAY/);
  });

  it('end with the day before where the last day ends before its run', () => {
    const endOf = (until: string) =>
      (fromRecurrenceRule(`DTSTART:20260316T083000\nRRULE:FREQ=DAILY;UNTIL=${until}`) as Schedule).end.endDate;
    equal(endOf('20260320T083000Z'), '2026-03-20');
    equal(endOf('20260320T082959Z'), '2026-03-19');
    equal(endOf('20260320'), '2026-03-20');
  });

  it('name no days where there are none', () => {
    equal(toRecurrenceRule({ type: 'WEEKLY', hour: 9 }), 'RRULE:FREQ=WEEKLY;BYHOUR=9;BYMINUTE=0');
  });
});
