/** A product as its form edits it. Fields that a variant lacks keep what they begin with, and are not sent. */
import type { DecimalEntry } from '../base/decimal/parse-decimal.ts';
import type { Billing, LicensingType, QuantityMode, Term } from './product-terms.ts';

export interface ProductQuantity {
  readonly mode: QuantityMode;
  /** Of `STATIC`; the others keep what was typed. */
  readonly value: DecimalEntry;
  /** Of `DYNAMIC`: what is counted, in words, while there is no number yet. */
  readonly placeholder: string;
}

export interface ProductValues {
  readonly name: string;
  readonly description: string;
  /** Ids of the products that a group is made of. */
  readonly productIds: readonly string[];
  /** Ids of device roles, of which a device has one. */
  readonly nodeRoles: readonly string[];
  /** Ids of groups of devices; without any, devices of all groups and of none. */
  readonly groupIds: readonly string[];
  /** Whether a device has to be in all of the groups, rather than in any of them. */
  readonly allGroups: boolean;
  /** All roles: whichever roles an end user has. */
  readonly anyRole: boolean;
  readonly endUserRoles: readonly string[];
  /** Whether an end user has to have all of the roles, rather than any of them. */
  readonly matchAllRoles: boolean;
  /** Ids of the roles of technicians whose time it bills. */
  readonly userRoles: readonly string[];
  /** Of a month, or of an hour where it bills time; in the currency’s smallest unit. */
  readonly price: DecimalEntry;
  readonly cost: DecimalEntry;
  readonly taxable: boolean;
  readonly billing: Billing;
  readonly quantity: ProductQuantity;
  /** GB that are not billed. */
  readonly includedStorage: DecimalEntry;
  /** Whether each device has them, rather than all together. */
  readonly isStorageIncludedPerDevice: boolean;
  /** Whether each time entry is billed up to the next quarter of an hour. */
  readonly autoRoundTimeEntries: boolean;
  /** Hundredths, as the other multipliers: 150 is 1.5 times the price. */
  readonly onSiteMultiplier: DecimalEntry;
  readonly remoteMultiplier: DecimalEntry;
  readonly normalHoursMultiplier: DecimalEntry;
  readonly offHoursMultiplier: DecimalEntry;
  readonly licensingType: LicensingType | null;
  readonly term: Term | null;
  /** Whether every technician may use it, rather than those of `permissionUserRoles`. */
  readonly allowAllTechnicians: boolean;
  readonly permissionUserRoles: readonly string[];
}

export type ProductField = keyof ProductValues;
