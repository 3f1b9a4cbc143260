/** Registers `<rmm-psa-mapping>`. The view, and React with it, comes when the first one is in a document. */
import { defineElement } from '../../host/element/define-element.ts';
import type { ElementOf } from '../../host/element-definition.ts';
import { psaMappingDefinition } from './psa-mapping-definition.ts';

export type { PsaNavigation, PsaSave, TrailStep } from './psa-mapping-definition.ts';

export const PsaMappingElement = defineElement(psaMappingDefinition, async () => {
  const { PsaMappingElement: view } = await import('./psa-mapping-element.tsx');
  return { view };
});
export type PsaMappingElement = ElementOf<typeof psaMappingDefinition>;
