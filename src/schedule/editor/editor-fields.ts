/** What the fields of the schedule editor have in common. */
import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../host/use-host.ts';
import { scheduleMessages } from '../schedule-messages.ts';
import type { ScheduleIssue } from '../schedule-rules.ts';
import type { ScheduleEditorModel } from './schedule-editor-model.ts';

export interface EditorFieldsProps {
  model: ScheduleEditorModel;
  disabled: boolean;
  readOnly: boolean;
  problems: FieldProblems;
}

export interface FieldProblems {
  /** What is wrong there, as soon as it is to be said. */
  of(path: string): string | undefined;
  leave(path: string): void;
  /** The first of all, shown or not. */
  first: string | undefined;
}

/** @param areAllShown Somebody tried to send the form. */
export function useFieldProblems(model: ScheduleEditorModel, areAllShown: boolean): FieldProblems {
  useSignals();
  const t = useMessages(scheduleMessages);
  const issues = model.issues.value;
  const shown = areAllShown ? issues : model.reported.value;
  const textOf = ({ code, minimum = 0, limit = 0 }: ScheduleIssue) => t(`issues.${code}`, { min: minimum, max: limit });
  const [first] = issues;
  return {
    of(path) {
      const issue = shown.find((one) => one.path === path);
      return issue && textOf(issue);
    },
    leave: model.leave,
    first: first && textOf(first),
  };
}
