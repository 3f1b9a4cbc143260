/** What the schedule editor does with what is chosen and typed. Source: spec 001 §3.9, §4.3, §5.5; spec 002 §2.6. */
import { createScheduleEditorModel, type ScheduleSettings } from '../../src/schedule/editor/schedule-editor-model.ts';
import { type AnySchedule, defaultSchedule, type Schedule, type SimpleSchedule } from '../../src/schedule/schedule.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';

/** A Monday, 13:20 in Berlin. */
const now = Date.parse('2026-03-16T12:20:00Z');
const berlin = 'Europe/Berlin';
const base: Schedule = { ...defaultSchedule('2026-04-01'), repeats: 'DAILY', runAtHour: 8, runAtMinute: 30 };

function edit(value: unknown, settings: Partial<ScheduleSettings> = {}) {
  const changes: AnySchedule[] = [];
  const model = createScheduleEditorModel({
    value,
    settings: { timeZone: berlin, ...settings },
    onChange: (schedule) => changes.push(schedule),
    now: () => now,
  });
  return {
    model,
    changes,
    full: () => model.shown.peek() as Schedule,
    last: () => changes.at(-1) as Schedule,
    codes: () => model.issues.peek().map(({ path, code }) => `${path} ${code}`),
    reported: () => model.reported.peek().map(({ path, code }) => `${path} ${code}`),
  };
}

