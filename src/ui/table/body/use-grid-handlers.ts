/** What presses and keys on a table do: one set of listeners for all of its cells. */
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { Urgency } from '../../live-region/announcer.ts';
import type { NoticeTone } from '../../notices/notice-types.ts';
import { activeElement, contains } from '../../shadow-dom.ts';
import type { TableModel } from '../table-model-types.ts';
import type { RowAction } from '../table-types.ts';
import { listenToHeader } from './column-gestures.ts';
import type { ColumnWindow } from './column-window.ts';
import { copiedText } from './copied-text.ts';
import { fittingWidth } from './fit-column.ts';
import { cellAt, handleGridKey } from './grid-keys.ts';
import type { OpenMenu } from './grid-menu.tsx';
import type { GridTranslate } from './grid-messages.ts';
import { handleHeaderKey, listenToResizer } from './header-keys.ts';
import { hasHiddenColumns, isDisabled, rowSelection } from './row-actions.ts';
import type { TableCell, TableCursor } from './table-cursor-model.ts';

export interface GridHandlerOptions<Row> {
  model: TableModel<Row>;
  cursor: TableCursor;
  columnWindow: ColumnWindow;
  scroller: RefObject<HTMLDivElement | null>;
  sheet: RefObject<HTMLDivElement | null>;
  t: GridTranslate;
  locale: string;
  textOf(token: string): string;
  announce(text: string, urgency?: Urgency): void;
  report(error: unknown): void;
  notify(text: string, tone: NoticeTone): void;
  setMenu(menu: OpenMenu<Row> | undefined): void;
}

export function useGridHandlers<Row>(options: GridHandlerOptions<Row>) {
  const latest = useRef(options);
  latest.current = options;
  const { scroller, sheet, textOf } = options;
  const made = useMemo(() => gridHandlers(latest), []);
  useLayoutEffect(() => made.attach(scroller.current, sheet.current), [made, scroller, sheet]);
  const labelOf = useMemo(() => (action: { labelToken: string }) => textOf(action.labelToken), [textOf]);
  return { handlers: made.handlers, menuHandlers: { ...made.menuHandlers, labelOf }, labelOf };
}

const controls = 'a[href], button, input, select, textarea, label, [role=separator]';

