import type { ReactNode } from 'react';

export interface GridColumnWidth {
  /** CSS pixels; narrower than the sum of these, the grid scrolls sideways. */
  least: number;
  /** Its share of the room that is left; without one it stays as it is. */
  share?: number;
}

export interface GridColumn<Row> {
  id: string;
  header: string;
  width: GridColumnWidth;
  /** Numbers stand at the end, in tabular figures. */
  align?: 'end';
  /** Shown for a screen reader only, for columns of buttons. */
  isHeaderHidden?: boolean;
  /** Stays in view at the end while the others scroll sideways. */
  isPinned?: boolean;
  isSortable?: boolean;
  cell(row: Row): ReactNode;
}
