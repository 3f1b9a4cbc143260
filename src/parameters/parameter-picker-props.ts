import type { RefCallback } from 'react';
import type { FieldProps } from '../ui/field/field.tsx';
import type { ServiceAction } from './parameter-kinds.ts';

export interface ParameterPickerProps extends FieldProps {
  value: unknown;
  onChange(value: unknown): void;
  /** On what the browser points at. */
  anchor: RefCallback<HTMLElement>;
  /** Of a Windows service. */
  action: ServiceAction;
  /** The device. */
  nodeId: number | undefined;
}
