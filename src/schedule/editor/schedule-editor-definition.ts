import { jsonText } from '../../base/json-text.ts';
import {
  type ElementDefinition,
  type ElementValues,
  errorEvent,
  flag,
  integer,
  property,
  tagName,
  text,
} from '../../host/element-definition.ts';
import { formAttributes } from '../../host/forms/form-attributes.ts';
import type { AnySchedule, EndType, Repeats, ScheduleType } from '../schedule.ts';

const isNone = ({ value }: Readonly<Record<string, unknown>>) => value === undefined || value === null;

export const scheduleEditorDefinition = {
  tag: tagName('schedule-editor'),
  attributes: {
    ...formAttributes,
    timeZone: text(),
    simple: flag(),
    allowPast: flag(),
    hideRecurEvery: flag(),
    maxRecurEvery: integer(),
  },
  properties: {
    value: property<AnySchedule | null>(null),
    repeatTypes: property<readonly (Repeats | ScheduleType)[] | undefined>(),
    endTypes: property<readonly EndType[] | undefined>(),
  },
  events: { 'rmm-error': errorEvent },
  methods: {},
  form: {
    value: 'value',
    entry: (values) => (isNone(values) ? null : jsonText(values.value)),
    isMissing: isNone,
    like: 'select',
    save: (schedule) => (schedule === null ? '' : jsonText(schedule)),
    restore: (saved) => (saved === '' ? null : JSON.parse(saved)),
  },
} as const satisfies ElementDefinition;

export type ScheduleEditorValues = ElementValues<typeof scheduleEditorDefinition>;
