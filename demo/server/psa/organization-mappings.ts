/** What organizations are mapped to at one of the providers: listed, saved, cleared. Source: spec 002 §2.1, §2.7, §3 and §4. */
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Provenance } from '../../../src/psa/psa-shapes.ts';
import type { MappingOrigin, MappingState, Provider } from '../../../src/psa/psa-terms.ts';
import { likePattern } from '../database/names.ts';
import type { Database } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { location, organization, psaLocation, psaOrganization } from '../database/schema.ts';
import type { Write } from '../http/keyed-changes.ts';
import type { PageRequest } from '../http/page.ts';
import { notFound } from '../http/refusal.ts';

export type OrganizationRow = typeof psaOrganization.$inferSelect;
export type StoredLocation = typeof psaLocation.$inferSelect;

export interface ListQuestion extends PageRequest {
  search?: string | undefined;
  state?: MappingState | undefined;
  /** Only these. */
  clientIds?: readonly number[] | undefined;
  sortField?: 'clientName' | 'targetName' | undefined;
  direction?: 'ASC' | 'DESC' | undefined;
}

export interface ListedOrganization {
  clientId: number;
  clientName: string;
  mapping: OrganizationRow | null;
  locationCount: number;
  mappedLocationCount: number;
}

/** What is to be stored; what is absent stays. */
export interface MappingChange {
  clientId: number;
  target?: { id: string; name: string } | null | undefined;
  productMappingId?: number | null | undefined;
  typeMappingId?: number | null | undefined;
  score?: number | null | undefined;
  reason?: Provenance['reason'] | undefined;
}

/** Of some organizations; one without a row is mapped to nothing. */
export interface MappingSnapshot {
  organizations: readonly OrganizationRow[];
  locations: readonly StoredLocation[];
}
export const nothingMapped: MappingSnapshot = { organizations: [], locations: [] };

interface Saved {
  writes: Write[];
  rows: OrganizationRow[];
  moved: number[];
  clients: number[];
  /** How they are then, by how they were. */
  after(before: MappingSnapshot): MappingSnapshot;
}

/** Variables that one statement may have are many, but not as many as one call may name organizations. */
const chunk = 5_000;

export class OrganizationMappings {
  readonly #database: Database;
  readonly provider: Provider;

  constructor(database: Database, provider: Provider) {
    this.#database = database;
    this.provider = provider;
  }

