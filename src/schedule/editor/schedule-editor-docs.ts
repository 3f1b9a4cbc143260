import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import { formAttributeDocs } from '../../host/forms/form-role-docs.ts';
import type { scheduleEditorDefinition } from './schedule-editor-definition.ts';

export const scheduleEditorDocs: DocsOf<typeof scheduleEditorDefinition> = {
  summary:
    'When something runs again: how it repeats, from when, until when, with a sentence, the next runs and a month',
  room: { '': 'min-block-size: 84px' },
  attributes: {
    ...formAttributeDocs,
    label: 'Its heading. Without one, a label element of the page or an aria-label names it; else it is “Schedule”.',
    timeZone:
      'IANA name of the zone in which days and times are meant, such as Europe/Berlin. The browser’s own by default.',
    simple:
      'What is made here has no beginning and no end: { type: DAILY, WEEKLY, MONTHLY, WEEK_OF_MONTH or INTERVAL, … }. Of a schedule that is given, its own form decides.',
    allowPast: 'A start in the past can be selected, too. What has begun already stays as it is in any case.',
    hideRecurEvery: 'Leaves out Recur Every; the schedule keeps its count.',
    maxRecurEvery: 'How many days, weeks or months there may be between two runs at most. 999 by default.',
  },
  properties: {
    value: {
      type: '{ repeats, repeatsEveryCount, daysOfWeek, dayOfMonth, scheduleInterval, startDate, runAtHour, runAtMinute, end } | { type or scheduleType, hour, minute, dayOfMonth, weekDays, weekOfMonth } | null',
      description:
        'The schedule, submitted as JSON. Always the last one that could be: what is invalid stays in its field, holds the form back, and leaves the schedule unchanged. null while nobody has chosen how it repeats.',
    },
    repeatTypes: {
      type: "readonly ('NEVER' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'EVERY' | 'WEEK_OF_MONTH' | 'INTERVAL')[] | undefined",
      description:
        'Of the ways to repeat, those that can be chosen. With one alone that is fixed once there is a schedule.',
    },
    endTypes: {
      type: "readonly ('NEVER' | 'AFTER' | 'ON')[] | undefined",
      description: 'Of the ways to end, those that can be chosen.',
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
