/**
 * Changes of mappings with the way back: what organizations and their locations were mapped to before each, and afterwards.
 * Taken back is only what nobody has changed since; what the provider has deleted meanwhile stays as it is.
 */
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { ChangeConflict } from '../../../src/psa/psa-shapes.ts';
import { type Database, nextId } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { organization, psaChange } from '../database/schema.ts';
import type { Change, Write } from '../http/keyed-changes.ts';
import { notFound } from '../http/refusal.ts';
import type {
  MappingSnapshot,
  OrganizationMappings,
  OrganizationRow,
  StoredLocation,
} from './organization-mappings.ts';
import type { ProviderClient, ProviderRow } from './provider-client.ts';
import { mappingNames, writeLocation } from './site-mappings.ts';

/** Changes that can be taken back: older ones are nobody’s any more. */
const kept = 200;

interface UndoOrder {
  ids: readonly string[];
  except: ReadonlySet<number>;
  by: string;
  at: number;
}

export interface Undone {
  changed: number;
  /** Organizations that stay as they are: the provider has deleted what they were mapped to. */
  lasting: number;
  /** Locations whose site or agreement the provider has deleted. */
  lostSites: number;
  conflicts: ChangeConflict[];
  changeId: string | null;
}

export class MappingChanges {
  readonly #database: Database;
  readonly #mappings: OrganizationMappings;

  constructor(database: Database, mappings: OrganizationMappings) {
    this.#database = database;
    this.#mappings = mappings;
  }

