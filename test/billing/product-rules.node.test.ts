/** What is wrong with a product, for the form as for the server. Source: spec 002 §5 and §9. */
import { notationOf } from '../../src/base/decimal/decimal-notation.ts';
import { parseDecimal } from '../../src/base/decimal/parse-decimal.ts';
import { plainTranslator } from '../../src/base/plain-translator.ts';
import en from '../../src/billing/billing-messages.en.json';
import type { BillingTranslate } from '../../src/billing/billing-messages.ts';
import { withTechnicianRoles } from '../../src/billing/product-changes.ts';
import { newProduct } from '../../src/billing/product-fields.ts';
import { productIssueText } from '../../src/billing/product-issue-text.ts';
import { type ProductFacts, productIssues } from '../../src/billing/product-rules.ts';
import { productVariants } from '../../src/billing/product-terms.ts';
import type { ProductValues } from '../../src/billing/product-values.ts';
import { deepEqual, equal } from '../support/assert.ts';
import { validProduct } from './any-product.ts';

const found = (values: ProductValues, facts: ProductFacts) =>
  productIssues(values, facts).map(({ path, code, limit }) => [path, code, ...(limit === undefined ? [] : [limit])]);
const priced = (text: string) =>
  found(validProduct('standard', { price: parseDecimal(text, { decimals: 2, notation: notationOf('en') }) }), {
    variant: 'standard',
  });

