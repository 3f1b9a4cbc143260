/** What keys do on a column's header, and on the edge that makes it wider. Every one is in the column's menu too. */
import type { ColumnModel } from '../../table-model-types.ts';
import { toggleSort } from '../cursor/grid-keys.ts';

export interface HeaderKeys {
  columns: ColumnModel<never>;
  openMenu(cell: HTMLElement): void;
  onMoved(columnId: string): void;
  onResized(columnId: string): void;
}

/** Pixels that one press of an arrow makes a column wider. */
const step = 8;

/**
 * Enter and Space sort, with Shift by several columns; Alt with an arrow down opens the menu; Shift with an arrow moves
 * the column, Alt and Shift make it wider or narrower.
 */
export function handleHeaderKey(
  event: KeyboardEvent,
  cell: HTMLElement,
  isRightToLeft: boolean,
  { columns, openMenu, onMoved, onResized }: HeaderKeys,
): boolean {
  const id = cell.dataset.column;
  const column = columns.shown.peek().find((one) => one.id === id);
  if (id === undefined || !column || event.ctrlKey || event.metaKey) return false;
  if (toggleSort(event, cell, columns)) return true;
  if (event.key === 'ArrowDown' && event.altKey) {
    openMenu(cell);
    return true;
  }
  const by = arrow(event, isRightToLeft);
  if (by === 0 || !event.shiftKey) return false;
  if (event.altKey) {
    columns.resize(id, column.width.peek() + by * step);
    onResized(id);
  } else {
    columns.move(id, by);
    onMoved(id);
  }
  return true;
}

/** Keys while a column's edge has the focus: the answer is whether it took one. */
export function listenToResizer(
  resizer: HTMLElement,
  id: string,
  columns: Pick<ColumnModel<never>, 'shown' | 'resize'>,
  onEnd: (isDone: boolean) => void,
): void {
  const width = () =>
    columns.shown
      .peek()
      .find((one) => one.id === id)
      ?.width.peek() ?? 0;
  const before = width();
  const stop = (isDone: boolean) => {
    resizer.removeEventListener('keydown', onKey);
    resizer.removeEventListener('blur', onBlur);
    if (!isDone) columns.resize(id, before);
    onEnd(isDone);
  };
  const onBlur = () => stop(true);
  const onKey = (event: KeyboardEvent) => {
    const by = arrow(event, getComputedStyle(resizer).direction === 'rtl');
    if (by !== 0) columns.resize(id, width() + by * step * (event.shiftKey ? 4 : 1));
    else if (event.key === 'Enter') stop(true);
    else if (event.key === 'Escape') stop(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  resizer.addEventListener('keydown', onKey);
  resizer.addEventListener('blur', onBlur);
  resizer.focus();
}

/** 1 towards the end of reading, -1 towards its start, 0 for other keys. */
function arrow(event: KeyboardEvent, isRightToLeft: boolean): -1 | 0 | 1 {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return 0;
  return (event.key === 'ArrowRight') === isRightToLeft ? -1 : 1;
}
