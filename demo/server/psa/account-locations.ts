/** Locations of mapped organizations with those of their accounts at the second provider. Source: spec 002 §2.7, §3.2 and §4. */
import { and, asc, count, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { LocationMapping } from '../../../src/psa/account-contract.ts';
import { likePattern } from '../database/names.ts';
import type { Database } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { location, organization, psaLocation, psaOrganization } from '../database/schema.ts';
import type { PageRequest } from '../http/page.ts';
import { notFound } from '../http/refusal.ts';

interface LocationQuestion extends PageRequest {
  search?: string | undefined;
  clientId?: string | undefined;
  locationId?: number | undefined;
  direction?: 'ASC' | 'DESC' | undefined;
}

/** By name. */
export async function listLocations(
  database: Database,
  { page, size, search = '', clientId, locationId, direction = 'ASC' }: LocationQuestion,
): Promise<{ rows: LocationMapping[]; total: number }> {
  const where = and(
    eq(location.deleted, false),
    eq(organization.deleted, false),
    isNotNull(psaOrganization.targetId),
    clientId === undefined ? undefined : eq(organization.id, rowId(clientId)),
    locationId === undefined ? undefined : eq(location.id, locationId),
    contains(search),
  );
  const inOrder = direction === 'ASC' ? asc : desc;
  const ofMapped = eq(psaOrganization.id, sql`'psaat ' || ${organization.id}`);
  const isIn = eq(organization.id, location.organizationId);
  const [counted] = await database
    .select({ total: count() })
    .from(location)
    .innerJoin(organization, isIn)
    .innerJoin(psaOrganization, ofMapped)
    .where(where);
  const rows = await database
    .select({ location, organization, mapping: psaOrganization, site: psaLocation })
    .from(location)
    .innerJoin(organization, isIn)
    .innerJoin(psaOrganization, ofMapped)
    .leftJoin(psaLocation, eq(psaLocation.id, sql`'psaat ' || ${location.id}`))
    .where(where)
    .orderBy(inOrder(location.sortKey), asc(location.id))
    .limit(size)
    .offset(page * size);
  return {
    rows: rows.map((row) => ({
      locationId: String(row.location.id),
      locationName: row.location.name,
      clientId: String(row.organization.id),
      clientName: row.organization.name,
      autotaskAccountId: row.mapping.targetId,
      autotaskAccountName: row.mapping.targetName,
      autotaskAccountDeleted: row.mapping.targetDeleted,
      autotaskLocationId: row.site?.siteId ?? null,
      autotaskLocationName: row.site?.siteName ?? null,
    })),
    total: counted?.total ?? 0,
  };
}

function contains(search: string): SQL | undefined {
  if (search.trim() === '') return undefined;
  const pattern = likePattern(search);
  return or(
    sql`${location.searchName} LIKE ${pattern} ESCAPE '\\'`,
    sql`${organization.searchName} LIKE ${pattern} ESCAPE '\\'`,
  );
}

/** Of an organization that is mapped. */
export async function findLocation(database: Database, id: string): Promise<LocationMapping> {
  const { rows } = await listLocations(database, { page: 0, size: 1, locationId: rowId(id) });
  if (!rows[0]) throw notFound('The location of a mapped organization');
  return rows[0];
}
