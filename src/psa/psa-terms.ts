/** The words and numbers of both providers' mappings, each written once. Source: spec 002 §3.1, §3.2 and §9. */

/** By the part of a path that a provider's calls have: the first provider's, and the second's. */
export const providers = ['psacw', 'psaat'] as const;
export type Provider = (typeof providers)[number];

/** Whether a location follows its organization, has nothing, or has something of its own. */
export const mappingTypes = ['DEFAULT', 'NONE', 'SPECIFIC'] as const;
export type MappingType = (typeof mappingTypes)[number];

/** Whether a device becomes the product of every rule that it fits, or of the first alone. */
export const productMappingTypes = ['MULTIPLE_HIT', 'SINGLE_HIT'] as const;
export type ProductMappingType = (typeof productMappingTypes)[number];
export const defaultProductMappingType: ProductMappingType = 'SINGLE_HIT';

export const groupOperators = ['OR', 'AND'] as const;
export type GroupOperator = (typeof groupOperators)[number];
export const defaultGroupOperator: GroupOperator = 'AND';

/** How a mapping came about. */
export const mappingOrigins = ['MANUAL', 'AUTO', 'BULK', 'IMPORT', 'UNDO'] as const;
export type MappingOrigin = (typeof mappingOrigins)[number];

/**
 * What of a list of mappings is shown. `STALE` has something that the provider has deleted; `AMBIGUOUS` is not mapped, and
 * its name comes near to several, or to one that is not sure enough.
 */
export const mappingStates = ['MAPPED', 'UNMAPPED', 'STALE', 'AMBIGUOUS'] as const;
export type MappingState = (typeof mappingStates)[number];

export const psaLimits = {
  /** Characters of a mapping's name. */
  name: 50,
  /** Rows of a page of companies, accounts and products: a shorter page is the last. */
  pickerPage: 500,
  /** Organizations that one call maps or clears. */
  batch: 20_000,
  /** Months between two runs of the agreement sync. */
  recurrence: 12,
} as const;

/** Milliseconds. */
export const psaTimes = {
  companySearch: 200,
  lastRefreshHidden: 5 * 60_000,
  lastRefreshUpdate: 60_000,
} as const;

/** Pixels. */
export const psaRowHeights = { company: 45, location: 60 } as const;
