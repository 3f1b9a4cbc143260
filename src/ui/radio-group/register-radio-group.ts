/** Registers `<rmm-radio-group>`. */

import type { ElementOf } from '../../host/element-definition.ts';
import { defineFormElement } from '../../host/forms/define-form-element.ts';
import { radioGroupDefinition } from './radio-group-definition.ts';

export type { RadioElementOption } from './radio-markup.ts';

export const RadioGroupElement = defineFormElement(radioGroupDefinition, async () => {
  const { RadioGroupElement: view } = await import('./radio-group-element.tsx');
  return { view };
});
export type RadioGroupElement = ElementOf<typeof radioGroupDefinition>;
