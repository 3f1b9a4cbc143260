/** Registers `<rmm-credentials>`. The view, and React with it, comes when the first one is in a document. */
import { defineElement } from '../../../host/element/define-element.ts';
import type { ElementOf } from '../../../host/element-definition.ts';
import { credentialsDefinition } from './credentials-definition.ts';

export type { CredentialsChange } from './credentials-definition.ts';

export const CredentialsElement = defineElement(credentialsDefinition, async () => {
  const { CredentialsElement: view } = await import('./credentials-element.tsx');
  return { view };
});
export type CredentialsElement = ElementOf<typeof credentialsDefinition>;
