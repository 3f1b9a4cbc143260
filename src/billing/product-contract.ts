/**
 * The calls of products. Source: spec 002 §2.8, §3.4 and §7; paths that it does not
 * show follow their neighbours. Whether a product may be saved is told by `product-rules.ts`, not by these shapes.
 */
import * as z from 'zod/mini';
import { identifierList } from '../directory/directory-query.ts';
import { endpoint } from '../host/http/endpoint.ts';
import { identifier, instant, nothing, pageOf, pathIdentifier } from '../host/http/wire.ts';
import { pageMembers } from './billing-shapes.ts';
import { billings, licensingTypes, productLimits, productVariants, quantityModes, terms } from './product-terms.ts';

/** How long it may be is told by the rules. */
const text = z.string().check(z.maxLength(10_000));
/** Of the currency’s smallest unit, or of another one: a number with decimals would not be exact. */
export const units = z.number().check(z.int());
const optionalUnits = z.nullish(units);
const optionalFlag = z.nullish(z.boolean());
const references = z.nullish(z.array(identifier).check(z.maxLength(2 * productLimits.references)));

/** What is sent. Members that the product’s variant lacks are left out, and ignored where they come. */
export const productBody = z.object({
  variant: z.enum(productVariants),
  name: text,
  description: text,
  /** In the currency’s smallest unit: 1250 is 12.50 €. */
  price: units,
  /** As the price. */
  cost: units,
  taxable: z.boolean(),
  billing: z.enum(billings),
  quantity: z.nullish(
    z.object({
      mode: z.enum(quantityModes),
      /** Of `STATIC`. */
      value: optionalUnits,
      /** Of `DYNAMIC`. */
      placeholder: z.nullish(text),
    }),
  ),
  term: z.nullish(z.enum(terms)),
  licensingType: z.nullish(z.enum(licensingTypes)),
  productIds: references,
  userRoles: references,
  nodeRoles: references,
  groupIds: references,
  allGroups: optionalFlag,
  anyRole: optionalFlag,
  matchAllRoles: optionalFlag,
  endUserRoles: references,
  /** GB */
  includedStorage: optionalUnits,
  isStorageIncludedPerDevice: optionalFlag,
  autoRoundTimeEntries: optionalFlag,
  /** Hundredths, as the other multipliers: 150 is 1.5. */
  onSiteMultiplier: optionalUnits,
  remoteMultiplier: optionalUnits,
  normalHoursMultiplier: optionalUnits,
  offHoursMultiplier: optionalUnits,
  allowAllTechnicians: z.boolean(),
  permissionUserRoles: references,
});
export type ProductBody = z.output<typeof productBody>;

export const product = z.object({
  ...productBody.shape,
  id: identifier,
  /** Another one with every save, and what `If-Match` names: of an older one the answer is 412, and nothing is saved. */
  version: identifier,
  savedBy: z.nullish(z.string()),
  savedAt: z.nullish(instant),
});
export type Product = z.output<typeof product>;

const byId = z.object({ id: pathIdentifier });

export const productSortFields = ['name', 'variant', 'price', 'cost'] as const;

export const listBillingProducts = endpoint({
  name: 'listBillingProducts',
  summary: 'Products, by name where nothing else is asked for',
  method: 'GET',
  path: '/billing/products',
  params: nothing,
  query: z.object({
    ...pageMembers,
    /** In the name or the description. */
    searchCriteria: z.optional(z.string().check(z.maxLength(200))),
    variant: z.optional(z.enum(productVariants)),
    /** Exactly these, for the names of what was chosen. */
    ids: z.optional(identifierList),
    sortField: z.optional(z.enum(productSortFields)),
    sortDirection: z.optional(z.enum(['ASC', 'DESC'])),
  }),
  body: nothing,
  response: pageOf(product),
  source: 'not shown',
});

export const readBillingProduct = endpoint({
  name: 'readBillingProduct',
  summary: 'A product',
  method: 'GET',
  path: '/billing/products/{id}',
  params: byId,
  query: nothing,
  body: nothing,
  response: product,
  source: 'not shown',
});

export const createBillingProduct = endpoint({
  name: 'createBillingProduct',
  summary: 'Creates a product, or a copy of one',
  method: 'POST',
  path: '/billing/products',
  params: nothing,
  query: nothing,
  body: productBody,
  response: product,
  source: 'not shown',
});

export const updateBillingProduct = endpoint({
  name: 'updateBillingProduct',
  summary: 'Saves a product; If-Match names the version that was edited',
  method: 'PUT',
  path: '/billing/products/{id}',
  params: byId,
  query: nothing,
  body: productBody,
  response: product,
  source: 'not shown',
});

export const deleteBillingProduct = endpoint({
  name: 'deleteBillingProduct',
  summary: 'Deletes a product that is in no group; nobody is billed for it any more',
  method: 'DELETE',
  path: '/billing/products/{id}',
  params: byId,
  query: nothing,
  body: nothing,
  response: z.object({ resultCode: z.nullish(z.string()) }),
  source: 'not shown',
});

export const restoreBillingProduct = endpoint({
  name: 'restoreBillingProduct',
  summary: 'Brings back a product that was deleted, as it was, and for the organizations that had it',
  method: 'POST',
  path: '/billing/products/{id}/restore',
  params: byId,
  query: nothing,
  body: nothing,
  response: product,
  source: 'not shown',
});

/** Deleting a product that a group is made of. The answer is 409, and nothing is deleted. */
export const productInGroup = 'product_in_group';
/** Saving an older version than the one that is there. The answer is 412, and nothing is saved. */
export const productOutdated = 'OUTDATED';

/** One line of a price list. */
export const priceChange = z.object({
  id: identifier,
  version: identifier,
  price: units,
  cost: units,
  taxable: z.boolean(),
});

export const saveBillingPrices = endpoint({
  name: 'saveBillingPrices',
  summary: 'Saves a price list: prices of products and new ones, all of it or, where one was saved meanwhile, nothing',
  method: 'PUT',
  path: '/billing/prices',
  params: nothing,
  query: nothing,
  body: z.object({
    prices: z.array(priceChange).check(z.maxLength(productLimits.pricesAtOnce)),
    /** New products that the list has. */
    created: z.optional(z.array(productBody).check(z.maxLength(productLimits.newAtOnce))),
  }),
  response: z.object({ changed: z.number(), created: z.nullish(z.number()) }),
  source: 'not shown',
});

export const readBillingSettings = endpoint({
  name: 'readBillingSettings',
  summary: 'The currency of all prices',
  method: 'GET',
  path: '/billing/settings',
  params: nothing,
  query: nothing,
  body: nothing,
  /** ISO 4217 */
  response: z.object({ currency: z.string().check(z.minLength(3), z.maxLength(3)) }),
  source: 'not shown',
});
