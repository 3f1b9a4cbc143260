import { type KeyboardEvent, useId } from 'react';
import { Field, type FieldProps } from '../../ui/field/field.tsx';
import { splitField } from '../../ui/field/split-field.ts';
import { NumberInput } from '../../ui/number-field/number-input.tsx';
import { useNumberEntry } from '../../ui/number-field/use-number-entry.ts';
import { blockedKeys } from '../schedule-changes.ts';

export interface CountFieldProps extends FieldProps {
  /** `NaN` is an empty field. */
  value: number;
  onChange(value: number): void;
  minimum: number;
  maximum: number;
  /** What is counted. */
  unit: string;
  onLeave(): void;
}

/** How many: whole numbers only, and what they count beside them. */
export function CountField(props: CountFieldProps) {
  const { frame, own } = splitField(props);
  const { value, onChange, minimum, maximum, unit, onLeave, disabled, readOnly } = own;
  const unitId = useId();
  const entry = useNumberEntry({
    value: Number.isNaN(value) ? null : value,
    minimum,
    maximum,
    step: 1,
    readOnly,
    onLeave,
    onChange(next) {
      // Pasted, it is no number at all: what was there stays.
      if (!Number.isNaN(next)) onChange(next ?? Number.NaN);
      // No further digit mends it.
      if (next !== null && next > maximum) onLeave();
    },
  });
  return (
    <Field {...frame} part="count-field">
      {(control) => (
        <span className="schedule-count" onKeyDownCapture={takeDigitsOnly}>
          <NumberInput
            {...control}
            aria-describedby={[unitId, control['aria-describedby']].filter(Boolean).join(' ')}
            entry={entry}
            disabled={disabled}
            readOnly={readOnly}
          />
          <span id={unitId} className="schedule-unit">
            {unit}
          </span>
        </span>
      )}
    </Field>
  );
}

/** Keys that name themselves by more than a letter, such as Tab, are no text. */
export function takeDigitsOnly(event: KeyboardEvent) {
  const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (blockedKeys.has(event.key) || (isText && !/\p{Nd}/u.test(event.key))) event.preventDefault();
}