function gridHandlers<Row>(latest: { readonly current: GridHandlerOptions<Row> }) {
  const headerOf = (id: string) => latest.current.model.columns.shown.peek().find((one) => one.id === id)?.header ?? id;
  const headCell = (id: string) =>
    latest.current.scroller.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(id)}"]`);
  const cellOf = (target: EventTarget | null) => cellAt(target, latest.current.model.rows.firstIndex.peek());
  const rowOf = (target: EventTarget | null) => latest.current.model.rows.rowAt(cellOf(target)?.row ?? -1);

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
    try {
      await action.action?.(rowSelection(model, row), row);
    } catch (error) {
      report(error);
      notify(t('actionFailed', { action: textOf(action.labelToken) }), 'danger');
    }
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
    if (!at || !isRow(at)) return;
    const row = rowOf(target);
    const button = target.closest<HTMLElement>('[data-action], [data-menu]');
    if (button && row !== undefined) pressAction(button, row, isKey);
    if (button || target.closest(controls)) return;
    const isCheck = target.closest('.table-check') !== null;
    cursor.press(at.row, {
      shift: event.shiftKey,
      toggle: !event.shiftKey && (isCheck || event.ctrlKey || event.metaKey),
    });
    // Shift keeps the browser from moving the focus itself: see `onMouseDown`.
    if (event.shiftKey) target.closest<HTMLElement>('[aria-colindex]')?.focus({ preventScroll: true });
  }

  /** Shift-click extends the selection of rows, not of text. */
  function onMouseDown(event: MouseEvent<HTMLElement>): void {
    if (event.shiftKey && isRow(cellOf(event.target))) event.preventDefault();
  }

  function onDoubleClick({ target }: MouseEvent<HTMLElement>): void {
    const row = rowOf(target);
    if (row === undefined || (target as Element).closest(`${controls}, .table-check`)) return;
    latest.current.model.options.peek().onRowActivate?.(row);
  }

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    const cell = cellOf(target);
    if (cell && (cell.row < 0 || isRow(cell))) latest.current.cursor.focused(cell);
  }

  function openColumnMenu(cell: HTMLElement): void {
    const id = cell.dataset.column;
    if (id !== undefined) latest.current.setMenu({ kind: 'column', anchor: cell, start: 'first', id });
  }

  /** A right press or the context key on a header. */
  function onContextMenu(event: MouseEvent<HTMLElement>): void {
    const cell = (event.target as Element).closest<HTMLElement>('[data-column]');
    if (!cell) return;
    event.preventDefault();
    openColumnMenu(cell);
  }

  function onMoved(id: string): void {
    const { model, cursor, t, announce } = latest.current;
    const shown = model.columns.shown.peek();
    const place = shown.findIndex((one) => one.id === id);
    announce(t('moved', { column: headerOf(id), place: place + 1, count: shown.length }));
    // The focus goes along with the column.
    const offset = model.options.peek().selectable === true ? 1 : 0;
    const inView = model.columns.inView.peek().findIndex((one) => one.id === id);
    if (cursor.active.peek().row < 0) cursor.goTo({ row: -1, column: Math.max(0, inView) + offset });
  }

  function onResized(id: string): void {
    const { model, t, announce } = latest.current;
    const width = model.columns.shown
      .peek()
      .find((one) => one.id === id)
      ?.width.peek();
    if (width !== undefined) announce(t('resized', { column: headerOf(id), width: Math.round(width) }));
  }

  function onFit(id: string): void {
    const { model, sheet } = latest.current;
    const place = Number(headCell(id)?.getAttribute('aria-colindex')) - 1;
    const width = sheet.current ? fittingWidth(sheet.current, place) : undefined;
    if (width === undefined) return;
    model.columns.resize(id, width);
    onResized(id);
  }

  function onResize(id: string): void {
    const { model, t, announce } = latest.current;
    const cell = headCell(id);
    const resizer = cell?.querySelector<HTMLElement>('[data-resizer]');
    const width = model.columns.shown
      .peek()
      .find((one) => one.id === id)
      ?.width.peek();
    if (!cell || !resizer || width === undefined) return;
    announce(t('resizing', { column: headerOf(id), width: Math.round(width) }));
    listenToResizer(resizer, id, model.columns, () => {
      onResized(id);
      cell.focus({ preventScroll: true });
    });
  }

  function onHidden(id: string): void {
    const { model, cursor, t, announce } = latest.current;
    const header = model.columns.all.peek().find((one) => one.id === id)?.header ?? id;
    announce(t('hidden', { column: typeof header === 'function' ? header() : header }));
    cursor.goTo({ ...cursor.active.peek(), row: -1 });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { model, cursor } = latest.current;
    handleGridKey(event.nativeEvent, {
      cursor,
      onActivate: (index) => {
        const row = model.rows.rowAt(index);
        const failure = model.rows.failureAt(index);
        if (row !== undefined) model.options.peek().onRowActivate?.(row);
        else if (failure) model.rows.retry(failure.page);
      },
      onHeaderKey: (native, cell, isRightToLeft) =>
        handleHeaderKey(native, cell, isRightToLeft, {
          columns: model.columns,
          openMenu: openColumnMenu,
          onMoved,
          onResized,
        }),
    });
  }

  /** The focus is in the table, and not where something is written. */
  function isHere(): boolean {
    const box = latest.current.scroller.current;
    const active = box && activeElement(box.ownerDocument);
    return active ? contains(box, active) && !active.matches('input, textarea') : false;
  }

  /** WebKit copies only a selected text, unless this event is answered. */
  function allowCopy(event: Event): void {
    if (isHere()) event.preventDefault();
  }

  function onCopy(event: ClipboardEvent): void {
    const { model, cursor, locale, t, announce } = latest.current;
    if (!isHere() || isTextSelected(latest.current.scroller.current)) return;
    const { row, column } = cursor.active.peek();
    const offset = model.options.peek().selectable === true ? 1 : 0;
    const copied = copiedText(model, { row, index: column - offset }, locale);
    if (!copied || !event.clipboardData) return;
    event.clipboardData.setData('text/plain', copied.text);
    event.preventDefault();
    announce(copied.rows > 0 ? t('copiedRows', { count: copied.rows }) : t('copiedCell'));
  }

  return {
    handlers: { onClick, onMouseDown, onDoubleClick, onFocus, onContextMenu, onKeyDown },
    menuHandlers: {
      run: (action: RowAction<never>, row: unknown) => void run(action as RowAction<Row>, row as Row),
      onResize,
      onFit,
      onMoved,
      onHidden,
    },
    attach(scroller: HTMLElement | null, sheet: HTMLElement | null): (() => void) | undefined {
      if (!scroller || !sheet) return undefined;
      const stop = listenToHeader({ columns: () => latest.current.model.columns, scroller, sheet, onFit, onMoved });
      // WebKit tells the place of the selection of text, which is nowhere near the focus.
      const page = scroller.ownerDocument;
      page.addEventListener('copy', onCopy);
      page.addEventListener('beforecopy', allowCopy);
      return () => {
        stop();
        page.removeEventListener('copy', onCopy);
        page.removeEventListener('beforecopy', allowCopy);
      };
    },
  };
}

function isTextSelected(scroller: Element | null): boolean {
  const root = scroller?.getRootNode() as (ShadowRoot & { getSelection?: () => Selection | null }) | undefined;
  const selection = root?.getSelection?.() ?? document.getSelection();
  return selection !== null && !selection.isCollapsed && selection.toString() !== '';
}