describe('What is wrong with a product', () => {
  it('is told of a new one in the order of the form', () => {
    deepEqual(found(newProduct('standard'), { variant: 'standard' }), [
      ['name', 'required'],
      ['description', 'required'],
      ['price', 'required'],
      ['cost', 'required'],
    ]);
    deepEqual(
      found(newProduct('group'), { variant: 'group' }).map(([path]) => path),
      ['name', 'description', 'productIds', 'price', 'cost'],
    );
  });

  it('is nothing where all is there', () => {
    for (const variant of productVariants) deepEqual(found(validProduct(variant), { variant }), [], variant);
  });

  it('is a name or text that is too long, by what is left without white space', () => {
    const values = validProduct('managed', {
      name: ` ${'n'.repeat(50)} `,
      description: 'd'.repeat(251),
      quantity: { mode: 'DYNAMIC', value: null, placeholder: 'p'.repeat(251) },
    });
    deepEqual(found(values, { variant: 'managed' }), [
      ['description', 'tooLong', 250],
      ['quantity.placeholder', 'tooLong', 250],
    ]);
    deepEqual(found({ ...values, name: 'n'.repeat(51) }, { variant: 'managed' })[0], ['name', 'tooLong', 50]);
  });

  it('is a price by what was typed', () => {
    deepEqual(priced('12.34'), []);
    deepEqual(priced(''), [['price', 'required']]);
    deepEqual(priced('abc'), [['price', 'invalid']]);
    deepEqual(priced('1.234'), [['price', 'ambiguous', 2]]);
    deepEqual(priced('0.001'), [['price', 'tooPrecise', 2]]);
    deepEqual(priced('-1'), [['price', 'negative']]);
    deepEqual(priced('100,000,000.00'), [['price', 'tooLarge', 9_999_999_999]]);
    deepEqual(priced('9'.repeat(20)), [['price', 'tooLarge', 9_999_999_999]]);
    deepEqual(priced('$5'), [['price', 'otherCurrency']]);
  });

  it('is a number from elsewhere that nobody could type', () => {
    const facts = { variant: 'user-role' } as const;
    deepEqual(found(validProduct('user-role', { price: -1, cost: 1.5, onSiteMultiplier: 10_000 }), facts), [
      ['price', 'negative'],
      ['cost', 'invalid'],
      ['onSiteMultiplier', 'tooLarge', 9999],
    ]);
    deepEqual(found(validProduct('user-role', { remoteMultiplier: null }), facts), [['remoteMultiplier', 'required']]);
  });

  it('is a quantity where it is a fixed one', () => {
    const withQuantity = (value: ProductValues['quantity']['value'], mode = 'STATIC' as const) =>
      found(validProduct('standard', { quantity: { mode, value, placeholder: '' } }), { variant: 'standard' });
    deepEqual([withQuantity(0), withQuantity(100_000)], [[], []]);
    deepEqual(withQuantity(null), [['quantity.value', 'required']]);
    deepEqual(withQuantity(parseDecimal('1.5', { decimals: 0 })), [['quantity.value', 'tooPrecise', 0]]);
    deepEqual(withQuantity(100_001), [['quantity.value', 'tooLarge', 100_000]]);
    const counted = validProduct('standard', { quantity: { mode: 'DYNAMIC', value: -1, placeholder: '' } });
    deepEqual(found(counted, { variant: 'standard' }), []);
    const unseen = validProduct('standard', { quantity: { mode: 'STATIC', value: 1, placeholder: 'p'.repeat(251) } });
    deepEqual(found(unseen, { variant: 'standard' }), []);
  });

  it('is more roles than one product may name', () => {
    const roles = (count: number) => validProduct('managed', { nodeRoles: Array.from({ length: count }, String) });
    deepEqual(found(roles(1_000), { variant: 'managed' }), []);
    deepEqual(found(roles(1_001), { variant: 'managed' }), [['nodeRoles', 'tooMany', 1_000]]);
  });

  it('is a group in a group, and what is not there to be chosen', () => {
    const group = validProduct('group', { productIds: ['1', '7', '9', '5'] });
    deepEqual(
      found(group, {
        variant: 'group',
        id: '7',
        groupProductIds: new Set(['9']),
        known: { product: new Set(['1', '7', '9']) },
      }),
      [
        ['productIds.1', 'groupInGroup'],
        ['productIds.2', 'groupInGroup'],
        ['productIds.3', 'invalid'],
      ],
    );
    const sameNumbers = validProduct('managed', { nodeRoles: ['9'], groupIds: ['7'] });
    deepEqual(found(sameNumbers, { variant: 'managed', id: '7', groupProductIds: new Set(['9']) }), []);
    const restricted = validProduct('standard', { allowAllTechnicians: false });
    deepEqual(found(restricted, { variant: 'standard' }), [['permissionUserRoles', 'required']]);
    const roles = withTechnicianRoles(restricted, ['1', 'system']);
    deepEqual(found(roles, { variant: 'standard', known: { 'user-role': new Set(['1']) } }), [
      ['permissionUserRoles.1', 'invalid'],
    ]);
    deepEqual(found(validProduct('managed', { billing: 'ONE_TIME' }), { variant: 'managed' }), [
      ['billing', 'invalid'],
    ]);
  });

  it('never is a field that the variant lacks', () => {
    const values = validProduct('standard', { nodeRoles: [], userRoles: [], onSiteMultiplier: null, anyRole: false });
    deepEqual(found(values, { variant: 'standard' }), []);
  });

  it('is said in words, limits as the language and the currency write them', () => {
    const translate = plainTranslator(en, {}, 'en') as BillingTranslate;
    const say = (values: Partial<ProductValues>) => {
      const issue = productIssues(validProduct('user-role', values), { variant: 'user-role' })[0];
      return issue && productIssueText(issue, translate, { currency: 'EUR', locale: 'en' });
    };
    equal(say({ price: 99_999_999_999 }), 'Must be €99,999,999.99 or less');
    equal(say({ price: { text: '1.001', problem: 'tooPrecise' } }), 'Use no more than 2 decimal places');
    equal(say({ offHoursMultiplier: 10_000 }), 'Must be 99.99 or less');
    equal(say({ cost: { text: '$5', problem: 'otherCurrency' } }), 'Enter an amount in EUR');
    equal(say({ name: 'n'.repeat(51) }), 'Must be 50 characters or fewer');
    equal(say({ onSiteMultiplier: null }), 'Required');
  });
});
