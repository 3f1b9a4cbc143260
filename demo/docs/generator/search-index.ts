/** What the search looks through, made when the site is built: it works without a network, and reads no page. */
import MiniSearch from 'minisearch';
import { type SearchEntry, searchOptions } from '../search-options.ts';
import type { Site } from './layout.ts';

/** JSON of the index. */
export function searchIndex({ sections }: Site): string {
  const index = new MiniSearch<SearchEntry>(searchOptions);
  for (const { title: section, pages } of sections) {
    for (const { path, title, description, keywords = '', findable = [] } of pages) {
      index.add({ id: path, title, text: `${description} ${keywords}`, context: section, kind: 'page', page: title });
      const seen = new Set<string>();
      for (const one of findable) {
        const id = `${path}#${one.id}`;
        // Several promises stand below one heading.
        const key = `${id} ${one.title}`;
        if (seen.has(key)) continue;
        seen.add(key);
        index.add({ id: key, title: one.title, text: one.text, context: title, kind: one.kind, page: title });
      }
    }
  }
  return JSON.stringify(index);
}
