/**
 * What of some HTML a document does not hold: facts about it as it was given, without those that hold of what is written
 * for the document. Two spellings of the same are one fact. Source: spec 003 §5, and the issue of the editor.
 */
import type { Node } from 'prosemirror-model';
import { inertBody, type TrustedHtmlPolicy } from './inert-body.ts';
import type { LossyContent } from './lossy-content.ts';
import { attributeFacts, type Fact, styleFacts } from './lossy-facts.ts';
import { visibleText } from './lossy-text.ts';
import { wordStyle } from './parked-attributes.ts';
import { applyStyles } from './prepare/styles.ts';
import { checkHtml } from './safe-html.ts';
import { supportedElements } from './supported-elements.ts';
import { writeHtml } from './write-html.ts';

/** Texts and names beyond are no help to anybody. */
const most = { texts: 20, textLength: 200, names: 100 };

/** `undefined` where nothing would go. */
export function findLoss(html: string, doc: Node, policy: TrustedHtmlPolicy): LossyContent | undefined {
  const before = inventory(inertBody(html, policy));
  const after = inventory(inertBody(writeHtml(doc), policy));
  // What runs a page's sanitiser may have taken out before it could be compared.
  const unsafe = checkHtml(html);
  const elements = listed(html, unsafe.elements, missing(before.elements, after.elements));
  const attributes = listed(html, unsafe.attributes, missing(before.attributes, after.attributes));
  const text = missingText(before.text, after.text);
  const isWhole = elements.length + attributes.length + text.length === 0;
  return isWhole ? undefined : { elements, attributes, text };
}

interface Inventory {
  elements: readonly Fact[];
  attributes: readonly Fact[];
  text: readonly string[];
}

function inventory(body: HTMLElement): Inventory {
  for (const element of body.querySelectorAll(`[${wordStyle}]`)) element.removeAttribute(wordStyle);
  // Before anything is taken out: names are facts, and stand for members of forms until then.
  const attributes = allElements(body).flatMap(attributeFacts);
  const elements = elementFacts(body);
  const text = visibleText(body);
  for (const named of body.querySelectorAll('[name], [id]')) {
    Element.prototype.removeAttribute.call(named, 'name');
    Element.prototype.removeAttribute.call(named, 'id');
  }
  const styled = [...body.querySelectorAll<HTMLElement>('[style], [bgcolor], font')];
  const given = styled.map((element) => element.getAttribute('style') ?? '');
  applyStyles(body);
  return {
    elements,
    attributes: [...attributes, ...styled.flatMap((element, index) => styleFacts(element, given[index] ?? ''))],
    text,
  };
}

/** By what they mean. */
const synonyms: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  ins: 'u',
  button: 'span',
};
/** Say nothing by themselves: their text and their attributes do. */
const silent = new Set(
  'html head body p div span font br tbody thead tfoot colgroup col center o:p wbr meta title'.split(' '),
);
/** Of these each one counts: the others run together where they meet. */
const counted = new Set('ul ol li table tr td th blockquote pre hr img h1 h2 h3 h4'.split(' '));

function elementFacts(body: HTMLElement): Fact[] {
  const counts = new Map<string, number>();
  return allElements(body).flatMap((element) => {
    const own = localNameOf(element);
    const name = synonyms[own] ?? own;
    if (silent.has(name) || isEmptyMark(element, name)) return [];
    if (!counted.has(name)) return { key: name, label: own };
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { key: `${name} ${count}`, label: own };
  });
}

/** Nothing is formatted by it; code within a code block says what that says. */
function isEmptyMark(element: Element, name: string): boolean {
  if (counted.has(name) || !supportedElements.has(name)) return false;
  const parent = element.parentElement;
  return (
    (name === 'code' && parent?.localName === 'pre') ||
    (element.textContent === '' && element.firstElementChild === null)
  );
}

function allElements(body: HTMLElement): Element[] {
  return [...body.querySelectorAll('*')];
}

const localName = Object.getOwnPropertyDescriptor(Element.prototype, 'localName')?.get as () => string;

/** By the prototype's getter: a form's field may be called so. */
function localNameOf(element: Element): string {
  return localName.call(element);
}

/** In the order in which they stand there. */
function listed(html: string, unsafe: readonly string[], missed: readonly string[]): readonly string[] {
  if (unsafe.length === 0) return missed;
  const text = html.toLowerCase();
  const placeOf = (label: string) => text.indexOf(/^[^[]*\[(?:style\.)?(.+)\]$/.exec(label)?.[1] ?? `<${label}`);
  const all = [...new Set([...missed, ...unsafe])].map((label) => ({ label, place: placeOf(label) }));
  return all
    .sort((one, other) => one.place - other.place)
    .map(({ label }) => label)
    .slice(0, most.names);
}

function missing(before: readonly Fact[], after: readonly Fact[]): string[] {
  const kept = new Set(after.map(({ key }) => key));
  const gone = before.filter(({ key }) => !kept.has(key)).map(({ label }) => label);
  return [...new Set(gone)].slice(0, most.names);
}

/** Pieces that are not where they were, nor anywhere else. */
function missingText(before: readonly string[], after: readonly string[]): string[] {
  const all = after.join('');
  if (before.join('') === all) return [];
  let at = 0;
  const gone: string[] = [];
  for (const piece of before) {
    if (all.slice(at, at + piece.length) === piece) at += piece.length;
    else if (!all.includes(piece)) gone.push(piece.slice(0, most.textLength));
  }
  return [...new Set(gone)].slice(0, most.texts);
}
