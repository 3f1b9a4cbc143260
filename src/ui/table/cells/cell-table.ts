/**
 * How each type of cell lies; what it says is in `cell-text.ts`. A type that is not drawn is nothing but its text, put
 * straight into the cell: most cells are, and a table scrolls as fast as its cells are cheap. What draws the others is
 * in `cell-views.ts`, and comes with the first column that has one. Source: spec 003 §3.
 */
import type { CellType, TableColumn } from '../table-types.ts';

export interface CellKind {
  align: 'start' | 'end';
  /**
   * What stands in a cell that is drawn until its view has come: its text, or nothing where a text would not be it. What
   * needs no view is there at once.
   */
  isDrawn?: 'text first' | 'empty first' | 'at once';
}

export const cellTable: { readonly [Type in CellType]: CellKind } = {
  Anchor: { align: 'start', isDrawn: 'text first' },
  ButtonLink: { align: 'start', isDrawn: 'text first' },
  Icon: { align: 'start', isDrawn: 'empty first' },
  Text: { align: 'start' },
  Switch: { align: 'start', isDrawn: 'empty first' },
  Tags: { align: 'start', isDrawn: 'text first' },
  LazyRenderer: { align: 'start', isDrawn: 'empty first' },
  Renderer: { align: 'start', isDrawn: 'at once' },
  StickyPopover: { align: 'start', isDrawn: 'text first' },
  Date: { align: 'start' },
  Currency: { align: 'end' },
  Number: { align: 'end' },
  Progress: { align: 'start', isDrawn: 'text first' },
};

/** Whether a column's cells and its header stand at the end. */
export function isAtEnd<Row>({ cell = { type: 'Text' } }: Pick<TableColumn<Row>, 'cell'>): boolean {
  return (cell.type === 'Renderer' && cell.align === 'end') || cellTable[cell.type].align === 'end';
}
