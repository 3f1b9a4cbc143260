/** Registers `<rmm-switch>`. */
import { defineFormElement } from '../../host/define-form-element.ts';
import type { ElementOf } from '../../host/element-definition.ts';
import { switchDefinition } from './switch-definition.ts';

export const SwitchElement = defineFormElement(switchDefinition, async () => {
  const { SwitchElement: view } = await import('./switch-element.tsx');
  return { view };
});
export type SwitchElement = ElementOf<typeof switchDefinition>;
