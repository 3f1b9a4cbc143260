/** Registers `<rmm-phone-input>`. */
import { defineFormElement } from '../../host/define-form-element.ts';
import type { ElementOf } from '../../host/element-definition.ts';
import { phoneInputDefinition } from './phone-input-definition.ts';

export const PhoneInputElement = defineFormElement(phoneInputDefinition, async () => {
  const { PhoneInputElement: view } = await import('./phone-input-element.tsx');
  return { view };
});
export type PhoneInputElement = ElementOf<typeof phoneInputDefinition>;
