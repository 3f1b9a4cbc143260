/** Where a call goes: the host's prefix before its path, the query behind it. */
import { trimSlashes } from '../../base/trim-slashes.ts';

export type QueryValues = Readonly<Record<string, unknown>>;

/** `undefined` and `null` are left out, a list repeats its name. */
export function queryText(query: QueryValues): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** An absolute path goes behind the base, an address with its own origin stands alone. */
export function joinUrl(baseUrl: string, path: string): string {
  if (/^https?:\/\//i.test(path)) return path;
  const joined = `${trimSlashes(baseUrl)}/${path.replace(/^\/+/, '')}`;
  // Not the document's base: a page's <base href> is about its links, not about the backend.
  return new URL(joined, location.origin === 'null' ? document.baseURI : location.origin).href;
}
