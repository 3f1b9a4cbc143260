/**
 * Every field of a product, once: which variants have it, on which tab of the form it stands, what kind of value it is and
 * what it begins with. The form, the rules, the wire, the price list and the tests read this table. Source: spec 002 §2.8,
 * §3.4 and §5; where these are silent, the choice is this project’s.
 */
import {
  type Billing,
  billings,
  licensingTypes,
  multiplierDecimals,
  type ProductVariant,
  productLimits,
  productVariants,
  type QuantityMode,
  terms,
} from './product-terms.ts';
import type { ProductField, ProductQuantity, ProductValues } from './product-values.ts';

export const productTabs = ['general', 'billing', 'advanced', 'permissions'] as const;
export type ProductTab = (typeof productTabs)[number];

/** What a field refers to, and so where its choices come from. */
export type ReferenceKind = 'product' | 'device-role' | 'group' | 'end-user-role' | 'user-role';

/** How a value is edited, and what it is limited to. */
export type FieldKind =
  | { kind: 'text'; limit: number; isMultiline?: boolean }
  /** In the currency’s smallest unit. */
  | { kind: 'money'; maximum: number }
  /** Whole units of so many decimals. */
  | { kind: 'decimal'; decimals: number; maximum: number }
  | { kind: 'switch' }
  | { kind: 'choice'; choices: readonly string[]; isOptional?: boolean }
  | { kind: 'quantity'; maximum: number; placeholderLimit: number }
  | { kind: 'references'; of: ReferenceKind; limit: number };

interface FieldRow<Value> {
  readonly tab: ProductTab;
  readonly variants: readonly ProductVariant[];
  readonly is: FieldKind;
  /** Of a new product. */
  readonly initial: Value;
  /** Marked as such, and refused where it is empty; a function where other fields decide. */
  readonly isRequired?: boolean | ((values: ProductValues) => boolean);
  /** Where a variant offers fewer choices. */
  readonly choicesOf?: Partial<Record<ProductVariant, readonly string[]>>;
}

const all = productVariants;
const references = (of: ReferenceKind): FieldKind => ({ kind: 'references', of, limit: productLimits.references });
const money: FieldKind = { kind: 'money', maximum: productLimits.money };
const none: readonly string[] = [];
/** What is measured each month is not sold once. */
const monthly: readonly Billing[] = ['RECURRING', 'NO_CHARGE'];

const multiplier: FieldRow<number> = {
  tab: 'billing',
  variants: ['user-role'],
  is: { kind: 'decimal', decimals: multiplierDecimals, maximum: productLimits.multiplier },
  initial: 10 ** multiplierDecimals,
  isRequired: true,
};

const emptyQuantity: ProductQuantity = { mode: 'QUANTITY_ONE', value: null, placeholder: '' };

