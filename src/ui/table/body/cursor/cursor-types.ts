/** Where somebody is in a table, and what takes them elsewhere. */
import type { GridCommand } from '../../../grid-keyboard.ts';

export interface TableCell {
  /** Of the page; -1 is the header. */
  row: number;
  /** Of the grid: checkboxes and actions are columns too. */
  column: number;
}

/** Columns that a grid has beside those of its rows. */
export interface GridSides {
  hasChecks: boolean;
  hasActions: boolean;
  /** Without checkboxes: a row is selected by being gone to. */
  picks?: boolean;
}

export type CursorCommand =
  | GridCommand
  | { do: 'move-row-edge'; to: 'first' | 'last' }
  | { do: 'move-corner'; to: 'first' | 'last'; extend: boolean };
