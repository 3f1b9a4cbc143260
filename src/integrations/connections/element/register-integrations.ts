/** Registers `<rmm-integrations>`. The view, and React with it, comes when the first one is in a document. */
import { defineElement } from '../../../host/element/define-element.ts';
import type { ElementOf } from '../../../host/element-definition.ts';
import { integrationsDefinition } from './integrations-definition.ts';

export type { IntegrationKind } from '../../integration-kinds.ts';
export type { IntegrationLink, IntegrationsChange } from './integrations-definition.ts';

export const IntegrationsElement = defineElement(integrationsDefinition, async () => {
  const { IntegrationsElement: view } = await import('./integrations-element.tsx');
  return { view };
});
export type IntegrationsElement = ElementOf<typeof integrationsDefinition>;
