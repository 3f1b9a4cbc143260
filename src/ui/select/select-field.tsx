import type { ReactNode } from 'react';
import { Field } from '../field/field.tsx';
import type { InnerProps, SelectFieldProps } from './select-props.ts';

/** The frame of a select; hands the rest to the control inside. */
export function SelectField<Props extends SelectFieldProps>({
  props: { label, isLabelHidden, required, error, hint, ...rest },
  children,
}: {
  props: Props;
  children(inner: Omit<Props, 'label' | 'isLabelHidden' | 'required' | 'error' | 'hint'> & InnerProps): ReactNode;
}) {
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      required={required}
      error={error}
      hint={hint}
      part="select-field"
    >
      {(control) => children({ ...rest, control })}
    </Field>
  );
}
