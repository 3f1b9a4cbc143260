/**
 * The one file that knows table-core. It keeps the order of the columns and what is sorted by, with signals as its
 * reactivity: what table-core derives is tracked by whoever reads it. Rows never come here. What is hidden, widths and
 * the page are plain values, which it would only hold.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals-core';
import {
  columnOrderingFeature,
  constructTable,
  rowSortingFeature,
  type TableFeatures,
  tableFeatures,
} from '@tanstack/table-core';
import type { SortBy } from '../table-types.ts';

export interface CoreColumn {
  id: string;
  isSortable: boolean;
}

export interface TableCore {
  /** Ids of the columns that are shown, in their order. */
  shownIds: ReadonlySignal<readonly string[]>;
  sortBy: ReadonlySignal<readonly SortBy[]>;
  /** Pixels by id, of the columns that somebody resized. */
  sizes: ReadonlySignal<Readonly<Record<string, number>>>;
  pageIndex: ReadonlySignal<number>;
  setColumns(columns: readonly CoreColumn[]): void;
  setOrder(ids: readonly string[]): void;
  setHidden(ids: Iterable<string>): void;
  setSortBy(sortBy: readonly SortBy[]): void;
  toggleSort(id: string, add: boolean): void;
  setSizes(sizes: Readonly<Record<string, number>>): void;
  resize(id: string, size: number): void;
  resetSize(id: string): void;
  setPageIndex(index: number): void;
}

type Bindings = NonNullable<TableFeatures['coreReactivityFeature']>;

export function createTableCore(): TableCore {
  const features = tableFeatures({
    coreReactivityFeature: signalBindings(),
    columnOrderingFeature,
    rowSortingFeature,
  });
  const table = constructTable<typeof features, object>({
    features,
    columns: [],
    data: [],
    manualSorting: true,
    sortDescFirst: false,
  });

  const hidden = signal<ReadonlySet<string>>(new Set());
  const sizes = signal<Readonly<Record<string, number>>>({});
  const pageIndex = signal(0);

  return {
    shownIds: computed(() => {
      const ids = table.getAllLeafColumns().map(({ id }) => id);
      return ids.filter((id) => !hidden.value.has(id));
    }),
    sortBy: computed(() => table.atoms.sorting.get()),
    sizes,
    pageIndex,

    setColumns(columns) {
      table.setOptions((options) => ({
        ...options,
        columns: columns.map(({ id, isSortable }) => ({
          id,
          accessorFn: () => undefined,
          enableSorting: isSortable,
        })),
      }));
    },
    setOrder: (ids) => table.setColumnOrder([...ids]),
    setHidden(ids) {
      hidden.value = new Set(ids);
    },
    setSortBy: (sortBy) => table.setSorting(sortBy.map((sort) => ({ ...sort }))),
    toggleSort(id, add) {
      const column = table.getAllLeafColumns().find((candidate) => candidate.id === id);
      if (column?.getCanSort()) column.toggleSorting(undefined, add);
    },
    setSizes(next) {
      sizes.value = { ...next };
    },
    resize(id, size) {
      sizes.value = { ...sizes.peek(), [id]: size };
    },
    resetSize(id) {
      const { [id]: _, ...others } = sizes.peek();
      sizes.value = others;
    },
    setPageIndex(index) {
      pageIndex.value = Math.max(0, index);
    },
  };
}

function signalBindings(): Bindings {
  const nothingToEnd = () => undefined;
  return {
    createOptionsStore: true,
    wrapExternalAtoms: false,
    addSubscription: nothingToEnd,
    batch,
    untrack: untracked,
    schedule: (run) => queueMicrotask(run),
    createWritableAtom<Value>(initial: Value) {
      const source = signal(initial);
      const set = (next: Value | ((before: Value) => Value)) => {
        source.value = typeof next === 'function' ? (next as (before: Value) => Value)(source.peek()) : next;
      };
      return { get: () => source.value, set, subscribe: subscriber(source) };
    },
    createReadonlyAtom<Value>(compute: () => Value, options?: { compare?: (a: Value, b: Value) => boolean }) {
      let last: { value: Value } | undefined;
      const source = computed(() => {
        const value = compute();
        if (!last || !(options?.compare ?? Object.is)(last.value, value)) last = { value };
        return last.value;
      });
      return { get: () => source.value, subscribe: subscriber(source) };
    },
  };
}

type Listener<Value> = ((value: Value) => void) | { next?: (value: Value) => void };

function subscriber<Value>(source: Signal<Value> | ReadonlySignal<Value>) {
  return (listener: Listener<Value>) => {
    const next = typeof listener === 'function' ? listener : (value: Value) => listener.next?.(value);
    let isFirst = true;
    // Theirs hear of changes only, signals begin with the value.
    const unsubscribe = source.subscribe((value) => {
      if (!isFirst) next(value);
      isFirst = false;
    });
    return { unsubscribe };
  };
}
