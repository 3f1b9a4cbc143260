/**
 * Which elements of some HTML the text cannot take. Asked twice: what is written, tag by tag, because a parser leaves out
 * what has no place where it stands, and what was parsed, because a reader of tags may be fooled.
 */
import { htmlTokens } from '../html/html-tokens.ts';
import { inertBody, type TrustedHtmlPolicy } from '../html/inert-body.ts';
import { supportedElements } from '../html/supported-elements.ts';

/** Names in small letters, each once, in the order in which they stand there. */
export function unsupportedElements(html: string, policy: TrustedHtmlPolicy): string[] {
  const names = new Set<string>();
  for (const token of htmlTokens(html)) {
    // A tag that never ends is none to a browser, but somebody has begun to write it.
    const name = token.kind === 'start' ? token.name : token.kind === 'rest' && begunName(html.slice(token.start));
    if (name) names.add(name);
  }
  for (const element of inertBody(html, policy).querySelectorAll('*')) names.add(element.localName);
  return [...names].filter((name) => !supportedElements.has(name));
}

function begunName(text: string): string | undefined {
  return /^<([a-z][^\t\n\f\r />]*)/i.exec(text)?.[1]?.toLowerCase();
}
