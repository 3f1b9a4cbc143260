import type { RefCallback } from 'react';
import type { ControlProps, FieldProps } from '../field/field.tsx';
import type { Option } from './option.ts';

/** What every select takes. */
export interface SelectFieldProps extends FieldProps {
  placeholder?: string | undefined;
  /** Offers a button that takes away what is chosen. */
  clearable?: boolean | undefined;
  /** The list is open, and has the focus, from the start. */
  openOnMount?: boolean | undefined;
  /** Receives the control that has the focus. */
  controlRef?: RefCallback<HTMLElement> | undefined;
}

/** One value. `undefined` is none. */
export interface SingleValueProps {
  value: string | undefined;
  onChange(value: string | undefined, option: Option | undefined): void;
}

/** Several values, in the order in which they were chosen. */
export interface MultipleValueProps {
  value: readonly string[];
  onChange(value: readonly string[], options: readonly Option[]): void;
}

/** What the control inside the frame gets of the field. */
export interface InnerProps extends Omit<SelectFieldProps, 'label' | 'isLabelHidden' | 'error' | 'hint' | 'required'> {
  control: ControlProps;
}
