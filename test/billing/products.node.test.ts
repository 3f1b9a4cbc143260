/** What a product is made of, what one field does to others, and how it is sent. Source: spec 002 §2.8, §3.4, §4 and §5. */
import fc from 'fast-check';
import en from '../../src/billing/billing-messages.en.json';
import { bodyOfCopy } from '../../src/billing/list/product-copy.ts';
import {
  acceptProductChange,
  groupMatchOf,
  offeredUserRoles,
  withAllRoles,
  withAllTechnicians,
  withEndUserRoles,
  withGroups,
  withQuantityMode,
  withTechnicianRoles,
} from '../../src/billing/product-changes.ts';
import { type Product, productBody } from '../../src/billing/product-contract.ts';
import {
  choicesOf,
  fieldRow,
  fieldsOf,
  isRequired,
  namedFields,
  newProduct,
  productFieldNames,
  tabsOf,
} from '../../src/billing/product-fields.ts';
import { productVariants } from '../../src/billing/product-terms.ts';
import type { ProductField } from '../../src/billing/product-values.ts';
import { productFromWire, productToWire } from '../../src/billing/product-wire.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';
import { anyProduct, validProduct } from './any-product.ts';

describe('The fields of a product', () => {
  it('are those of its variant, on the tabs that have any', () => {
    deepEqual(
      productVariants.map((variant) => [variant, tabsOf(variant).includes('advanced')]),
      productVariants.map((variant) => [variant, variant === 'standard']),
    );
    deepEqual(fieldsOf('standard', 'advanced'), ['licensingType', 'term']);
    deepEqual(fieldsOf('managed', 'general'), ['name', 'description', 'nodeRoles', 'groupIds', 'allGroups']);
    deepEqual(fieldsOf('storage', 'billing').slice(-2), ['includedStorage', 'isStorageIncludedPerDevice']);
    deepEqual(fieldsOf('user-role', 'billing').filter((field) => field.endsWith('Multiplier')).length, 4);
    for (const variant of productVariants)
      deepEqual(fieldsOf(variant, 'permissions'), ['allowAllTechnicians', 'permissionUserRoles']);
  });

  it('are all of the specification’s, and each has a name and a place', () => {
    const listed =
      'name description price cost taxable billing quantity term licensingType productIds userRoles nodeRoles groupIds allGroups anyRole matchAllRoles endUserRoles includedStorage isStorageIncludedPerDevice autoRoundTimeEntries onSiteMultiplier remoteMultiplier normalHoursMultiplier offHoursMultiplier allowAllTechnicians permissionUserRoles';
    deepEqual([...productFieldNames].sort(), listed.split(' ').sort());
    deepEqual(Object.keys(en.fields).sort(), [...productFieldNames].sort());
    deepEqual(Object.keys(productBody.shape).sort(), ['variant', ...productFieldNames].sort());
    deepEqual(Object.keys(en.variants), [...productVariants]);
    for (const field of productFieldNames) ok(fieldRow(field).variants.length > 0, field);
  });

  it('offer for what is measured each month no single charge', () => {
    deepEqual(choicesOf('standard', 'billing'), ['RECURRING', 'ONE_TIME', 'NO_CHARGE']);
    deepEqual(choicesOf('storage', 'billing'), ['RECURRING', 'NO_CHARGE']);
  });

  it('can be disabled by name, and a name that is none is told', () => {
    deepEqual(namedFields(['price', 'cost', 'prize', 7]), {
      fields: new Set<ProductField>(['price', 'cost']),
      others: ['prize', 7],
    });
  });

  it('are required where others decide so', () => {
    const endUsers = newProduct('managed-end-user');
    equal(isRequired('endUserRoles', endUsers), false);
    equal(isRequired('endUserRoles', { ...endUsers, anyRole: false }), true);
    equal(isRequired('permissionUserRoles', { ...endUsers, allowAllTechnicians: false }), true);
  });
});

