/**
 * HTML of unknown origin as nodes of a document that runs nothing, loads nothing and belongs to no window. The page may
 * enforce Trusted Types and list no policy of ours, so: what the host's policy trusts is parsed; a plain string is parsed
 * by the browser's own sanitiser, which needs no policy and is no violation; only where there is none, as the page may
 * allow it. Whether it does can only be tried, and every try is a violation that it reports: it is tried once. Everything
 * that comes out is then only read: by the schema, which knows what a document may hold.
 */

import { parkAttributes, putBack } from './parked-attributes.ts';

export interface TrustedHtmlPolicy {
  createHTML(html: string): unknown;
}

/** Throws where the page forbids every way to parse, and where a policy leaves nothing of a text. */
export function inertBody(html: string, policy: TrustedHtmlPolicy): HTMLElement {
  const answer = policy.createHTML(html);
  const written = String(answer);
  const quiet = parkAttributes(written, 'style');
  const body = parse(quiet === written ? answer : typeof answer === 'string' ? quiet : policy.createHTML(quiet));
  putBack(body, 'style');
  if (written !== html && body.firstChild === null && showsSomething(html)) {
    throw new Error('Nothing is left of this HTML: this page’s Trusted Types policy removed everything.');
  }
  return body;
}

/** The page said that strings are not parsed. It cannot take that back. */
let arePlainStringsRefused = false;

function parse(answer: unknown): HTMLElement {
  if (typeof answer !== 'string') return parsedBy(answer as string);
  const own = Document as unknown as SanitizingDocument;
  let refusal: unknown;
  // Where no page can enforce, all of it may be parsed.
  if (!arePlainStringsRefused && !(own.parseHTML && 'trustedTypes' in globalThis)) {
    try {
      return parsedBy(answer);
    } catch (error) {
      refusal = error;
      arePlainStringsRefused = true;
    }
  }
  if (own.parseHTML) {
    const body = bodyOf(own.parseHTML(parkAttributes(answer, 'href'), { sanitizer: { comments: true } }));
    putBack(body, 'href');
    return body;
  }
  throw new Error(
    'This page enforces Trusted Types, so HTML can’t be read. Set `trustedTypesPolicy` to one of the page’s policies.',
    { cause: refusal },
  );
}

function parsedBy(html: string): HTMLElement {
  return bodyOf(new DOMParser().parseFromString(html, 'text/html'));
}

interface SanitizingDocument {
  /** Without lists of its own the sanitiser takes out what runs, and nothing else. */
  parseHTML?(html: string, options: { sanitizer: { comments: boolean } }): Document;
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
