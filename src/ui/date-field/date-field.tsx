import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from '../field/field.tsx';
import { splitField } from '../field/split-field.ts';
import type { EntryProps } from '../field/use-problem.ts';
import { DateInput } from './date-input.tsx';
import type { DateLimits } from './iso-day.ts';
import { useDateEntry } from './use-date-entry.ts';

export interface DateFieldProps extends FieldProps, DateLimits, EntryProps {
  /** An ISO 8601 day, `2027-03-31`; `null` is an empty field. */
  value: string | null;
  /** With every change; `null` also while a day is incomplete, of which `onProblem` tells. Days outside the limits as they are. */
  onChange(value: string | null): void;
  ref?: ComponentPropsWithRef<'input'>['ref'];
}

/** A day. The past is refused unless `allowPast`. */
export function DateField(props: DateFieldProps) {
  const { frame, own } = splitField(props);
  const { disabled, readOnly, ref } = own;
  const entry = useDateEntry(props);
  return (
    <Field {...frame} error={frame.error ?? entry.shownProblem} part="date-field">
      {(control) => <DateInput {...control} ref={ref} entry={entry} disabled={disabled} readOnly={readOnly} />}
    </Field>
  );
}
