/** Registers `<rmm-schedule-editor>`. */

import type { ElementOf } from '../../host/element-definition.ts';
import { defineFormElement } from '../../host/forms/define-form-element.ts';
import { scheduleEditorDefinition } from './schedule-editor-definition.ts';

export type {
  AnySchedule,
  EndType,
  Repeats,
  Schedule,
  ScheduleEnd,
  ScheduleType,
  SimpleSchedule,
  Weekday,
} from '../schedule.ts';

export const ScheduleEditorElement = defineFormElement(scheduleEditorDefinition, async () => {
  const { ScheduleEditorElement: view } = await import('./schedule-editor-element.tsx');
  return { view };
});
export type ScheduleEditorElement = ElementOf<typeof scheduleEditorDefinition>;
