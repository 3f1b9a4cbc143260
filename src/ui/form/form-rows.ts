/** A list of rows within a form: which there are, and how they come, go and move. */
import { computed } from '@preact/signals-core';
import { rowKey } from '../../base/form-rules.ts';
import type { FormRows } from './form-types.ts';

export function createRows(
  read: () => unknown,
  write: (rows: readonly unknown[], changed: string) => void,
): FormRows<unknown> {
  const rowsNow = () => (read() ?? []) as readonly unknown[];
  let last: readonly string[] = [];
  const ids = computed(() => {
    const next = rowsNow().map(rowKey);
    if (next.length !== last.length || next.some((id, index) => id !== last[index])) last = next;
    return last;
  });
  const without = (id: string) => rowsNow().filter((row, index) => rowKey(row, index) !== id);
  return {
    ids,
    insert(row, at) {
      const rows = rowsNow();
      const to = at ?? rows.length;
      write(rows.toSpliced(to, 0, row), rowKey(row, to));
    },
    remove: (id) => write(without(id), id),
    move(id, to) {
      const row = rowsNow().find((one, index) => rowKey(one, index) === id);
      if (row !== undefined) write(without(id).toSpliced(to, 0, row), id);
    },
  };
}
