/** Registers `<rmm-switch>`. */

import type { ElementOf } from '../../host/element-definition.ts';
import { defineFormElement } from '../../host/forms/define-form-element.ts';
import { switchDefinition } from './switch-definition.ts';

export const SwitchElement = defineFormElement(switchDefinition, async () => {
  const { SwitchElement: view } = await import('./switch-element.tsx');
  return { view };
});
export type SwitchElement = ElementOf<typeof switchDefinition>;
