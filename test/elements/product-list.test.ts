import '../../elements/product-list.ts';
import { productListDefinition } from '../../src/billing/list/element/product-list-definition.ts';
import { elementContract } from '../support/element-contract.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';

// The contract's own tests begin without one.
before(async () => void (await signIn()));

elementContract(productListDefinition, {
  load: async () => ({
    view: (await import('../../src/billing/list/element/product-list-element.tsx')).ProductListElement,
  }),
  attributes: {},
});
