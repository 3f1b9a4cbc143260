import '../../elements/patch-overrides.ts';
import { patchOverridesDefinition } from '../../src/policies/patches/element/patch-overrides-definition.ts';
import { elementContract } from '../support/element-contract.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';

// The contract's own tests begin without one.
before(async () => void (await signIn()));

elementContract(patchOverridesDefinition, {
  load: async () => ({
    view: (await import('../../src/policies/patches/element/patch-overrides-element.tsx')).PatchOverridesElement,
  }),
  attributes: { 'policy-id': '3' },
});
