import '../../elements/product-form.ts';
import { productFormDefinition } from '../../src/billing/form/element/product-form-definition.ts';
import { eventually, ok } from '../support/assert.ts';
import { elementContract } from '../support/element-contract.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';

// The contract's own tests begin without one.
before(async () => void (await signIn()));

elementContract(productFormDefinition, {
  load: async () => ({
    view: (await import('../../src/billing/form/element/product-form-element.tsx')).ProductFormElement,
  }),
  attributes: { variant: 'managed' },
  ready: (element) => eventually(() => ok(element.shadowRoot?.querySelector('.product-form'))),
});