describe('The schedule editor', () => {
  it('begins with nothing, and with the next hour of its zone once somebody chose', () => {
    const { model, changes, last } = edit(null);
    equal(model.shown.peek(), undefined);
    model.chooseKind('DAILY');
    equal(changes.length, 1);
    deepEqual(last(), {
      repeats: 'DAILY',
      repeatsEveryCount: 1,
      daysOfWeek: [],
      scheduleInterval: null,
      startDate: '2026-03-16',
      runAtHour: 14,
      runAtMinute: 0,
      end: { type: 'NEVER' },
    });
    const late = edit(null, { timeZone: 'Asia/Tokyo' });
    late.model.chooseKind('NEVER');
    deepEqual([late.last().startDate, late.last().runAtHour], ['2026-03-16', 22]);
  });

  it('counts anew, and takes the days of the start, when it repeats in another way', () => {
    const { model, full } = edit({ ...base, repeatsEveryCount: 7 });
    model.chooseKind('WEEKLY');
    equal(full().repeatsEveryCount, 1);
    deepEqual(full().daysOfWeek, ['WEDNESDAY']);
    model.change({ repeatsEveryCount: 3 });
    model.chooseKind('EVERY');
    equal(full().repeatsEveryCount, 1);
    equal(full().scheduleInterval, 'HOURLY');
    model.chooseKind('MONTHLY');
    equal(full().scheduleInterval, null);
    equal(full().dayOfMonth, 1);
    const fresh = edit(null);
    fresh.model.chooseKind('MONTHLY');
    equal(fresh.full().dayOfMonth, 16);
  });

  it('ends a month ahead, forgets the date when it does not, and occurs once by default', () => {
    const { model, full } = edit(base);
    model.chooseEnd('ON');
    deepEqual(full().end, { type: 'ON', endDate: '2026-05-01', occurenceCount: null });
    const begun = edit({ ...base, startDate: '2020-01-31' });
    begun.model.chooseEnd('ON');
    equal(begun.full().end.endDate, '2026-04-16', 'a month from today');
    model.chooseEnd('AFTER');
    deepEqual(full().end, { type: 'AFTER', endDate: null, occurenceCount: 1 });
    model.chooseEnd('NEVER');
    deepEqual(full().end, { type: 'NEVER', endDate: null, occurenceCount: null });
  });

  it('leaves the schedule as it was while a date is no date', () => {
    const { model, changes, codes } = edit(base);
    for (const startDate of ['', '2026-02-30', 'tomorrow']) model.change({ startDate });
    deepEqual(codes(), ['startDate invalid']);
    model.change({ startDate: '' });
    deepEqual(codes(), ['startDate required']);
    equal(changes.length, 0);
    model.change({ startDate: '2026-05-02' });
    equal(changes.length, 1);
    model.chooseEnd('ON');
    model.change({ end: { type: 'ON', endDate: null } });
    model.change({ end: { type: 'ON', endDate: '2026-05-01' } });
    deepEqual(codes(), ['end.endDate endBeforeStart']);
    equal(changes.length, 2);
  });

  it('rejects a start in the past of its zone, until another part of it makes it one that can be', () => {
    const { model, changes, codes } = edit(base);
    model.change({ startDate: '2026-03-16' });
    deepEqual(codes(), ['startDate inThePast']);
    equal(changes.length, 0);
    model.change({ runAtHour: 14 });
    deepEqual(codes(), []);
    deepEqual([changes.length, (changes[0] as Schedule).runAtHour], [1, 14]);
    model.change({ runAtHour: 13 });
    deepEqual(codes(), []);
    model.change({ runAtMinute: 19 });
    deepEqual(codes(), ['startDate inThePast']);
    model.set({ timeZone: 'America/New_York' });
    deepEqual(codes(), []);
  });

  it('leaves a start alone that has begun already, and any where a page allows it', () => {
    const begun = edit({ ...base, startDate: '2024-01-01' });
    deepEqual(begun.codes(), []);
    begun.model.change({ repeatsEveryCount: 2 });
    equal(begun.last().startDate, '2024-01-01');
    begun.model.change({ startDate: '2024-01-02' });
    deepEqual(begun.codes(), ['startDate inThePast']);
    equal(begun.changes.length, 1);
    const allowed = edit(base, { allowPast: true });
    allowed.model.change({ startDate: '2020-01-01' });
    equal(allowed.last().startDate, '2020-01-01');
    equal(allowed.model.firstDay(), undefined);
    equal(begun.model.firstDay(), '2026-03-16');
  });

  it('takes 1 to 23 hours, whole occurrences, and no more months than its page wants', () => {
    const { model, changes, codes } = edit({ ...base, repeats: 'EVERY' }, { maximumEvery: 12 });
    deepEqual(model.everyRange.peek(), { minimum: 1, maximum: 12 });
    model.set({ timeZone: berlin });
    deepEqual(model.everyRange.peek(), { minimum: 1, maximum: 23 });
    for (const repeatsEveryCount of [0, 24, 1.5, Number.NaN]) model.change({ repeatsEveryCount });
    equal(changes.length, 0);
    model.change({ repeatsEveryCount: 23 });
    equal(changes.length, 1);
    model.set({ timeZone: berlin, maximumEvery: 12 });
    model.chooseKind('MONTHLY');
    model.change({ repeatsEveryCount: 13 });
    deepEqual(codes(), ['repeatsEveryCount notInRange']);
    model.change({ repeatsEveryCount: 12, end: { type: 'AFTER', occurenceCount: 0 } });
    deepEqual(codes(), ['end.occurenceCount notInRange']);
  });

  it('goes back to what was there where typing ends at what cannot be, and not to a part of it', () => {
    const { model, changes, last } = edit({ ...base, repeats: 'EVERY', repeatsEveryCount: 6 });
    model.type({ repeatsEveryCount: 2 });
    equal(last().repeatsEveryCount, 2);
    model.type({ repeatsEveryCount: 24 });
    equal(last().repeatsEveryCount, 6);
    equal((model.shown.peek() as Schedule).repeatsEveryCount, 24);
    model.type({ repeatsEveryCount: 240 });
    equal(changes.length, 2);
    model.type({ repeatsEveryCount: 12 });
    model.leave('repeatsEveryCount');
    model.type({ repeatsEveryCount: 120 });
    equal(last().repeatsEveryCount, 12);
  });

  it('wants a day of the week', () => {
    const { model, changes, codes } = edit({ ...base, repeats: 'WEEKLY', daysOfWeek: ['MONDAY'] });
    model.change({ daysOfWeek: [] });
    deepEqual(codes(), ['daysOfWeek required']);
    equal(changes.length, 0);
  });

  it('goes on with what its page says, and is not thrown back by its own value', () => {
    const { model, full, last } = edit(base);
    model.change({ repeatsEveryCount: 2 });
    model.change({ repeatsEveryCount: 0 });
    model.accept(last());
    equal(full().repeatsEveryCount, 0, 'what is being typed');
    model.accept(structuredClone(last()));
    equal(full().repeatsEveryCount, 0, 'a copy of it is the same');
    model.accept({ ...base, repeatsEveryCount: 5 });
    equal(full().repeatsEveryCount, 5);
    model.accept(null);
    equal(model.shown.peek(), undefined);
  });

  it('says what is wrong with its page’s value at once, and with what is typed when its field is left', () => {
    const invalid = { ...base, repeats: 'WEEKLY', daysOfWeek: [], repeatsEveryCount: 0 };
    const given = edit(invalid);
    deepEqual(given.reported(), ['repeatsEveryCount notInRange', 'daysOfWeek required']);
    given.model.type({ repeatsEveryCount: 1000 });
    deepEqual(given.reported(), ['repeatsEveryCount notInRange', 'daysOfWeek required'], 'it is still wrong');
    given.model.type({ repeatsEveryCount: 4 });
    deepEqual(given.reported(), ['daysOfWeek required']);
    given.model.type({ repeatsEveryCount: Number.NaN });
    deepEqual(given.reported(), ['daysOfWeek required'], 'somebody is typing');
    given.model.leave('repeatsEveryCount');
    deepEqual(given.reported(), ['repeatsEveryCount required', 'daysOfWeek required']);
    given.model.accept(base);
    deepEqual(given.reported(), []);
    given.model.leave('repeatsEveryCount');
    given.model.type({ repeatsEveryCount: Number.NaN });
    deepEqual(
      [given.codes(), given.reported()],
      [['repeatsEveryCount required'], []],
      'it was left while it was right',
    );
    given.model.accept(invalid);
    equal(given.reported().length, 2);
  });

  it('says at once what is wrong by what its page wants', () => {
    const { model, reported } = edit({ ...base, repeatsEveryCount: 20 });
    model.type({ end: { type: 'AFTER', occurenceCount: Number.NaN } });
    model.set({ timeZone: berlin, maximumEvery: 12 });
    deepEqual(reported(), ['repeatsEveryCount notInRange']);
    model.set({ timeZone: berlin });
    deepEqual(reported(), []);
  });

  it('reads what a backend left out, and nothing of what is no schedule', () => {
    const { full } = edit({
      repeats: 'MONTHLY',
      dayOfMonth: 3,
      startDate: '2026-04-01T00:00:00Z',
      end: { endDate: '2026-09-01' },
    });
    deepEqual(full(), {
      repeats: 'MONTHLY',
      repeatsEveryCount: 1,
      daysOfWeek: [],
      dayOfMonth: 3,
      scheduleInterval: null,
      startDate: '2026-04-01',
      runAtHour: 0,
      runAtMinute: 0,
      end: { type: 'ON', endDate: '2026-09-01', occurenceCount: null },
    });
    for (const value of [undefined, 'DAILY', 7, {}, { repeats: 'YEARLY' }, [], { type: 'NEVER' }])
      equal(edit(value).model.shown.peek(), undefined, JSON.stringify(value));
  });

  it('offers the ways to repeat and to end that its page wants, and always the one that is chosen', () => {
    const monthly = edit(
      { ...base, repeats: 'MONTHLY', dayOfMonth: 1 },
      { repeatTypes: ['MONTHLY'], endTypes: ['NEVER', 'ON'] },
    );
    deepEqual(monthly.model.kinds.peek(), ['MONTHLY']);
    deepEqual(monthly.model.endTypes.peek(), ['NEVER', 'ON']);
    deepEqual(edit(base, { repeatTypes: ['MONTHLY'] }).model.kinds.peek(), ['DAILY', 'MONTHLY']);
    deepEqual(edit(null).model.kinds.peek(), ['NEVER', 'DAILY', 'WEEKLY', 'MONTHLY', 'EVERY']);
    const simple = ['DAILY', 'WEEKLY', 'MONTHLY', 'WEEK_OF_MONTH', 'INTERVAL'] as const;
    deepEqual(edit(null, { isSimple: true }).model.kinds.peek(), simple);
    deepEqual(edit({ type: 'DAILY', hour: 3 }).model.kinds.peek(), simple);
    deepEqual(edit(null, { repeatTypes: ['INTERVAL'] }).model.kinds.peek().length, 5, 'none of them is of its form');
  });

  it('edits the types of the helper under the name that they came with', () => {
    const { model, last } = edit({ scheduleType: 'DAILY', hour: 3, minute: 15 });
    model.chooseKind('WEEK_OF_MONTH');
    deepEqual(last() as SimpleSchedule, {
      scheduleType: 'WEEK_OF_MONTH',
      hour: 3,
      minute: 15,
      weekDays: ['MONDAY'],
      weekOfMonth: 1,
    });
    model.chooseKind('INTERVAL');
    const { hour, minute } = last() as SimpleSchedule;
    deepEqual([hour, minute], [1, 0]);
    model.chooseKind('MONTHLY');
    const back = last() as SimpleSchedule;
    deepEqual([back.hour, back.minute, back.dayOfMonth], [14, 0, 16]);
    const made = edit(null, { isSimple: true });
    made.model.chooseKind('INTERVAL');
    deepEqual(made.changes, [{ type: 'INTERVAL', hour: 1, minute: 0 }]);
    made.model.change({ hour: 0 });
    deepEqual(made.codes(), ['hour required']);
    ok(made.changes.length === 1);
  });
});
