import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from '../field/field.tsx';

export interface TextFieldProps
  extends FieldProps,
    Pick<
      ComponentPropsWithRef<'input'>,
      'ref' | 'maxLength' | 'placeholder' | 'autoComplete' | 'spellCheck' | 'onKeyDown' | 'onBlur'
    > {
  value: string;
  onChange(value: string): void;
}

export function TextField({ label, isLabelHidden, required, error, hint, value, onChange, ...rest }: TextFieldProps) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} required={required} error={error} hint={hint} part="text-field">
      {(control) => (
        <input
          autoComplete="off"
          {...rest}
          {...control}
          type="text"
          className="field-box"
          part="input"
          dir={value === '' ? undefined : 'auto'}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
