/**
 * Which of a row's items must go into a menu so that the rest fits. Items leave in the given order, and the button of
 * that menu takes its room as soon as the first has left.
 */
import { fold } from '../../base/fold.ts';

export interface Fit {
  /** Natural widths in CSS pixels. */
  widths: readonly number[];
  available: number;
  gap: number;
  /** Width of the button that opens the menu. */
  more: number;
  /** Indexes in the order in which they leave; what is not listed stays. */
  leaving: readonly number[];
}

export function hiddenItems({ widths, available, gap, more, leaving }: Fit): Set<number> {
  const hidden = new Set<number>();
  let needed = fold(widths, (sum, width) => sum + width + gap, -gap);
  for (const index of leaving) {
    if (needed <= available) break;
    if (hidden.size === 0) needed += more + gap;
    hidden.add(index);
    needed -= (widths[index] ?? 0) + gap;
  }
  return hidden;
}
