/** Registers `<rmm-color-picker>`. */

import type { ElementOf } from '../../host/element-definition.ts';
import { defineFormElement } from '../../host/forms/define-form-element.ts';
import { colorPickerDefinition } from './color-picker-definition.ts';

export type { Swatch } from './swatches.ts';

export const ColorPickerElement = defineFormElement(colorPickerDefinition, async () => {
  const { ColorPickerElement: view } = await import('./color-picker-element.tsx');
  return { view };
});
export type ColorPickerElement = ElementOf<typeof colorPickerDefinition>;
