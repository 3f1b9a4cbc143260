/** What is shown of what was found: groups of entries, each of which can be chosen. */
import type { RecentTab } from '../console/page/recent-tabs-slice.ts';
import { isFound } from '../ui/select/fold-text.ts';
import type { SearchAnswer, SearchHit } from './contract.ts';
import { addressOf, followable, listAddressOf } from './search-address.ts';
import { isSearchKind, type SearchKind, searchKinds } from './search-kinds.ts';
import type {
  SearchAddresses,
  SearchedThing,
  SearchListAddresses,
  SearchNavigation,
  SearchPage,
  SearchShowAll,
} from './search-types.ts';

export interface SearchEntry {
  /** Among all entries. */
  readonly key: string;
  readonly navigation?: SearchNavigation;
  /** In its place: the way to all of its kind. */
  readonly all?: SearchShowAll & { readonly total: number };
  readonly details: readonly string[];
}

export interface SearchGroup {
  readonly kind: SearchNavigation['kind'];
  readonly total: number;
  readonly entries: readonly SearchEntry[];
}

export interface SearchHost {
  readonly addresses: SearchAddresses;
  readonly lists: SearchListAddresses;
  readonly pages: readonly SearchPage[];
  /** Of the page, for addresses that are not whole. */
  readonly base: string;
}

/** Places are there before anybody types, in the order in which they were left. */
export function recentGroup(tabs: readonly RecentTab[], base: string): readonly SearchGroup[] {
  const entries = tabs.flatMap(({ path, title }) => {
    const href = followable(path, base);
    if (href === undefined) return [];
    return [
      { key: `recent ${path}`, navigation: { kind: 'recent' as const, id: path, name: title, href }, details: [] },
    ];
  });
  return entries.length === 0 ? [] : [{ kind: 'recent', total: entries.length, entries }];
}

/** Pages are found without a server. */
export function pageGroup({ pages, base }: SearchHost, words: readonly string[]): readonly SearchGroup[] {
  const entries = pages
    .filter((page) => isFound([page.name, ...(page.words ?? [])].join(' '), words))
    .map((page) => {
      const { id, name } = page;
      const href = followable(page.href, base);
      return { key: `page ${id}`, navigation: { kind: 'page' as const, id, name, ...(href && { href }) }, details: [] };
    });
  return entries.length === 0 ? [] : [{ kind: 'page', total: entries.length, entries }];
}

/** Kinds in one order, whatever the server's; of a kind that this release does not know nothing is shown. */
export function answeredGroups(
  results: SearchAnswer['results'],
  text: string,
  host: SearchHost,
): readonly SearchGroup[] {
  return searchKinds.flatMap((kind) => {
    const found = results.find((one) => one.kind === kind);
    if (found === undefined) return [];
    const entries = found.hits.map((hit) => hitEntry(kind, hit, host));
    if (found.total <= found.hits.length) return [{ kind, total: found.total, entries }];
    const href = listAddressOf(host.lists[kind], text, host.base);
    const all = { kind, text, total: found.total, ...(href && { href }) };
    return [{ kind, total: found.total, entries: [...entries, { key: `all ${kind}`, all, details: [] }] }];
  });
}

function hitEntry(kind: SearchKind, hit: SearchHit, { addresses, base }: SearchHost): SearchEntry {
  const thing: SearchedThing = {
    kind,
    id: hit.id,
    name: hit.name,
    ...(hit.clientId != null && { clientId: hit.clientId }),
    ...(hit.variant != null && { variant: hit.variant }),
  };
  // What the host says outranks what the server says.
  const href = addressOf(addresses[kind], thing, base) ?? followable(hit.html_url, base);
  return { key: `${kind} ${hit.id}`, navigation: { ...thing, ...(href && { href }) }, details: hit.details ?? [] };
}

/** What was missing and was asked for again comes to what was there. */
export function withMissing(before: SearchAnswer, again: SearchAnswer, asked: readonly string[]): SearchAnswer {
  return {
    results: [...before.results.filter(({ kind }) => !asked.includes(kind)), ...again.results],
    missing: [...before.missing.filter(({ kind }) => !asked.includes(kind)), ...again.missing],
  };
}

export const missingKinds = ({ missing }: SearchAnswer): readonly SearchKind[] =>
  missing.flatMap(({ kind }) => (isSearchKind(kind) ? [kind] : []));
