/** What the console's dashboards count: organizations and locations with their devices and open tickets. */
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { foldedName } from '../../../src/base/folded-name.ts';
import { idOf } from '../../../src/ticketing/terms/ticket.ts';
import { device, location, organization, ticket, ticketStatus } from '../database/schema.ts';
import { locationOf } from '../directory/device-places.ts';
import { pageIn, pageRequest } from '../http/page.ts';
import { invalid } from '../http/refusal.ts';
import { demoCalls } from './demo-calls.ts';
import type { Services } from './services.ts';

interface Place {
  id: number;
  name: string;
  searchName: string;
  sortKey: string;
  devices: number;
  offline: number;
}

const query = z.object({
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000))),
  pageSize: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(250))),
  searchCriteria: z.optional(z.string().check(z.maxLength(200))),
  sortBy: z.optional(z.enum(['name', 'organizationName', 'locations', 'devices', 'offline', 'openTickets'])),
  sortDirection: z.optional(z.enum(['ASC', 'DESC'])),
  /** Exactly these, with commas between them. */
  ids: z.optional(z.string().check(z.maxLength(400))),
  /** Whose locations. */
  organization: z.optional(z.string().check(z.maxLength(40))),
});
type Query = z.output<typeof query>;

/** Tickets that nobody has to work on any more. */
const done = ['RESOLVED', 'CLOSED'];

export function serveDashboard({ app, sessions, database }: Services): void {
  const serve = demoCalls({ app, sessions });

  async function devicesBy(place: (id: number, organizationId: number) => number) {
    const counts = new Map<number, { devices: number; offline: number }>();
    for (const { id, organizationId, online } of await database.select().from(device)) {
      const at = place(id, organizationId);
      const count = counts.get(at) ?? { devices: 0, offline: 0 };
      counts.set(at, { devices: count.devices + 1, offline: count.offline + (online ? 0 : 1) });
    }
    return (id: number) => counts.get(id) ?? { devices: 0, offline: 0 };
  }

  async function openTickets() {
    const statuses = await database.select().from(ticketStatus);
    const builtIn = new Map(statuses.map(({ id, parentId }) => [id, parentId ?? id]));
    const counts = new Map<string, number>();
    for (const { facts } of await database.select({ facts: ticket.facts }).from(ticket)) {
      const status = idOf(facts.status);
      const at = idOf(facts.organization);
      if (at && !done.includes(builtIn.get(status) ?? status)) counts.set(at, (counts.get(at) ?? 0) + 1);
    }
    return (id: number) => counts.get(String(id)) ?? 0;
  }

  serve('GET', '/demo/organizations', async (_session, context) => {
    const wanted = readQuery(context.req.query());
    const [rows, devices, tickets, counted] = await Promise.all([
      database.select().from(organization).where(eq(organization.deleted, false)),
      devicesBy((_id, organizationId) => organizationId),
      openTickets(),
      database
        .select({ organizationId: location.organizationId, locations: sql<number>`count(*)` })
        .from(location)
        .where(eq(location.deleted, false))
        .groupBy(location.organizationId),
    ]);
    const locations = new Map(counted.map((one) => [one.organizationId, one.locations]));
    const places = rows.map((row) => ({
      ...row,
      ...devices(row.id),
      locations: locations.get(row.id) ?? 0,
      openTickets: tickets(row.id),
    }));
    return answer(places, wanted, (one) => ({ locations: one.locations, openTickets: one.openTickets }));
  });

  serve('GET', '/demo/locations', async (_session, context) => {
    const wanted = readQuery(context.req.query());
    const [rows, devices] = await Promise.all([
      database
        .select({ location, organization })
        .from(location)
        .innerJoin(organization, eq(organization.id, location.organizationId))
        .where(eq(location.deleted, false)),
      devicesBy(locationOf),
    ]);
    const places = rows
      .filter((row) => !row.organization.deleted)
      .filter(({ organization: { id } }) => wanted.organization === undefined || String(id) === wanted.organization)
      .map((row) => ({
        ...row.location,
        ...devices(row.location.id),
        searchName: `${row.location.searchName} ${row.organization.searchName}`,
        organizationName: row.organization.name,
      }));
    return answer(places, wanted, (one) => ({
      organizationId: one.organizationId,
      organizationName: one.organizationName,
    }));
  });
}

function readQuery(given: Record<string, string>): Query {
  const read = query.safeParse(given);
  if (!read.success) throw invalid('The query is not valid');
  return read.data;
}

/** @param also What is answered of a place beside what each has */
function answer<Row extends Place, Also extends object>(rows: readonly Row[], wanted: Query, also: (row: Row) => Also) {
  const search = foldedName(wanted.searchCriteria?.trim() ?? '');
  const ids = wanted.ids?.split(',');
  const found = rows.filter(
    ({ id, searchName }) => searchName.includes(search) && (ids === undefined || ids.includes(String(id))),
  );
  const backwards = wanted.sortDirection === 'DESC' ? -1 : 1;
  const by = wanted.sortBy ?? 'name';
  found.sort(
    (one, other) => backwards * compare(sortedBy(one, by), sortedBy(other, by)) || compare(one.sortKey, other.sortKey),
  );
  return pageIn(found, pageRequest(wanted), (row) => {
    const { id, name, devices, offline } = row;
    return { id, name, devices, offline, ...also(row) };
  });
}

function sortedBy(row: Place, by: NonNullable<Query['sortBy']>): string | number {
  const value: unknown = by === 'name' ? row.sortKey : { ...row }[by as keyof Place];
  return typeof value === 'number' ? value : foldedName(String(value ?? ''));
}

const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0);
