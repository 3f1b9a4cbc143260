import type { ReactNode } from 'react';

export type ResultColumn = 'name' | 'size' | 'date' | 'actions';

export interface ResultCellProps {
  column: ResultColumn;
  /** What is said across the row, not a value of its column. */
  isNote?: boolean;
  children?: ReactNode;
}

export function ResultCell({ column, isNote = false, children }: ResultCellProps) {
  const numeric = column === 'size' || column === 'date' ? ' numeric' : '';
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is on rows and on the controls in them
    <span role="gridcell" className={`result-${column}${numeric}${isNote ? ' result-note' : ''}`}>
      {children}
    </span>
  );
}

export function ResultHeader({ column, children }: Omit<ResultCellProps, 'isNote'>) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: nothing is done by a header
    <span role="columnheader" className={`result-${column}`}>
      {children}
    </span>
  );
}
