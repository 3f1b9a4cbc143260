/** What a schedule may be, what follows from a choice, and how it is said. Source: spec 001 §3.9, §4.3, §5.5. */
import { defaultSchedule, type Schedule } from '../../src/schedule/schedule.ts';
import { blockedKeys, monthAfter, withEnd, withRepeats } from '../../src/schedule/schedule-changes.ts';
import { type AnySchedule, describeSchedule, validateSchedule } from '../../src/schedule/schedule-logic.ts';
import { deepEqual, equal } from '../support/assert.ts';

const base: Schedule = { ...defaultSchedule('2026-03-16'), repeats: 'DAILY', runAtHour: 8, runAtMinute: 30 };
const problems = (changes: Partial<Schedule>, options = {}) =>
  validateSchedule({ ...base, ...changes }, options).map(({ path, message }) => `${path}: ${message}`);

describe('A schedule', () => {
  it('begins with what the document gives', () => {
    equal(base.repeatsEveryCount, 1);
    deepEqual(problems({}), []);
    deepEqual(problems(defaultSchedule('2026-03-16')), []);
  });

  it('counts anew when it repeats in another way', () => {
    deepEqual(withRepeats({ ...base, repeatsEveryCount: 7 }, 'EVERY'), {
      ...base,
      repeats: 'EVERY',
      repeatsEveryCount: 1,
      scheduleInterval: 'HOURLY',
    });
    equal(withRepeats({ ...base, repeatsEveryCount: 7 }, 'DAILY').repeatsEveryCount, 7);
  });

  it('ends a month ahead when it is to end on a date, and forgets the date when it is not', () => {
    const on = withEnd(base, 'ON', '2026-03-10');
    deepEqual(on.end, { type: 'ON', endDate: '2026-04-16', occurenceCount: null });
    deepEqual(withEnd(on, 'NEVER', '2026-03-10').end, { type: 'NEVER', endDate: null, occurenceCount: null });
    deepEqual(withEnd(on, 'AFTER', '2026-03-10').end, { type: 'AFTER', endDate: null, occurenceCount: 1 });
    // What has begun long ago would be over at once.
    equal(withEnd(base, 'ON', '2028-06-30').end.endDate, '2028-07-30');
    equal(withEnd({ ...base, startDate: '' }, 'ON', '2026-03-10').end.endDate, '2026-04-10');
    equal(monthAfter('2026-01-31'), '2026-02-28');
    equal(monthAfter('2028-01-31'), '2028-02-29');
    equal(monthAfter('2026-12-15'), '2027-01-15');
  });

  it('takes no signs, points or exponents in its numbers', () => {
    deepEqual(
      ['e', '+', '-', '.'].filter((key) => !blockedKeys.has(key)),
      [],
    );
  });

  it('repeats every 1 to 23 hours', () => {
    deepEqual(problems({ repeats: 'EVERY', repeatsEveryCount: 23 }), []);
    for (const count of [0, 24, 1.5])
      deepEqual(problems({ repeats: 'EVERY', repeatsEveryCount: count }), [
        'repeatsEveryCount: Value must be an integer between 1 and 23',
      ]);
  });

  it('wants days, dates and an end where it needs them', () => {
    deepEqual(problems({ repeats: 'WEEKLY' }), ['daysOfWeek: Required']);
    deepEqual(problems({ repeats: 'MONTHLY', dayOfMonth: 32 }), [
      'dayOfMonth: Value must be an integer between 0 and 31',
    ]);
    deepEqual(problems({ repeats: 'MONTHLY', dayOfMonth: 0 }), []);
    deepEqual(problems({ startDate: '' }), ['startDate: Required']);
    deepEqual(problems({ startDate: '2026-02-30' }), ['startDate: Invalid']);
    deepEqual(problems({ runAtHour: 24 }), ['runAtHour: Value must be an integer between 0 and 23']);
    deepEqual(problems({ end: { type: 'ON' } }), ['end.endDate: Required']);
    deepEqual(problems({ end: { type: 'ON', endDate: '2026-03-15' } }), ['end.endDate: The end is before the start']);
    deepEqual(problems({ end: { type: 'AFTER', occurenceCount: 0 } }), [
      'end.occurenceCount: Value must be an integer between 1 and 9999',
    ]);
  });

  it('does not begin in the past of its zone', () => {
    const past = ["startDate: You can't select a date / time in the past."];
    deepEqual(problems({}, { now: '2026-03-16T08:31:00Z' }), past);
    deepEqual(problems({}, { now: '2026-03-16T08:29:00Z' }), []);
    deepEqual(problems({}, { now: '2026-03-16T08:29:00Z', timeZone: 'Asia/Tokyo' }), past);
    deepEqual(problems({}, { now: '2026-03-16T08:31:00Z', timeZone: 'America/New_York' }), []);
  });

  it('is checked without a beginning, too', () => {
    const of = (schedule: AnySchedule) => validateSchedule(schedule).map(({ path, message }) => `${path}: ${message}`);
    deepEqual(of({ type: 'WEEK_OF_MONTH', weekOfMonth: 0, weekDays: ['MONDAY'] }), []);
    deepEqual(of({ type: 'WEEK_OF_MONTH', weekOfMonth: 6, weekDays: [] }), [
      'weekDays: Required',
      'weekOfMonth: Value must be an integer between 0 and 5',
    ]);
    deepEqual(of({ type: 'INTERVAL' }), ['hour: Required']);
    deepEqual(of({ type: 'INTERVAL', minute: 90 }), []);
    deepEqual(of({ type: 'INTERVAL', minute: 60_000 }), ['minute: Value must be an integer between 0 and 59999']);
    deepEqual(of({ type: 'INTERVAL', hour: 1000 }), ['hour: Value must be an integer between 0 and 999']);
    deepEqual(of({}), ['type: Invalid']);
  });
});

