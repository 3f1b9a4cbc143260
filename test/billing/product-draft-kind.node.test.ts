/** What the browser kept of a product, by this release or another. */
import fc from 'fast-check';
import { productDraftKind } from '../../src/billing/form/product-draft-kind.ts';
import { deepEqual, equal } from '../support/assert.ts';
import { anyProduct, validProduct } from './any-product.ts';

const base = validProduct('user-role');
const draft = { variant: 'user-role', version: '3', base, values: { ...base, name: 'One' }, editor: 'a', written: 5 };
const read = (stored: unknown, version = productDraftKind.version) => productDraftKind.read(stored, version);

describe('The kept changes of a product', () => {
  it('are read as they were written, whichever product it is', () => {
    fc.assert(
      fc.property(anyProduct, ({ variant, values }) => {
        const kept = JSON.stringify([{ ...draft, variant, values, base: values }]);
        deepEqual(read(JSON.parse(kept)) as unknown, JSON.parse(kept));
      }),
    );
  });

  it('keep what could not be read as a number', () => {
    const price = { text: '1.234', problem: 'ambiguous' } as const;
    deepEqual(read([{ ...draft, values: { ...base, price } }])?.[0]?.values.price, price);
  });

  it('of a release that had fewer fields begin with what a new product has', () => {
    const { taxable: _, ...older } = base;
    equal(read([{ ...draft, values: older }])?.[0]?.values.taxable, true);
  });

  it('are none where they are something else, or of a newer release', () => {
    for (const other of [draft, [{ ...draft, variant: 'other' }], [{ ...draft, values: { ...base, name: 5 } }], null])
      equal(read(other), undefined);
    equal(read([draft], 2), undefined);
  });
});
