import type { FieldProps } from '../field/field.tsx';
import { useFieldMessages } from '../field/field-messages.ts';
import { RangeField } from '../field/range-field.tsx';
import type { EntryProps } from '../field/use-problem.ts';
import type { NumberLimits } from '../number-field/number-entry.ts';
import { NumberInput } from '../number-field/number-input.tsx';
import { useNumberEntry } from '../number-field/use-number-entry.ts';

/** `null` is an open end. */
export interface NumberRangeValue {
  from: number | null;
  to: number | null;
}

export interface NumberRangeProps extends FieldProps, NumberLimits, EntryProps {
  value: NumberRangeValue;
  /** With every change, as `NumberField`: `NaN` while an end is no number, ends in the wrong order as they are. */
  onChange(value: NumberRangeValue): void;
}

export function NumberRange({ value, onChange, minimum, maximum, step, ...field }: NumberRangeProps) {
  const t = useFieldMessages();
  const limits = { minimum, maximum, step, readOnly: field.readOnly };
  const from = useNumberEntry({ ...limits, value: value.from, onChange: (from) => onChange({ ...value, from }) });
  const to = useNumberEntry({ ...limits, value: value.to, onChange: (to) => onChange({ ...value, to }) });
  const isReversed = value.from !== null && value.to !== null && value.from > value.to;
  return (
    <RangeField
      {...field}
      part="number-range"
      from={from}
      to={to}
      order={isReversed ? t('number.order') : undefined}
      renderEnd={(entry, end) => <NumberInput {...end} placeholder={end['aria-label']} entry={entry} />}
    />
  );
}
