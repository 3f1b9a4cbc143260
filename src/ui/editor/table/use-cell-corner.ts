import type { EditorView } from 'prosemirror-view';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** CSS pixels by which it stands over the edge. */
const rise = 10;
/** CSS pixels between it and the cell's end. */
const inset = 4;

/**
 * Puts an element at the upper end corner of a cell, within the box that the text scrolls in. Measured when another cell
 * is selected and when the table changes its size, never at a key that changes neither.
 */
export function useCellCorner(
  view: EditorView | undefined,
  cell: number | undefined,
): RefObject<HTMLDivElement | null> {
  const corner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const surface = view?.dom.parentElement;
    const node = cell === undefined ? undefined : (view?.nodeDOM(cell) as HTMLElement | null | undefined);
    const box = node?.closest?.('.editor-table');
    if (!surface || !node || !box) return;
    const put = () => place(corner.current, node, box, surface);
    const observer = new ResizeObserver(put);
    observer.observe(box);
    observer.observe(node);
    box.addEventListener('scroll', put, { passive: true });
    put();
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', put);
    };
  }, [view, cell]);
  return corner;
}

function place(corner: HTMLElement | null, cell: HTMLElement, box: Element, surface: HTMLElement) {
  if (!corner) return;
  const own = cell.getBoundingClientRect();
  const seen = box.getBoundingClientRect();
  const outer = surface.getBoundingClientRect();
  const isMirrored = getComputedStyle(cell).direction === 'rtl';
  const end = isMirrored ? Math.max(own.left, seen.left) : Math.min(own.right, seen.right);
  const isAway = isMirrored ? own.right < seen.left + 8 : own.left > seen.right - 8;
  corner.hidden = isAway || own.width === 0;
  const x = end - outer.left - surface.clientLeft + surface.scrollLeft;
  const y = own.top - outer.top - surface.clientTop + surface.scrollTop - rise;
  corner.style.left = `${isMirrored ? x + inset : x - inset}px`;
  corner.style.translate = isMirrored ? '' : '-100%';
  corner.style.top = `${Math.max(0, y)}px`;
}
