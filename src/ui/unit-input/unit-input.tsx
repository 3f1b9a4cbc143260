import { type ComponentPropsWithRef, useId } from 'react';
import { Field, type FieldProps } from '../field/field.tsx';
import { useFieldMessages } from '../field/field-messages.ts';
import { splitField } from '../field/split-field.ts';
import { type EntryProps, useProblem } from '../field/use-problem.ts';
import { ChevronDownIcon } from '../icon/later-icons.tsx';
import type { NumberLimits } from '../number-field/number-entry.ts';
import { NumberInput } from '../number-field/number-input.tsx';
import { useNumberEntry } from '../number-field/use-number-entry.ts';
import type { Option } from '../select/option.ts';
import { contains } from '../shadow-dom.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './unit-input.css';

export interface UnitValue {
  /** A number as JavaScript writes it, `'12.5'`; empty for none; as it was typed where it is no number. */
  inputValue: string;
  /** `value` of a unit; the first one where absent. */
  unit?: string;
}

export interface UnitInputProps extends FieldProps, NumberLimits, EntryProps {
  value: UnitValue;
  onChange(value: UnitValue): void;
  units: readonly Pick<Option, 'value' | 'label' | 'disabled'>[];
  /** Name of the dropdown for a screen reader. Default "Unit". */
  unitLabel?: string | undefined;
  placeholder?: string | undefined;
  ref?: ComponentPropsWithRef<'input'>['ref'];
}

/** A number and what it counts. */
export function UnitInput(props: UnitInputProps) {
  useThemedStyles(css);
  const { frame, own } = splitField(props);
  const { disabled, readOnly, placeholder, ref, value, onChange, units, unitLabel, minimum, maximum, step } = own;
  const t = useFieldMessages();
  const [{ value: first } = { value: undefined }] = units;
  const unit = value.unit ?? first;
  const withUnit = (inputValue: string) => onChange(unit === undefined ? { inputValue } : { inputValue, unit });
  const entry = useNumberEntry({
    minimum,
    maximum,
    step,
    readOnly,
    value: numberOf(value.inputValue),
    invalidText: value.inputValue,
    onChange(number, text) {
      if (number === null) withUnit('');
      else withUnit(Number.isNaN(number) ? text : String(number));
    },
  });
  const { leave } = useProblem(entry.problem, props);
  const unitId = useId();

  return (
    <Field {...frame} error={frame.error ?? entry.shownProblem} part="unit-input">
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: hears when the focus leaves both of its parts
        <div
          className="field-box unit-input"
          onBlur={(event) => {
            if (!contains(event.currentTarget, event.relatedTarget)) leave();
          }}
        >
          <NumberInput
            {...control}
            ref={ref}
            className="unit-input-number"
            entry={entry}
            disabled={disabled}
            readOnly={readOnly}
            placeholder={placeholder}
          />
          <span className="unit-input-unit">
            <select
              id={unitId}
              className="unit-input-select"
              part="unit"
              aria-label={unitLabel ?? t('unit')}
              // A dropdown knows no read-only: it keeps its one unit.
              disabled={disabled === true || readOnly === true}
              value={unit}
              onChange={(event) => onChange({ inputValue: value.inputValue, unit: event.currentTarget.value })}
            >
              {units.map(({ value: unitValue, label: unitName, disabled: isOff }) => (
                <option key={unitValue} value={unitValue} disabled={isOff}>
                  {unitName}
                </option>
              ))}
            </select>
            {!readOnly && <ChevronDownIcon size={14} />}
          </span>
        </div>
      )}
    </Field>
  );
}

function numberOf(inputValue: string): number | null {
  return inputValue.trim() === '' ? null : Number(inputValue);
}
