/**
 * Lists of Word are paragraphs: `mso-list: l0 level2 lfo1` says of which list and how deep, and the bullet or number
 * stands in front as text. Which it is of the two is told by that text, or by the sheet's `@list` rules.
 */
import { wordStyle } from '../../html/parked-attributes.ts';
import { type ListMarker, markerIn } from './list-marker.ts';
import { createListStack } from './list-stack.ts';

export function readWordLists(body: HTMLElement, sheets: readonly string[]): void {
  const levels = levelFormats(sheets.join('\n'));
  const stack = createListStack();
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const [, list = '', level = '1'] =
      /mso-list:\s*(l\d+)\s+level(\d+)/i.exec(paragraph.getAttribute(wordStyle) ?? '') ?? [];
    if (list === '' || /^h\d$/i.test(paragraph.localName)) {
      stack.end();
      continue;
    }
    const format = levels.get(`${list}:level${level}`);
    stack.add(paragraph, { list, level: Number(level), ...markerOf(paragraph, format) });
    // Its own margins are those of the list.
    for (const name of ['margin', 'margin-left', 'margin-right', 'margin-inline-start', 'text-indent'])
      paragraph.style.removeProperty(name);
  }
}

/** The bullet or number, which Word itself leaves out when it reads. */
function markerOf(paragraph: HTMLElement, format: string | undefined): ListMarker {
  const ignored = [...paragraph.querySelectorAll(`[${wordStyle}]`)].find((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute(wordStyle) ?? ''),
  );
  let marker: Element | undefined = ignored;
  // Wrapped in spans that only format it.
  while (
    marker?.parentElement &&
    marker.parentElement !== paragraph &&
    marker.parentElement.childElementCount === 1 &&
    marker.parentElement.textContent === marker.textContent
  ) {
    marker = marker.parentElement;
  }
  const text = marker?.textContent ?? '';
  marker?.remove();
  return markerIn(text, format);
}

/** `@list l0:level1 { mso-level-number-format: bullet }`. */
function levelFormats(sheet: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, level = '', rules = ''] of sheet.matchAll(/@list\s+(l\d+:level\d+)[^{]{0,40}\{([^{}]*)\}/gi)) {
    found.set(level, /mso-level-number-format:\s*([\w-]+)/i.exec(rules)?.[1]?.toLowerCase() ?? 'decimal');
  }
  return found;
}
