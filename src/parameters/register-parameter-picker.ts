/** Registers `<rmm-parameter-picker>`. */
import type { ElementOf } from '../host/element-definition.ts';
import { defineFormElement } from '../host/forms/define-form-element.ts';
import { parameterPickerDefinition } from './parameter-picker-definition.ts';

export type {
  DefragVolumes,
  MediaState,
  ParameterKind,
  ParameterValue,
  ServiceAction,
  ServiceParameter,
  SystemRestoreAction,
} from './parameter-kinds.ts';

export const ParameterPickerElement = defineFormElement(parameterPickerDefinition, async () => {
  const { ParameterPickerElement: view } = await import('./parameter-picker-element.tsx');
  return { view };
});
export type ParameterPickerElement = ElementOf<typeof parameterPickerDefinition>;
