/** A price list as a file: what it says, and what reading one would change. */
import fc from 'fast-check';
import { plainTranslator } from '../../src/base/plain-translator.ts';
import { csvRows, separatorOf } from '../../src/billing/price-list/csv-rows.ts';
import {
  type PriceListPreview,
  priceListText,
  readPriceList,
  savedPrices,
} from '../../src/billing/price-list/price-list.ts';
import en from '../../src/billing/price-list/price-list-messages.en.json';
import { refusedLineText } from '../../src/billing/price-list/price-list-messages.ts';
import type { Product } from '../../src/billing/product-contract.ts';
import { productToWire } from '../../src/billing/product-wire.ts';
import { toCsv } from '../../src/ui/table/export/csv-text.ts';
import { anyText } from '../support/any-text.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';
import { anyProduct, validProduct } from './any-product.ts';

const product = (id: string, name: string, more: Partial<Product> = {}): Product => ({
  ...productToWire('standard', validProduct('standard', { name })),
  id,
  version: '1',
  ...more,
});
const products = [product('1', 'Firewall'), product('2', 'Mail, filtered', { price: 123_456 }), product('3', 'Line')];
const read = (text: string, locale = 'en', currency = 'EUR', list = products) =>
  readPriceList(text, list, { currency, locale });
const told = ({ changes }: PriceListPreview) =>
  changes.map(({ product: { id }, after }) => [id, after.price, after.cost, after.taxable]);
const refusals = ({ refused }: PriceListPreview) => refused.map(({ line, name, code }) => [line, name, code]);

