/** Words and numbers of products that the wire has. Source: spec 002 §2.8, §3.4, §5 and §9. */

export const productVariants = ['standard', 'group', 'managed', 'managed-end-user', 'storage', 'user-role'] as const;
export type ProductVariant = (typeof productVariants)[number];

/** A typed number, always one, or what is counted when a month is billed. */
export const quantityModes = ['STATIC', 'QUANTITY_ONE', 'DYNAMIC'] as const;
export type QuantityMode = (typeof quantityModes)[number];

/** Each month, once in the first one, or listed without a charge. */
export const billings = ['RECURRING', 'ONE_TIME', 'NO_CHARGE'] as const;
export type Billing = (typeof billings)[number];

/** For how long a customer commits to it. */
export const terms = ['MONTHLY', 'ANNUAL', 'TRIENNIAL'] as const;
export type Term = (typeof terms)[number];

export const licensingTypes = ['SUBSCRIPTION', 'PERPETUAL', 'CONSUMPTION'] as const;
export type LicensingType = (typeof licensingTypes)[number];

/** Roles of technicians that nobody is offered: see `offeredUserRoles`. */
export const systemRoleTypes = ['SYSTEM_ADMINISTRATOR', 'SYSTEM_AUTOMATION'] as const;

/** Multipliers are whole hundredths: 150 is 1.5. */
export const multiplierDecimals = 2;

export const productLimits = {
  name: 50,
  description: 250,
  placeholder: 250,
  /** Of the currency’s smallest unit. With this many of `quantity`, a total is still a safe whole number. */
  money: 9_999_999_999,
  quantity: 100_000,
  /** GB */
  includedStorage: 1_000_000,
  /** Hundredths */
  multiplier: 9_999,
  /** Of products, roles or groups that one names. */
  references: 1_000,
  /** Of a price list that is saved: products that are there, and new ones. */
  pricesAtOnce: 5_000,
  newAtOnce: 1_000,
} as const;
