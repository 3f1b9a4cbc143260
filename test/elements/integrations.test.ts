import '../../elements/integrations.ts';
import { integrationsDefinition } from '../../src/integrations/connections/element/integrations-definition.ts';
import { elementContract } from '../support/element-contract.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';

// The contract's own tests begin without one.
before(async () => void (await signIn()));

elementContract(integrationsDefinition, {
  load: async () => ({
    view: (await import('../../src/integrations/connections/element/integrations-element.tsx')).IntegrationsElement,
  }),
  attributes: {},
});
