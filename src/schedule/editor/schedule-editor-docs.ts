import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import { formAttributeDocs } from '../../host/forms/form-role-docs.ts';
import type { scheduleEditorDefinition } from './schedule-editor-definition.ts';

export const scheduleEditorDocs: DocsOf<typeof scheduleEditorDefinition> = {
  summary:
    'Sets when something runs: how it repeats, when it starts and ends; shows the next runs as a list and a month',
  room: { '': 'min-block-size: 84px' },
  attributes: {
    ...formAttributeDocs,
    label:
      'Its heading. Without one, a label element of the page or an aria-label names it; otherwise it reads “Schedule”.',
    timeZone: 'IANA time zone in which days and times are meant, such as Europe/Berlin. Default: the browser’s own.',
    simple:
      'New schedules have no start and no end: { type, hour, minute, … } with the types DAILY, WEEKLY, MONTHLY, WEEK_OF_MONTH and INTERVAL. A schedule that is set keeps its form.',
    allowPast: 'Also accepts a start in the past. One that has passed already is only rejected when it is changed.',
    hideRecurEvery: 'Leaves out Recur Every; the count stays as it is.',
    maxRecurEvery: 'The most hours, days, weeks or months between two runs. Default: 999, or 23 hours.',
  },
  properties: {
    value: {
      type: "{ repeats: 'NEVER' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'EVERY'; repeatsEveryCount: number; daysOfWeek?: readonly Weekday[]; dayOfMonth?: number; scheduleInterval?: 'HOURLY' | null; startDate: string; runAtHour: number; runAtMinute: number; end: { type: 'NEVER' | 'AFTER' | 'ON'; endDate?: string | null; occurenceCount?: number | null } } | { type?: ScheduleType; scheduleType?: ScheduleType; hour?: number; minute?: number; dayOfMonth?: number; weekDays?: readonly Weekday[]; weekOfMonth?: number } | null",
      description:
        'The schedule, submitted as JSON; null until somebody chooses how it repeats. Always the last valid one: an invalid entry stays in its field and holds the form back, and the value doesn’t change.',
    },
    repeatTypes: {
      type: "readonly ('NEVER' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'EVERY' | 'WEEK_OF_MONTH' | 'INTERVAL')[] | undefined",
      description: 'The repeats to choose from. If there is only one, it is fixed.',
    },
    endTypes: {
      type: "readonly ('NEVER' | 'AFTER' | 'ON')[] | undefined",
      description: 'The ends to choose from. If there is only one, it is fixed.',
    },
  },
  events: { 'rmm-error': errorEventDocs },
  parts: {
    schedule: 'The whole',
    fields: 'Heading, fields, and the line under them',
    label: 'The heading, and each label',
    input: 'Each field',
    weekdays: 'The days of a week',
    start: 'Day, hour and minute of the start',
    outcome: 'The sentence and what is below it',
    sentence: 'The schedule in one sentence',
    preview: 'The next runs and the month',
  },
};
