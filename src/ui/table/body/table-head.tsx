/** The grid's header row. Named apart from `table-header.tsx`, which is all that stands above the grid. */
import { useSignals } from '@preact/signals-react/runtime';
import { type CSSProperties, memo, type Ref } from 'react';
import { visibleLines } from '../../../base/visible.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../../icon/list-icons.tsx';
import { isAtEnd } from '../cells/cell-table.ts';
import type { GridTable, ShownColumn } from '../table-model-types.ts';
import type { SortBy } from '../table-types.ts';
import { cellStyle } from './column-plan.ts';
import type { ColumnWindow } from './column-window.ts';
import type { GridSides, TableCursor } from './cursor/table-cursor-model.ts';
import type { GridTranslate } from './grid-messages.ts';
import type { GridExtras } from './grid-parts.ts';

export interface TableHeadProps<Row> {
  ref: Ref<HTMLDivElement>;
  model: GridTable<Row>;
  cursor: TableCursor;
  columnWindow: ColumnWindow;
  sides: GridSides;
  t: GridTranslate;
  /** What `configure({ translate })` makes of a key, else the key. */
  textOf(token: string): string;
  Tools: GridExtras<Row>['HeadTools'] | undefined;
}

function TableHeadView<Row>({ ref, model, cursor, columnWindow, sides, t, textOf, Tools }: TableHeadProps<Row>) {
  useSignals();
  const { columns, selection, page } = model;
  const shown = columns.inView.value;
  const isCompact = columns.isCompact.value;
  const drawn = columnWindow.drawn.value;
  const offset = sides.hasChecks ? 1 : 0;
  const isPartial = drawn.length < shown.length;
  const { row, column } = cursor.active.value;
  const active = row < 0 ? column : -1;
  const last = cursor.columnCount.value - 1;
  const sortBy = columns.sortBy.value;
  return (
    <div className="table-head" role="rowgroup" ref={ref}>
      <div className="table-head-row" role="row" aria-rowindex={1}>
        {sides.hasChecks && (
          <div role="columnheader" className="table-head-cell table-check" {...headProps(0, active)}>
            <span
              role="checkbox"
              className="table-box"
              aria-checked={selection.pageState.value}
              aria-label={t(page.isEndless.value ? 'selectAll' : 'selectPage')}
              aria-disabled={selection.pageCount.value === 0 || undefined}
            />
          </div>
        )}
        {drawn.map((index) => {
          const one = shown[index];
          if (!one) return null;
          const place = index + offset;
          const { tooltipToken, tooltipText } = one.column;
          const tokenText = tooltipToken === undefined ? undefined : textOf(tooltipToken);
          return (
            <HeadCell
              key={one.id}
              column={one as ShownColumn<unknown>}
              place={place}
              {...areaOf(cellStyle(index, offset, shown.length, isCompact, isPartial))}
              isActive={place === active}
              direction={directionOf(sortBy, one.id)}
              rank={sortBy.length > 1 ? sortBy.findIndex(({ id }) => id === one.id) + 1 : 0}
              tip={tokenText === tooltipToken ? (tooltipText ?? tokenText) : tokenText}
              Tools={Tools}
            />
          );
        })}
        {sides.hasActions && (
          <div role="columnheader" className="table-head-cell table-actions" {...headProps(last, active)}>
            <span className="visually-hidden">{t('actions')}</span>
          </div>
        )}
      </div>
    </div>
  );
}

export const TableHead = memo(TableHeadView) as typeof TableHeadView;

interface HeadCellProps {
  column: ShownColumn<unknown>;
  place: number;
  gridRow: CSSProperties['gridRow'];
  gridColumn: CSSProperties['gridColumn'];
  isActive: boolean;
  direction: 'ascending' | 'descending' | undefined;
  /** Among several columns that are sorted by, from 1. */
  rank: number;
  tip: string | undefined;
  Tools: GridExtras<unknown>['HeadTools'] | undefined;
}

function HeadCellView({ column, place, gridRow, gridColumn, isActive, direction, rank, tip, Tools }: HeadCellProps) {
  const { id, header, isSortable } = column;
  const isEnd = isAtEnd(column.column);
  const Arrow = direction === 'descending' ? ArrowDownIcon : ArrowUpIcon;
  const label = <span className="table-clip">{header}</span>;
  return (
    <div
      role="columnheader"
      className={`table-head-cell table-head-column${isEnd ? ' table-end' : ''}`}
      style={gridColumn === undefined ? undefined : { gridRow, gridColumn }}
      // Without the words of its menu and its edge.
      aria-label={header}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      aria-description={tip && visibleLines(tip)}
      data-column={id}
      data-tip={tip}
      {...headProps(place, isActive ? place : -1)}
    >
      {isSortable ? (
        <button
          type="button"
          tabIndex={-1}
          className={direction ? 'table-sort table-sorted' : 'table-sort'}
          data-sort=""
        >
          {label}
          <span className="table-arrow">
            <Arrow size={12} />
            {rank > 0 && <span className="table-rank">{rank}</span>}
          </span>
        </button>
      ) : (
        <span className="table-sort table-unsortable">{label}</span>
      )}
      {Tools && <Tools column={column} />}
    </div>
  );
}

/** By its parts, so that a header that stays where it is is not rendered again. */
function areaOf(style: CSSProperties | undefined): Pick<HeadCellProps, 'gridRow' | 'gridColumn'> {
  return { gridRow: style?.gridRow, gridColumn: style?.gridColumn ?? style?.gridColumnStart };
}

const HeadCell = memo(HeadCellView);

function headProps(place: number, active: number) {
  const isActive = place === active;
  return { 'aria-colindex': place + 1, tabIndex: isActive ? 0 : -1, 'data-active': isActive ? '' : undefined };
}

function directionOf(sortBy: readonly SortBy[], id: string): HeadCellProps['direction'] {
  const order = sortBy.find((one) => one.id === id);
  return order && (order.desc ? 'descending' : 'ascending');
}
