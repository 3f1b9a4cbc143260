import '../../elements/custom-fields.ts';
import { customFieldsDefinition } from '../../src/workspace/custom-fields/element/custom-fields-definition.ts';
import { elementContract } from '../support/element-contract.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';

// The contract's own tests begin without one.
before(async () => void (await signIn()));

elementContract(customFieldsDefinition, {
  load: async () => ({
    view: (await import('../../src/workspace/custom-fields/element/custom-fields-element.tsx')).CustomFieldsElement,
  }),
  attributes: {},
});
