import { Field, type FieldProps } from '../field/field.tsx';
import { useFieldMessages } from '../field/field-messages.ts';
import { FieldRange, isEndWrong } from '../field/field-range.tsx';
import { type EntryProps, useProblem } from '../field/use-problem.ts';
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

export function NumberRange(props: NumberRangeProps) {
  const { label, isLabelHidden, required, error, hint, disabled, readOnly, value, onChange } = props;
  const { minimum, maximum, step } = props;
  const t = useFieldMessages();
  const limits = { minimum, maximum, step, readOnly };
  const from = useNumberEntry({ ...limits, value: value.from, onChange: (from) => onChange({ ...value, from }) });
  const to = useNumberEntry({ ...limits, value: value.to, onChange: (to) => onChange({ ...value, to }) });
  const isReversed = value.from !== null && value.to !== null && value.from > value.to;
  const problem = from.problem ?? to.problem ?? (isReversed ? t('number.order') : undefined);
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
      part="number-range"
    >
      {({ id: _id, ...control }) => (
        <FieldRange
          onLeave={whole.leave}
          from={
            <NumberInput
              {...control}
              {...shared}
              aria-invalid={isEndWrong(shown, from, to)}
              aria-label={t('range.from')}
              placeholder={t('range.from')}
              entry={from}
            />
          }
          to={
            <NumberInput
              {...control}
              {...shared}
              aria-invalid={isEndWrong(shown, to, from)}
              aria-label={t('range.to')}
              placeholder={t('range.to')}
              entry={to}
            />
          }
        />
      )}
    </Field>
  );
}
