import '../../elements/node-approvals.ts';
import { nodeApprovalsDefinition } from '../../src/nodes/approvals/node-approvals-definition.ts';
import { elementContract } from '../support/element-contract.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';

// The contract's own tests begin without one.
before(async () => void (await signIn()));

elementContract(nodeApprovalsDefinition, {
  load: async () => ({
    view: (await import('../../src/nodes/approvals/node-approvals-element.tsx')).NodeApprovalsElement,
  }),
  attributes: {},
});
