import '../../elements/maintenance-mode.ts';
import { maintenanceModeDefinition } from '../../src/policies/maintenance/maintenance-mode-definition.ts';
import { elementContract } from '../support/element-contract.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';

// The contract's own tests begin without one.
before(async () => void (await signIn()));

elementContract(maintenanceModeDefinition, {
  load: async () => ({
    view: (await import('../../src/policies/maintenance/maintenance-mode-element.tsx')).MaintenanceModeElement,
  }),
  attributes: { 'node-id': '21' },
});
