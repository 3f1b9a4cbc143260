/** Registers `<rmm-phone-input>`. */
import { defineFormElement } from '../src/host/define-form-element.ts';
import type { ElementOf } from '../src/host/element-definition.ts';
import { phoneInputDefinition } from '../src/ui/phone-input/phone-input-definition.ts';
import type { ReactProps } from './react-props.ts';

export const PhoneInputElement = defineFormElement(phoneInputDefinition, async () => {
  const { PhoneInputElement: view } = await import('../src/ui/phone-input/phone-input-element.tsx');
  return { view };
});
export type PhoneInputElement = ElementOf<typeof phoneInputDefinition>;

declare global {
  interface HTMLElementTagNameMap {
    'rmm-phone-input': PhoneInputElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rmm-phone-input': ReactProps<typeof phoneInputDefinition>;
    }
  }
}
