import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import {
  type ChoiceRow,
  choiceRows,
  coarseHeights,
  fineHeights,
  type RowHeights,
  renderedAtOnce,
  rowOffsets,
  rowsInView,
  scrollToReveal,
} from '../choices/choice-window.ts';
import type { Option } from '../option.ts';

export interface ChoiceWindow {
  rows: readonly ChoiceRow[];
  offsets: readonly number[];
  heights: RowHeights;
  first: number;
  /** The row after the last that is rendered. */
  end: number;
  onShow(): void;
  onScroll(): void;
  /** Whether less than a view of rows is left below. */
  isNearEnd(): boolean;
}

/** The highest list, in CSS pixels: assumed until it is measured. */
const highestList = 320;

export function useChoiceWindow({
  list,
  items,
  highlighted,
  isPointed,
}: {
  list: RefObject<HTMLElement | null>;
  items: readonly Option[];
  highlighted: number;
  isPointed: RefObject<boolean>;
}): ChoiceWindow {
  const [heights] = useState(() => (matchMedia('(pointer: coarse)').matches ? coarseHeights : fineHeights));
  const [top, setTop] = useState(0);
  const rows = useMemo(() => choiceRows(items), [items]);
  const offsets = useMemo(() => rowOffsets(rows, heights), [rows, heights]);
  const [first, end] = rowsInView(offsets, top, highestList);

  const reveal = () => {
    const element = list.current;
    if (!element || element.clientHeight === 0) return;
    const height = element.clientHeight - padding * 2;
    element.scrollTop = scrollToReveal(rows, offsets, highlighted, element.scrollTop, height);
    follow();
  };
  const follow = () => {
    const element = list.current;
    if (element && rows.length > renderedAtOnce) setTop(element.scrollTop);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new highlight scrolls
  useLayoutEffect(() => {
    if (!isPointed.current) reveal();
  }, [highlighted]);

  return {
    rows,
    offsets,
    heights,
    first,
    end,
    onShow: reveal,
    onScroll: follow,
    isNearEnd() {
      const element = list.current;
      if (!element || element.clientHeight === 0) return false;
      return element.scrollHeight - element.scrollTop - element.clientHeight < element.clientHeight;
    },
  };
}

/** Of the list at its top and at its end, as in the sheet. */
const padding = 4;
