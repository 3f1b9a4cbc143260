import { Field, type FieldProps } from '../field/field.tsx';
import { splitField } from '../field/split-field.ts';
import { Checkbox } from './checkbox.tsx';

export interface CheckboxFieldProps extends FieldProps {
  checked: boolean;
  onChange(checked: boolean): void;
}

/** A checkbox among the fields of a form: with its hint, its error and its asterisk. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { frame, own } = splitField(props);
  const { checked, onChange, disabled = false, readOnly = false } = own;
  return (
    <Field {...frame} labelAt="beside" part="checkbox-field">
      {(control) => (
        <Checkbox
          bare
          label={frame.label}
          checked={checked}
          onChange={onChange}
          disabled={disabled || readOnly}
          {...(disabled && { tabIndex: -1 })}
          control={control}
        />
      )}
    </Field>
  );
}
