/** How large a table is to be. Source: spec 003 §5, table insertion. */

import { computed, createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type { TableSize } from '../model/command-names.ts';
import { editorLimits } from '../values/editor-limits.ts';

interface Shape {
  /** As in the field: `null` for none, `NaN` for what is no number. */
  rows: ReadonlySignal<number | null>;
  columns: ReadonlySignal<number | null>;
  /** What can be inserted; `undefined` while either is outside its limits. */
  size: ReadonlySignal<TableSize | undefined>;
  /** Another size than the one that it begins with. */
  isEntered: ReadonlySignal<boolean>;
  enterRows(rows: number | null): void;
  enterColumns(columns: number | null): void;
}
export type TableDialogModel = Model<Shape>;

export function createTableDialogModel(): TableDialogModel {
  return new (createModel<Shape>(tableDialogModel))();
}

function tableDialogModel(): Shape {
  const limits = editorLimits.table;
  const rows = signal<number | null>(limits.rows.initial);
  const columns = signal<number | null>(limits.columns.initial);
  return {
    rows,
    columns,
    size: computed(() =>
      isCount(rows.value, limits.rows) && isCount(columns.value, limits.columns)
        ? { rows: rows.value, columns: columns.value }
        : undefined,
    ),
    isEntered: computed(() => rows.value !== limits.rows.initial || columns.value !== limits.columns.initial),
    enterRows(next) {
      rows.value = next;
    },
    enterColumns(next) {
      columns.value = next;
    },
  };
}

function isCount(value: number | null, { minimum, maximum }: { minimum: number; maximum: number }): value is number {
  return Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
}
