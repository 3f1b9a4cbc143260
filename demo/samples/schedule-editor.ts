import type { Schedule, SimpleSchedule } from '../../elements/schedule-editor.ts';
import type { Sample } from './sample.ts';

const base: Schedule = {
  repeats: 'WEEKLY',
  repeatsEveryCount: 1,
  daysOfWeek: ['MONDAY', 'THURSDAY'],
  dayOfMonth: 1,
  scheduleInterval: null,
  startDate: '2026-01-05',
  runAtHour: 8,
  runAtMinute: 30,
  end: { type: 'NEVER', endDate: null, occurenceCount: null },
};

const lastSunday: SimpleSchedule = {
  type: 'WEEK_OF_MONTH',
  hour: 2,
  minute: 30,
  weekDays: ['SUNDAY'],
  weekOfMonth: 0,
};

const given =
  (value: Partial<Schedule> | SimpleSchedule | null, others: Record<string, unknown> = {}) =>
  (element: HTMLElement) =>
    void Object.assign(element, others, {
      value: value === null || 'type' in value ? value : { ...base, ...value },
    });

const label = { label: 'Schedule', name: 'schedule' };
const berlin = { ...label, 'time-zone': 'Europe/Berlin' };

export const scheduleEditorSample: Sample = {
  attributes: berlin,
  look: { label: 'Schedule' },
  markup: '<rmm-schedule-editor name="schedule" time-zone="Europe/Berlin"></rmm-schedule-editor>',
  setUp: given({}),
  example: { properties: { value: base } },
  states: [
    { name: 'Empty', attributes: { ...label, required: '' }, setUp: given(null) },
    { name: 'Weekly', attributes: berlin, setUp: given({ repeatsEveryCount: 2 }) },
    {
      name: 'Last day of each month',
      attributes: berlin,
      setUp: given({ repeats: 'MONTHLY', dayOfMonth: 0, end: { type: 'AFTER', occurenceCount: 24 } }),
    },
    {
      name: 'Months that are too short',
      attributes: berlin,
      setUp: given({ repeats: 'MONTHLY', dayOfMonth: 31 }),
    },
    {
      name: 'Every six hours',
      attributes: berlin,
      setUp: given({ repeats: 'EVERY', repeatsEveryCount: 6, scheduleInterval: 'HOURLY' }),
    },
    { name: 'Clocks that go forward', attributes: berlin, setUp: given(lastSunday) },
    {
      name: 'Without beginning or end',
      attributes: { ...berlin, simple: '' },
      setUp: given({ type: 'INTERVAL', hour: 0, minute: 90 }),
    },
    {
      name: 'Monthly only',
      attributes: { ...berlin, 'hide-recur-every': '', 'max-recur-every': '12' },
      setUp: given(
        { repeats: 'MONTHLY', dayOfMonth: 1, runAtHour: 9, runAtMinute: 0 },
        { repeatTypes: ['MONTHLY'], endTypes: ['NEVER', 'ON'] },
      ),
    },
    {
      name: 'Ended',
      attributes: berlin,
      setUp: given({ end: { type: 'ON', endDate: '2026-03-31' } }),
    },
    {
      name: 'Rejected by the page',
      attributes: { ...berlin, error: 'Backups already run at this time.' },
      setUp: given({ repeats: 'DAILY' }),
    },
    { name: 'Incomplete', attributes: berlin, setUp: given({ daysOfWeek: [] }) },
    { name: 'Read only', attributes: { ...berlin, readonly: '' }, setUp: given({}) },
    { name: 'Disabled', attributes: { ...berlin, disabled: '' }, setUp: given({}) },
    { name: 'Right to left', attributes: { ...berlin, dir: 'rtl', lang: 'ar-XB' }, setUp: given({}) },
  ],
};
