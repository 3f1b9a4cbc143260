/** One search over all kinds that a user may list. None of them waits for another, nor for ever. */
import { setTimeout as wait } from 'node:timers/promises';
import type { SearchAnswer } from '../../../src/search/contract.ts';
import { isSearchKind, type SearchKind, searchKinds, searchLimits } from '../../../src/search/search-kinds.ts';
import type { Database } from '../database/open-database.ts';
import { routeRights } from '../http/permissions.ts';
import { Refusal } from '../http/refusal.ts';
import { type RightName, requireRight } from '../http/rights.ts';
import type { DemoUser } from '../http/users.ts';
import { type Found, questionOf } from './found.ts';
import { type SearchableKind, searchableKinds } from './searchable-kinds.ts';

/** Milliseconds after which a kind is answered without. */
const patience = 2_000;
/** Characters of a description that are sent. */
const detailLength = 160;

export interface SearchOptions {
  kinds?: string | undefined;
  limit?: number | undefined;
  /** For tests. */
  table?: Readonly<Record<SearchKind, SearchableKind>>;
  patience?: number;
}

type Group = SearchAnswer['results'][number];
type Missing = SearchAnswer['missing'][number];

export async function searchEverything(
  database: Database,
  user: DemoUser,
  typed: string,
  { kinds, limit = searchLimits.hits, table = searchableKinds, patience: longest = patience }: SearchOptions = {},
): Promise<SearchAnswer> {
  const question = questionOf(typed);
  if (question.words.length === 0) return { results: [], missing: [] };
  const wanted = kinds === undefined ? searchKinds : kinds.split(',').filter(isSearchKind);
  const asked = wanted.filter((kind) => mayList(user, table[kind]));
  const answers = await Promise.all(
    asked.map(async (kind): Promise<Group | Missing | undefined> => {
      const end = new AbortController();
      try {
        const late = wait(longest, 'late' as const, { signal: end.signal });
        const found = await Promise.race([table[kind].find(database, question), late]);
        if (found === 'late') return { kind, reason: 'TIMEOUT' };
        if (found.length === 0) return undefined;
        return { kind, total: found.length, hits: found.slice(0, limit).map(asHit) };
      } catch (error) {
        console.error(error);
        return { kind, reason: 'FAILED' };
      } finally {
        end.abort();
      }
    }),
  );
  const present = answers.filter((one) => one !== undefined);
  return {
    results: present.filter((one): one is Group => 'hits' in one),
    missing: present.filter((one): one is Missing => 'reason' in one),
  };
}

/** Throws where a kind says nobody's right. */
export function checkSearchableKinds(table = searchableKinds): void {
  const open = searchKinds.filter((kind) => rightOf(table[kind]) === undefined);
  if (open.length > 0) throw new Error(`searchable-kinds.ts does not say who may find ${open.join(', ')}`);
}

const rightOf = ({ listedBy }: SearchableKind): RightName | undefined => routeRights[listedBy];

function mayList(user: DemoUser, kind: SearchableKind): boolean {
  const right = rightOf(kind);
  if (right === undefined) return false;
  try {
    requireRight(right, user);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

const asHit = ({ id, name, details = [], clientId, variant, html_url }: Found): Group['hits'][number] => ({
  id: String(id),
  name,
  details: details.flatMap((one) => (one ? [one.slice(0, detailLength)] : [])),
  ...(clientId != null && { clientId: String(clientId) }),
  ...(variant !== undefined && { variant }),
  ...(html_url !== undefined && { html_url }),
});
