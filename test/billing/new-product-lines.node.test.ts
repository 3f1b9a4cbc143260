/** Lines of a price list that are products nobody has yet. */
import { importRows } from '../../src/billing/list/price-import/import-rows.ts';
import { readPriceList } from '../../src/billing/price-list/price-list.ts';
import { newProduct } from '../../src/billing/product-fields.ts';
import { productVariants } from '../../src/billing/product-terms.ts';
import { productToWire } from '../../src/billing/product-wire.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';
import { validProduct } from './any-product.ts';

const stored = { ...productToWire('standard', validProduct('standard', { name: 'Line' })), id: '1', version: '1' };
const head = 'id,name,variant,description,price,cost,taxable';
const read = (...lines: string[]) =>
  readPriceList([head, ...lines].join('\n'), [stored], { currency: 'EUR', locale: 'en' });
const refusals = (...lines: string[]) =>
  read(...lines).refused.map(({ line, code, column, limit }) => [line, code, column, limit]);

describe('A new line of a price list', () => {
  it('is a product as a new one is, with what the line says of it', () => {
    const { created, refused } = read(
      ',Spam filter,Standard,Filters spam,4.50,1,no',
      ',Copies,storage,Kept,0.02,0.01,yes',
    );
    deepEqual(refused, []);
    const texts = { name: 'Spam filter', description: 'Filters spam' };
    deepEqual(created[0], {
      line: 2,
      body: productToWire('standard', { ...newProduct('standard'), ...texts, price: 450, cost: 100, taxable: false }),
    });
    equal(created[1]?.body.variant, 'storage');
  });

  it('is only of a variant that needs no more than a line can say', () => {
    const lines = productVariants.map((variant) => `,New ${variant},${variant},D,1,1,true`);
    const { created, refused } = read(...lines);
    deepEqual(
      created.map(({ body }) => body.variant),
      ['standard', 'managed-end-user', 'storage'],
    );
    deepEqual(
      refused.map(({ name, code }) => [name, code]),
      ['group', 'managed', 'user-role'].map((variant) => [`New ${variant}`, 'needsMore']),
    );
  });

  it('is refused where something is missing, too long, twice or of no variant', () => {
    deepEqual(
      refusals(
        ',A,standard,,1,1,true',
        ',B,standard,D,,1,true',
        `,${'C'.repeat(51)},standard,D,1,1,true`,
        ',D,standard,D,1,1,true',
        ',D,standard,D,1,1,true',
        ',E,software,D,1,1,true',
        ',F,standard,D,1,1,maybe',
        ',G,,D,1,1,true',
        '7,H,standard,D,1,1,true',
      ),
      [
        [2, 'required', 'description', undefined],
        [3, 'required', 'price', undefined],
        [4, 'tooLong', 'name', 50],
        [6, 'twice', undefined, undefined],
        [7, 'unknownVariant', 'variant', undefined],
        [8, 'notTaxable', 'taxable', undefined],
        [9, 'unknownProduct', undefined, undefined],
        [10, 'unknownProduct', undefined, undefined],
      ],
    );
  });

  it('stands among the others in the order of the file', () => {
    const preview = read(',Spam filter,standard,D,4.50,1,no', '1,Line,,,30,9,true', '9,Gone,,,1,1,true');
    deepEqual(
      importRows(preview).map(({ line, outcome, name }) => [line, outcome, name]),
      [
        [2, 'created', 'Spam filter'],
        [3, 'changed', 'Line'],
        [4, 'refused', 'Gone'],
      ],
    );
    ok(preview.unchanged === 0);
  });
});