/** In the order of the form, tab by tab. */
export const productFields = {
  name: {
    tab: 'general',
    variants: all,
    is: { kind: 'text', limit: productLimits.name },
    initial: '',
    isRequired: true,
  },
  description: {
    tab: 'general',
    variants: all,
    is: { kind: 'text', limit: productLimits.description, isMultiline: true },
    initial: '',
    isRequired: true,
  },
  productIds: { tab: 'general', variants: ['group'], is: references('product'), initial: none, isRequired: true },
  nodeRoles: { tab: 'general', variants: ['managed'], is: references('device-role'), initial: none, isRequired: true },
  groupIds: { tab: 'general', variants: ['managed'], is: references('group'), initial: none },
  allGroups: { tab: 'general', variants: ['managed'], is: { kind: 'switch' }, initial: false },
  anyRole: { tab: 'general', variants: ['managed-end-user'], is: { kind: 'switch' }, initial: true },
  endUserRoles: {
    tab: 'general',
    variants: ['managed-end-user'],
    is: references('end-user-role'),
    initial: none,
    isRequired: ({ anyRole }) => !anyRole,
  },
  matchAllRoles: { tab: 'general', variants: ['managed-end-user'], is: { kind: 'switch' }, initial: false },
  userRoles: { tab: 'general', variants: ['user-role'], is: references('user-role'), initial: none, isRequired: true },

  price: { tab: 'billing', variants: all, is: money, initial: null, isRequired: true },
  cost: { tab: 'billing', variants: all, is: money, initial: null, isRequired: true },
  taxable: { tab: 'billing', variants: all, is: { kind: 'switch' }, initial: true },
  billing: {
    tab: 'billing',
    variants: all,
    is: { kind: 'choice', choices: billings },
    initial: 'RECURRING',
    isRequired: true,
    choicesOf: { managed: monthly, 'managed-end-user': monthly, storage: monthly, 'user-role': monthly },
  },
  quantity: {
    tab: 'billing',
    variants: ['standard', 'group', 'managed', 'managed-end-user'],
    is: { kind: 'quantity', maximum: productLimits.quantity, placeholderLimit: productLimits.placeholder },
    initial: emptyQuantity,
    isRequired: ({ quantity }) => quantity.mode === 'STATIC',
  },
  includedStorage: {
    tab: 'billing',
    variants: ['storage'],
    is: { kind: 'decimal', decimals: 0, maximum: productLimits.includedStorage },
    initial: 0,
    isRequired: true,
  },
  isStorageIncludedPerDevice: { tab: 'billing', variants: ['storage'], is: { kind: 'switch' }, initial: false },
  autoRoundTimeEntries: { tab: 'billing', variants: ['user-role'], is: { kind: 'switch' }, initial: false },
  onSiteMultiplier: multiplier,
  remoteMultiplier: multiplier,
  normalHoursMultiplier: multiplier,
  offHoursMultiplier: multiplier,

  licensingType: {
    tab: 'advanced',
    variants: ['standard'],
    is: { kind: 'choice', choices: licensingTypes, isOptional: true },
    initial: null,
  },
  term: {
    tab: 'advanced',
    variants: ['standard'],
    is: { kind: 'choice', choices: terms, isOptional: true },
    initial: null,
  },

  allowAllTechnicians: { tab: 'permissions', variants: all, is: { kind: 'switch' }, initial: true },
  permissionUserRoles: {
    tab: 'permissions',
    variants: all,
    is: references('user-role'),
    initial: none,
    isRequired: ({ allowAllTechnicians }) => !allowAllTechnicians,
  },
} as const satisfies { readonly [Field in ProductField]: FieldRow<ProductValues[Field]> };

/** The row of a field, as wide as any. */
export const fieldRow = (field: ProductField): FieldRow<unknown> => productFields[field];

export const productFieldNames = Object.keys(productFields) as readonly ProductField[];

/** The fields that a page names, for instance to disable them, and what of it is no field. Source: spec 002 §6. */
export function namedFields(names: readonly unknown[]): { fields: ReadonlySet<ProductField>; others: unknown[] } {
  const isField = (name: unknown): name is ProductField => productFieldNames.some((field) => field === name);
  return { fields: new Set(names.filter(isField)), others: names.filter((name) => !isField(name)) };
}

export const hasField = (variant: ProductVariant, field: ProductField): boolean =>
  fieldRow(field).variants.includes(variant);

/** In the order of the form. */
export const fieldsOf = (variant: ProductVariant, tab?: ProductTab): ProductField[] =>
  productFieldNames.filter((field) => hasField(variant, field) && (tab === undefined || fieldRow(field).tab === tab));

/** A tab that would be empty is not shown: only a standard product has Advanced. */
export const tabsOf = (variant: ProductVariant): ProductTab[] =>
  productTabs.filter((tab) => fieldsOf(variant, tab).length > 0);

/** Of a field that is a choice. */
export function choicesOf(variant: ProductVariant, field: ProductField): readonly string[] {
  const { is, choicesOf: fewer } = fieldRow(field);
  return is.kind === 'choice' ? (fewer?.[variant] ?? is.choices) : [];
}

export function isRequired(field: ProductField, values: ProductValues): boolean {
  const { isRequired: when = false } = fieldRow(field);
  return typeof when === 'function' ? when(values) : when;
}

/** What a variant begins with otherwise than its field does: devices and people are counted. */
const initialModes: Partial<Record<ProductVariant, QuantityMode>> = {
  managed: 'DYNAMIC',
  'managed-end-user': 'DYNAMIC',
};

export function newProduct(variant: ProductVariant): ProductValues {
  const values = Object.fromEntries(productFieldNames.map((field) => [field, fieldRow(field).initial]));
  const { quantity, ...rest } = values as unknown as ProductValues;
  return { ...rest, quantity: { ...quantity, mode: initialModes[variant] ?? quantity.mode } };
}
