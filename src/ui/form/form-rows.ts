/** A list of rows within a form: which there are, and how they come, go and move. */
import { computed, type ReadonlySignal } from '@preact/signals-core';
import { rowKey } from '../../base/form-rules.ts';
import type { FormField } from './form-types.ts';

/** Each row an object with an `id` of its own, by which paths name it wherever it stands. */
export interface FormRows<Row> {
  /** Stays the same array while rows only change: a list that reads it is not rendered when somebody types in a row. */
  readonly ids: ReadonlySignal<readonly string[]>;
  /** Default: at the end. */
  insert(row: Row, at?: number): void;
  remove(id: string): void;
  move(id: string, to: number): void;
}

const known = new WeakMap<object, unknown>();

/** The rows of a field that is a list; the same object for the same field. */
export function rowsOf<Row>(field: FormField<readonly Row[]>): FormRows<Row> {
  const rows = (known.get(field) as FormRows<Row> | undefined) ?? createRows(field);
  known.set(field, rows);
  return rows;
}

function createRows<Row>(field: FormField<readonly Row[]>): FormRows<Row> {
  let last: readonly string[] = [];
  const ids = computed(() => {
    const rows = field.value.value;
    if (rows.length !== last.length || rows.some((row, index) => rowKey(row, index) !== last[index]))
      last = rows.map(rowKey);
    return last;
  });
  const now = () => field.value.peek();
  const without = (id: string) => now().filter((row, index) => rowKey(row, index) !== id);
  return {
    ids,
    insert: (row, at) => field.set(now().toSpliced(at ?? now().length, 0, row)),
    remove: (id) => field.set(without(id)),
    move(id, to) {
      const row = now().find((one, index) => rowKey(one, index) === id);
      if (row !== undefined) field.set(without(id).toSpliced(to, 0, row));
    },
  };
}
