/** Registers `<rmm-policy-backups>`. The view, and React with it, comes when the first one is in a document. */
import { defineElement } from '../../../host/element/define-element.ts';
import type { ElementOf } from '../../../host/element-definition.ts';
import { policyBackupsDefinition } from './policy-backups-definition.ts';

export type { PolicyOpening, PolicySave } from '../../editing/policy-events.ts';

export const PolicyBackupsElement = defineElement(policyBackupsDefinition, async () => {
  const { PolicyBackupsElement: view } = await import('./policy-backups-element.tsx');
  return { view };
});
export type PolicyBackupsElement = ElementOf<typeof policyBackupsDefinition>;
