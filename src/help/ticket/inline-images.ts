/**
 * Images within a formatted message. Each is one of the ticket's files, and is named by it until the backend has given
 * the file a token: `<img src="cid:…">`. No two files of a ticket have one name.
 */

import { tagsOf } from '../../base/html-tags.ts';

const contentId = /\ssrc\s*=\s*(?:"cid:([^"]*)"|'cid:([^']*)')/i;

/** By which the message names an image while it is written. */
export function contentIdOf(file: { name: string }): string {
  return encodeURIComponent(file.name).replaceAll("'", '%27');
}

export function hasImageOf(html: string, file: { name: string }): boolean {
  const wanted = contentIdOf(file);
  return [...tagsOf(html)].some(({ name, attributes }) => name === 'img' && idIn(attributes) === wanted);
}

export function withoutImageOf(html: string, file: { name: string }): string {
  const unwanted = contentIdOf(file);
  return changedImages(html, (tag) => (idIn(tag) === unwanted ? '' : tag));
}

/** Without those that hold their picture themselves: they became no file of the ticket. */
export function withoutDataImages(html: string): string {
  return changedImages(html, (tag) => (/\ssrc\s*=\s*["']data:/i.test(tag) ? '' : tag));
}

/** As it is sent: by tokens, and without images whose file is none of the ticket's any more. */
export function withTokens(html: string, tokens: readonly { file: { name: string }; token: string }[]): string {
  const byId = new Map(tokens.map(({ file, token }) => [contentIdOf(file), token]));
  return changedImages(html, (tag) => {
    const id = idIn(tag);
    if (id === undefined) return tag;
    const token = byId.get(id);
    return token === undefined
      ? ''
      : tag.replace(contentId, (_, double) => (double === undefined ? ` src='cid:${token}'` : ` src="cid:${token}"`));
  });
}

function changedImages(html: string, change: (tag: string) => string): string {
  let changed = '';
  let at = 0;
  for (const { name, start, end } of tagsOf(html)) {
    if (name !== 'img') continue;
    changed += html.slice(at, start) + change(html.slice(start, end));
    at = end;
  }
  return changed + html.slice(at);
}

function idIn(tag: string): string | undefined {
  const found = contentId.exec(tag);
  return found?.[1] ?? found?.[2];
}
