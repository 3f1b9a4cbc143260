import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from '../field/field.tsx';
import { splitField } from '../field/split-field.ts';
import type { EntryProps } from '../field/use-problem.ts';
import type { NumberLimits } from './number-entry.ts';
import { NumberInput } from './number-input.tsx';
import { useNumberEntry } from './use-number-entry.ts';

export interface NumberFieldProps extends FieldProps, NumberLimits, EntryProps {
  /** `null` is an empty field. */
  value: number | null;
  /**
   * With every change: `null` for an empty field, `NaN` while the text is no number, and numbers outside the limits as
   * they are, so that what is saved is never another value than what is seen. `onProblem` tells of both.
   */
  onChange(value: number | null): void;
  placeholder?: string | undefined;
  ref?: ComponentPropsWithRef<'input'>['ref'];
}

/** A number in the element's language: comma or point, grouped or not. Arrows go by `step`, Page keys by ten. */
export function NumberField(props: NumberFieldProps) {
  const { frame, own } = splitField(props);
  const { disabled, readOnly, placeholder, ref } = own;
  const entry = useNumberEntry(props);
  return (
    <Field {...frame} error={frame.error ?? entry.shownProblem} part="number-field">
      {(control) => (
        <NumberInput
          {...control}
          ref={ref}
          entry={entry}
          disabled={disabled}
          readOnly={readOnly}
          placeholder={placeholder}
        />
      )}
    </Field>
  );
}
