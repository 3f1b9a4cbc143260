/**
 * What a month costs: one line for each product, whatever the order in which products and facts come.
 *
 * Rounding, all there is of it:
 * 1. Where a product rounds time entries, each is billed up to the next quarter of an hour.
 * 2. The hours of a line are rounded to four decimals, the storage of a line up to the next GB: once, when they were added up.
 * 3. The total of a line is its quantity times its price, rounded to the currency’s smallest unit; half a unit is rounded up.
 * So a line can be checked by what stands in it, and totals are sums of lines without a further rounding. Whoever bills a
 * month’s time entries in two parts gets for each product at most `price / 10,000 + 1.5` smallest units more or less. An
 * entry that is itself written as two may be rounded up twice, where the product rounds them.
 */
import { dividedHalfUp } from '../../base/decimal/divide-rounded.ts';
import { fold } from '../../base/fold.ts';
import { foldedName } from '../../base/folded-name.ts';
import type { BilledProduct, BillingMonth, BillLine, BillReason, Id, TimeEntry } from './bill-types.ts';
import { hasId, quantityOf, wholeNumber } from './quantities.ts';

/**
 * By name. Products that a group covers have no line of their own; those without a charge have one whose price is 0.
 *
 * @throws RangeError where two products have one id, and where a price, length or size is no whole number from 0
 */
export function billMonth(products: readonly BilledProduct[], month: BillingMonth): BillLine[] {
  const { sorted, ...facts } = billingFacts(products, month);
  const groups = sorted.filter(({ variant }) => variant === 'group');
  const covered = new Set(groups.flatMap(facts.membersOf));
  return sorted.filter((product) => !covered.has(product)).map((product) => lineOf(product));

  function lineOf(product: BilledProduct): BillLine {
    const { units, decimals, reasons } = quantityOf(product, facts);
    const isFree = product.billing === 'NO_CHARGE';
    const price = wholeNumber(product.price, `the price of ${product.name}`);
    const total = isFree ? 0n : dividedHalfUp(units * price, 10n ** BigInt(decimals));
    return {
      productId: product.id,
      quantity: quantityText(units, decimals),
      unitPrice: isFree ? 0 : product.price,
      total: safe(total, product),
      taxable: product.taxable === true,
      reasons: [
        ...reasons,
        ...(product.variant === 'group' ? groupReasons(product, facts.membersOf(product)) : []),
        ...(isFree ? [{ code: 'noCharge' as const, price: product.price }] : []),
      ],
    };
  }
}

/** What a quantity is counted from. */
export function billingFacts(products: readonly BilledProduct[], month: BillingMonth) {
  const sorted = inOrder(products);
  return {
    sorted,
    month,
    membersOf: (group: BilledProduct) => coveredBy(group, sorted),
    timeEntriesOf: entriesByProduct(sorted, month),
  };
}

/** Sums of lines, exact: in the currency’s smallest unit. */
export function billTotals(lines: readonly BillLine[]): { total: number; taxable: number } {
  const add = (rows: readonly BillLine[]) => fold(rows, (sum, line) => sum + line.total, 0);
  return { total: add(lines), taxable: add(lines.filter(({ taxable }) => taxable)) };
}

/** Time entries that no product bills: of technicians that have none of the roles, or are not known. */
export function unbilledTimeEntries(products: readonly BilledProduct[], month: BillingMonth): TimeEntry[] {
  const productOf = productByTechnician(inOrder(products), month);
  return month.timeEntries.filter(({ technicianId }) => productOf(technicianId) === undefined);
}

function inOrder(products: readonly BilledProduct[]): BilledProduct[] {
  const ids = new Set<string>();
  for (const { id } of products) {
    if (ids.has(String(id))) throw new RangeError(`Two products have the id ${id}: it would be billed twice`);
    ids.add(String(id));
  }
  const key = ({ name, id }: BilledProduct) => [foldedName(name), name, String(id)];
  return products.toSorted((one, other) => compareTexts(key(one), key(other)));
}

/** The same in every engine, as no language is asked. */
function compareTexts(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((text, index) => text !== other[index]);
  return at < 0 ? 0 : (one[at] ?? '') < (other[at] ?? '') ? -1 : 1;
}

const coveredBy = ({ productIds }: BilledProduct, products: readonly BilledProduct[]) =>
  products.filter(({ id, variant }) => variant !== 'group' && hasId(productIds, id));

function groupReasons({ productIds }: BilledProduct, members: readonly BilledProduct[]): BillReason[] {
  const products = members.map(({ id: productId, name }) => ({ productId, name }));
  const others = (productIds ?? []).filter((id) => !members.some((member) => String(member.id) === String(id)));
  return [
    ...(products.length > 0 ? [{ code: 'group' as const, products }] : []),
    ...(others.length > 0 ? [{ code: 'notCovered' as const, productIds: others.toSorted() }] : []),
  ];
}

function entriesByProduct(products: readonly BilledProduct[], month: BillingMonth) {
  const productOf = productByTechnician(products, month);
  const entries = new Map<BilledProduct, TimeEntry[]>();
  for (const entry of month.timeEntries) {
    const product = productOf(entry.technicianId);
    if (product === undefined) continue;
    const own = entries.get(product);
    if (own) own.push(entry);
    else entries.set(product, [entry]);
  }
  return (product: BilledProduct): readonly TimeEntry[] => entries.get(product) ?? [];
}

/**
 * An hour is billed once: where several products are for a technician’s roles, by the one that names the fewest, which is
 * the most specific, and of these by the first by name.
 */
function productByTechnician(products: readonly BilledProduct[], { technicians }: BillingMonth) {
  const bySpecificity = products
    .filter(({ variant }) => variant === 'user-role')
    .toSorted((one, other) => (one.userRoles?.length ?? 0) - (other.userRoles?.length ?? 0));
  const found = new Map(
    technicians.map(({ id, userRoles }) => [
      String(id),
      bySpecificity.find((product) => userRoles.some((role) => hasId(product.userRoles, role))),
    ]),
  );
  return (technicianId: Id) => found.get(String(technicianId));
}

/** `97500` of four decimals is `9.75`. */
function quantityText(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0');
  const fraction = digits.slice(digits.length - decimals).replace(/(?<!0)0+$/, '');
  const whole = digits.slice(0, digits.length - decimals);
  return decimals === 0 || fraction === '' ? whole : `${whole}.${fraction}`;
}

function safe(total: bigint, { name }: BilledProduct): number {
  if (total > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`The total of ${name} is too large to be exact`);
  return Number(total);
}
