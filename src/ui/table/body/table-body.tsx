import { useSignals } from '@preact/signals-react/runtime';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import type { TableModel } from '../table-model-types.ts';
import type { TableRow as AnyRow, RowAction } from '../table-types.ts';
import { planColumns } from './column-plan.ts';
import type { ColumnWindow } from './column-window.ts';
import { type DrawnRows, drawRows, noRows } from './drawn-rows.ts';
import type { GridTranslate } from './grid-messages.ts';
import { type ActionPlan, planActions, rowSelection } from './row-actions.ts';
import { SkeletonRow } from './skeleton-rows.tsx';
import type { GridSides, TableCursor } from './table-cursor-model.ts';
import { TableRow } from './table-row.tsx';

export interface TableBodyProps<Row> {
  model: TableModel<Row>;
  cursor: TableCursor;
  columnWindow: ColumnWindow;
  rowHeight: number;
  sides: GridSides;
  locale: string;
  t: GridTranslate;
  labelOf(action: { labelToken: string }): string;
}

/** Follows every signal that rows show, so that rows follow none: of what changed, only rows that differ are rendered. */
function TableBodyView<Row>(props: TableBodyProps<Row>) {
  useSignals();
  const { model, cursor, columnWindow, rowHeight, sides, locale, t } = props;
  const { rows, selection, columns } = model;
  const shown = columns.shown.value;
  const drawnColumns = columnWindow.drawn.value;
  const offset = sides.hasChecks ? 1 : 0;
  const plans = useMemo(
    () => planColumns({ shown, drawn: drawnColumns, offset, locale }),
    [shown, drawnColumns, offset, locale],
  );
  const planOf = useActionPlans(props, columnWindow.isNarrow.value);

  const { first, end } = cursor.window.range.value;
  const { row: activeRow, column: activeColumn } = cursor.active.value;
  const shift = cursor.window.shift.value;
  const drawn = useDrawnRows(first, end, activeRow);
  const start = rows.firstIndex.value + 2;
  const columnCount = cursor.columnCount.value;
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
        if (row === undefined) return <SkeletonRow key={key} shown={shown} sides={sides} seed={index} top={top} />;
        const flags = model.flagsOf(row);
        const id = model.rowId(row);
        return (
          <TableRow
            key={key}
            row={row}
            rowId={id}
            name={sides.hasChecks ? model.rowLabel(row) : ''}
            top={top}
            ariaIndex={start + index}
            plans={plans}
            isSelected={sides.hasChecks ? selection.isSelected(id) : undefined}
            isDisabled={flags.disabled === true}
            error={flags.error}
            actions={planOf(row)}
            activeColumn={index === activeRow ? activeColumn : -1}
            columnCount={columnCount}
            t={t}
          />
        );
      })}
    </div>
  );
}

export const TableBody = memo(TableBodyView) as typeof TableBodyView;

function useDrawnRows(first: number, end: number, active: number): DrawnRows {
  const before = useRef(noRows);
  const drawn = useMemo(() => drawRows(before.current, first, end, active), [first, end, active]);
  useLayoutEffect(() => {
    before.current = drawn;
  });
  return drawn;
}

/** One plan for all rows, or, where each row has actions of its own, one for each list of them. */
function useActionPlans<Row>(
  { model, labelOf }: TableBodyProps<Row>,
  isNarrow: boolean,
): (row: Row) => ActionPlan | undefined {
  const { rowActions } = model.options.value;
  return useMemo(() => {
    const made = new WeakMap<readonly RowAction<Row>[], ActionPlan>();
    return (row) => {
      const actions = typeof rowActions === 'function' ? rowActions(row) : rowActions;
      if (!actions) return undefined;
      let plan = made.get(actions);
      if (!plan) {
        // Plans are of rows in general: what a caller's action gets is its own kind of row again.
        plan = planActions(actions as unknown as readonly RowAction<AnyRow>[], isNarrow, labelOf, (one) =>
          rowSelection(model, one as Row),
        );
        made.set(actions, plan);
      }
      return plan;
    };
  }, [rowActions, isNarrow, labelOf, model]);
}
