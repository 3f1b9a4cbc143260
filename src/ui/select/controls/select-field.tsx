import type { ReactNode } from 'react';
import { Field } from '../../field/field.tsx';
import { splitField } from '../../field/split-field.ts';
import type { InnerProps, SelectFieldProps } from '../select-props.ts';

/** The frame of a select; hands the rest to the control inside. */
export function SelectField<Props extends SelectFieldProps>({
  props,
  children,
}: {
  props: Props;
  children(inner: Omit<Props, 'label' | 'isLabelHidden' | 'required' | 'error' | 'hint'> & InnerProps): ReactNode;
}) {
  const { frame, own } = splitField(props);
  return (
    <Field {...frame} part="select-field">
      {(control) => children({ ...own, control })}
    </Field>
  );
}
