/** What a line of a bill counts, by name. */
import { inArray } from 'drizzle-orm';
import type { BilledItem } from '../../../src/billing/items-contract.ts';
import { unbilledTimeEntries } from '../../../src/billing/month/billing-logic.ts';
import { type CountedItem, countedItems } from '../../../src/billing/month/counted-items.ts';
import type { Database } from '../database/open-database.ts';
import { billedUser, device, timeEntry, user } from '../database/schema.ts';
import { type Page, pageIn, pageRequest } from '../http/page.ts';
import { factsOf, organizationOf, productsOf } from './preview-bill.ts';

export interface ItemsQuery {
  clientId: string;
  month: string;
  productId?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

export async function listBilledItems(database: Database, query: ItemsQuery): Promise<Page<BilledItem>> {
  const { clientId, month, productId } = query;
  const organizationId = await organizationOf(database, clientId);
  const asked = { clientId, ...(productId !== undefined && { alsoProductIds: [productId] }) };
  const products = await productsOf(database, asked, organizationId, month);
  const facts = await factsOf(database, organizationId, month);
  const items =
    productId === undefined
      ? unbilledTimeEntries(products, facts).map((entry): CountedItem => ({ kind: 'time', entry, billedSeconds: 0 }))
      : countedItems(products, facts, productId);
  const page = pageIn(items, pageRequest(query), (item) => item);
  return { ...page, results: await named(database, page.results) };
}

async function named(database: Database, items: readonly CountedItem[]): Promise<BilledItem[]> {
  const idsOf = (kind: CountedItem['kind']) =>
    items.flatMap((item) => (item.kind === kind && item.kind !== 'time' ? [Number(item.id ?? 0)] : []));
  const entries = items.flatMap((item) => (item.kind === 'time' ? [item.entry] : []));
  const [devices, users, technicians, started] = await Promise.all([
    database
      .select()
      .from(device)
      .where(inArray(device.id, [...idsOf('device'), ...idsOf('storage')])),
    database
      .select()
      .from(billedUser)
      .where(inArray(billedUser.id, idsOf('user'))),
    database
      .select()
      .from(user)
      .where(
        inArray(
          user.id,
          entries.map(({ technicianId }) => String(technicianId)),
        ),
      ),
    database
      .select()
      .from(timeEntry)
      .where(
        inArray(
          timeEntry.id,
          entries.map(({ id }) => Number(id)),
        ),
      ),
  ]);
  const names = {
    device: new Map(devices.map(({ id, displayName }) => [String(id), displayName])),
    user: new Map(users.map(({ id, name }) => [String(id), name])),
    technician: new Map(technicians.map(({ id, name }) => [String(id), name])),
  };
  const startOf = new Map(started.map((entry) => [String(entry.id), entry.started]));
  const nameOf = (item: CountedItem) =>
    item.kind === 'time'
      ? names.technician.get(String(item.entry.technicianId))
      : names[item.kind === 'user' ? 'user' : 'device'].get(String(item.id));
  return items.map((item) => ({
    name: nameOf(item),
    ...(item.kind === 'time' ? timeItem(item, startOf) : { kind: item.kind, id: String(item.id ?? 'none') }),
    ...(item.kind === 'storage' && { bytes: item.bytes }),
  }));
}

function timeItem(
  { entry, billedSeconds }: Extract<CountedItem, { kind: 'time' }>,
  startOf: ReadonlyMap<string, number>,
): BilledItem {
  const { id, seconds, remote, offHours } = entry;
  return { kind: 'time', id: String(id), started: startOf.get(String(id)), seconds, billedSeconds, remote, offHours };
}
