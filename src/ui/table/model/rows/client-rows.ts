/**
 * Client mode: the caller's array stays where it is. What is found, and in which order, are arrays of places in it,
 * made when somebody looks.
 */
import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals-core';
import { fold } from '../../../../base/fold.ts';
import { createResource, type Resource } from '../../../../base/resource/resource.ts';
import { failureIn, valueIn } from '../../../../base/resource/resource-state.ts';
import { fetchCode } from '../../../../host/late-code/fetch-code.ts';
import type { SortBy, TableColumn } from '../../table-types.ts';
import { cellValue, plainText } from '../cell-value.ts';
import { folded, ownCellText } from '../cell-words.ts';
import { collatedRanks } from './collated-ranks.ts';
import { countedUp, ordered, reversed, type SortKeys, sortKeys } from './row-order.ts';

type RanksCode = Resource<void, Pick<typeof import('./text-ranks.ts'), 'textRanks'>>;

/** Puts many texts in order; few are no work for the collator, which also does for all where this does not come. */
const ranksCode: RanksCode = createResource({ read: () => fetchCode(() => import('./text-ranks.ts')) });
const few = 2000;

export interface ClientRowsOptions<Row> {
  /** Every row. */
  rows: ReadonlySignal<readonly Row[]>;
  columns: ReadonlySignal<readonly TableColumn<Row>[]>;
  sortBy: ReadonlySignal<readonly SortBy[]>;
  /** Whether filters let a row stay; `undefined` where none filters. */
  keeps: ReadonlySignal<((row: Row) => boolean) | undefined>;
  globalFilter: ReadonlySignal<string>;
  locale: () => string;
  report(error: unknown): void;
  code?: RanksCode;
}

export interface ClientRows<Row> {
  /** Rows that are found. */
  count: ReadonlySignal<number>;
  /** The found row at a place of the order. Reads signals. */
  at(index: number): Row | undefined;
  /** The code that puts so many in order is on its way. */
  isWaiting: ReadonlySignal<boolean>;
  /** Whoever reads it hears of another order or other rows. */
  order: ReadonlySignal<unknown>;
}

interface ColumnSort<Row> {
  column: TableColumn<Row>;
  desc: boolean;
}

export function createClientRows<Row>(options: ClientRowsOptions<Row>): ClientRows<Row> {
  const { rows, columns, sortBy, keeps, globalFilter, code = ranksCode } = options;
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
    const searched = columns.value.map(searchedTexts);
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

  const hasMany = computed(() => rows.value.length > few);
  effect(() => {
    if (!hasMany.value) return;
    untracked(() => (code.state.peek().status === 'idle' ? code.ask() : code.retry()));
  });
  effect(() => {
    const failure = hasMany.value && failureIn(code.state.value);
    if (failure) options.report(failure.error);
  });

  function ranks(texts: readonly string[]): Float64Array | undefined {
    const locale = options.locale();
    if (texts.length <= few) return collatedRanks(texts, locale);
    const state = code.state.value;
    const isComing = state.status === 'idle' || state.status === 'loading';
    return isComing ? undefined : (valueIn(state)?.textRanks ?? collatedRanks)(texts, locale);
  }

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
    const keyed = sorts.flatMap(({ column, desc }) => {
      const known = keysFor(all, column);
      return known ? [{ known, desc }] : [];
    });
    if (keyed.length < sorts.length) return 'waiting';
    if (sorts.length === 1 && last?.rows === all && last.found === places && last.column === first?.column) {
      const [only] = keyed;
      if (only && last.desc !== only.desc) last = { ...last, desc: only.desc, order: reversed(last.order, only.known) };
      return last.order;
    }
    // The first order counts most, so it is made last: each keeps what came before where it sees no difference.
    const made = fold(
      [...keyed].reverse(),
      (before: Uint32Array, { known, desc }) => ordered(before, known, desc),
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

  function keysFor(all: readonly Row[], column: TableColumn<Row>): SortKeys | undefined {
    const made = keys.get(column) ?? sortKeys(all, column, ranks);
    if (made) keys.set(column, made);
    return made;
  }

  return {
    isWaiting: computed(() => order.value === 'waiting'),
    order: computed(() => ({ rows: rows.value, order: order.value })),
    count: computed(() => (found.value ?? rows.value).length),
    at(index) {
      const places = order.value === 'waiting' ? found.value : order.value;
      return rows.value[places ? (places[index] ?? -1) : index];
    },
  };
}

type SearchedText<Row> = (row: Row) => string | null | undefined;

/** What is read of a column, by whoever looks at it or copies it. */
function searchedTexts<Row>(column: TableColumn<Row>): readonly SearchedText<Row>[] {
  const texts = [column.text, ownCellText(column)].filter((text) => text !== undefined);
  return texts.length > 0 ? texts : [(row) => plainText(cellValue(column, row))];
}

function matches<Row>(row: Row, columns: readonly (readonly SearchedText<Row>[])[], term: string): boolean {
  return columns.some((texts) => texts.some((text) => folded(text(row) ?? '').includes(term)));
}
