/** What the fields of the schedule editor have in common. */
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
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
  /** What is wrong there, once the field was left; at once where it is something that was selected. */
  of(path: string): string | undefined;
  leave(path: string): void;
  /** The first of all, shown or not. */
  first: string | undefined;
}

/** @param areAllShown Somebody tried to send the form. */
export function useFieldProblems(model: ScheduleEditorModel, areAllShown: boolean): FieldProblems {
  useSignals();
  const t = useMessages(scheduleMessages);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const issues = model.issues.value;
  const textOf = ({ code, minimum = 0, limit = 0 }: ScheduleIssue) => t(`issues.${code}`, { min: minimum, max: limit });
  const [first] = issues;
  return {
    of(path) {
      const issue = issues.find((one) => one.path === path);
      const isShown = areAllShown || left.has(path) || issue?.code === 'inThePast';
      return issue && isShown ? textOf(issue) : undefined;
    },
    leave: (path) => setLeft((paths) => (paths.has(path) ? paths : new Set(paths).add(path))),
    first: first && textOf(first),
  };
}
