import '../../elements/policy-backups.ts';
import { policyBackupsDefinition } from '../../src/policies/backups/element/policy-backups-definition.ts';
import { elementContract } from '../support/element-contract.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';

// The contract's own tests begin without one.
before(async () => void (await signIn()));

elementContract(policyBackupsDefinition, {
  load: async () => ({
    view: (await import('../../src/policies/backups/element/policy-backups-element.tsx')).PolicyBackupsElement,
  }),
  attributes: { 'policy-id': '3' },
});
