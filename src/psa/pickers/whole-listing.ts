/**
 * What is not paged at the server: all pages are loaded once, and searched here. They are kept until the provider's data are
 * refreshed, and go on coming while somebody types or closes the list. Source: spec 002 §6 and §7.
 */
import { orAborted } from '../../base/or-aborted.ts';
import { createResourceCache, type ResourceCache } from '../../base/resource/resource-cache.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import { folded, searchWords } from '../../ui/select/fold-text.ts';
import type { LoadOptions, Option } from '../../ui/select/option.ts';
import type { ProviderEntity } from '../psa-shapes.ts';
import { psaLimits } from '../psa-terms.ts';

interface Searchable {
  readonly option: Option;
  /** As typed text meets it. */
  readonly text: string;
}

type Page = (lastId: string | undefined, signal: AbortSignal) => Promise<readonly ProviderEntity[]>;

export interface WholeListingOptions {
  readonly client: HttpClient;
  /** What it is a list of; another one where it may have changed. */
  readonly key: string;
  readonly page: Page;
  /** Aborts when nobody can ask any more. */
  readonly lifetime: AbortSignal;
}

/** Lists that are kept: the accounts and the products, and those of before a refresh. */
const mostKept = 4;
const kept = new WeakMap<HttpClient, ResourceCache<readonly Searchable[]>>();

export function createWholeListing({ client, key, page: readPage, lifetime }: WholeListingOptions): LoadOptions {
  const lists = kept.get(client) ?? createResourceCache<readonly Searchable[]>(mostKept);
  kept.set(client, lists);
  return async ({ search, page, pageSize, signal }) => {
    const all = await orAborted(
      lists.read(key, (shared) => readAll(readPage, shared), lifetime),
      signal,
    );
    const words = searchWords(search);
    const found = words.length === 0 ? all : all.filter(({ text }) => words.every((word) => text.includes(word)));
    const shown = found.slice(page * pageSize, (page + 1) * pageSize);
    return { options: shown.map(({ option }) => option), hasMore: found.length > (page + 1) * pageSize };
  };
}

async function readAll(readPage: Page, signal: AbortSignal): Promise<Searchable[]> {
  const all: Searchable[] = [];
  for (;;) {
    const rows = await readPage(all.at(-1)?.option.value, signal);
    for (const { id, name } of rows) all.push({ option: { value: id, label: name }, text: folded(name) });
    if (rows.length < psaLimits.pickerPage) return all;
  }
}
