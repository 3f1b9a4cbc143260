/**
 * What a data table's grid does beside a list's: its columns are sorted by several, moved, resized and hidden, by pointer
 * and by keys, and what is selected is copied.
 */

import type { MouseEvent } from 'react';
import { fetchCode } from '../../../../host/late-code/fetch-code.ts';
import { activeElement, contains } from '../../../shadow-dom.ts';
import type { TableModel } from '../../table-model-types.ts';
import type { ColumnTools, GridParts } from '../grid-parts.ts';
import { listenToHeader } from './column-gestures.ts';
import type { useColumnMessages } from './column-messages.ts';
import { copiedText } from './copied-text.ts';
import { fittingWidth } from './fit-column.ts';
import { handleHeaderKey, listenToResizer } from './header-keys.ts';

/** @param latest parts of the grid as they are now, once it is in the page */
export function createColumnTools<Row>(
  model: TableModel<Row>,
  latest: { readonly current: GridParts<Row> },
  announce: (text: string) => void,
  t: ReturnType<typeof useColumnMessages>,
): ColumnTools {
  const headerOf = (id: string) => model.columns.shown.peek().find((one) => one.id === id)?.header ?? id;
  const headCell = (id: string) =>
    latest.current.scroller.current?.querySelector<HTMLElement>(`[data-column="${CSS.escape(id)}"]`);

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
    const { cursor } = latest.current;
    const shown = model.columns.shown.peek();
    const place = shown.findIndex((one) => one.id === id);
    announce(t('moved', { column: headerOf(id), place: place + 1, count: shown.length }));
    // The focus goes along with the column.
    const offset = model.options.peek().selectable === true ? 1 : 0;
    const inView = model.columns.inView.peek().findIndex((one) => one.id === id);
    if (cursor.active.peek().row < 0) cursor.goTo({ row: -1, column: Math.max(0, inView) + offset });
  }

  function onResized(id: string): void {
    const width = model.columns.shown
      .peek()
      .find((one) => one.id === id)
      ?.width.peek();
    if (width !== undefined) announce(t('resized', { column: headerOf(id), width: Math.round(width) }));
  }

  function onFit(id: string): void {
    const { sheet } = latest.current;
    const place = Number(headCell(id)?.getAttribute('aria-colindex')) - 1;
    const width = sheet.current ? fittingWidth(sheet.current, place) : undefined;
    if (width === undefined) return;
    model.columns.resize(id, width);
    onResized(id);
  }

  function onResize(id: string): void {
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
    const { cursor } = latest.current;
    const header = model.columns.all.peek().find((one) => one.id === id)?.header ?? id;
    announce(t('hidden', { column: typeof header === 'function' ? header() : header }));
    cursor.goTo({ ...cursor.active.peek(), row: -1 });
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
    const { cursor, locale } = latest.current;
    if (!isHere() || isTextSelected(latest.current.scroller.current)) return;
    if (model.selection.selection.peek().mode === 'all' && !model.rows.isWhole.peek()) {
      event.preventDefault();
      void copyAll();
      return;
    }
    const { row, column } = cursor.active.peek();
    const offset = model.options.peek().selectable === true ? 1 : 0;
    const copied = copiedText(model, { row, index: column - offset }, locale);
    if (!copied || !event.clipboardData) return;
    event.clipboardData.setData('text/plain', copied.text);
    event.preventDefault();
    announce(copied.rows > 0 ? t('copiedRows', { count: copied.rows }) : t('copiedCell'));
  }

  /** Rows that are not here are fetched; the clipboard takes a promise of them, though only while the press lasts. */
  async function copyAll(): Promise<void> {
    const { locale, report, notify } = latest.current;
    try {
      let count = 0;
      const text = fetchCode(() => import('../../export/all-selected.ts')).then(async ({ allSelectedText }) => {
        const copied = await allSelectedText(model, locale);
        count = copied.rows;
        return new Blob([copied.text], { type: 'text/plain' });
      });
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
      announce(t('copiedRows', { count }));
    } catch (error) {
      report(error);
      notify(t('copyFailed'), 'danger');
    }
  }

  return {
    onContextMenu,
    onKey: (event, cell, isRightToLeft) =>
      handleHeaderKey(event, cell, isRightToLeft, {
        columns: model.columns,
        openMenu: openColumnMenu,
        onMoved,
        onResized,
      }),
    menu: { columns: model.columns as TableModel<unknown>['columns'], onResize, onFit, onMoved, onHidden },
    attach(scroller, sheet) {
      const stop = listenToHeader({ columns: () => model.columns, scroller, sheet, onFit, onMoved });
      // A press is near: what it needs may come meanwhile.
      const onNear = ({ target }: Event) => {
        if ((target as Element).closest('[data-column]')) model.columns.sortingCode.want();
      };
      scroller.addEventListener('pointerover', onNear);
      scroller.addEventListener('focusin', onNear);
      // WebKit tells the place of the selection of text, which is nowhere near the focus.
      const page = scroller.ownerDocument;
      page.addEventListener('copy', onCopy);
      page.addEventListener('beforecopy', allowCopy);
      return () => {
        stop();
        scroller.removeEventListener('pointerover', onNear);
        scroller.removeEventListener('focusin', onNear);
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
