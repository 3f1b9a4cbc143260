/** How the fields of the table stand in the form, where their kind does not tell. */
import { groupMatchOf } from '../product-changes.ts';
import { fieldRow, fieldsOf, type ProductTab } from '../product-fields.ts';
import type { ProductVariant } from '../product-terms.ts';
import type { ProductField, ProductValues } from '../product-values.ts';

/**
 * Switches that choose between two ways rather than turn something on, with what is filled in for the second way. Their
 * words are `ways` in the form’s messages.
 */
export const twoWays = {
  allGroups: [],
  anyRole: ['endUserRoles', 'matchAllRoles'],
  matchAllRoles: [],
  isStorageIncludedPerDevice: [],
  allowAllTechnicians: ['permissionUserRoles'],
} as const satisfies Partial<Record<ProductField, readonly ProductField[]>>;
export type TwoWayField = keyof typeof twoWays;

export const isTwoWay = (field: ProductField): field is TwoWayField => Object.hasOwn(twoWays, field);

const within = new Set<ProductField>(Object.values(twoWays).flat());

/** Only where there is something to be decided. */
const isDecided: Partial<Record<ProductField, (values: ProductValues) => boolean>> = {
  allGroups: (values) => groupMatchOf(values) !== 'none',
  matchAllRoles: ({ endUserRoles }) => endUserRoles.length > 0,
};

export const isShown = (field: ProductField, values: () => ProductValues): boolean =>
  isDecided[field]?.(values()) ?? true;

/** Of a tab, in their order, but for those that stand within another. */
export const shownFields = (variant: ProductVariant, tab: ProductTab): ProductField[] =>
  fieldsOf(variant, tab).filter((field) => !within.has(field));

/** Short ones stand beside each other where there is room. */
export const isShort = (field: ProductField): boolean => {
  const { is } = fieldRow(field);
  return is.kind === 'money' || is.kind === 'decimal' || (is.kind === 'choice' && is.isOptional === true);
};

/** Fields that are decided as one: a field and what stands within it. */
export const decisions = (variant: ProductVariant): readonly (readonly ProductField[])[] =>
  fieldsOf(variant)
    .filter((field) => !within.has(field))
    .map((field) => [field, ...(isTwoWay(field) ? twoWays[field] : [])]);
