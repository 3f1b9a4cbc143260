import { DateInput } from '../date-field/date-input.tsx';
import { type DateLimits, instantOf } from '../date-field/iso-day.ts';
import { useDateEntry } from '../date-field/use-date-entry.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { useFieldMessages } from '../field/field-messages.ts';
import { FieldRange, isEndWrong } from '../field/field-range.tsx';
import { type EntryProps, useProblem } from '../field/use-problem.ts';

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
export function DateRange(props: DateRangeProps) {
  const { label, isLabelHidden, required, error, hint, disabled, readOnly, value, onChange } = props;
  const { minimum, maximum, allowPast } = props;
  const t = useFieldMessages();
  const limits = { minimum, maximum, allowPast };
  const from = useDateEntry({ ...limits, value: value.from, onChange: (from) => onChange({ ...value, from }) });
  const to = useDateEntry({ ...limits, value: value.to, onChange: (to) => onChange({ ...value, to }) });
  const isReversed =
    value.from !== null && value.to !== null && (instantOf(value.from) ?? 0) > (instantOf(value.to) ?? 0);
  const problem = from.problem ?? to.problem ?? (isReversed ? t('date.order') : undefined);
  const whole = useProblem(problem, props);
  const shown = error ?? from.shownProblem ?? to.shownProblem ?? whole.shown;
  const shared = { disabled, readOnly };

  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      required={required}
      error={shown}
      hint={hint}
      role="group"
      part="date-range"
    >
      {({ id: _id, ...control }) => (
        <FieldRange
          onLeave={whole.leave}
          from={
            <DateInput
              {...control}
              {...shared}
              aria-invalid={isEndWrong(shown, from, to)}
              aria-label={t('range.from')}
              entry={from}
            />
          }
          to={
            <DateInput
              {...control}
              {...shared}
              aria-invalid={isEndWrong(shown, to, from)}
              aria-label={t('range.to')}
              entry={to}
            />
          }
        />
      )}
    </Field>
  );
}
