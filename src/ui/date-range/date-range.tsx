import { DateInput } from '../date-field/date-input.tsx';
import { type DateLimits, instantOf } from '../date-field/iso-day.ts';
import { useDateEntry } from '../date-field/use-date-entry.ts';
import type { FieldProps } from '../field/field.tsx';
import { useFieldMessages } from '../field/field-messages.ts';
import { RangeField } from '../field/range-field.tsx';
import type { EntryProps } from '../field/use-problem.ts';

/** ISO 8601 days, both included; `null` is an open end. */
export interface DateRangeValue {
  from: string | null;
  to: string | null;
}

export interface DateRangeProps extends FieldProps, DateLimits, EntryProps {
  value: DateRangeValue;
  /** With every change, as `DateField`: ends in the wrong order as they are. */
  onChange(value: DateRangeValue): void;
}

/** Two days. The past is refused unless `allowPast`. */
export function DateRange({ value, onChange, minimum, maximum, allowPast, ...field }: DateRangeProps) {
  const t = useFieldMessages();
  const limits = { minimum, maximum, allowPast };
  const from = useDateEntry({ ...limits, value: value.from, onChange: (from) => onChange({ ...value, from }) });
  const to = useDateEntry({ ...limits, value: value.to, onChange: (to) => onChange({ ...value, to }) });
  const isReversed =
    value.from !== null && value.to !== null && (instantOf(value.from) ?? 0) > (instantOf(value.to) ?? 0);
  return (
    <RangeField
      {...field}
      part="date-range"
      from={from}
      to={to}
      order={isReversed ? t('date.order') : undefined}
      renderEnd={(entry, end) => <DateInput {...end} entry={entry} />}
    />
  );
}
