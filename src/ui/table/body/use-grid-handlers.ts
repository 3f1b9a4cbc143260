/** What presses and keys on a table do: one set of listeners for all of its cells. */

import { type FocusEvent, type KeyboardEvent, type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { contains } from '../../shadow-dom.ts';
import { runAction } from '../model/run-action.ts';
import type { SelectionModel } from '../table-model-types.ts';
import type { RowAction } from '../table-types.ts';
import { cellAt, handleGridKey, toggleSort } from './cursor/grid-keys.ts';
import type { TableCell } from './cursor/table-cursor-model.ts';
import type { ColumnTools, GridExtras, GridParts } from './grid-parts.ts';
import { hasHiddenColumns, isDisabled, rowSelection } from './row-actions.ts';

export function useGridHandlers<Row>(parts: GridParts<Row>, extras: GridExtras<Row> | undefined) {
  const latest = useRef(parts);
  latest.current = parts;
  const { scroller, sheet, textOf } = parts;
  const tools = useMemo(() => extras?.connect(latest), [extras]);
  const made = useMemo(() => gridHandlers(latest, tools), [tools]);
  useLayoutEffect(
    () => (scroller.current && sheet.current ? tools?.attach(scroller.current, sheet.current) : undefined),
    [tools, scroller, sheet],
  );
  const labelOf = useMemo(() => (action: { labelToken: string }) => textOf(action.labelToken), [textOf]);
  return { ...made, labelOf, columnMenu: tools?.menu };
}

const controls = 'a[href], button, input, select, textarea, label, [role=separator]';

function gridHandlers<Row>(latest: { readonly current: GridParts<Row> }, tools: ColumnTools | undefined) {
  const cellOf = (target: EventTarget | null) => cellAt(target, latest.current.model.rows.firstIndex.peek());
  const rowOf = (target: EventTarget | null) => latest.current.model.rows.rowAt(cellOf(target)?.row ?? -1);

  /** What is done to which row, until it is done. */
  const running = new Set<string>();

  /** Of the rows, whether it is here or still to come; not of what says that there is none. */
  function isRow(cell: TableCell | undefined): boolean {
    return cell !== undefined && cell.row >= 0 && latest.current.model.rows.phase.peek() === 'filled';
  }

  function actionsOf(row: Row): readonly RowAction<Row>[] {
    const { rowActions = [] } = latest.current.model.options.peek();
    return typeof rowActions === 'function' ? rowActions(row) : rowActions;
  }

  async function run(action: RowAction<Row>, row: Row): Promise<void> {
    const { model, t, textOf, report, notify } = latest.current;
    const what = `${action.id} ${model.rowId(row)}`;
    if (running.has(what)) return;
    running.add(what);
    await runAction(
      () => action.action?.(rowSelection(model, row), row),
      () => t('actionFailed', { action: textOf(action.labelToken) }),
      { report, notify },
    );
    running.delete(what);
  }

  function pressAction(button: HTMLElement, row: Row, isKey: boolean): void {
    const { model, setMenu } = latest.current;
    const all = actionsOf(row);
    const action = all.find(({ id }) => id === button.dataset.action);
    const start = isKey ? 'first' : 'menu';
    if (!action) {
      const shown = new Set(
        [...(button.parentElement?.querySelectorAll<HTMLElement>('[data-action]') ?? [])].map(
          (one) => one.dataset.action,
        ),
      );
      const actions = all.filter(({ id }) => !shown.has(id));
      setMenu({ kind: 'row', anchor: button, start, row, actions, hasDetails: hasHiddenColumns(model.columns) });
    } else if (isDisabled(action, row, () => rowSelection(model, row))) return;
    else if (action.options)
      setMenu({ kind: 'row', anchor: button, start, row, actions: action.options, hasDetails: false });
    else void run(action, row);
  }

  function onClick(event: MouseEvent<HTMLElement>): void {
    const { model, cursor, setMenu } = latest.current;
    const target = event.target as HTMLElement;
    const column = target.closest<HTMLElement>('[data-column]');
    const isKey = event.detail === 0;
    if (column) {
      const id = column.dataset.column ?? '';
      const button = target.closest<HTMLElement>('[data-head-menu]');
      if (button) setMenu({ kind: 'column', anchor: button, start: isKey ? 'first' : 'menu', id });
      else if (target.closest('[data-sort]')) model.columns.toggleSort(id, event.shiftKey);
      return;
    }
    const at = cellOf(target);
    if (at && at.row < 0 && target.closest('.table-check')) {
      cursor.focused(at, false);
      cursor.run({ do: 'toggle', extend: false });
      return;
    }
    if (!at || !isRow(at)) return;
    const row = rowOf(target);
    const button = target.closest<HTMLElement>('[data-action], [data-menu]');
    // Of a double click the second would do it again, perhaps to what the first has brought.
    const isRepeated = event.detail > 1;
    if (button && row !== undefined) {
      if (!isRepeated) pressAction(button, row, isKey);
    } else if (target.closest('[data-open]') && row !== undefined && !isRepeated) {
      // Ahead of what it opens, which may be another list with an active row of its own.
      cursor.press(at, { shift: false, toggle: false });
      model.options.peek().onRowActivate?.(row);
    }
    if (button || target.closest(controls)) return;
    const isCheck = target.closest('.table-check') !== null;
    cursor.press(at, {
      shift: event.shiftKey,
      toggle: !event.shiftKey && (isCheck || event.ctrlKey || event.metaKey),
    });
    // Shift keeps the browser from moving the focus itself: see `onMouseDown`.
    if (event.shiftKey) target.closest<HTMLElement>('[aria-colindex]')?.focus({ preventScroll: true });
    const isPlain = !isCheck && !isRepeated && !(event.shiftKey || event.ctrlKey || event.metaKey);
    const { activatesOnPress, onRowActivate } = model.options.peek();
    if (activatesOnPress && isPlain && row !== undefined) onRowActivate?.(row);
  }

  /** Shift-click extends the selection of rows, not of text. */
  function onMouseDown(event: MouseEvent<HTMLElement>): void {
    if (event.shiftKey && isRow(cellOf(event.target))) event.preventDefault();
  }

  function onDoubleClick({ target }: MouseEvent<HTMLElement>): void {
    const row = rowOf(target);
    const { activatesOnPress, onRowActivate } = latest.current.model.options.peek();
    if (row === undefined || activatesOnPress || (target as Element).closest(`${controls}, .table-check`)) return;
    onRowActivate?.(row);
  }

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    const cell = cellOf(target);
    if (cell && (cell.row < 0 || isRow(cell)))
      latest.current.cursor.focused(cell, !target.hasAttribute('aria-colindex'));
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    // Who comes back to the window is where they were.
    if (!currentTarget.ownerDocument.hasFocus() || contains(currentTarget, relatedTarget)) return;
    latest.current.cursor.left();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { model, cursor } = latest.current;
    const picks = model.options.peek().selectable === 'rows';
    handleGridKey(event.nativeEvent, {
      cursor,
      picks,
      onEscape() {
        // Of a whole table, which alone has rows without checkboxes.
        const { isEmpty, clear } = model.selection as SelectionModel<Row>;
        if (!picks || isEmpty.peek()) return false;
        clear();
        return true;
      },
      isList: model.options.peek().isList === true,
      onActivate: (index) => {
        const row = model.rows.rowAt(index);
        const failure = model.rows.failureAt(index);
        if (row !== undefined) model.options.peek().onRowActivate?.(row);
        else if (failure) model.rows.retry(failure.page);
      },
      onHeaderKey: (native, cell, isRightToLeft) =>
        tools ? tools.onKey(native, cell, isRightToLeft) : toggleSort(native, cell, model.columns),
    });
  }

  return {
    handlers: { onClick, onMouseDown, onDoubleClick, onFocus, onBlur, onContextMenu: tools?.onContextMenu, onKeyDown },
    run: (action: RowAction<never>, row: unknown) => void run(action as RowAction<Row>, row as Row),
  };
}
