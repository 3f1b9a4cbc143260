/** How much of a product a month has: one rule for each variant. */
import { dividedHalfUp, dividedUp } from '../../base/decimal/divide-rounded.ts';
import { fold } from '../../base/fold.ts';
import { multiplierDecimals, type ProductVariant } from '../product-terms.ts';
import type { BilledProduct, BillingMonth, BillReason, Id, TimeEntry } from './bill-types.ts';

export interface Quantity {
  /** Of the smallest unit: of `decimals`. */
  readonly units: bigint;
  readonly decimals: number;
  readonly reasons: readonly BillReason[];
}

export interface QuantityFacts {
  readonly month: BillingMonth;
  /** Those that are billed by this product. */
  timeEntriesOf(product: BilledProduct): readonly TimeEntry[];
  /** Of a group: products that it covers. */
  membersOf(product: BilledProduct): readonly BilledProduct[];
}

/** Hours are billed to a ten-thousandth, which is a third of a second. */
export const hourDecimals = 4;
/** Seconds */
const quarterHour = 900;
const hour = 3600n;
const gigabyte = 1024n ** 3n;
const usualMultiplier = 10 ** multiplierDecimals;

type Rule = (product: BilledProduct, facts: QuantityFacts) => Quantity;

/** Of a fixed quantity the number is the product’s own; of one that is counted it is the variant’s. */
const rules: Readonly<Record<ProductVariant, Rule>> = {
  standard: byMode(givenQuantity),
  group: byMode(groupQuantity),
  managed: byMode(deviceQuantity),
  'managed-end-user': byMode(userQuantity),
  storage: storageQuantity,
  'user-role': timeQuantity,
};

export const quantityOf: Rule = (product, facts) => rules[product.variant](product, facts);

/** A number that was given is what it has to be, or the bill would be wrong without a word. */
export function wholeNumber(value: number, what: string): bigint {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`Expected a whole number from 0 as ${what}, not ${value}`);
  return BigInt(value);
}

export const hasId = (ids: readonly Id[] | null | undefined, wanted: Id): boolean =>
  (ids ?? []).some((id) => String(id) === String(wanted));

function byMode(counted: Rule): Rule {
  return (product, facts) => {
    const { mode, value } = product.quantity ?? { mode: 'QUANTITY_ONE' };
    if (mode === 'DYNAMIC') return counted(product, facts);
    if (mode === 'QUANTITY_ONE') return whole(1n, { code: 'one' });
    const quantity = value ?? 0;
    return whole(wholeNumber(quantity, `the quantity of ${product.name}`), { code: 'static', quantity });
  };
}

function givenQuantity({ id, name, quantity }: BilledProduct, { month }: QuantityFacts): Quantity {
  const placeholder = quantity?.placeholder ?? '';
  const given = month.quantities && Object.hasOwn(month.quantities, id) ? month.quantities[id] : undefined;
  if (given === undefined) return whole(0n, { code: 'notCounted', placeholder });
  return whole(wholeNumber(given, `what was counted of ${name}`), { code: 'counted', quantity: given, placeholder });
}

/** As often as it takes to cover all of each: by the product of which most were counted. */
function groupQuantity(product: BilledProduct, facts: QuantityFacts): Quantity {
  const most = mostCountedOf(product, facts);
  if (most === undefined) return whole(0n, { code: 'notCounted', placeholder: product.quantity?.placeholder ?? '' });
  const { id: productId, name } = most.of;
  return whole(most.units, { code: 'mostCounted', productId, name, quantity: Number(most.units) });
}

/** Of what a group is made of, the product of which most were counted. */
export function mostCountedOf(group: BilledProduct, facts: QuantityFacts) {
  let most: { units: bigint; of: BilledProduct } | undefined;
  for (const member of facts.membersOf(group)) {
    if (member.quantity?.mode !== 'DYNAMIC') continue;
    const { units, decimals } = quantityOf(member, facts);
    if (decimals === 0 && (most === undefined || units > most.units)) most = { units, of: member };
  }
  return most;
}

function deviceQuantity(product: BilledProduct, { month }: QuantityFacts): Quantity {
  const count = countedDevices(product, month).length;
  const { groupIds, allGroups } = product;
  const match = (groupIds ?? []).length === 0 ? 'none' : allGroups === true ? 'all' : 'any';
  return whole(BigInt(count), { code: 'devices', count, groups: match });
}

/** One of the roles, and the groups that are asked for. */
export function countedDevices({ nodeRoles, groupIds, allGroups }: BilledProduct, month: BillingMonth) {
  const wanted = groupIds ?? [];
  const found = month.devices.filter(({ nodeRoleId, groups }) => {
    const isIn = (group: Id) => hasId(groups, group);
    const isInGroups = wanted.length === 0 || (allGroups === true ? wanted.every(isIn) : wanted.some(isIn));
    return hasId(nodeRoles, nodeRoleId) && isInGroups;
  });
  return distinct(found);
}