describe('The sentence of a schedule', () => {
  const said = (changes: Partial<Schedule>, locale = 'en-GB') => describeSchedule({ ...base, ...changes }, { locale });
  it('says how it repeats, from when, and until when', () => {
    equal(said({ repeats: 'NEVER' }), 'Once on 16 March 2026 at 08:30.');
    equal(said({}), 'Every day at 08:30, starting 16 March 2026.');
    equal(
      said({ repeatsEveryCount: 3, end: { type: 'AFTER', occurenceCount: 5 } }),
      'Every 3 days at 08:30, starting 16 March 2026, 5 times.',
    );
    equal(
      said({
        repeats: 'WEEKLY',
        repeatsEveryCount: 2,
        daysOfWeek: ['WEDNESDAY', 'MONDAY'],
        end: { type: 'ON', endDate: '2026-12-31' },
      }),
      'Every 2 weeks on Monday and Wednesday at 08:30, starting 16 March 2026, until 31 December 2026.',
    );
    equal(
      said({ repeats: 'MONTHLY', dayOfMonth: 0 }),
      'On the last day of every month at 08:30, starting 16 March 2026.',
    );
    equal(said({ repeats: 'EVERY', repeatsEveryCount: 4 }), 'Every 4 hours, starting 16 March 2026 at 08:30.');
  });

  it('says the types without a beginning', () => {
    equal(
      describeSchedule(
        { type: 'WEEK_OF_MONTH', hour: 9, minute: 0, weekOfMonth: 0, weekDays: ['FRIDAY'] },
        { locale: 'en-GB' },
      ),
      'On the last Friday of every month at 09:00.',
    );
    equal(describeSchedule({ type: 'INTERVAL', hour: 1, minute: 30 }), 'Every 1 h 30 min.');
    equal(describeSchedule({ type: 'DAILY', hour: 9, minute: 0 }, { locale: 'ja' }), '毎日 9:00。');
  });

  it('speaks Japanese', () => {
    equal(said({ repeats: 'WEEKLY', daysOfWeek: ['MONDAY'] }, 'ja'), '2026年3月16日から、毎週月曜日 8:30。');
  });
});