describe('A field that decides over others', () => {
  const values = validProduct('managed-end-user', { anyRole: false, endUserRoles: ['1', '2'], matchAllRoles: true });

  it('empties the end-user roles and matches any of them, once all roles are chosen', () => {
    const all = withAllRoles(values);
    deepEqual([all.anyRole, all.endUserRoles, all.matchAllRoles], [true, [], false]);
    deepEqual(acceptProductChange({ ...values, anyRole: true }, values), all);
    deepEqual(acceptProductChange({ ...all, matchAllRoles: true }, all), all);
    const { endUserRoles, matchAllRoles } = productToWire('managed-end-user', { ...values, anyRole: true });
    deepEqual([endUserRoles, matchAllRoles], [[], false]);
  });

  it('no longer takes all roles once one is chosen', () => {
    const all = withAllRoles(values);
    deepEqual(withEndUserRoles(all, ['3']), { ...all, anyRole: false, endUserRoles: ['3'] });
    deepEqual(acceptProductChange({ ...all, endUserRoles: ['3'] }, all), {
      ...all,
      anyRole: false,
      endUserRoles: ['3'],
    });
    deepEqual(acceptProductChange({ ...all, endUserRoles: [] }, all), all);
  });

  it('may ask for every one of the roles that are chosen', () => {
    const chosen = withEndUserRoles(values, ['3', '4']);
    deepEqual(acceptProductChange({ ...chosen, matchAllRoles: true }, chosen), { ...chosen, matchAllRoles: true });
  });

  it('keeps what was typed for another mode of the quantity', () => {
    const typed = { ...values, quantity: { mode: 'STATIC', value: 7, placeholder: 'Seats' } } as const;
    const there = withQuantityMode(withQuantityMode(typed, 'DYNAMIC'), 'QUANTITY_ONE');
    deepEqual(withQuantityMode(there, 'STATIC'), typed);
    deepEqual(productToWire('standard', withQuantityMode(typed, 'DYNAMIC')).quantity, {
      mode: 'DYNAMIC',
      placeholder: 'Seats',
    });
    deepEqual(productToWire('standard', typed).quantity, { mode: 'STATIC', value: 7 });
  });

  it('keeps the roles of technicians, and sends them only where they apply', () => {
    const some = withTechnicianRoles(values, ['4', '4']);
    deepEqual(productToWire('storage', some).permissionUserRoles, ['4']);
    const everybody = withAllTechnicians(some);
    deepEqual(
      [everybody.permissionUserRoles, productToWire('storage', everybody).permissionUserRoles],
      [['4', '4'], []],
    );
  });

  it('offers no roles of the system', () => {
    const roles = [
      { id: '1', type: 'SYSTEM_ADMINISTRATOR' },
      { id: '2', type: 'SYSTEM_AUTOMATION' },
      { id: '3', type: 'CUSTOM' },
      { id: '4' },
    ];
    deepEqual(
      offeredUserRoles(roles).map(({ id }) => id),
      ['3', '4'],
    );
  });

  it('says how groups match', () => {
    const managed = withGroups(validProduct('managed', { allGroups: true }), ['1', '1', '2']);
    deepEqual(managed.groupIds, ['1', '2']);
    deepEqual(
      [groupMatchOf(managed), groupMatchOf({ ...managed, allGroups: false }), groupMatchOf(withGroups(managed, []))],
      ['all', 'any', 'none'],
    );
  });
});

describe('A copy of a product', () => {
  it('has all that the other has', () => {
    const values = validProduct('user-role', { onSiteMultiplier: 150 });
    const product: Product = { ...productToWire('user-role', values), id: '7', version: '3' };
    deepEqual(bodyOfCopy(product), productToWire('user-role', { ...values, name: 'Workstation care (Copy)' }));
  });
});

describe('A product on the wire', () => {
  it('is the same when it comes back', () => {
    fc.assert(
      fc.property(anyProduct, ({ variant, values }) => {
        const sent = productToWire(variant, values);
        deepEqual(productToWire(variant, productFromWire(sent)), sent);
        deepEqual(productFromWire(JSON.parse(JSON.stringify(sent))), productFromWire(sent));
      }),
    );
  });

  it('has no field that its variant lacks, whatever was sent', () => {
    const sent = { ...productToWire('standard', validProduct('standard')), nodeRoles: ['1'], onSiteMultiplier: 999 };
    deepEqual(productFromWire(sent), { ...productFromWire(productToWire('standard', validProduct('standard'))) });
    for (const variant of productVariants) {
      const members = Object.keys(productToWire(variant, validProduct(variant)));
      deepEqual(members.sort(), ['variant', ...fieldsOf(variant)].sort());
    }
  });

  it('is not sent with a number that could not be read', () => {
    let thrown: unknown;
    try {
      productToWire('standard', validProduct('standard', { price: { text: '1.234', problem: 'ambiguous' } }));
    } catch (error) {
      thrown = error;
    }
    ok(thrown instanceof TypeError && /1\.234/.test(thrown.message));
  });
});
