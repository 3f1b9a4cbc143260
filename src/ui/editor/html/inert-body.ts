/**
 * HTML of unknown origin as nodes of a document that runs nothing, loads nothing and belongs to no window. The page may
 * enforce Trusted Types and list no policy of ours, so: what the host's policy trusts is parsed; a plain string is parsed
 * where the page allows that; where it does not, by the browser's own sanitiser, which needs no policy. Whether a page
 * enforces can only be tried, and every try is a violation that it reports: it is tried once. Everything that comes out
 * is then only read: by the schema, which knows what a document may hold.
 */

import { quietStyles } from './quiet-styles.ts';

export interface TrustedHtmlPolicy {
  createHTML(html: string): unknown;
}

/** Throws where the page forbids every way to parse, and where a policy or sanitiser leaves nothing of a text. */
export function inertBody(html: string, policy: TrustedHtmlPolicy): HTMLElement {
  const quiet = quietStyles(html, (text) => bodyOf(parse(policy.createHTML(text)).parsed));
  const answer = policy.createHTML(quiet.html);
  const { parsed, isSanitized } = parse(answer);
  const body = bodyOf(parsed);
  quiet.restore(body);
  const isChanged = isSanitized || String(answer) !== quiet.html;
  if (isChanged && body.firstChild === null && showsSomething(html)) {
    throw new Error('Nothing is left of this HTML: the Trusted Types policy or the sanitiser of this page emptied it.');
  }
  return body;
}

/** The page said that strings are not parsed. It cannot take that back. */
let arePlainStringsRefused = false;

function parse(answer: unknown): { parsed: Document; isSanitized: boolean } {
  const isTrusted = typeof answer !== 'string';
  let refusal: unknown;
  if (isTrusted || !arePlainStringsRefused) {
    try {
      return { parsed: new DOMParser().parseFromString(answer as string, 'text/html'), isSanitized: false };
    } catch (error) {
      refusal = error;
      arePlainStringsRefused ||= !isTrusted;
    }
  }
  const own = Document as unknown as SanitizingDocument;
  // What the policy made of it: it may have taken out what the host does not want.
  if (own.parseHTML) return { parsed: own.parseHTML(String(answer), { sanitizer: {} }), isSanitized: true };
  throw new Error(
    'This page enforces Trusted Types, so HTML cannot be read. Configure `trustedTypesPolicy` with a policy of the page.',
    { cause: refusal },
  );
}

interface SanitizingDocument {
  /** Without lists of its own the sanitiser takes out what runs, and nothing else. */
  parseHTML?(html: string, options: { sanitizer: object }): Document;
}

/** By the prototype's getter: an image named "body" would answer in its place. A set of frames holds no text. */
function bodyOf(parsed: Document): HTMLElement {
  const getter = Object.getOwnPropertyDescriptor(Document.prototype, 'body')?.get;
  const body = getter?.call(parsed) as HTMLElement | null;
  return body instanceof HTMLBodyElement ? body : document.implementation.createHTMLDocument().body;
}

/** Enough of it to tell text and pictures from what is rightly taken out. */
function showsSomething(html: string): boolean {
  const shown = html
    .slice(0, 20_000)
    .replaceAll(/<(script|style|template|svg|math|iframe|object|noscript|head|title)\b.*?(?:<\/\1\s*>|$)/gis, '')
    .replaceAll(/<!--.*?(?:-->|$)/gs, '');
  return /<img\b[^<>]*\ssrc/i.test(shown) || /\S/.test(shown.replaceAll(/<[^>]*>?/g, ''));
}
