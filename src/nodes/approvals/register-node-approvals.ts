/** Registers `<rmm-node-approvals>`. The view, and React with it, comes when the first one is in a document. */
import { defineElement } from '../../host/element/define-element.ts';
import type { ElementOf } from '../../host/element-definition.ts';
import { nodeApprovalsDefinition } from './node-approvals-definition.ts';

export type { ApprovalChange } from './node-approvals-definition.ts';

export const NodeApprovalsElement = defineElement(nodeApprovalsDefinition, async () => {
  const { NodeApprovalsElement: view } = await import('./node-approvals-element.tsx');
  return { view };
});
export type NodeApprovalsElement = ElementOf<typeof nodeApprovalsDefinition>;
