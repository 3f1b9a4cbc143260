/** Lists within lists as the schema nests them, no deeper than allowed, and no nesting that freezes a page. */
import { editorLimits } from '../../editor-limits.ts';
import { isElement, isList, rename, unwrap, walk } from './dom.ts';
import { dissolveTable } from './tables.ts';

export function limitNesting(body: HTMLElement): void {
  for (const list of body.querySelectorAll<HTMLElement>('ul > ul, ul > ol, ol > ul, ol > ol')) nestInItem(list);
  for (const item of body.querySelectorAll<HTMLElement>('li')) {
    if (item.querySelector('ul, ol') !== null && listDepth(item) >= editorLimits.list.depth) flatten(item);
  }
  // Below something else in their item: as blocks.
  for (const list of body.querySelectorAll<HTMLElement>('li ul, li ol')) {
    if (listDepth(list) > editorLimits.list.depth) dissolveList(list);
  }
  for (const element of tooDeep(body)) dissolve(element);
}

/** `ul > ul`, as Word, Docs and old mails write it, belongs to the item before it. */
function nestInItem(list: HTMLElement) {
  const before = list.previousElementSibling;
  if (before?.nodeName === 'LI') before.append(list);
}

/** How many lists it is in, itself among them, within its cell. */
function listDepth(element: HTMLElement): number {
  let depth = 0;
  for (let at: Element | null = element; at !== null && !/^(?:TD|TH|BODY)$/.test(at.nodeName); at = at.parentElement) {
    if (isList(at)) depth += 1;
  }
  return depth;
}

/** What its lists hold follows it, level by level; what came after a list in it becomes an item of its own. */
function flatten(item: HTMLElement) {
  const open = [item];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const items = itemsOf(next);
    let last: Element = next;
    for (const one of items) {
      last.after(one);
      last = one;
    }
    if (!hasContent(next)) next.remove();
    for (const one of items.toReversed()) if (one.querySelector(':scope > ul, :scope > ol') !== null) open.push(one);
  }
}

/** Takes everything from its first list on out of an item. */
function itemsOf(item: HTMLElement): HTMLElement[] {
  const items: HTMLElement[] = [];
  let rest: HTMLElement | undefined;
  let isAfterList = false;
  for (const child of [...item.childNodes]) {
    if (isList(child)) {
      isAfterList = true;
      rest = undefined;
      items.push(...itemElements(child));
      child.remove();
    } else if (isAfterList && !(child.nodeType === Node.TEXT_NODE && /^\s*$/.test(child.textContent ?? ''))) {
      rest ??= newItem(item, items);
      rest.append(child);
    }
  }
  return items;
}

function newItem(item: HTMLElement, items: HTMLElement[]): HTMLElement {
  const added = item.ownerDocument.createElement('li');
  items.push(added);
  return added;
}

function itemElements(list: HTMLElement): HTMLElement[] {
  return [...list.children].filter((child): child is HTMLElement => child.nodeName === 'LI' || isList(child));
}

function hasContent(item: HTMLElement): boolean {
  return /\S/.test(item.textContent ?? '') || item.querySelector('img, hr, table') !== null;
}

const nesting = /^(?:BLOCKQUOTE|UL|OL|TABLE)$/;

function tooDeep(body: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  let depth = 0;
  walk(body, {
    enter(node) {
      if (!isElement(node) || !nesting.test(node.nodeName)) return undefined;
      depth += 1;
      if (depth > editorLimits.nesting) found.push(node);
      return undefined;
    },
    leave(element) {
      if (nesting.test(element.nodeName)) depth -= 1;
    },
  });
  return found;
}

function dissolve(element: HTMLElement) {
  if (element.nodeName === 'TABLE') dissolveTable(element as HTMLTableElement);
  else if (isList(element)) dissolveList(element);
  else unwrap(element);
}

function dissolveList(list: HTMLElement) {
  for (const item of [...list.children]) if (item.nodeName === 'LI') rename(item as HTMLElement, 'div');
  unwrap(list);
}
