import { useSignals } from '@preact/signals-react/runtime';
import { memo, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import type { RowRange } from '../../row-window/scroll-scale.ts';
import type { CellTexts } from '../cells/own-text.ts';
import type { GridTable } from '../table-model-types.ts';
import type { TableRow as AnyRow, RowAction, RowFlags } from '../table-types.ts';
import { planColumns } from './column-plan.ts';
import type { ColumnWindow } from './column-window.ts';
import type { GridSides, TableCursor } from './cursor/table-cursor-model.ts';
import { type DrawnRows, drawRows, noRows, shiftRows } from './drawn-rows.ts';
import type { GridTranslate } from './grid-messages.ts';
import type { UseCellViews } from './grid-parts.ts';
import { type ActionPlan, hasHiddenColumns, planActions, rowSelection } from './row-actions.ts';
import { TableRow, type TableRowProps } from './table-row.tsx';

export interface TableBodyProps<Row> {
  model: GridTable<Row>;
  cursor: TableCursor;
  columnWindow: ColumnWindow;
  rowHeight: number;
  sides: GridSides;
  locale: string;
  cellText: CellTexts;
  useCellViews: UseCellViews;
  Marked: TableRowProps<Row>['Marked'];
  t: GridTranslate;
  labelOf(action: { labelToken: string }): string;
}

const noFlags: RowFlags = {};
const noActions: readonly never[] = [];

/** Follows every signal that rows show, so that rows follow none: of what changed, only rows that differ are rendered. */
function TableBodyView<Row>(props: TableBodyProps<Row>) {
  useSignals();
  const { model, cursor, columnWindow, rowHeight, sides, locale, cellText, t } = props;
  const { rows, selection, columns } = model;
  const shown = columns.inView.value;
  const isCompact = columns.isCompact.value;
  const drawnColumns = columnWindow.drawn.value;
  const offset = sides.hasChecks ? 1 : 0;
  const views = props.useCellViews(shown);
  const plans = useMemo(
    () => planColumns({ shown, drawn: drawnColumns, offset, locale, cellText, views, isCompact }),
    [shown, drawnColumns, offset, locale, cellText, views, isCompact],
  );
  const planOf = useActionPlans(props, isCompact, hasHiddenColumns(columns));

  const { row: activeRow, column: activeColumn } = cursor.active.value;
  const shift = cursor.window.shift.value;
  const drawn = useDrawnRows(cursor.window.visible.value, cursor.window.range.value, activeRow, cursor.shifted.value);
  const start = rows.firstIndex.value + 2;
  const columnCount = cursor.columnCount.value;
  const { failedText = t('failedPage') } = model.options.value;
  rows.version.value;

  return (
    <div
      className="table-body"
      role="rowgroup"
      aria-busy={rows.isReloading.value || undefined}
      style={{ blockSize: cursor.window.boxHeight.value }}
    >
      {drawn.rows.map(({ index, key }) => {
        const row = rows.rowAt(index);
        const top = index * rowHeight - shift;
        const failure = row === undefined ? rows.failureAt(index) : undefined;
        // What failed says so once, in the first row of it that somebody sees.
        const tellsFailure = failure !== undefined && (failure.isFirst || index === cursor.window.firstWhole.value);
        const flags = row === undefined ? noFlags : model.flagsOf(row);
        const id = row === undefined ? '' : model.rowId(row);
        return (
          <TableRow
            key={key}
            row={row}
            rowId={id}
            name={sides.hasChecks && row !== undefined ? model.rowLabel(row) : ''}
            seed={index}
            isWaiting={row === undefined && failure === undefined}
            failedPage={tellsFailure ? failure.page : undefined}
            failedText={failedText}
            retry={rows.retry}
            top={top}
            ariaIndex={start + index}
            plans={plans}
            hasCheck={sides.hasChecks}
            isSelected={sides.hasChecks || sides.picks ? row !== undefined && selection.isSelected(id, row) : undefined}
            blocked={flags.disabled === true ? t('cannotBeActioned') : flags.disabled || undefined}
            isMuted={flags.muted ?? Boolean(flags.disabled)}
            error={flags.error}
            hasActions={sides.hasActions}
            actions={row === undefined ? undefined : planOf(row)}
            activeColumn={index === activeRow ? activeColumn : -1}
            columnCount={columnCount}
            Marked={props.Marked}
            t={t}
          />
        );
      })}
    </div>
  );
}

export const TableBody = memo(TableBodyView) as typeof TableBodyView;

/** Milliseconds after a leap until spare rows are drawn around those on screen. */
const spareAfter = 120;

/**
 * After a leap only the rows on screen: nobody wheels on from there within a frame, and a thumb that is dragged leaps
 * again. The spare ones follow when it rests.
 */
function useDrawnRows(visible: RowRange, range: RowRange, active: number, shifted: { by: number }): DrawnRows {
  const before = useRef({ drawn: noRows, range: { first: 0, end: 0 }, shifted });
  const [rested, rest] = useReducer((count: number) => count + 1, 0);
  const restedBefore = useRef(rested);
  const last = before.current.range;
  const isLeap = rested === restedBefore.current && (visible.first >= last.end || visible.end <= last.first);
  const { first, end } = isLeap ? visible : range;
  const drawn = useMemo(() => {
    const { drawn: known, shifted: last } = before.current;
    return drawRows(shifted === last ? known : shiftRows(known, shifted.by), first, end, active);
  }, [first, end, active, shifted]);
  useLayoutEffect(() => {
    before.current = { drawn, range: { first, end }, shifted };
    restedBefore.current = rested;
  });
  useEffect(() => {
    if (!isLeap) return;
    const timer = setTimeout(rest, spareAfter);
    return () => clearTimeout(timer);
  });
  return drawn;
}

/** One plan for all rows, or, where each row has actions of its own, one for each list of them. */
function useActionPlans<Row>(
  { model, labelOf }: TableBodyProps<Row>,
  isCompact: boolean,
  hasDetails: boolean,
): (row: Row) => ActionPlan | undefined {
  const { rowActions, rowMenu, rowButtons } = model.options.value;
  return useMemo(() => {
    const plans = () => new WeakMap<readonly RowAction<Row>[], ActionPlan>();
    const made = { more: plans(), justThese: plans() };
    return (row) => {
      const actions = (typeof rowActions === 'function' ? rowActions(row) : rowActions) ?? noActions;
      const hasMore = hasDetails || rowMenu?.isThere(row) === true;
      if (actions.length === 0 && !hasMore) return undefined;
      const known = hasMore ? made.more : made.justThese;
      let plan = known.get(actions);
      if (!plan) {
        // Plans are of rows in general: what a caller's action gets is its own kind of row again.
        plan = planActions(actions as unknown as readonly RowAction<AnyRow>[], {
          isCompact,
          isOfRow: typeof rowActions === 'function',
          hasMore,
          most: rowButtons,
          labelOf,
          selectionOf: (one) => rowSelection(model, one as Row),
        });
        known.set(actions, plan);
      }
      return plan;
    };
  }, [rowActions, rowMenu, rowButtons, isCompact, hasDetails, labelOf, model]);
}