describe('A price list', () => {
  it('is a file for spreadsheets with exact decimals', () => {
    equal(
      priceListText(products.slice(1, 2), { currency: 'EUR' }),
      'id,name,variant,price,cost,taxable,currency,version,description\r\n' +
        '2,"Mail, filtered",standard,1234.56,9.00,true,EUR,1,Monitoring and patches\r\n',
    );
    ok(priceListText(products, { currency: 'JPY' }).includes(',123456,900,'));
    ok(priceListText([product('1', 'x', { price: 1500 })], { currency: 'KWD' }).includes(',1.5000,'));
  });

  it('runs nothing as a formula, and has the names again that it was given', () => {
    const hostile = [product('1', '=HYPERLINK("http://x")'), product('2', '@SUM(A1)'), product('3', '-cmd|calc')];
    const text = priceListText(hostile, { currency: 'EUR' });
    for (const { cells } of csvRows(text, ',').slice(1)) ok(/^'[=@-]/.test(cells[1] ?? ''), cells[1]);
    const withoutIds = toCsv([['name', 'price'], ...hostile.map(({ name }) => [name, '7'])]);
    equal(read(withoutIds, 'en', 'EUR', hostile).changes.length, 3);
  });

  it('changes nothing where it is read as it was written, in every language and currency', () => {
    const anyProducts = fc.array(anyProduct, { maxLength: 8 });
    fc.assert(
      fc.property(
        anyProducts,
        fc.constantFrom('EUR', 'JPY', 'KWD', 'CLF'),
        fc.constantFrom('en', 'de', 'fr', 'ar-EG'),
        (rows, currency, locale) => {
          const list = rows.map(({ variant, values }, index) => ({
            ...productToWire(variant, values),
            id: String(index),
            version: '4',
          }));
          const { changes, unchanged, refused } = read(
            `\uFEFF${priceListText(list, { currency })}`,
            locale,
            currency,
            list,
          );
          deepEqual([changes, unchanged, refused], [[], list.length, []]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('tells what it would change, by id or else by name, with columns in any order', () => {
    const preview = read('taxable;NAME;Price\nno;Firewall;31,50\nyes;Line;25\n;;\n', 'en');
    deepEqual(told(preview), [['1', 3150, 900, false]]);
    equal(preview.unchanged, 1);
    deepEqual(preview.changes[0]?.before, { price: 2500, cost: 900, taxable: true });
    deepEqual(savedPrices(preview), {
      prices: [{ id: '1', version: '1', price: 3150, cost: 900, taxable: false }],
      created: [],
    });
    deepEqual(told(read('id\tname\tcost\r\n2\tanything\t1.234,50\r\n')), [['2', 123_456, 123_450, true]]);
  });

  it('is read in the notation that its own prices show, whatever the language', () => {
    const german = 'id;price\n1;1.234\n2;12,50\n3;1.234.567,00';
    deepEqual(told(read(german, 'en')), [
      ['1', 123_400, 900, true],
      ['2', 1250, 900, true],
      ['3', 123_456_700, 900, true],
    ]);
    deepEqual(told(read('id,price\n1,"1,234"\n2,12.50', 'de')), [
      ['1', 123_400, 900, true],
      ['2', 1250, 900, true],
    ]);
    deepEqual(refusals(read('id;price\n1;1.234\n2;12,50\n3;12.5', 'en')), [[2, '1', 'ambiguous']]);
    deepEqual(refusals(read('id;price\n1;1.234', 'en')), [[2, '1', 'ambiguous']]);
    deepEqual(told(read('id;price\n1;1.234', 'de')), [['1', 123_400, 900, true]]);
    deepEqual(told(read('id;price\n1;€1.234\n2;€ 3,50', 'en')), [
      ['1', 123_400, 900, true],
      ['2', 350, 900, true],
    ]);
  });

  it('is refused line by line, with the reason', () => {
    const lines = [
      'id,name,price,cost,taxable,currency',
      '9,Gone,1,1,true,EUR',
      '1,Firewall,abc,1,true,EUR',
      '2,Mail,,1,true,EUR',
      '3,Line,1,-1,true,EUR',
      '3,Line,1,1,true,EUR',
    ];
    const preview = read(lines.join('\n'));
    deepEqual(refusals(preview), [
      [2, 'Gone', 'unknownProduct'],
      [3, 'Firewall', 'invalid'],
      [4, 'Mail', 'required'],
      [5, 'Line', 'negative'],
      [6, 'Line', 'twice'],
    ]);
    const t = plainTranslator(en, {}, 'en') as Parameters<typeof refusedLineText>[1];
    const said = preview.refused.map((line) =>
      refusedLineText(line, t, { currency: 'EUR' }).replace(/[\u2066-\u2069]/g, ''),
    );
    equal(said[1], 'Line 3, Firewall: price must be a number, not abc.');
    equal(said[2], 'Line 4, Mail: price is empty.');
    const code = (cells: string) => refusals(read(`id,price,taxable,currency\n${cells}`))[0]?.[2];
    deepEqual(
      ['1,1,maybe,EUR', '1,1,true,USD', '1,0.001,true,EUR', '1,100000000,true,EUR', '1,$5,true,EUR'].map(code),
      ['notTaxable', 'otherCurrency', 'tooPrecise', 'tooLarge', 'otherCurrency'],
    );
    deepEqual(refusals(read('name,price\nSame,1', 'en', 'EUR', [product('1', 'Same'), product('2', 'Same')])), [
      [2, 'Same', 'severalProducts'],
    ]);
  });

  it('of an older version is refused where it would undo what somebody saved since', () => {
    const list = [product('1', 'Firewall', { version: '2', price: 3000 }), product('2', 'Line', { version: '2' })];
    const preview = read('id,price,version\n1,25.00,1\n2,25.00,1', 'en', 'EUR', list);
    deepEqual([refusals(preview), preview.unchanged], [[[2, '1', 'outdated']], 1]);
  });

  it('is none without a line that names its columns', () => {
    for (const text of ['', 'Firewall,25', 'id,name\n1,Firewall', '\n\n']) equal(read(text).isUnreadable, true, text);
  });

  it('is read, or refused, whatever the file', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 60 }), (text) => {
        const { changes, unchanged, refused } = read(`id,price\n${text}`);
        ok(changes.every(({ after }) => Number.isSafeInteger(after.price)));
        ok(changes.length + unchanged + refused.length <= csvRows(text, ',').length);
      }),
    );
  });
});

describe('The rows of a file', () => {
  it('are the cells again that were written', () => {
    const anyCell = fc
      .string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'ü'), maxLength: 6 })
      .map((text) => `x${text}`);
    fc.assert(
      fc.property(fc.array(fc.array(anyCell, { minLength: 2, maxLength: 4 }), { maxLength: 5 }), (rows) => {
        deepEqual(
          csvRows(toCsv(rows), ',').map(({ cells }) => cells),
          rows,
        );
      }),
    );
  });

  it('know the line at which they begin', () => {
    deepEqual(
      csvRows('a,b\r\n"1\n2",3\r\n\r\n4,5', ',').map(({ line }) => line),
      [1, 2, 5],
    );
    deepEqual([separatorOf('a;b,c;d'), separatorOf('a\tb'), separatorOf('')], [';', '\t', ',']);
  });
});
