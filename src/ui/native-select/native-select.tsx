import type { ComponentPropsWithRef } from 'react';
import { visible } from '../../base/visible.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { splitField } from '../field/split-field.ts';
import { ChevronDownIcon } from '../icon/later-icons.tsx';
import type { Option } from '../select/option.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './native-select.css';

export interface NativeSelectProps<Value extends string>
  extends FieldProps,
    Pick<ComponentPropsWithRef<'select'>, 'ref' | 'onBlur'> {
  /** Empty, or none of the options: nothing is chosen yet. */
  value: Value | '';
  options: readonly (Pick<Option, 'label' | 'disabled'> & { value: Value })[];
  onChange(value: Value): void;
  /** Stands there until something is chosen, and cannot be chosen itself. */
  placeholder?: string | undefined;
}

/**
 * One of a few by the device's own list: nothing to load, and the wheel of a phone. Where people search, or more than a
 * label is to be seen, `Select` and its kin are right. A list cannot be read only: then it is disabled.
 */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  useThemedStyles(css);
  const { frame, own } = splitField(props);
  const { value: wanted, options, onChange, placeholder = '', disabled = false, readOnly = false, ref, onBlur } = own;
  // Where no option has it, the browser would show the first one, which then could not be chosen.
  const value = options.some((option) => option.value === wanted) ? wanted : '';
  return (
    <Field {...frame} part="native-select">
      {(control) => (
        <span className="native-select">
          <select
            {...control}
            ref={ref}
            className="field-box native-select-box"
            part="input"
            data-empty={value === '' || undefined}
            disabled={disabled || readOnly}
            value={value}
            onBlur={onBlur}
            onChange={(event) => onChange(event.currentTarget.value as Value)}
          >
            {value === '' && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {visible(option.label)}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={14} />
        </span>
      )}
    </Field>
  );
}
