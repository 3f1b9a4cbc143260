/** What a row needs to know of a column to draw its cell, made once for each column and language. */
import type { ComponentType, CSSProperties } from 'react';
import type { CellViewProps } from '../cells/cell-context.ts';
import { type CellKind, cellTable, isAtEnd } from '../cells/cell-table.ts';
import type { CellViews } from '../cells/cell-views.ts';
import type { CellText, CellTexts } from '../cells/own-text.ts';
import type { ShownColumn } from '../table-model-types.ts';
import type { Cell, CellType, TableColumn } from '../table-types.ts';

export interface ColumnPlan<Row> {
  id: string;
  column: TableColumn<Row>;
  cell: Cell<Row>;
  /** Its place in the grid, from 0. */
  place: number;
  isFirst: boolean;
  className: string;
  style: CSSProperties | undefined;
  /** A text is read, and cut, in its own direction; figures go the table's way. */
  direction: 'auto' | undefined;
  text: CellText<Row>;
  isDrawn: CellKind['isDrawn'];
  /** Of what is drawn, once its code is there. */
  View: ComponentType<CellViewProps<CellType>> | undefined;
}

export interface PlanOptions<Row> {
  shown: readonly ShownColumn<Row>[];
  drawn: readonly number[];
  /** Columns before the first one. */
  offset: number;
  locale: string;
  cellText: CellTexts;
  views: CellViews | undefined;
  /** Two lines: the first column has the upper one to itself. */
  isCompact: boolean;
}

export function planColumns<Row>({
  shown,
  drawn,
  offset,
  locale,
  cellText,
  views,
  isCompact,
}: PlanOptions<Row>): readonly ColumnPlan<Row>[] {
  const isPartial = drawn.length < shown.length;
  return drawn.flatMap((index) => {
    const one = shown[index];
    if (!one) return [];
    const { column, id } = one;
    const cell: Cell<Row> = column.cell ?? { type: 'Text' };
    const kind = cellTable[cell.type];
    const isEnd = isAtEnd(column);
    return {
      id,
      column,
      cell,
      place: index + offset,
      isFirst: index === 0,
      className: `table-cell${isEnd ? ' table-end' : ''}${kind.isDrawn ? ' table-drawn' : ''}`,
      style: cellStyle(index, offset, shown.length, isCompact, isPartial),
      text: cellText(column, locale),
      direction: kind.isDrawn || isEnd ? undefined : ('auto' as const),
      // The table pairs each type with a view of its own cell, which the compiler cannot follow through an index.
      isDrawn: kind.isDrawn,
      View: views?.[cell.type] as ComponentType<CellViewProps<CellType>> | undefined,
    };
  });
}

/** Where a cell stands in its row's grid, or its column's header in that of the head. */
export function cellStyle(
  index: number,
  offset: number,
  count: number,
  isCompact: boolean,
  isPartial: boolean,
): CSSProperties | undefined {
  if (!isCompact) return isPartial ? { gridColumnStart: index + offset + 1 } : undefined;
  if (index > 0) return { gridRow: 2, gridColumn: index + offset };
  return { gridRow: 1, gridColumn: `${offset + 1} / span ${Math.max(1, count - 1)}` };
}
