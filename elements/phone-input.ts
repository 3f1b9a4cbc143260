// Written by `npm run elements`, from the table in elements/elements.ts.
import type { ReactProps } from '../src/host/frameworks/react-props.ts';
import type { PhoneInputElement } from '../src/ui/phone-input/register-phone-input.ts';

export * from '../src/ui/phone-input/register-phone-input.ts';

declare global {
  interface HTMLElementTagNameMap {
    'rmm-phone-input': PhoneInputElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-phone-input': ReactProps<typeof PhoneInputElement.definition>;
    }
  }
}
