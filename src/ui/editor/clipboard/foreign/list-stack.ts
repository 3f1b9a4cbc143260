/**
 * Puts paragraphs that say how deep they are into lists within lists. A level that is left out is none: an item two
 * levels deeper than the one before stands in a list under that one, and the first stands at the top.
 */
import { editorLimits } from '../../values/editor-limits.ts';
import type { ListMarker } from './list-marker.ts';

export interface FoundItem extends ListMarker {
  /** Of which list: at the top another one begins another. */
  list: string;
  level: number;
}

interface OpenList {
  element: HTMLElement;
  level: number;
  list: string;
}

export interface ListStack {
  /** Takes it from where it stands. */
  add(paragraph: HTMLElement, item: FoundItem): void;
  /** What comes next belongs to no list that is open. */
  end(): void;
}

export function createListStack(): ListStack {
  let open: OpenList[] = [];

  function isOf(top: OpenList, item: FoundItem): boolean {
    return (top.element.localName === 'ol') === item.isNumbered && (open.length > 1 || top.list === item.list);
  }

  return {
    add(paragraph, item) {
      const [first] = open;
      if (first && paragraph.previousElementSibling !== first.element) open = [];
      // An item of a level between two that are open belongs to the outer one.
      while (open.length > 1 && (open.at(-1) as OpenList).level > item.level) open.pop();
      let top = open.at(-1);
      if (top && top.level >= item.level && !isOf(top, item)) {
        open.pop();
        top = open.at(-1);
      }
      if (top === undefined || top.level < item.level) {
        const element = newList(paragraph, item);
        const isTooDeep = open.length >= editorLimits.list.depth;
        if (top === undefined) paragraph.before(element);
        else if (!isTooDeep) top.element.lastElementChild?.append(element);
        if (top === undefined || !isTooDeep) open.push({ element, level: item.level, list: item.list });
      }
      const entry = elementLike(paragraph, 'li');
      open.at(-1)?.element.append(entry);
      entry.append(paragraph);
    },
    end() {
      open = [];
    },
  };
}

function newList(paragraph: HTMLElement, { isNumbered, style, start }: FoundItem): HTMLElement {
  const list = elementLike(paragraph, isNumbered ? 'ol' : 'ul');
  if (isNumbered && start > 1) list.setAttribute('start', String(start));
  if (style !== null) list.style.listStyleType = style;
  return list;
}

function elementLike(element: Element, name: string): HTMLElement {
  return (element.ownerDocument as Document).createElement(name);
}
