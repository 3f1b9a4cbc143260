import { Field, type FieldProps } from '../field/field.tsx';
import { splitField } from '../field/split-field.ts';
import type { EntryProps } from '../field/use-problem.ts';
import { DateInput } from './date-input.tsx';
import { useDateEntry } from './use-date-entry.ts';

export interface DateTimeFieldProps extends FieldProps, EntryProps {
  /** A day and a time of day as clocks show it, without a zone: `2027-03-31T14:30`. `null` is an empty field. */
  value: string | null;
  /** With every change; a text that is no date and time as it was typed. */
  onChange(value: string | null): void;
}

export function DateTimeField(props: DateTimeFieldProps) {
  const { frame, own } = splitField(props);
  const { disabled, readOnly } = own;
  const entry = useDateEntry({ ...props, hasTime: true });
  return (
    <Field {...frame} error={frame.error ?? entry.shownProblem} part="date-time-field">
      {(control) => <DateInput {...control} entry={entry} hasTime disabled={disabled} readOnly={readOnly} />}
    </Field>
  );
}
