/** Registers `<rmm-phone-input>`. */

import type { ElementOf } from '../../host/element-definition.ts';
import { defineFormElement } from '../../host/forms/define-form-element.ts';
import { phoneInputDefinition } from './phone-input-definition.ts';

export const PhoneInputElement = defineFormElement(phoneInputDefinition, async () => {
  const { PhoneInputElement: view } = await import('./phone-input-element.tsx');
  return { view };
});
export type PhoneInputElement = ElementOf<typeof phoneInputDefinition>;
