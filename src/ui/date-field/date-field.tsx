import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from '../field/field.tsx';
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
  const { label, isLabelHidden, required, error, hint, disabled, readOnly, ref } = props;
  const entry = useDateEntry(props);
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      required={required}
      error={error ?? entry.shownProblem}
      hint={hint}
      part="date-field"
    >
      {(control) => <DateInput {...control} ref={ref} entry={entry} disabled={disabled} readOnly={readOnly} />}
    </Field>
  );
}
