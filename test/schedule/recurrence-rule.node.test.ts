/** Schedules as RFC 5545 writes them, beside the implementation that most programs use. Source: spec 001 §3.9. */
import fc from 'fast-check';
import { type Options, RRule, type RRuleSet, rrulestr } from 'rrule';
import { repeats, type Schedule, type SimpleSchedule, scheduleTypes, weekdays } from '../../src/schedule/schedule.ts';
import { fromRecurrenceRule, nextRuns, toRecurrenceRule } from '../../src/schedule/schedule-logic.ts';
import { deepEqual, equal, match, ok, throws } from '../support/assert.ts';

const base: Schedule = {
  repeats: 'DAILY',
  repeatsEveryCount: 1,
  startDate: '2026-03-16',
  runAtHour: 8,
  runAtMinute: 30,
  end: { type: 'NEVER' },
};

/** The same in every run, so that a failure is everybody's. */
const tenThousand = { numRuns: 10_000, seed: 5545 };

const dayBetween = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const someWeekdays = fc.subarray([...weekdays], { minLength: 1 });
const hour = fc.integer({ min: 0, max: 23 });
const minute = fc.integer({ min: 0, max: 59 });

const schedule: fc.Arbitrary<Schedule> = fc.record({
  repeats: fc.constantFrom(...repeats),
  repeatsEveryCount: fc.integer({ min: 1, max: 12 }),
  daysOfWeek: someWeekdays,
  dayOfMonth: fc.integer({ min: 0, max: 31 }),
  startDate: dayBetween('2020-01-01', '2030-12-31'),
  runAtHour: hour,
  runAtMinute: minute,
  end: fc.oneof(
    fc.constant({ type: 'NEVER' as const }),
    fc.integer({ min: 1, max: 40 }).map((occurenceCount) => ({ type: 'AFTER' as const, occurenceCount })),
    dayBetween('2020-01-01', '2032-12-31').map((endDate) => ({ type: 'ON' as const, endDate })),
  ),
});

const simpleSchedule: fc.Arbitrary<SimpleSchedule> = fc.record({
  type: fc.constantFrom(...scheduleTypes),
  hour,
  minute: fc.integer({ min: 1, max: 59 }),
  dayOfMonth: fc.integer({ min: 0, max: 31 }),
  weekDays: someWeekdays,
  weekOfMonth: fc.integer({ min: 0, max: 5 }),
});

/** Days after the start: the other one counts from there, hour by hour. */
const daysAfter = fc.double({ min: -20, max: 60, noNaN: true });

const momentAfter = ({ startDate }: Schedule, days: number) =>
  new Date(Date.parse(startDate) + Math.round(days * 86_400_000));

function firstFive(rule: { all: RRule['all'] }, after: Date): string[] {
  const found: string[] = [];
  rule.all((run) => {
    if (run > after) found.push(run.toISOString());
    return found.length < 5;
  });
  return found;
}

/** As the RFC has it, and calendars do it: whatever the rule, its beginning is an occurrence. */
function withItsBeginning(text: string): RRuleSet {
  const set = rrulestr(text, { forceset: true }) as RRuleSet;
  const { dtstart } = RRule.parseString(text);
  ok(dtstart);
  set.rdate(dtstart);
  return set;
}

const byWeekday = [RRule.MO, RRule.TU, RRule.WE, RRule.TH, RRule.FR, RRule.SA, RRule.SU];

/** What somebody writes who has never heard of our schedules. */
function othersRule(one: Schedule): RRule {
  const dtstart = new Date(`${one.startDate}T${twoDigits(one.runAtHour)}:${twoDigits(one.runAtMinute)}:00Z`);
  const { type, endDate, occurenceCount } = one.end;
  const frequencies = { DAILY: RRule.DAILY, WEEKLY: RRule.WEEKLY, MONTHLY: RRule.MONTHLY, EVERY: RRule.HOURLY };
  const options: Partial<Options> = { dtstart };
  if (one.repeats === 'NEVER') return new RRule({ ...options, freq: RRule.DAILY, count: 1 });
  options.freq = frequencies[one.repeats];
  options.interval = one.repeatsEveryCount;
  if (one.repeats === 'WEEKLY')
    options.byweekday = (one.daysOfWeek ?? []).map((day) => byWeekday[weekdays.indexOf(day)] ?? RRule.MO);
  if (one.repeats === 'MONTHLY') options.bymonthday = one.dayOfMonth === 0 ? -1 : (one.dayOfMonth ?? 1);
  if (type === 'AFTER') options.count = occurenceCount ?? 1;
  if (type === 'ON') options.until = new Date(`${endDate}T23:59:59Z`);
  return new RRule(options);
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
const compactTime = (instant = '') => instant.slice(0, 19).replaceAll(/[-:]/g, '');

describe('Recurrence rules', () => {
  it('give the same runs as another implementation, of 10,000 schedules', () => {
    fc.assert(
      fc.property(schedule, daysAfter, (one, days) => {
        const after = momentAfter(one, days);
        const rule = toRecurrenceRule(one);
        deepEqual(nextRuns(one, { after, count: 5 }), firstFive(rrulestr(rule), after), rule);
      }),
      tenThousand,
    );
  });

  it('are read as another implementation writes and means them, 10,000 of them', () => {
    fc.assert(
      fc.property(schedule, daysAfter, (one, days) => {
        const after = momentAfter(one, days);
        const rule = othersRule(one);
        const read = fromRecurrenceRule(rule.toString());
        deepEqual(nextRuns(read, { after, count: 5 }), firstFive(rule, after), rule.toString());
        deepEqual(nextRuns(read, { after, count: 5 }), nextRuns(one, { after, count: 5 }), rule.toString());
      }),
      tenThousand,
    );
  });

  it('are read back as the schedule that they were, 10,000 of them', () => {
    fc.assert(
      fc.property(schedule, (one) => {
        const rule = toRecurrenceRule(one);
        equal(toRecurrenceRule(fromRecurrenceRule(rule)), rule);
      }),
      tenThousand,
    );
  });

  it('begin at their first run, so that a calendar which counts every beginning as one has no run more, of 10,000', () => {
    fc.assert(
      fc.property(schedule, (one) => {
        const rule = toRecurrenceRule(one);
        const beginning = momentAfter(one, -1);
        const runs = nextRuns(one, { after: beginning, count: 5 });
        // Of what never runs there is no first run to begin at.
        fc.pre(runs.length > 0);
        equal(compactTime(runs[0]), rule.slice('DTSTART:'.length, rule.indexOf('\n')), rule);
        deepEqual(firstFive(withItsBeginning(rule), beginning), runs, rule);
        const read = fromRecurrenceRule(rule) as Schedule;
        deepEqual(nextRuns(read, { after: beginning, count: 5 }), runs, rule);
        // A start that is a run stays the start.
        if (runs[0]?.startsWith(one.startDate)) equal(read.startDate, one.startDate);
      }),
      tenThousand,
    );
  });

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

  it('give the same runs without a beginning, and are read back, 10,000 of them', () => {
    fc.assert(
      fc.property(simpleSchedule, dayBetween('2020-01-01', '2030-12-31'), (one, day) => {
        const after = new Date(`${day}T10:20:00Z`);
        const rule = toRecurrenceRule(one);
        const expected = firstFive(rrulestr(rule, { dtstart: after }), after);
        deepEqual(nextRuns(one, { after, count: 5 }), expected, rule);
        const read = fromRecurrenceRule(rule);
        deepEqual(nextRuns(read, { after, count: 5 }), expected, rule);
        equal(toRecurrenceRule(read), rule);
      }),
      tenThousand,
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
