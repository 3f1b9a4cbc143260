import type { ApprovalMode } from '../../console/approvals/node-approvals-slice.ts';
import { type ElementDefinition, errorEvent, event, method, tagName } from '../../host/element-definition.ts';

/** What is about to be sent, or was done. */
export type ApprovalChange =
  | { readonly action: 'approve' | 'reject' | 'clear'; readonly ids: readonly string[] }
  | { readonly action: 'setMode'; readonly mode: ApprovalMode };

export const nodeApprovalsDefinition = {
  tag: tagName('node-approvals'),
  attributes: {},
  properties: {},
  events: {
    'rmm-approval-request': event<ApprovalChange>('cancelable'),
    'rmm-approvals-changed': event<ApprovalChange>(),
    'rmm-error': errorEvent,
  },
  methods: { refresh: method<() => Promise<void>>() },
} as const satisfies ElementDefinition;
