/**
 * Lists of Word are paragraphs: `mso-list: l0 level2 lfo1` says of which list and how deep, and the bullet or number
 * stands in front as text. Which it is of the two is told by that text, or by the sheet's `@list` rules.
 */
import { editorLimits } from '../../values/editor-limits.ts';

interface Item {
  paragraph: HTMLElement;
  list: string;
  level: number;
  isNumbered: boolean;
  /** The first number. */
  start: number;
}

export function readWordLists(body: HTMLElement, sheets: readonly string[]): void {
  const levels = levelFormats(sheets.join('\n'));
  let open: HTMLElement[] = [];
  let last: Item | undefined;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const item = itemOf(paragraph, levels);
    if (item === undefined) {
      last = undefined;
      continue;
    }
    const follows = last !== undefined && paragraph.previousElementSibling === open[0];
    if (!follows) open = [];
    open = place(item, open, last?.list === item.list);
    last = item;
  }
}

function itemOf(paragraph: HTMLElement, levels: ReadonlyMap<string, string>): Item | undefined {
  const style = paragraph.getAttribute('style') ?? '';
  const [, list = '', level = '1'] = /mso-list:\s*(l\d+)\s+level(\d+)/i.exec(style) ?? [];
  if (list === '' || /^h\d$/i.test(paragraph.localName)) return undefined;
  const marker = markerOf(paragraph);
  const text = (marker?.textContent ?? '').replaceAll(/[\s\u00a0]+/g, '');
  marker?.remove();
  const format = levels.get(`${list}:level${level}`);
  const isNumbered =
    /^\(?(?:\d+|[a-z]{1,4}|[ivxlcdm]+)[.)]/i.test(text) || (text === '' && format !== undefined && format !== 'bullet');
  return {
    paragraph,
    list,
    level: Math.min(Math.max(Number(level), 1), editorLimits.list.depth),
    isNumbered,
    start: Number(/\d+/.exec(text)?.[0] ?? 1),
  };
}

/** The bullet or number, which Word itself leaves out when it reads. */
function markerOf(paragraph: HTMLElement): Element | undefined {
  const ignored = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  if (ignored === null) return undefined;
  // Wrapped in spans that only format it.
  let marker: Element = ignored;
  while (
    marker.parentElement !== paragraph &&
    marker.parentElement?.childElementCount === 1 &&
    marker.parentElement.textContent === marker.textContent
  ) {
    marker = marker.parentElement;
  }
  return marker;
}

/** Puts it into the lists that are open, opens those that are missing, and answers with those that are open now. */
function place(item: Item, open: readonly HTMLElement[], isSameList: boolean): HTMLElement[] {
  const { paragraph, level } = item;
  let lists = open.slice(0, level);
  const same = lists[level - 1];
  if (same && (same.localName === 'ol') !== item.isNumbered && level > 1) lists = lists.slice(0, level - 1);
  if (level === 1 && same && ((same.localName === 'ol') !== item.isNumbered || !isSameList)) lists = [];
  while (lists.length < level) {
    const list = newList(item, lists.length + 1 === level);
    const parent = lists.at(-1);
    if (parent) (parent.lastElementChild ?? parent.appendChild(elementLike(parent, 'li'))).append(list);
    else paragraph.before(list);
    lists.push(list);
  }
  const entry = elementLike(paragraph, 'li');
  lists.at(-1)?.append(entry);
  entry.append(paragraph);
  // Its own margin is that of the list.
  paragraph.setAttribute(
    'style',
    (paragraph.getAttribute('style') ?? '').replaceAll(/(?:^|;)\s*(?:margin|text-indent|mso-)[^;]*/gi, ''),
  );
  return lists;
}

function newList(item: Item, isOwnLevel: boolean): HTMLElement {
  const list = elementLike(item.paragraph, item.isNumbered ? 'ol' : 'ul');
  if (item.isNumbered && isOwnLevel && item.start > 1) list.setAttribute('start', String(item.start));
  return list;
}

function elementLike(element: Element, name: string): HTMLElement {
  return (element.ownerDocument as Document).createElement(name);
}

/** `@list l0:level1 { mso-level-number-format: bullet }`. */
function levelFormats(sheet: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, level = '', rules = ''] of sheet.matchAll(/@list\s+(l\d+:level\d+)[^{]{0,40}\{([^{}]*)\}/gi)) {
    found.set(level, /mso-level-number-format:\s*([\w-]+)/i.exec(rules)?.[1]?.toLowerCase() ?? 'decimal');
  }
  return found;
}
