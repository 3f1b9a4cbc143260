// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { ColorPickerElement } from '../src/ui/color-picker/register-color-picker.ts';

export * from '../src/ui/color-picker/register-color-picker.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-color-picker': ColorPickerElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-color-picker': ReactProps<typeof ColorPickerElement.definition>;
    }
  }
}
