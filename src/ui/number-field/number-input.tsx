import type { ComponentPropsWithRef } from 'react';
import type { ControlProps } from '../field/field.tsx';
import type { NumberEntry } from './use-number-entry.ts';

export interface NumberInputProps
  extends Partial<ControlProps>,
    Pick<ComponentPropsWithRef<'input'>, 'ref' | 'disabled' | 'readOnly' | 'placeholder' | 'aria-label' | 'className'> {
  entry: NumberEntry;
}

/** The bare box of a number. Not `type="number"`: that drops what it does not understand, and knows one language only. */
export function NumberInput({ entry, className = 'field-box', ...rest }: NumberInputProps) {
  const { value, limits, text } = entry;
  const { minimum, maximum, step } = limits;
  const isNumber = value !== null && !Number.isNaN(value);
  const isWhole = Number.isInteger(step) && Number.isInteger(minimum ?? 0);
  return (
    <input
      autoComplete="off"
      {...rest}
      type="text"
      inputMode={minimum !== undefined && minimum >= 0 ? (isWhole ? 'numeric' : 'decimal') : 'text'}
      role="spinbutton"
      aria-valuenow={isNumber ? value : undefined}
      aria-valuetext={text === '' ? undefined : text}
      aria-valuemin={minimum}
      aria-valuemax={maximum}
      className={`${className} numeric`}
      part="input"
      value={text}
      onChange={(event) => entry.type(event.currentTarget.value)}
      onBlur={() => entry.leave()}
      onKeyDown={(event) => entry.keyDown(event)}
    />
  );
}
