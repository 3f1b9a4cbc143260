/**
 * What Word and OneNote for the web write: each item in a list of its own, with its level beside it, and headings that
 * are paragraphs which say so.
 */
import { rename, unwrap } from '../../html/prepare/dom.ts';
import { numberStyleOf } from '../../schema/list-style.ts';
import { createListStack } from './list-stack.ts';

export function readWordWeb(body: HTMLElement): void {
  for (const heading of body.querySelectorAll<HTMLElement>('p[role="heading"], div[role="heading"]')) {
    const level = Number(heading.getAttribute('aria-level') ?? 2);
    if (level >= 1 && level <= 6) rename(heading, `h${level}`);
  }
  const items = [...body.querySelectorAll<HTMLElement>('li[data-aria-level]')];
  if (items.length === 0) return;
  // Around lists that stand alone.
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) unwrap(wrapper);
  const stack = createListStack();
  let last: HTMLElement | undefined;
  for (const item of items) {
    const list = item.parentElement as HTMLElement;
    if (last === undefined || list.previousElementSibling !== last) stack.end();
    const paragraph = item.ownerDocument.createElement('div');
    paragraph.append(...item.childNodes);
    list.before(paragraph);
    item.remove();
    if (list.querySelector('li') === null) list.remove();
    const isNumbered = list.localName === 'ol';
    stack.add(paragraph, {
      list: item.getAttribute('data-listid') ?? '',
      level: Number(item.getAttribute('data-aria-level')) || 1,
      isNumbered,
      style: isNumbered ? numberStyleOf(list) : null,
      start: Number(list.getAttribute('start')) || Number(item.getAttribute('data-aria-posinset')) || 1,
    });
    // The top of what is open stands where the first of it stood.
    let top: HTMLElement = paragraph;
    while (top.parentElement?.closest('ul, ol')) top = top.parentElement.closest('ul, ol') as HTMLElement;
    last = top;
    unwrap(paragraph);
  }
}
