/** What a month is billed from, and what comes out: for other programs, too. */
import type { Billing, ProductVariant, QuantityMode } from '../product-terms.ts';

export type Id = string | number;
type Ids = readonly Id[] | null | undefined;
type Flag = boolean | null | undefined;
type Units = number | null | undefined;

/** A product as the wire has it; what a variant lacks may be missing. Source: spec 002 §3.4. */
export interface BilledProduct {
  readonly id: Id;
  readonly variant: ProductVariant;
  readonly name: string;
  /** In the currency’s smallest unit: 1250 is 12.50 €. Of `storage` for a GB, of `user-role` for an hour. */
  readonly price: number;
  readonly taxable?: Flag;
  /** Default `RECURRING`. Whoever asks for a month leaves out what was charged once in another one. */
  readonly billing?: Billing | null | undefined;
  /** Default: always one. */
  readonly quantity?:
    | { readonly mode: QuantityMode; readonly value?: Units; readonly placeholder?: string | null | undefined }
    | null
    | undefined;
  readonly productIds?: Ids;
  readonly nodeRoles?: Ids;
  readonly groupIds?: Ids;
  readonly allGroups?: Flag;
  readonly anyRole?: Flag;
  readonly endUserRoles?: Ids;
  readonly matchAllRoles?: Flag;
  readonly userRoles?: Ids;
  /** GB, of 1024³ bytes as the console writes them. Default 0. */
  readonly includedStorage?: Units;
  readonly isStorageIncludedPerDevice?: Flag;
  readonly autoRoundTimeEntries?: Flag;
  /** Hundredths: 150 is 1.5. Default 100. */
  readonly onSiteMultiplier?: Units;
  readonly remoteMultiplier?: Units;
  readonly normalHoursMultiplier?: Units;
  readonly offHoursMultiplier?: Units;
}

export interface BilledDevice {
  readonly id: Id;
  readonly nodeRoleId: Id;
  /** Ids of groups that it is in. */
  readonly groups: readonly Id[];
}

export interface BilledUser {
  readonly id: Id;
  /** Ids of end-user roles. */
  readonly roles: readonly Id[];
}

export interface BilledStorage {
  /** None: of no device. Several of one device are added up. */
  readonly deviceId?: Id | null | undefined;
  readonly bytes: number;
}

export interface TimeEntry {
  readonly id: Id;
  readonly technicianId: Id;
  /** Whole seconds. */
  readonly seconds: number;
  /** Default: on site. */
  readonly remote?: Flag;
  /** Default: during normal hours. */
  readonly offHours?: Flag;
}

export interface BilledTechnician {
  readonly id: Id;
  readonly userRoles: readonly Id[];
}

export interface BillingMonth {
  readonly devices: readonly BilledDevice[];
  readonly users: readonly BilledUser[];
  readonly storage: readonly BilledStorage[];
  readonly timeEntries: readonly TimeEntry[];
  readonly technicians: readonly BilledTechnician[];
  /** By product id, what somebody counted for a standard product whose quantity is `DYNAMIC`. */
  readonly quantities?: Readonly<Record<string, number>> | undefined;
}

/** Why a line is as it is; `describeReason` says it in words. */
export type BillReason =
  | { readonly code: 'static'; readonly quantity: number }
  | { readonly code: 'one' }
  | { readonly code: 'counted'; readonly quantity: number; readonly placeholder: string }
  | { readonly code: 'notCounted'; readonly placeholder: string }
  | { readonly code: 'devices'; readonly count: number; readonly groups: 'none' | 'any' | 'all' }
  | { readonly code: 'users'; readonly count: number; readonly roles: 'whichever' | 'any' | 'all' }
  | {
      readonly code: 'storage';
      readonly bytes: number;
      /** GB */
      readonly included: number;
      /** Devices that have `included` each; null: all of them together. */
      readonly devices: number | null;
    }
  | {
      readonly code: 'time';
      readonly place: 'onSite' | 'remote';
      readonly hours: 'normal' | 'off';
      readonly entries: number;
      /** As billed: rounded where the product rounds. */
      readonly seconds: number;
      /** Hundredths. */
      readonly placeMultiplier: number;
      readonly hoursMultiplier: number;
    }
  | { readonly code: 'noTime' }
  /** Time entries were rounded up, by so many seconds together. */
  | { readonly code: 'quarterHours'; readonly seconds: number }
  /** The products that a group covers, which have no line of their own. */
  | { readonly code: 'group'; readonly products: readonly { readonly productId: Id; readonly name: string }[] }
  /** The group is billed as often as the product of which most were counted. */
  | { readonly code: 'mostCounted'; readonly productId: Id; readonly name: string; readonly quantity: number }
  /** Of a group: not among the products that were given, or groups themselves. */
  | { readonly code: 'notCovered'; readonly productIds: readonly Id[] }
  | { readonly code: 'noCharge'; readonly price: number };

export interface BillLine {
  readonly productId: Id;
  /** A decimal as text, exact: `12`, `9.75`; of time in hours with up to four decimals. */
  readonly quantity: string;
  /** In the currency’s smallest unit. */
  readonly unitPrice: number;
  /** Quantity times price, half a smallest unit and more as a whole one. */
  readonly total: number;
  readonly taxable: boolean;
  readonly reasons: readonly BillReason[];
}
