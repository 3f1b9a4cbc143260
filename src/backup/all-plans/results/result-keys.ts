/** Where a key leads in the list of results: a treegrid's keys (APG), rows first. */
import type { ResultRow } from '../result-rows.ts';

export type ResultMove = { to: number } | { toggle: ResultRow } | { cell: 1 | -1 } | { act: ResultRow };

export interface KeyPlace {
  rows: readonly ResultRow[];
  /** Of the active row. */
  index: number;
  /** The focus is on a control in the row, not on the row. */
  isInRow: boolean;
  rowsPerScreen: number;
  isRightToLeft: boolean;
}

/** `undefined` for a key that means nothing here. */
export function resultMove(
  key: string,
  { rows, index, isInRow, rowsPerScreen, isRightToLeft }: KeyPlace,
): ResultMove | undefined {
  const row = rows[index];
  if (!row) return undefined;
  const last = rows.length - 1;
  switch (key) {
    case 'ArrowDown':
      return { to: Math.min(last, index + 1) };
    case 'ArrowUp':
      return { to: Math.max(0, index - 1) };
    case 'PageDown':
      return { to: Math.min(last, index + rowsPerScreen) };
    case 'PageUp':
      return { to: Math.max(0, index - rowsPerScreen) };
    case 'Home':
      return { to: 0 };
    case 'End':
      return { to: last };
    case isRightToLeft ? 'ArrowLeft' : 'ArrowRight':
      return !isInRow && isOpenOf(row) === false ? { toggle: row } : { cell: 1 };
    case isRightToLeft ? 'ArrowRight' : 'ArrowLeft':
      if (isInRow) return { cell: -1 };
      return isOpenOf(row) ? { toggle: row } : { to: parentIndex(rows, index) };
    case 'Enter':
    case ' ':
      return isInRow ? undefined : { act: row };
    default:
      return undefined;
  }
}

/** `undefined` for a row that has nothing to unfold. */
export function isOpenOf(row: ResultRow): boolean | undefined {
  return row.kind === 'plan' || row.kind === 'hit' ? row.isOpen : undefined;
}

function parentIndex(rows: readonly ResultRow[], index: number): number {
  const level = rows[index]?.level ?? 1;
  for (let at = index - 1; at >= 0; at -= 1) if ((rows[at]?.level ?? 1) < level) return at;
  return index;
}
