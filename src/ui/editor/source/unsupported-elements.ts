/**
 * Which elements of some HTML the text cannot take. Asked twice: what is written, tag by tag, because a parser leaves out
 * what has no place where it stands, and what was parsed, because a reader of tags may be fooled.
 */
import { inertBody, type TrustedHtmlPolicy } from '../html/inert-body.ts';
import { supportedElements } from '../html/supported-elements.ts';

/** Names in small letters, each once, in the order in which they stand there. */
export function unsupportedElements(html: string, policy: TrustedHtmlPolicy): string[] {
  const names = new Set(writtenElements(html));
  for (const element of inertBody(html, policy).querySelectorAll('*')) names.add(element.localName);
  return [...names].filter((name) => !supportedElements.has(name));
}

/** Their content is text up to the end tag, whatever it looks like. */
const textOnly = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes']);

/** The names of start tags. Each letter is looked at a few times at most, however the text is made. */
function* writtenElements(html: string): Generator<string> {
  const lower = html.toLowerCase();
  const tag = /<([a-z][^\s/>]*)/gy;
  for (let at = lower.indexOf('<'); at !== -1; at = lower.indexOf('<', at)) {
    if (lower.startsWith('<!--', at)) {
      at = endOf(lower, '-->', at + 4);
      continue;
    }
    tag.lastIndex = at;
    const name = tag.exec(lower)?.[1];
    if (name === undefined) {
      at += 1;
      continue;
    }
    yield name;
    at = endOfTag(lower, at + 1 + name.length);
    if (textOnly.has(name)) at = endOf(lower, `</${name}`, at);
  }
}

/** Behind the `>` that is not within quotes. */
function endOfTag(html: string, from: number): number {
  const mark = /["'>]/g;
  for (let at = from; at < html.length; ) {
    mark.lastIndex = at;
    const found = mark.exec(html);
    if (found === null) return html.length;
    if (found[0] === '>') return found.index + 1;
    // A quote that opens no value is a letter of a name.
    const opensValue = /=\s*$/.test(html.slice(Math.max(from, found.index - 20), found.index));
    at = opensValue ? endOf(html, found[0], found.index + 1) : found.index + 1;
  }
  return html.length;
}

function endOf(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}
