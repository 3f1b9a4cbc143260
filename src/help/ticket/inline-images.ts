/**
 * Images within a formatted message. Each is one of the ticket's files, and is named by it until the backend has given
 * the file a token: `<img src="cid:…">`. No two files of a ticket have one name.
 */

const image = /<img\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const contentId = /\ssrc\s*=\s*(["'])cid:(.*?)\1/i;

/** By which the message names an image while it is written. */
export function contentIdOf(file: { name: string }): string {
  return encodeURIComponent(file.name).replaceAll("'", '%27');
}

export function hasImageOf(html: string, file: { name: string }): boolean {
  const wanted = contentIdOf(file);
  return [...html.matchAll(image)].some(([tag]) => idIn(tag) === wanted);
}

export function withoutImageOf(html: string, file: { name: string }): string {
  const unwanted = contentIdOf(file);
  return html.replace(image, (tag) => (idIn(tag) === unwanted ? '' : tag));
}

/** Without those that hold their picture themselves: they became no file of the ticket. */
export function withoutDataImages(html: string): string {
  return html.replace(image, (tag) => (/\ssrc\s*=\s*["']data:/i.test(tag) ? '' : tag));
}

/** As it is sent: by tokens, and without images whose file is none of the ticket's any more. */
export function withTokens(html: string, tokens: readonly { file: { name: string }; token: string }[]): string {
  const byId = new Map(tokens.map(({ file, token }) => [contentIdOf(file), token]));
  return html.replace(image, (tag) => {
    const id = idIn(tag);
    if (id === undefined) return tag;
    const token = byId.get(id);
    return token === undefined ? '' : tag.replace(contentId, (_, quote) => ` src=${quote}cid:${token}${quote}`);
  });
}

function idIn(tag: string): string | undefined {
  return contentId.exec(tag)?.[2];
}
