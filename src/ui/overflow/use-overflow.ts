import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { hiddenItems } from './fit.ts';

export interface Overflow<E extends HTMLElement> {
  container: RefObject<E | null>;
  /** Indexes of the items that have no room. They stay rendered, invisible, because their widths are still needed. */
  hidden: ReadonlySet<number>;
}

/** CSS pixels that an item whose text can be cut has to be granted. */
const shrunk = 160;

/**
 * Watches a row whose items carry `data-overflow-item`. An item's text marked `data-overflow-text` counts with its whole
 * length, up to 240 px; the item that may shrink (`data-overflow-item="shrinks"`) with 160 px at most.
 */
export function useOverflow<E extends HTMLElement>(
  leaving: readonly number[],
  { gap = 0, more = 36 }: { gap?: number; more?: number } = {},
): Overflow<E> {
  const container = useRef<E>(null);
  const [hidden, setHidden] = useState<ReadonlySet<number>>(() => new Set());

  const measure = useEffectEvent(() => {
    const row = container.current;
    // Nothing has a width while the element is hidden; what was known stays. A row without any room has a box.
    if (!row || row.getClientRects().length === 0) return;
    const widths = itemsOf(row).map(naturalWidth);
    const next = hiddenItems({ widths, available: row.clientWidth, gap, more, leaving });
    setHidden((before) => (before.size === next.size && [...next].every((index) => before.has(index)) ? before : next));
  });

  useLayoutEffect(() => {
    measure();
  });

  // Another once it is adopted, where its owner renders it then.
  const page = container.current?.ownerDocument;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another window
  useLayoutEffect(() => {
    const row = container.current;
    if (!row) return;
    // Of the window that it is in: another's complains about a loop for every size that changes here.
    const { ResizeObserver: Observer } = row.ownerDocument.defaultView ?? window;
    const observer = new Observer(() => measure());
    observer.observe(row);
    return () => observer.disconnect();
  }, [page]);

  return { container, hidden };
}

function itemsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('[data-overflow-item]')];
}

function naturalWidth(item: HTMLElement): number {
  const text = item.querySelector<HTMLElement>('[data-overflow-text]');
  const width = text ? item.offsetWidth - text.clientWidth + Math.min(text.scrollWidth, 240) : item.offsetWidth;
  return item.matches('[data-overflow-item="shrinks"]') ? Math.min(width, shrunk) : width;
}
