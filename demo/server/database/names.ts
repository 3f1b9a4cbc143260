/** How names are ordered and searched: regardless of case and accents, numbers by their value. */
import { foldedName } from '../../../src/base/folded-name.ts';

/** Sorts by code unit as people expect: `Page 2` before `Page 10`. */
export function sortKey(name: string): string {
  return foldedName(name).replace(/\d+/g, (digits) => {
    const value = digits.replace(/^0+(?=\d)/, '');
    return `0${String.fromCharCode(0x30 + Math.min(value.length, 60))}${value}`;
  });
}

/** As `LIKE` compares it: what is typed without accents finds a name that has them. */
export function searchName(name: string): string {
  return foldedName(name);
}

/**
 * A search term as a `LIKE` pattern with `\` as its escape. Without `*` it is found anywhere in a name; with it, the
 * whole name has to fit, so that `*.pdf` is an extension and `inv*` a beginning.
 */
export function likePattern(term: string): string {
  const escaped = searchName(term.trim()).replace(/[\\%_]/g, '\\$&');
  return escaped.includes('*') ? escaped.replace(/\*+/g, '%') : `%${escaped}%`;
}

/** The same as a test of a `searchName`, for names that are computed. */
export function nameMatcher(term: string): (name: string) => boolean {
  const wanted = searchName(term.trim());
  if (!wanted.includes('*')) return (name) => name.includes(wanted);
  const parts = wanted.split(/\*+/);
  const first = parts[0] ?? '';
  const last = parts[parts.length - 1] ?? '';
  return (name) => {
    if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length) return false;
    let position = first.length;
    const end = name.length - last.length;
    for (const part of parts.slice(1, -1)) {
      const found = name.indexOf(part, position);
      if (found < 0 || found + part.length > end) return false;
      position = found + part.length;
    }
    return true;
  };
}
