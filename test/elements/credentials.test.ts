import '../../elements/credentials.ts';
import { credentialsDefinition } from '../../src/integrations/credentials/element/credentials-definition.ts';
import { elementContract } from '../support/element-contract.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';

// The contract's own tests begin without one.
before(async () => void (await signIn()));

elementContract(credentialsDefinition, {
  load: async () => ({
    view: (await import('../../src/integrations/credentials/element/credentials-element.tsx')).CredentialsElement,
  }),
  attributes: {},
});
