/** Where a call goes: the template filled, the host's prefix before it, the query behind it. */
import { trimSlashes } from '../../base/trim-slashes.ts';

export type QueryValues = Readonly<Record<string, unknown>>;

/** Percent-encodes each value, so that none can leave its segment. */
export function fillPath(template: string, params: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{([^{}]+)\}/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') {
      throw new TypeError(`The path ${template} needs a value for "${name}"`);
    }
    const text = String(value);
    // An address parser takes even "%2e%2e" for "one level up": there is no way to write such a value.
    if (text === '.' || text === '..') throw new TypeError(`"${text}" can not stand for "${name}" in ${template}`);
    // A lone surrogate is no character; encodeURIComponent would throw a bare URIError for it.
    return encodeURIComponent(text.isWellFormed?.() === false ? text.toWellFormed() : text);
  });
}

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
