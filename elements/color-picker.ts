/** Registers `<rmm-color-picker>`. */
import { defineFormElement } from '../src/host/define-form-element.ts';
import type { ElementOf } from '../src/host/element-definition.ts';
import { colorPickerDefinition } from '../src/ui/color-picker/color-picker-definition.ts';
import type { ReactProps } from './react-props.ts';

export type { Swatch } from '../src/ui/color-picker/swatches.ts';

export const ColorPickerElement = defineFormElement(colorPickerDefinition, async () => {
  const { ColorPickerElement: view } = await import('../src/ui/color-picker/color-picker-element.tsx');
  return { view };
});
export type ColorPickerElement = ElementOf<typeof colorPickerDefinition>;

declare global {
  interface HTMLElementTagNameMap {
    'rmm-color-picker': ColorPickerElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-color-picker': ReactProps<typeof colorPickerDefinition>;
    }
  }
}
