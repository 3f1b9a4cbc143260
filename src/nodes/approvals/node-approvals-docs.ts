import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import type { nodeApprovalsDefinition } from './node-approvals-definition.ts';

export const nodeApprovalsDocs: DocsOf<typeof nodeApprovalsDefinition> = {
  summary:
    'Nodes that ask to be let in: who waits, who was approved or rejected and by whom, and how new ones are treated',
  room: { '': 'block-size: var(--rmm-node-approvals-height, 640px)' },
  events: {
    'rmm-approval-request': {
      detail: 'ApprovalChange',
      description:
        'Nodes are about to be approved, rejected or cleared, or the mode to be changed. Prevented, nothing is sent: the page does it, or not',
    },
    'rmm-approvals-changed': {
      detail: 'ApprovalChange',
      description:
        'The server has approved, rejected or cleared nodes, or changed the mode, as somebody asked for it here',
    },
    'rmm-error': errorEventDocs,
  },
  methods: {
    refresh: {
      signature: '() => Promise<void>',
      description: 'Asks the server at once; it is asked every few seconds in any case',
    },
  },
  cssProperties: {
    '--rmm-node-approvals-height': 'Height of the element where its container gives none; default 640px',
  },
};
