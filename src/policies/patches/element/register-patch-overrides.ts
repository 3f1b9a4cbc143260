/** Registers `<rmm-patch-overrides>`. The view, and React with it, comes when the first one is in a document. */
import { defineElement } from '../../../host/element/define-element.ts';
import type { ElementOf } from '../../../host/element-definition.ts';
import { patchOverridesDefinition } from './patch-overrides-definition.ts';

export type { PolicyOpening, PolicySave } from '../../editing/policy-events.ts';

export const PatchOverridesElement = defineElement(patchOverridesDefinition, async () => {
  const { PatchOverridesElement: view } = await import('./patch-overrides-element.tsx');
  return { view };
});
export type PatchOverridesElement = ElementOf<typeof patchOverridesDefinition>;
