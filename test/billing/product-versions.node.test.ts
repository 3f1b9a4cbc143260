/** Two versions of a product: what differs, who changed it, and what becomes of both. */
import { appliedValues, differences, isSameProduct, mergedProduct } from '../../src/billing/form/product-versions.ts';
import type { ProductVariant } from '../../src/billing/product-terms.ts';
import type { ProductValues } from '../../src/billing/product-values.ts';
import { deepEqual, equal } from '../support/assert.ts';
import { validProduct } from './any-product.ts';

const versionsOf = (variant: ProductVariant, own: Partial<ProductValues>, theirs: Partial<ProductValues>) => {
  const base = validProduct(variant);
  return { base, own: { ...base, ...own }, theirs: { ...base, ...theirs } };
};
const told = (variant: ProductVariant, own: Partial<ProductValues>, theirs: Partial<ProductValues>) =>
  differences(variant, versionsOf(variant, own, theirs)).map(({ fields: [field], changedBy }) => [field, changedBy]);

describe('Two versions of a product', () => {
  it('differ where one of them was changed, and by whom', () => {
    deepEqual(told('standard', { name: 'Mine', price: 1 }, { price: 2, cost: 3 }), [
      ['name', 'own'],
      ['price', undefined],
      ['cost', 'theirs'],
    ]);
  });

  it('do not differ where both were changed alike', () => {
    deepEqual(told('standard', { price: 5, name: ' Same ' }, { price: 5, name: 'Same' }), []);
  });

  it('do not differ by what does not apply', () => {
    const kept = { quantity: { mode: 'QUANTITY_ONE', value: 7, placeholder: 'seats' } as const };
    deepEqual(told('standard', kept, {}), []);
    deepEqual(told('standard', { permissionUserRoles: ['3'] }, {}), []);
    deepEqual(told('standard', { nodeRoles: ['9'] }, {}), []);
  });

  it('have roles and whether all of them count as one thing to decide', () => {
    const specific = { anyRole: false, endUserRoles: ['1', '2'], matchAllRoles: true };
    const versions = versionsOf('managed-end-user', specific, { name: 'Theirs' });
    const [name, roles] = differences('managed-end-user', versions);
    deepEqual(roles?.fields, ['anyRole', 'endUserRoles', 'matchAllRoles']);
    const taken = mergedProduct(versions, roles ? [roles] : []);
    deepEqual([taken.name, taken.anyRole, taken.endUserRoles], [versions.own.name, true, []]);
    const both = mergedProduct(versions, name ? [name] : []);
    deepEqual([both.name, both.endUserRoles, both.matchAllRoles], ['Theirs', ['1', '2'], true]);
  });

  it('are the same to whoever saves them, however they were typed', () => {
    const values = validProduct('managed');
    equal(isSameProduct('managed', values, { ...values, name: `${values.name} ` }), true);
    equal(isSameProduct('managed', values, { ...values, price: { text: 'x', problem: 'invalid' } }), false);
    equal(isSameProduct('managed', values, { ...values, taxable: !values.taxable }), false);
    deepEqual(appliedValues(appliedValues(values)), appliedValues(values));
  });
});