  async list(question: ListQuestion): Promise<{ rows: ListedOrganization[]; total: number }> {
    const { page, size, search = '', state, clientIds: wanted, sortField = 'clientName', direction = 'ASC' } = question;
    const where = and(eq(organization.deleted, false), stateIs(state), isAmong(wanted), this.#contains(search));
    const inOrder = direction === 'ASC' ? asc : desc;
    const sorted = sortField === 'clientName' ? organization.sortKey : sql`LOWER(${psaOrganization.targetName})`;
    const joined = eq(psaOrganization.id, sql`${`${this.provider} `} || ${organization.id}`);
    const [counted] = await this.#database
      .select({ total: count() })
      .from(organization)
      .leftJoin(psaOrganization, joined)
      .where(where);
    const rows = await this.#database
      .select({ clientId: organization.id, clientName: organization.name, mapping: psaOrganization })
      .from(organization)
      .leftJoin(psaOrganization, joined)
      .where(where)
      // Those without a name come last, whichever way.
      .orderBy(sql`${sorted} IS NULL`, inOrder(sorted), asc(organization.id))
      .limit(size)
      .offset(page * size);
    const clientIds = rows.map(({ clientId }) => clientId);
    const [all, mapped] = await Promise.all([this.#countLocations(clientIds), this.#countMapped(clientIds)]);
    return {
      rows: rows.map((row) => ({
        ...row,
        locationCount: all.get(row.clientId) ?? 0,
        mappedLocationCount: mapped.get(row.clientId) ?? 0,
      })),
      total: counted?.total ?? 0,
    };
  }

  #contains(search: string): SQL | undefined {
    if (search.trim() === '') return undefined;
    const pattern = likePattern(search);
    return or(
      sql`${organization.searchName} LIKE ${pattern} ESCAPE '\\'`,
      sql`LOWER(${psaOrganization.targetName}) LIKE ${pattern} ESCAPE '\\'`,
    );
  }

  async counts() {
    const isOurs = eq(psaOrganization.provider, this.provider);
    const [[all], [mapped], [stale]] = await Promise.all([
      this.#database.select({ total: count() }).from(organization).where(eq(organization.deleted, false)),
      this.#database
        .select({ total: count() })
        .from(psaOrganization)
        .where(and(isOurs, isNotNull(psaOrganization.targetId))),
      this.#database
        .select({ total: count() })
        .from(psaOrganization)
        .where(and(isOurs, eq(psaOrganization.targetDeleted, true))),
    ]);
    const total = all?.total ?? 0;
    return { total, mapped: mapped?.total ?? 0, unmapped: total - (mapped?.total ?? 0), stale: stale?.total ?? 0 };
  }

  /** By organization. */
  async stored(): Promise<Map<number, OrganizationRow>> {
    const rows = await this.#database.select().from(psaOrganization).where(eq(psaOrganization.provider, this.provider));
    return new Map(rows.map((row) => [row.clientId, row]));
  }

  async find(id: string): Promise<{ clientId: number; clientName: string; mapping: OrganizationRow | null }> {
    const [found] = await this.#database
      .select()
      .from(organization)
      .where(and(eq(organization.id, rowId(id)), eq(organization.deleted, false)));
    if (!found) throw notFound('The organization');
    const [mapping = null] = await this.#database
      .select()
      .from(psaOrganization)
      .where(eq(psaOrganization.id, this.keyOf(found.id)));
    return { clientId: found.id, clientName: found.name, mapping };
  }

  /** By location. */
  async storedLocations(clientId?: number): Promise<Map<number, StoredLocation>> {
    const isOurs = eq(psaLocation.provider, this.provider);
    const where = clientId === undefined ? isOurs : and(isOurs, eq(psaLocation.clientId, clientId));
    const rows = await this.#database.select().from(psaLocation).where(where);
    return new Map(rows.map((row) => [row.locationId, row]));
  }

  keyOf(id: number): string {
    return `${this.provider} ${id}`;
  }

  /** Within a change. Of the moved, which have another target now, nothing is left of their locations. */
  async save(
    changes: readonly MappingChange[],
    { by, at, origin }: { by: string; at: number; origin: MappingOrigin },
  ): Promise<Saved> {
    const before = await this.stored();
    const rows = changes.map((change): OrganizationRow => {
      const old = before.get(change.clientId);
      const target = change.target === undefined ? asTarget(old) : change.target;
      return {
        id: this.keyOf(change.clientId),
        provider: this.provider,
        clientId: change.clientId,
        targetId: target?.id ?? null,
        targetName: target?.name ?? null,
        targetDeleted: change.target === undefined ? (old?.targetDeleted ?? false) : false,
        productMappingId: valueOr(change.productMappingId, old?.productMappingId),
        typeMappingId: valueOr(change.typeMappingId, old?.typeMappingId),
        mappedBy: by,
        mappedAt: at,
        origin,
        score: change.score ?? null,
        reason: change.reason ?? null,
      };
    });
    const writes = this.put(rows);
    const moved = rows.flatMap(({ clientId, targetId }) => {
      const old = before.get(clientId)?.targetId;
      return old != null && old !== targetId ? clientId : [];
    });
    const gone = new Set(moved);
    return {
      writes: [...writes, ...this.#deleteLocations(moved)],
      rows,
      moved,
      clients: rows.map(({ clientId }) => clientId),
      after: ({ locations }) => ({
        organizations: rows,
        locations: locations.filter((one) => !gone.has(one.clientId)),
      }),
    };
  }

  /** Within a change: as they are. */
  put(rows: readonly OrganizationRow[]): Write[] {
    return rows.map(({ id, ...set }) =>
      this.#database
        .insert(psaOrganization)
        .values({ id, ...set })
        .onConflictDoUpdate({ target: psaOrganization.id, set }),
    );
  }

  /** Within a change. */
  clear(clientIds: readonly number[]): Write[] {
    return [
      ...inChunks(clientIds, (some) =>
        this.#database
          .delete(psaOrganization)
          .where(and(eq(psaOrganization.provider, this.provider), inArray(psaOrganization.clientId, some))),
      ),
      ...this.#deleteLocations(clientIds),
    ];
  }

  #deleteLocations(clientIds: readonly number[]): Write[] {
    return inChunks(clientIds, (some) =>
      this.#database
        .delete(psaLocation)
        .where(and(eq(psaLocation.provider, this.provider), inArray(psaLocation.clientId, some))),
    );
  }

  async mappedLocations(clientIds: readonly number[]): Promise<number> {
    const counts = await this.#countMapped(clientIds);
    return [...counts.values()].reduce((sum, one) => sum + one, 0);
  }

  async #countLocations(clientIds: readonly number[]): Promise<Map<number, number>> {
    const rows = await this.#database
      .select({ clientId: location.organizationId, total: count() })
      .from(location)
      .where(and(inArray(location.organizationId, [...clientIds]), eq(location.deleted, false)))
      .groupBy(location.organizationId);
    return new Map(rows.map(({ clientId, total }) => [clientId, total]));
  }

  async #countMapped(clientIds: readonly number[]): Promise<Map<number, number>> {
    const isOurs = and(eq(psaLocation.provider, this.provider), isNotNull(psaLocation.siteId));
    const rows = await this.#database
      .select({ clientId: psaLocation.clientId, total: count() })
      .from(psaLocation)
      .where(and(isOurs, inArray(psaLocation.clientId, [...clientIds])))
      .groupBy(psaLocation.clientId);
    return new Map(rows.map(({ clientId, total }) => [clientId, total]));
  }
}

function stateIs(state: MappingState | undefined): SQL | undefined {
  if (state === 'MAPPED') return isNotNull(psaOrganization.targetId);
  if (state === 'UNMAPPED' || state === 'AMBIGUOUS') return isNull(psaOrganization.targetId);
  return state === 'STALE' ? eq(psaOrganization.targetDeleted, true) : undefined;
}

/** As one variable, however many they are. */
const isAmong = (ids: readonly number[] | undefined): SQL | undefined =>
  ids && sql`${organization.id} IN (SELECT CAST(value AS BIGINT) FROM json_each(${JSON.stringify(ids)}))`;

const asTarget = (row: OrganizationRow | undefined) =>
  row?.targetId == null ? null : { id: row.targetId, name: row.targetName ?? '' };

const valueOr = (wanted: number | null | undefined, before: number | null | undefined): number | null =>
  wanted === undefined ? (before ?? null) : wanted;

function inChunks(ids: readonly number[], write: (some: number[]) => Write): Write[] {
  const writes: Write[] = [];
  for (let start = 0; start < ids.length; start += chunk) writes.push(write(ids.slice(start, start + chunk)));
  return writes;
}