function userQuantity(product: BilledProduct, { month }: QuantityFacts): Quantity {
  const count = countedUsers(product, month).length;
  const { anyRole, matchAllRoles } = product;
  const match = anyRole === true ? 'whichever' : matchAllRoles === true ? 'all' : 'any';
  return whole(BigInt(count), { code: 'users', count, roles: match });
}

export function countedUsers({ anyRole, endUserRoles, matchAllRoles }: BilledProduct, month: BillingMonth) {
  const wanted = endUserRoles ?? [];
  const found = month.users.filter(({ roles }) => {
    const has = (role: Id) => hasId(roles, role);
    if (anyRole === true) return true;
    return matchAllRoles === true ? wanted.length > 0 && wanted.every(has) : wanted.some(has);
  });
  return distinct(found);
}

/** GB beyond those included; what is begun of the last one counts, once for the month. */
function storageQuantity(product: BilledProduct, { month }: QuantityFacts): Quantity {
  const included = product.includedStorage ?? 0;
  const free = wholeNumber(included, `the included storage of ${product.name}`) * gigabyte;
  const byDevice = storedBytes(month);
  const stored = [...byDevice.values()];
  const used = sum(stored);
  const isPerDevice = product.isStorageIncludedPerDevice === true;
  const excess = isPerDevice ? sum(stored.map((bytes) => beyond(bytes, free))) : beyond(used, free);
  return whole(dividedUp(excess, gigabyte), {
    code: 'storage',
    bytes: Number(used),
    included,
    devices: isPerDevice ? byDevice.size : null,
  });
}

/** By the id of the device; under an empty one, of none. */
export function storedBytes({ storage }: BillingMonth): Map<string, bigint> {
  const byDevice = new Map<string, bigint>();
  for (const { deviceId, bytes } of storage) {
    const device = String(deviceId ?? '');
    byDevice.set(device, (byDevice.get(device) ?? 0n) + wholeNumber(bytes, 'the storage of a device'));
  }
  return byDevice;
}

/** Hours, weighted by where and when they were worked; rounded once, after all of them were added up. */
function timeQuantity(product: BilledProduct, { timeEntriesOf }: QuantityFacts): Quantity {
  const reasons: BillReason[] = [];
  const entries = timeEntriesOf(product);
  const billed = (entry: TimeEntry) => billedSeconds(entry, product);
  let weighted = 0n;
  for (const place of ['onSite', 'remote'] as const) {
    for (const hours of ['normal', 'off'] as const) {
      const own = entries.filter(({ remote, offHours }) => {
        return (remote === true) === (place === 'remote') && (offHours === true) === (hours === 'off');
      });
      if (own.length === 0) continue;
      const placeMultiplier = product[`${place}Multiplier`] ?? usualMultiplier;
      const hoursMultiplier = product[`${hours}HoursMultiplier`] ?? usualMultiplier;
      const weight =
        wholeNumber(placeMultiplier, `a multiplier of ${product.name}`) *
        wholeNumber(hoursMultiplier, `a multiplier of ${product.name}`);
      const seconds = sum(own.map(billed));
      weighted += seconds * weight;
      const worked = { entries: own.length, seconds: Number(seconds) };
      reasons.push({ code: 'time', place, hours, ...worked, placeMultiplier, hoursMultiplier });
    }
  }
  const added = sum(entries.map((entry) => billed(entry) - BigInt(entry.seconds)));
  if (added > 0n) reasons.push({ code: 'quarterHours', seconds: Number(added) });
  // Two multipliers of hundredths, and hours of as many decimals.
  const scale = BigInt(usualMultiplier) ** 2n * hour;
  const units = dividedHalfUp(weighted * 10n ** BigInt(hourDecimals), scale);
  return { units, decimals: hourDecimals, reasons: reasons.length > 0 ? reasons : [{ code: 'noTime' }] };
}

export function billedSeconds({ seconds, id }: TimeEntry, { autoRoundTimeEntries }: BilledProduct): bigint {
  const worked = wholeNumber(seconds, `the seconds of time entry ${id}`);
  const quarters = BigInt(quarterHour);
  return autoRoundTimeEntries === true ? dividedUp(worked, quarters) * quarters : worked;
}

const whole = (units: bigint, reason: BillReason): Quantity => ({ units, decimals: 0, reasons: [reason] });
/** Each once. */
function distinct<Row extends { readonly id: Id }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [String(row.id), row])).values()];
}
const sum = (values: readonly bigint[]): bigint => fold(values, (total, value) => total + value, 0n);
const beyond = (value: bigint, free: bigint): bigint => (value > free ? value - free : 0n);
