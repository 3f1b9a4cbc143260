/** Organizations with companies or accounts of their names, as a preview. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { matchNamesInTurns } from '../../../src/psa/matching/match-logic.ts';
import type { Candidate } from '../../../src/psa/matching/match-types.ts';
import type { AutoMapPreview } from '../../../src/psa/psa-shapes.ts';
import type { Database } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { organization, psaRefused } from '../database/schema.ts';
import type { Write } from '../http/keyed-changes.ts';
import type { OrganizationMappings } from './organization-mappings.ts';
import type { ProviderRow } from './provider-client.ts';

interface AutoMapParts {
  database: Database;
  mappings: OrganizationMappings;
}

export interface AutoMapOrder {
  threshold?: number | undefined;
  clientIds?: readonly string[] | undefined;
}

export interface AutoMapCandidates {
  /** What is offered to organizations of these names: all there is, or what comes near. */
  candidates(names: readonly string[]): Promise<readonly ProviderRow[]>;
  signal?: AbortSignal | undefined;
}

/** Organizations that are not mapped, with what nothing is mapped to. */
export async function previewAutoMap(
  { database, mappings }: AutoMapParts,
  { threshold, clientIds }: AutoMapOrder,
  { candidates, signal }: AutoMapCandidates,
): Promise<AutoMapPreview> {
  const [stored, refused] = await Promise.all([mappings.stored(), database.select().from(psaRefused)]);
  const wanted = clientIds && new Set(clientIds.map(rowId));
  const all = await database
    .select({ id: organization.id, name: organization.name })
    .from(organization)
    .where(eq(organization.deleted, false))
    .orderBy(asc(organization.id));
  const organizations = all.filter(
    ({ id }) => stored.get(id)?.targetId == null && (wanted === undefined || wanted.has(id)),
  );
  const companies = await candidates(organizations.map(({ name }) => name));
  const taken = new Set([...stored.values()].map(({ targetId }) => targetId));
  const free = companies.filter(({ id }) => !taken.has(String(id)));
  const isRefused = refusedBy(mappings.provider, refused);
  const names = new Map(free.map(({ id, name }) => [id, name]));
  const clientNames = new Map(organizations.map(({ id, name }) => [id, name]));
  const asCandidate = ({ companyId, score, reason }: Candidate<number>) => ({
    id: String(companyId),
    name: names.get(companyId) ?? '',
    score,
    reason: { ...reason },
  });
  const clientOf = (id: number) => ({ clientId: String(id), clientName: clientNames.get(id) ?? '' });
  const { matches, ambiguous } = await matchNamesInTurns(organizations, free, {
    ...(threshold !== undefined && { threshold }),
    ...(signal && { signal }),
  });
  return {
    matches: matches
      .filter(({ organizationId, companyId }) => !isRefused(organizationId, companyId))
      .map(({ organizationId, ...match }) => ({ ...clientOf(organizationId), match: asCandidate(match) }))
      .sort(byClient),
    ambiguous: ambiguous
      .map(({ organizationId, candidates }) => ({
        ...clientOf(organizationId),
        candidates: candidates
          .filter(({ companyId }) => !isRefused(organizationId, companyId))
          .map((candidate) => asCandidate(candidate)),
      }))
      .filter(({ candidates }) => candidates.length > 0)
      .sort(byClient),
  };
}

const { compare } = new Intl.Collator('en');

/** As whoever goes through them looks for one. */
const byClient = (one: { clientName: string }, other: { clientName: string }) =>
  compare(one.clientName, other.clientName);

function refusedBy(provider: string, rows: readonly { id: string }[]) {
  const ids = new Set(rows.map(({ id }) => id));
  return (clientId: number, targetId: number) => ids.has(`${provider} ${clientId} ${targetId}`);
}

/** Within a change. */
export function refusePairs(
  database: Database,
  provider: string,
  pairs: readonly { clientId: string; targetId: string }[],
): Write[] {
  const rows = pairs.map(({ clientId, targetId }) => ({ id: `${provider} ${clientId} ${targetId}` }));
  return rows.length === 0 ? [] : [database.insert(psaRefused).values(rows).onConflictDoNothing()];
}

/** Numbers of organizations that are there; undefined where one is not. */
export async function knownClients(database: Database, ids: readonly string[]): Promise<number[] | undefined> {
  const numbers = [...new Set(ids.map(rowId))];
  const found = new Set<number>();
  for (let start = 0; start < numbers.length; start += 5_000) {
    const some = numbers.slice(start, start + 5_000);
    const rows = await database
      .select({ id: organization.id })
      .from(organization)
      .where(and(inArray(organization.id, some), eq(organization.deleted, false)));
    for (const { id } of rows) found.add(id);
  }
  return found.size === numbers.length ? numbers : undefined;
}