  /** Within a change, before it is made: adds its way back. @param after How these organizations are then */
  async recorded<Answer extends object>(
    clientIds: readonly number[],
    after: (before: MappingSnapshot) => MappingSnapshot,
    { writes, answer }: Change<Answer>,
  ): Promise<Change<Answer & { changeId: string }>> {
    const before = await this.#snapshot(clientIds);
    const id = await nextId(this.#database, psaChange);
    const row = { id, provider: this.#mappings.provider, clientIds: [...clientIds], before, after: after(before) };
    const old = this.#database.delete(psaChange).where(lt(psaChange.id, id - kept));
    return {
      writes: [...writes, this.#database.insert(psaChange).values(row), old],
      answer: { ...answer, changeId: String(id) },
    };
  }

  /** Before the change: what of the ways back the provider still has. */
  async ask(ids: readonly string[], client: ProviderClient): Promise<ProviderNames> {
    const all = await this.#changes(ids);
    const locations = all.flatMap(({ before }) => before.locations);
    const [companies, sites, agreements] = await Promise.all([
      client.named(
        'companies',
        all.flatMap(({ before }) => before.organizations.flatMap(({ targetId }) => targetId ?? [])),
      ),
      client.named(
        'sites',
        locations.flatMap(({ siteId }) => siteId ?? []),
      ),
      client.named(
        'agreements',
        locations.flatMap(({ agreementId }) => agreementId ?? []),
      ),
    ]);
    return { companies, sites, agreements };
  }

  /** Within a change. Saves nothing where others have changed one of the organizations since. */
  async undo({ ids, except, by, at }: UndoOrder, named: ProviderNames): Promise<Change<Undone>> {
    const changes = await this.#changes(ids);
    const clientIds = [...new Set(changes.flatMap((change) => change.clientIds))].filter((id) => !except.has(id));
    const now = await this.#snapshot(clientIds);
    const [first, last] = [merged(changes), merged(changes.toReversed())];
    const isChanged = (id: number) => contentOf(now, id) !== contentOf(last(id)?.after ?? now, id);
    const changed = clientIds.filter(isChanged);
    const none = { changed: 0, lasting: 0, lostSites: 0, changeId: null };
    if (changed.length > 0) return { writes: [], answer: { ...none, conflicts: await this.#conflicts(changed, now) } };

    const names = await mappingNames(this.#database);
    const organizations: OrganizationRow[] = [];
    const locations: StoredLocation[] = [];
    const restored: number[] = [];
    let lostSites = 0;
    for (const id of clientIds) {
      const before = first(id)?.before ?? now;
      const row = before.organizations.find(({ clientId }) => clientId === id);
      const company = row?.targetId == null ? undefined : named.companies.get(row.targetId);
      if (row?.targetId != null && !company) continue;
      restored.push(id);
      if (row)
        organizations.push({
          ...row,
          ...existing(row, names),
          ...provenance(by, at),
          targetName: company?.name ?? null,
        });
      for (const one of before.locations.filter(({ clientId }) => clientId === id)) {
        const hasSite = one.siteId === null || named.sites.has(one.siteId);
        const hasAgreement = one.agreementId === null || named.agreements.has(one.agreementId);
        if (!hasSite || !hasAgreement) lostSites += 1;
        locations.push({
          ...one,
          ...existing(one, names),
          ...(!hasSite && { siteId: null, siteName: null }),
          ...(!hasAgreement && { agreementId: null, agreementName: null }),
        });
      }
    }
    const lasting = clientIds.length - restored.length;
    const writes: Write[] = [
      ...this.#mappings.clear(restored),
      ...this.#mappings.put(organizations),
      ...locations.map((row) => writeLocation(this.#database, row)),
    ];
    const answer = { changed: restored.length, lasting, lostSites, conflicts: [] };
    return this.recorded(restored, () => ({ organizations, locations }), { writes, answer });
  }

  async #snapshot(clientIds: readonly number[]): Promise<MappingSnapshot> {
    const wanted = new Set(clientIds);
    const [organizations, locations] = await Promise.all([this.#mappings.stored(), this.#mappings.storedLocations()]);
    return {
      organizations: [...organizations.values()].filter(({ clientId }) => wanted.has(clientId)),
      locations: [...locations.values()].filter(({ clientId }) => wanted.has(clientId)),
    };
  }

  async #changes(ids: readonly string[]) {
    const rows = await this.#database
      .select()
      .from(psaChange)
      .where(and(inArray(psaChange.id, ids.map(rowId)), eq(psaChange.provider, this.#mappings.provider)));
    if (rows.length < new Set(ids).size) throw notFound('The change');
    return rows.sort((one, other) => one.id - other.id);
  }

  async #conflicts(clientIds: readonly number[], now: MappingSnapshot): Promise<ChangeConflict[]> {
    const rows = await this.#database.select({ id: organization.id, name: organization.name }).from(organization);
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return clientIds.map((id) => {
      const row = now.organizations.find(({ clientId }) => clientId === id);
      return {
        clientId: String(id),
        clientName: names.get(id) ?? '',
        targetName: row?.targetName ?? null,
        mappedBy: row?.mappedBy ?? null,
        mappedAt: row?.mappedAt ?? null,
        mappedLocationCount: now.locations.filter(({ clientId, siteId }) => clientId === id && siteId !== null).length,
      };
    });
  }
}

export interface ProviderNames {
  companies: ReadonlyMap<string, ProviderRow>;
  sites: ReadonlyMap<string, ProviderRow>;
  agreements: ReadonlyMap<string, ProviderRow>;
}

const provenance = (mappedBy: string, mappedAt: number) =>
  ({ mappedBy, mappedAt, origin: 'UNDO', score: null, reason: null, targetDeleted: false }) as const;

/** Named mappings that were deleted since are nobody’s any more. */
const existing = (
  { productMappingId, typeMappingId }: Pick<OrganizationRow, 'productMappingId' | 'typeMappingId'>,
  names: ReadonlyMap<number, string>,
) => ({
  productMappingId: productMappingId !== null && names.has(productMappingId) ? productMappingId : null,
  typeMappingId: typeMappingId !== null && names.has(typeMappingId) ? typeMappingId : null,
});

/** By organization the first of these changes that it is in. */
function merged<One extends { clientIds: readonly number[] }>(changes: readonly One[]) {
  const found = new Map<number, One>();
  for (const change of changes) for (const id of change.clientIds) if (!found.has(id)) found.set(id, change);
  return (id: number) => found.get(id);
}

/** What somebody has chosen: not how the provider calls it, nor who did. */
function contentOf({ organizations, locations }: MappingSnapshot, id: number): string {
  const row = organizations.find(({ clientId }) => clientId === id);
  const sites = locations
    .filter(({ clientId }) => clientId === id)
    .map((one) => [
      one.locationId,
      one.siteId,
      one.agreementId,
      one.productMappingType,
      one.productMappingId,
      one.typeMappingType,
      one.typeMappingId,
    ]);
  const isSet = row && (row.targetId !== null || row.productMappingId !== null || row.typeMappingId !== null);
  return JSON.stringify([
    isSet ? [row.targetId, row.productMappingId, row.typeMappingId] : null,
    sites.sort(([one], [other]) => Number(one) - Number(other)),
  ]);
}
