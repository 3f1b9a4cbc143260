import '../../elements/getting-started.ts';
import { gettingStartedDefinition } from '../../src/workspace/getting-started/element/getting-started-definition.ts';
import { elementContract } from '../support/element-contract.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';

// The contract's own tests begin without one.
before(async () => void (await signIn()));

elementContract(gettingStartedDefinition, {
  load: async () => ({
    view: (await import('../../src/workspace/getting-started/element/getting-started-element.tsx'))
      .GettingStartedElement,
  }),
  attributes: {},
});
