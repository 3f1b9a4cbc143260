import '../../elements/product-bill.ts';
import { productBillDefinition } from '../../src/billing/bill-view/product-bill-definition.ts';
import { elementContract } from '../support/element-contract.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';

// The contract's own tests begin without one.
before(async () => void (await signIn()));

elementContract(productBillDefinition, {
  load: async () => ({
    view: (await import('../../src/billing/bill-view/product-bill-element.tsx')).ProductBillElement,
  }),
  attributes: { 'client-id': '1' },
});
