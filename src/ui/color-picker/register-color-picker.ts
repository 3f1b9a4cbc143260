/** Registers `<rmm-color-picker>`. */
import { defineFormElement } from '../../host/define-form-element.ts';
import type { ElementOf } from '../../host/element-definition.ts';
import { colorPickerDefinition } from './color-picker-definition.ts';

export type { Swatch } from './swatches.ts';

export const ColorPickerElement = defineFormElement(colorPickerDefinition, async () => {
  const { ColorPickerElement: view } = await import('./color-picker-element.tsx');
  return { view };
});
export type ColorPickerElement = ElementOf<typeof colorPickerDefinition>;
