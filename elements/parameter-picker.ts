// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { ParameterPickerElement } from '../src/parameters/register-parameter-picker.ts';

export * from '../src/parameters/register-parameter-picker.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-parameter-picker': ParameterPickerElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-parameter-picker': ReactProps<typeof ParameterPickerElement.definition>;
    }
  }
}
