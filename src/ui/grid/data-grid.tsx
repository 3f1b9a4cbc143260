/**
 * A long list as an ARIA grid: one tab stop, arrows between cells, rows drawn only where somebody looks. Cells take the
 * focus themselves; Enter presses what is in them.
 */

import { useSignals } from '@preact/signals-react/runtime';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { fold } from '../../base/fold.ts';
import { gridCommand } from '../grid-keyboard.ts';
import { activeElement, contains } from '../shadow-dom.ts';
import type { Listing } from '../table/model/listing.ts';
import { rowState } from '../table/model/row-state.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import css from './data-grid.css';
import type { GridColumn, GridColumnWidth } from './grid-column.ts';
import { GridHeader } from './grid-header.tsx';
import { createGridModel, type GridModel, type GridSelection } from './grid-model.ts';
import { GridRow } from './grid-row.tsx';

export interface DataGridProps<Row> {
  label: string;
  columns: readonly GridColumn<Row>[];
  listing: Listing<Row>;
  rowHeight: number;
  selection?: GridSelection<Row> | undefined;
  labelOf(row: Row): string;
  locale: string;
  texts: GridTexts;
  /** Enter or a double click on a row's cell that holds nothing to press. */
  onActivate(row: Row): void;
  onParent?: (() => void) | undefined;
  /** A row that is dimmed: restricted, deleted. */
  isMuted?(row: Row): boolean;
  /** The row to begin at: where somebody was before. */
  initialRow?: number;
  onActiveRow?(index: number): void;
}

export interface GridTexts {
  selectAll: string;
  failedPage: string;
  retry: string;
  sortNote(column: string): string;
}

export function DataGrid<Row>(props: DataGridProps<Row>) {
  useSignals();
  useThemedStyles(css);
  const { listing, columns, selection } = props;
  const columnCount = columns.length + (selection ? 1 : 0);
  const latest = useRef(props);
  latest.current = props;
  const model = useGridModel(listing, latest, columnCount);
  const scroller = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!scroller.current || !header.current) return;
    const detach = model.window.attach(scroller.current, header.current);
    model.window.reveal(model.active.peek().row);
    // The same cells now show another list, and the focus is where its last one was.
    if (contains(scroller.current, activeElement(scroller.current.ownerDocument))) model.requestFocus();
    return detach;
  }, [model]);
  useFocusOnRequest(model, scroller);

  const range = model.window.range.value;
  const { row: activeRow } = model.active.value;
  const shift = model.window.shift.value;
  const indexes = drawnRows(range.first, range.end, activeRow, listing.rowCount.value);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.defaultPrevented || isEditing(event)) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const command = gridCommand(event, isRightToLeft, model.isTyping());
    if (!command) return;
    event.preventDefault();
    if (command.do === 'activate') activate(event);
    else model.run(command);
  };

  const activate = (event: KeyboardEvent<HTMLDivElement>) => {
    const cell = (event.target as Element).closest('[role=columnheader], [role=gridcell], [role=rowheader]');
    const control =
      (event.target as Element).closest<HTMLElement>('button, input') ??
      cell?.querySelector<HTMLElement>('button, input, a');
    const row = model.rowAt(model.active.peek().row) as Row | undefined;
    if (control) control.click();
    else if (row !== undefined) latest.current.onActivate(row);
    else retryActive();
  };

  const onFocus = ({ target }: FocusEvent<HTMLDivElement>) => {
    const cell = target.closest<HTMLElement>('[data-column]');
    const row = Number(cell?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')) - 2;
    if (cell) model.focused({ row, column: Number(cell.dataset.column) }, cell !== target);
  };

  const retryActive = () => {
    const state = rowState(listing, model.active.peek().row);
    if (state.state === 'failed') listing.retry(state.page);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole grid, whose cells have the focus
    <div className="grid-scroller" ref={scroller} onKeyDown={onKeyDown} onFocus={onFocus} part="table">
      <div
        className="grid"
        role="grid"
        aria-label={props.label}
        aria-rowcount={listing.isTotalKnown.value ? listing.rowCount.value + 1 : -1}
        aria-colcount={columnCount}
        aria-multiselectable={selection ? true : undefined}
        style={gridStyle(props)}
      >
        <GridHeader ref={header} columns={columns} listing={listing} selection={selection} texts={props.texts} />
        {/* Rows are children of the grid by role: the box that gives them room says nothing. */}
        <div className="grid-body" role="rowgroup" style={{ blockSize: model.window.boxHeight.value }}>
          {indexes.map((index) => (
            <GridRow
              key={index}
              index={index}
              top={index * props.rowHeight - shift}
              grid={latest}
              columns={columns}
              listing={listing}
              selection={selection}
              model={model}
              activeColumn={index === activeRow ? model.active.value.column : -1}
              isFirstInView={index === model.window.firstWhole.value}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

function useGridModel<Row>(
  listing: Listing<Row>,
  latest: { current: DataGridProps<Row> },
  columnCount: number,
): GridModel {
  const model = useMemo(
    () =>
      createGridModel<Row>({
        listing,
        rowHeight: latest.current.rowHeight,
        columnCount,
        selection: latest.current.selection,
        labelOf: (row) => latest.current.labelOf(row),
        locale: () => latest.current.locale,
        initialRow: latest.current.initialRow ?? 0,
        onActiveRow: (row) => latest.current.onActiveRow?.(row),
        onParent: () => latest.current.onParent?.(),
      }),
    [listing, latest, columnCount],
  );
  useEffect(() => () => model[Symbol.dispose](), [model]);
  return model;
}

/** Focuses the active cell when the model asks, when the list is another one, and when a repaint took the focused cell away. */
function useFocusOnRequest(model: GridModel, scroller: { current: HTMLDivElement | null }) {
  const request = model.focusRequests.value;
  const seen = useRef(0);
  useLayoutEffect(() => {
    if (request === seen.current) return;
    seen.current = request;
    scroller.current?.querySelector<HTMLElement>('[data-active]')?.focus({ preventScroll: true });
  }, [request, scroller]);
  useKeptFocus(scroller, () => scroller.current?.querySelector<HTMLElement>('[data-active]'));
}

/** The rows on screen, and the active one wherever it is, so that it keeps the focus while it is scrolled away. */
function drawnRows(first: number, end: number, active: number, rowCount: number): number[] {
  const indexes = Array.from({ length: end - first }, (_, at) => first + at);
  if (active < rowCount && active < first) indexes.unshift(active);
  if (active < rowCount && active >= end) indexes.push(active);
  return indexes;
}

/** Pixels of the column of checkboxes; `data-grid.css` pins the first column beside it. */
const checkWidth = 44;

function gridStyle<Row>({ columns, selection, rowHeight }: DataGridProps<Row>): CSSProperties {
  const widths: GridColumnWidth[] = [
    ...(selection ? [{ least: checkWidth }] : []),
    ...columns.map((column) => column.width),
  ];
  return {
    '--grid-columns': widths
      .map(({ least, share }) => (share ? `minmax(${least}px, ${share}fr)` : `${least}px`))
      .join(' '),
    '--row-height': `${rowHeight}px`,
    minInlineSize: fold(widths, (sum, { least }) => sum + least, 0),
  } as CSSProperties;
}

function isEditing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return target instanceof HTMLInputElement && target.type !== 'checkbox';
}
