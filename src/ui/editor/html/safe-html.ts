/**
 * What a page reads of HTML that was set and not edited yet: harmless markup stays to the letter, whatever a document
 * makes of it later; what runs, loads code, sends or covers the page is not in it. Told by lists of what is harmless,
 * and without a parser: a page reads `value` before any view has come, and its policy sees nothing of it. What is
 * written holds neither raw text nor foreign content, so every browser takes it for the tags that it was taken for here.
 */
import { harmlessElements, harmlessValue } from './harmless.ts';
import { type HtmlTag, htmlTokens } from './html-tokens.ts';

export interface CheckedHtml {
  html: string;
  /** Names of elements that were taken out, their text mostly stays; and `a[onclick]`. */
  elements: readonly string[];
  attributes: readonly string[];
}

let last: { given: string; checked: CheckedHtml } | undefined;

/** The same text where all of it is harmless. */
export function safeHtml(html: string): string {
  return checkHtml(html).html;
}

export function checkHtml(given: string): CheckedHtml {
  // Asked again and again until somebody edits it: by the page, its form, the label of what is missing.
  if (last?.given !== given) last = { given, checked: check(given) };
  return last.checked;
}

function check(given: string): CheckedHtml {
  const written: string[] = [];
  /** Where a sign stands that begins no tag, as long as nothing is taken out behind it. */
  const signs: number[] = [];
  const elements = new Set<string>();
  const attributes = new Set<string>();
  let isChanged = false;
  let raw: string | undefined;
  for (const token of htmlTokens(given)) {
    const text = given.slice(token.start, token.end);
    let kept = text;
    if (token.kind === 'text' && raw !== undefined) kept = textOfRaw(raw, text);
    else if (token.kind === 'less-than') signs.push(written.length);
    else if (token.kind === 'rest' || (token.kind === 'comment' && !isHarmlessComment(text))) kept = '';
    else if (token.kind === 'start' || token.kind === 'end') {
      kept = tagOf(token, text, attributes);
      if (kept === '') elements.add(token.name);
    }
    raw = token.kind === 'start' && !harmlessElements.has(token.name) ? token.name : undefined;
    isChanged ||= kept !== text;
    written.push(kept);
  }
  if (!isChanged && !given.endsWith('<')) return { html: given, elements: [], attributes: [] };
  for (const sign of signs) written[sign] = '&lt;';
  return { html: written.join(''), elements: [...elements], attributes: [...attributes] };
}

/** Of what is shown as text the text stays. */
function textOfRaw(name: string, text: string): string {
  if (name === 'textarea') return text.replaceAll('<', '&lt;');
  if (name === 'xmp' || name === 'plaintext') return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return /^(?:script|style|iframe|noembed|noframes|title)$/.test(name) ? '' : text;
}

/** Word's own are: markup within them is for Word alone, and has no business in a page. */
function isHarmlessComment(text: string): boolean {
  return !text.includes('<', 1) && !text.endsWith('--!>');
}

function tagOf(tag: HtmlTag, text: string, removed: Set<string>): string {
  const { name, kind, isPlain } = tag;
  if (name === 'button') return kind === 'start' ? '<span data-button="">' : '</span>';
  if (!harmlessElements.has(name)) return '';
  if (kind === 'end') return isPlain && tag.attributes.length === 0 ? text : `</${name}>`;
  const kept = tag.attributes.map((attribute) => {
    const own = attribute.name.toLowerCase();
    const value = harmlessValue(name, own, attribute.value);
    if (value === undefined) removed.add(`${name}[${own}]`);
    return { own, value, isSame: value === attribute.value };
  });
  if (isPlain && kept.every(({ isSame }) => isSame)) return text;
  const attributes = kept.flatMap(({ own, value }) => (value === undefined ? [] : ` ${own}="${quoted(value)}"`));
  return `<${name}${attributes.join('')}>`;
}

/** References in it are still as they were written. */
function quoted(value: string): string {
  return value.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
