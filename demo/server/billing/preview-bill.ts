/** What a month costs an organization, by the logic that other programs have, too. */
import { and, desc, eq, lte, or, type SQL, sql } from 'drizzle-orm';
import type { previewBill as endpoint } from '../../../src/billing/bill-contract.ts';
import {
  type BillingMonth,
  billMonth,
  billTotals,
  unbilledTimeEntries,
} from '../../../src/billing/month/billing-logic.ts';
import type { Product, ProductBody } from '../../../src/billing/product-contract.ts';
import type { EndpointBody } from '../../../src/host/http/endpoint.ts';
import type { Database } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import {
  billedStorage,
  billedUser,
  billingSubscription,
  device,
  organization,
  technicianRoles,
  ticket,
  timeEntry,
} from '../database/schema.ts';
import type { Answer } from '../http/call-router.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { mappedDevices } from '../psa/mapped-devices.ts';
import { monthBefore } from './first-month.ts';
import { asProduct, checkedProduct, currency, rowsOf } from './products.ts';

type Question = EndpointBody<typeof endpoint>;

/** Of a product that was never saved. */
const newProductId = 'new';

export async function previewBill(
  database: Database,
  question: Question,
  now: number,
): Promise<Answer<typeof endpoint>> {
  const organizationId = await organizationOf(database, question.clientId);
  const month = question.month ?? (await lastMonth(database, organizationId)) ?? monthBefore(now);
  const products = await productsOf(database, question, organizationId, month);
  const facts = await factsOf(database, organizationId, month);
  const lines = billMonth(products, facts);
  const { total, taxable } = billTotals(lines);
  const byId = new Map(products.map((product) => [product.id, product]));
  return {
    month,
    currency,
    lines: lines.map(({ productId, reasons, ...line }) => {
      const { name, variant } = byId.get(String(productId)) as Product;
      return { ...line, productId, productName: name, variant, reasons: [...reasons] };
    }),
    total,
    taxableTotal: taxable,
    unbilledTimeEntries: unbilledTimeEntries(products, facts).map(({ id }) => id),
  };
}

export async function organizationOf(database: Database, clientId: string): Promise<number> {
  const [found] = await database
    .select()
    .from(organization)
    .where(and(eq(organization.id, rowId(clientId)), eq(organization.deleted, false)));
  if (!found) throw notFound('The organization');
  return found.id;
}

async function lastMonth(database: Database, organizationId: number): Promise<string | undefined> {
  const [last] = await database
    .select({ month: timeEntry.month })
    .from(timeEntry)
    .where(workedFor(organizationId))
    .orderBy(desc(timeEntry.month))
    .limit(1);
  return last?.month;
}

/** Those that were asked for or that the organization has, and what their groups are made of. */
export async function productsOf(
  database: Database,
  { productIds, alsoProductIds = [], product }: Question,
  organizationId: number,
  month: string,
): Promise<Product[]> {
  const own = productIds
    ? await requested(database, productIds, 'productIds')
    : await subscribed(database, organizationId, month);
  const ids = new Set(own.map(({ id }) => id));
  const tried = await requested(database, alsoProductIds, 'alsoProductIds');
  const chosen = [...own, ...tried.filter(({ id }) => !ids.has(id))];
  const edited = product && (await asEdited(database, product));
  const products = [...chosen.filter(({ id }) => id !== edited?.id), ...(edited ? [edited] : [])];
  const there = new Set(products.map(({ id }) => id));
  const members = products.flatMap((one) => one.productIds ?? []).filter((id) => !there.has(id));
  return [...products, ...[...(await rowsOf(database, members)).values()].map(asProduct)];
}

async function requested(database: Database, ids: readonly string[], field: string): Promise<Product[]> {
  const rows = await rowsOf(database, ids);
  const at = ids.findIndex((id) => !rows.has(id));
  if (at >= 0)
    throw new Refusal(400, 'INVALID_REQUEST', `The product ${ids[at]} was not found`, {}, [
      { field: `${field}.${at}`, code: 'invalid' },
    ]);
  return [...rows.values()].map(asProduct);
}

/** What is charged once is charged in the first month. */
async function subscribed(database: Database, organizationId: number, month: string): Promise<Product[]> {
  const rows = await database
    .select()
    .from(billingSubscription)
    .where(and(eq(billingSubscription.organizationId, organizationId), lte(billingSubscription.since, month)));
  const since = new Map(rows.map((row) => [String(row.productId), row.since]));
  const products = [...(await rowsOf(database, [...since.keys()])).values()].map(asProduct);
  return products.filter(({ id, billing }) => billing !== 'ONE_TIME' || since.get(id) === month);
}

async function asEdited(database: Database, { id, ...body }: ProductBody & { id?: string | null | undefined }) {
  const content = await checkedProduct(database, body, { id: id ?? undefined, prefix: 'product.' });
  return { ...content, id: id ?? newProductId, version: '0' };
}

export async function factsOf(database: Database, organizationId: number, month: string): Promise<BillingMonth> {
  const [devices, users, storage, timeEntries, technicians] = await Promise.all([
    database.select().from(device).where(eq(device.organizationId, organizationId)),
    database.select().from(billedUser).where(eq(billedUser.organizationId, organizationId)),
    database
      .select()
      .from(billedStorage)
      .where(and(eq(billedStorage.organizationId, organizationId), eq(billedStorage.month, month))),
    database
      .select()
      .from(timeEntry)
      .where(and(workedFor(organizationId), eq(timeEntry.month, month), eq(timeEntry.billingType, 'BILLABLE')))
      .orderBy(timeEntry.id),
    database.select().from(technicianRoles),
  ]);
  return {
    devices: await mappedDevices(database, devices),
    users,
    storage,
    timeEntries,
    technicians: technicians.map(({ userId: id, userRoles }) => ({ id, userRoles })),
  };
}

/** What was worked for an organization: on its own, or on a ticket that is the organization’s now. */
function workedFor(organizationId: number): SQL | undefined {
  const ofTicket = sql`EXISTS (SELECT 1 FROM ${ticket} WHERE ${ticket.id} = ${timeEntry.ticketId} AND CAST(json_extract(${ticket.facts}, '$.organization') AS TEXT) = ${String(organizationId)})`;
  return or(eq(timeEntry.organizationId, organizationId), ofTicket);
}
