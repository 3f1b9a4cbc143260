import type { EditorView } from 'prosemirror-view';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** CSS pixels by which it stands over the edge. */
const rise = 10;
/** CSS pixels between it and the cell's end, which is there to be dragged. */
const inset = 10;

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
    if (!view || !surface || cell === undefined) return;
    let seen: Seen | undefined;
    let frame = 0;
    // In the next frame: who observes anew within a round of observing is told of an endless one.
    // Of the window that the text is in: another's has no end to tell of once its frame is gone.
    const { ResizeObserver: Observer } = surface.ownerDocument.defaultView ?? window;
    const observer = new Observer(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(put);
    });
    const scrolled = new AbortController();

    function put() {
      const now = seenAt(view as EditorView, cell as number);
      // A cell that got other attributes is another element, and the one before it has shrunk to nothing.
      if (now && now.cell !== seen?.cell) {
        observer.disconnect();
        for (const element of [now.box, now.table, now.cell]) observer.observe(element);
        now.box.addEventListener('scroll', put, { passive: true, signal: scrolled.signal });
      }
      seen = now;
      if (corner.current) place(corner.current, seen, surface as HTMLElement);
    }

    put();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      scrolled.abort();
    };
  }, [view, cell]);
  return corner;
}

interface Seen {
  cell: HTMLElement;
  table: HTMLElement;
  /** In which the table scrolls. */
  box: HTMLElement;
}

function seenAt(view: EditorView, pos: number): Seen | undefined {
  const cell = view.nodeDOM(pos) as HTMLElement | null;
  const table = cell?.closest?.('table');
  const box = table?.parentElement;
  return cell && table && box ? { cell, table, box } : undefined;
}

function place(corner: HTMLElement, seen: Seen | undefined, surface: HTMLElement) {
  corner.hidden = seen === undefined;
  if (!seen) return;
  const own = seen.cell.getBoundingClientRect();
  const box = seen.box.getBoundingClientRect();
  const outer = surface.getBoundingClientRect();
  const isMirrored = getComputedStyle(seen.cell).direction === 'rtl';
  const end = isMirrored ? Math.max(own.left, box.left) : Math.min(own.right, box.right);
  const isAway = isMirrored ? own.right < box.left + 8 : own.left > box.right - 8;
  corner.hidden = isAway || own.width === 0;
  const x = end - outer.left - surface.clientLeft + surface.scrollLeft;
  const y = own.top - outer.top - surface.clientTop + surface.scrollTop - rise;
  corner.style.left = `${isMirrored ? x + inset : x - inset}px`;
  corner.style.translate = isMirrored ? '' : '-100%';
  corner.style.top = `${Math.max(0, y)}px`;
}
