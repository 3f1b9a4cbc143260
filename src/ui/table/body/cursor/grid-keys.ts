/** The keys of a table: those of its cells, and those within a cell. Source: the ARIA grid pattern. */
import { gridCommand } from '../../../grid-keyboard.ts';
import type { GridTable } from '../../table-model-types.ts';
import type { CursorCommand, TableCell, TableCursor } from './table-cursor-model.ts';

export interface GridKeys {
  cursor: TableCursor;
  /** Home and End are of the rows, not of the row. */
  isList: boolean;
  /** Enter is the row's, whatever is in its cells. */
  picks: boolean;
  /** Whether there was something selected to let go of. */
  onEscape(): boolean;
  /** Enter on a cell without anything to go into. */
  onActivate(row: number): void;
  /** Keys of a column's header; `true` where it took one. */
  onHeaderKey(event: KeyboardEvent, cell: HTMLElement, isRightToLeft: boolean): boolean;
}

const cells = '[role=columnheader], [role=gridcell], [role=rowheader]';
/** What opens the row is pressed by Enter on its cell: nobody goes into the cell for it. */
const controls = ':is(a[href], button, input, select, textarea, [tabindex]):not([data-open])';

export function handleGridKey(event: KeyboardEvent, keys: GridKeys): void {
  const target = event.composedPath()[0] as HTMLElement;
  const cell = target.closest<HTMLElement>(cells);
  if (event.defaultPrevented || event.isComposing || !cell) return;
  // Not of the cell, whose text may go the other way.
  const isRightToLeft = getComputedStyle(cell.closest('[role=grid]') ?? cell).direction === 'rtl';
  const isTaken =
    target === cell
      ? onCellKey(event, cell, keys, isRightToLeft)
      : onInnerKey(event, target, cell, keys, isRightToLeft);
  if (isTaken) event.preventDefault();
}

function onCellKey(event: KeyboardEvent, cell: HTMLElement, keys: GridKeys, isRightToLeft: boolean): boolean {
  const { cursor } = keys;
  const { row } = cursor.active.peek();
  if (cell.role === 'columnheader' && keys.onHeaderKey(event, cell, isRightToLeft)) return true;
  if (event.key === 'Escape') return keys.onEscape();
  if (event.key === 'F2' || (event.key === 'Enter' && !event.altKey)) {
    if (keys.picks && event.key === 'Enter' && row >= 0) keys.onActivate(row);
    else if (cell.querySelector('[role=checkbox]')) cursor.run({ do: 'toggle', extend: false });
    else if (!enter(cell) && event.key === 'Enter' && row >= 0) keys.onActivate(row);
    return true;
  }
  const command = commandOf(event, keys.isList, isRightToLeft, cursor.isTyping());
  if (command) cursor.run(command);
  return command !== undefined;
}

/** Within a cell the arrows of reading go from one control to the next, and from the last one out of the cell. */
function onInnerKey(
  event: KeyboardEvent,
  target: HTMLElement,
  cell: HTMLElement,
  { cursor, isList }: GridKeys,
  isRightToLeft: boolean,
): boolean {
  if (event.key === 'Escape' || event.key === 'F2') {
    cell.focus({ preventScroll: true });
    return true;
  }
  if (isWriting(target) || event.key === ' ' || event.key === 'Enter') return false;
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const isForward = event.key === forward || (event.key === 'Tab' && !event.shiftKey);
  const isBack = event.key === back || (event.key === 'Tab' && event.shiftKey);
  if (isForward || isBack) {
    const all = controlsOf(cell);
    const next = all[all.indexOf(target) + (isForward ? 1 : -1)];
    if (next) {
      next.focus();
      return true;
    }
    if (event.key === 'Tab') return false;
  }
  const command = commandOf(event, isList, isRightToLeft, false);
  // What is typed on a control is the control's.
  if (!command || command.do === 'type') return false;
  cursor.run(command);
  return true;
}

function commandOf(
  event: KeyboardEvent,
  isList: boolean,
  isRightToLeft: boolean,
  isTyping: boolean,
): CursorCommand | undefined {
  if (!isList && (event.key === 'Home' || event.key === 'End') && !event.altKey) {
    const to = event.key === 'Home' ? 'first' : 'last';
    const isCorner = event.ctrlKey || event.metaKey;
    return isCorner ? { do: 'move-corner', to, extend: event.shiftKey } : { do: 'move-row-edge', to };
  }
  return gridCommand(event, isRightToLeft, isTyping);
}

/** Enter and Space on a header; `true` where they sorted. */
export function toggleSort<Row>(event: KeyboardEvent, cell: HTMLElement, columns: GridTable<Row>['columns']): boolean {
  const id = cell.dataset.column;
  if ((event.key !== 'Enter' && event.key !== ' ') || id === undefined || event.ctrlKey || event.metaKey) return false;
  if (columns.shown.peek().find((one) => one.id === id)?.isSortable) columns.toggleSort(id, event.shiftKey);
  return true;
}

function enter(cell: HTMLElement): boolean {
  const [first] = controlsOf(cell);
  first?.focus();
  return first !== undefined;
}

function controlsOf(cell: HTMLElement): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(controls)].filter((control) => control.checkVisibility());
}

function isWriting(target: HTMLElement): boolean {
  return (
    target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])') ||
    target.isContentEditable
  );
}

/** The cell of an event, by its place: rows of the page from 0, the header is -1. */
export function cellAt(target: EventTarget | null, firstIndex: number): TableCell | undefined {
  const cell = (target as Element | null)?.closest?.('[aria-colindex]');
  const row = cell?.closest('[aria-rowindex]');
  if (!cell || !row) return undefined;
  const ariaRow = Number(row.getAttribute('aria-rowindex'));
  return {
    row: ariaRow === 1 ? -1 : ariaRow - 2 - firstIndex,
    column: Number(cell.getAttribute('aria-colindex')) - 1,
  };
}
