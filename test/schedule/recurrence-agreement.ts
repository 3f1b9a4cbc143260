/** Schedules as RFC 5545 writes them, beside the implementation that most programs use. Source: spec 001 §3.9. */
import fc from 'fast-check';
import { type Options, RRule, type RRuleSet, rrulestr } from 'rrule';
import { repeats, type Schedule, type SimpleSchedule, scheduleTypes, weekdays } from '../../src/schedule/schedule.ts';
import { fromRecurrenceRule, nextRuns, toRecurrenceRule } from '../../src/schedule/schedule-logic.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';

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

/** Of so many schedules each, the same ones in every run, so that a failure is everybody's. */
export function describeAgreement(numRuns: number): void {
  const runs = { numRuns, seed: 5545 };
  describe(`Recurrence rules, of ${numRuns} schedules`, () => {
    it('give the same runs as another implementation', () => {
      fc.assert(
        fc.property(schedule, daysAfter, (one, days) => {
          const after = momentAfter(one, days);
          const rule = toRecurrenceRule(one);
          deepEqual(nextRuns(one, { after, count: 5 }), firstFive(rrulestr(rule), after), rule);
        }),
        runs,
      );
    });

    it('are read as another implementation writes and means them', () => {
      fc.assert(
        fc.property(schedule, daysAfter, (one, days) => {
          const after = momentAfter(one, days);
          const rule = othersRule(one);
          const read = fromRecurrenceRule(rule.toString());
          deepEqual(nextRuns(read, { after, count: 5 }), firstFive(rule, after), rule.toString());
          deepEqual(nextRuns(read, { after, count: 5 }), nextRuns(one, { after, count: 5 }), rule.toString());
        }),
        runs,
      );
    });

    it('are read back as the schedule that they were', () => {
      fc.assert(
        fc.property(schedule, (one) => {
          const rule = toRecurrenceRule(one);
          equal(toRecurrenceRule(fromRecurrenceRule(rule)), rule);
        }),
        runs,
      );
    });

    it('begin at their first run, so that a calendar which counts every beginning as one has no run more', () => {
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
        runs,
      );
    });

    it('give the same runs without a beginning, and are read back', () => {
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
        runs,
      );
    });
  });
}
