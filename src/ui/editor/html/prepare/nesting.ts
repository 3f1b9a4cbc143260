/** Lists within lists as the schema nests them, no deeper than allowed, and no nesting that freezes a page. */
import { editorLimits } from '../../values/editor-limits.ts';
import { isElement, isList, rename, unwrap, walk } from './dom.ts';

export function limitNesting(body: HTMLElement): void {
  gatherItems(body);
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

/** Items outside of any list make one. */
function gatherItems(body: HTMLElement) {
  const made = new WeakSet<Element>();
  for (const item of body.querySelectorAll<HTMLElement>(':not(ul, ol) > li')) {
    const { previousElementSibling: before } = item;
    if (before && made.has(before)) {
      before.append(item);
      continue;
    }
    const list = item.ownerDocument.createElement('ul');
    made.add(list);
    item.before(list);
    list.append(item);
  }
}

/** `ul > ul`, as Word, Docs and old mails write it, belongs to the item before it. */
function nestInItem(list: HTMLElement) {
  const before = list.previousElementSibling;
  if (before?.nodeName === 'LI') before.append(list);
  else wrapInItem(list);
}

function wrapInItem(node: ChildNode): HTMLElement {
  const item = (node.ownerDocument as Document).createElement('li');
  node.before(item);
  item.append(node);
  return item;
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
    } else if (isAfterList && !isBlank(child)) {
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
  return [...list.childNodes].flatMap((child) => {
    if (child.nodeName === 'LI') return child as HTMLElement;
    return isBlank(child) ? [] : wrapInItem(child);
  });
}

function isBlank(node: Node): boolean {
  return (
    node.nodeType !== Node.ELEMENT_NODE &&
    /^\s*$/.test(node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')
  );
}

function hasContent(item: HTMLElement): boolean {
  return /\S/.test(item.textContent ?? '') || item.querySelector('img, hr, table') !== null;
}

const nesting = /^(?:BLOCKQUOTE|UL|OL|TABLE)$/;
/** Of lists and tables: without them they would be put into new ones. */
const part = /^(?:LI|TBODY|THEAD|TFOOT|TR|TD|TH)$/;

function tooDeep(body: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  // So few cannot be nested that deep: most texts need not be walked through.
  if (body.querySelectorAll('blockquote, ul, ol, table').length <= editorLimits.nesting) return found;
  let depth = 0;
  walk(body, {
    enter(node) {
      if (!isElement(node)) return undefined;
      if (nesting.test(node.nodeName)) depth += 1;
      else if (!part.test(node.nodeName)) return undefined;
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
  if (/^(?:LI|TD|TH)$/.test(element.nodeName)) rename(element, 'div');
  else unwrap(element);
}

function dissolveList(list: HTMLElement) {
  for (const item of [...list.children]) if (item.nodeName === 'LI') rename(item as HTMLElement, 'div');
  unwrap(list);
}
