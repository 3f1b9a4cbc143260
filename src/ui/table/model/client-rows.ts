/**
 * Client mode: the caller's array stays where it is. What is found, and in which order, are arrays of places in it,
 * made when somebody looks.
 */

import { computed, type ReadonlySignal } from '@preact/signals-core';
import { fold } from '../../../base/fold.ts';
import type { SortBy, TableColumn } from '../table-types.ts';
import { cellValue, folded, plainText } from './cell-value.ts';
import { countedUp, ordered, reversed, type SortKeys, sortKeys } from './row-order.ts';

export interface ClientRowsOptions<Row> {
  /** Every row. */
  rows: ReadonlySignal<readonly Row[]>;
  columns: ReadonlySignal<readonly TableColumn<Row>[]>;
  sortBy: ReadonlySignal<readonly SortBy[]>;
  /** Whether filters let a row stay; `undefined` where none filters. */
  keeps: ReadonlySignal<((row: Row) => boolean) | undefined>;
  globalFilter: ReadonlySignal<string>;
  locale: () => string;
}

export interface ClientRows<Row> {
  /** Rows that are found. */
  count: ReadonlySignal<number>;
  /** The found row at a place of the order. Reads signals. */
  at(index: number): Row | undefined;
  /** Whoever reads it hears of another order or other rows. */
  order: ReadonlySignal<unknown>;
}

interface ColumnSort<Row> {
  column: TableColumn<Row>;
  desc: boolean;
}

export function createClientRows<Row>(options: ClientRowsOptions<Row>): ClientRows<Row> {
  const { rows, columns, sortBy, keeps, globalFilter } = options;
  let keys = new Map<TableColumn<Row>, SortKeys>();
  let keysOf: readonly Row[] | undefined;
  /** The last order by one column: the other direction is only its reverse. */
  let last:
    | (ColumnSort<Row> & { rows: readonly Row[]; found: Uint32Array | undefined; order: Uint32Array })
    | undefined;

  /** Places of what is found, in the array's order; `undefined` for all of them. */
  const found = computed(() => {
    const term = folded(globalFilter.value);
    const keep = keeps.value;
    if (term === '' && !keep) return undefined;
    const all = rows.value;
    const searched = columns.value;
    const places = new Uint32Array(all.length);
    let count = 0;
    for (let index = 0; index < all.length; index += 1) {
      const row = all[index] as Row;
      if ((keep && !keep(row)) || (term !== '' && !matches(row, searched, term))) continue;
      places[count] = index;
      count += 1;
    }
    return places.slice(0, count);
  });

  const order = computed(() => {
    const all = rows.value;
    const sorts = sortBy.value.flatMap(({ id, desc }) => {
      const column = columns.value.find((candidate) => candidate.id === id);
      return column ? [{ column, desc }] : [];
    });
    forgetKeys(all, sorts);
    if (sorts.length === 0) {
      last = undefined;
      return found.value;
    }
    const places = found.value;
    const [first] = sorts;
    if (sorts.length === 1 && last?.rows === all && last.found === places && last.column === first?.column) {
      if (last.desc !== first.desc)
        last = { ...last, desc: first.desc, order: reversed(last.order, keysFor(all, first.column)) };
      return last.order;
    }
    // The first order counts most, so it is made last: each keeps what came before where it sees no difference.
    const made = fold(
      [...sorts].reverse(),
      (before: Uint32Array, { column, desc }) => ordered(before, keysFor(all, column), desc),
      places ?? countedUp(all.length),
    );
    last = sorts.length === 1 && first ? { rows: all, found: places, ...first, order: made } : undefined;
    return made;
  });

  /** Only of the columns that are sorted by, and only of these rows. */
  function forgetKeys(all: readonly Row[], sorts: readonly ColumnSort<Row>[]): void {
    if (keysOf !== all) keys.clear();
    keysOf = all;
    keys = new Map([...keys].filter(([known]) => sorts.some(({ column }) => column === known)));
  }

  function keysFor(all: readonly Row[], column: TableColumn<Row>): SortKeys {
    const made = keys.get(column) ?? sortKeys(all, column, options.locale());
    keys.set(column, made);
    return made;
  }

  return {
    order: computed(() => ({ rows: rows.value, order: order.value })),
    count: computed(() => (found.value ?? rows.value).length),
    at(index) {
      const places = order.value;
      return rows.value[places ? (places[index] ?? -1) : index];
    },
  };
}

function matches<Row>(row: Row, columns: readonly TableColumn<Row>[], term: string): boolean {
  return columns.some((column) => folded(column.text?.(row) ?? plainText(cellValue(column, row))).includes(term));
}
