/**
 * The one file that knows table-core. It keeps what belongs to columns and pages there, with signals as its reactivity:
 * what table-core derives is tracked by whoever reads it. Rows never come here.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals-core';
import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  constructTable,
  rowPaginationFeature,
  rowSortingFeature,
  type TableFeatures,
  tableFeatures,
} from '@tanstack/table-core';
import type { SortBy } from './table-types.ts';

export interface CoreColumn {
  id: string;
  /** Pixels between which it can be resized. */
  least: number;
  greatest: number;
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
    columnSizingFeature,
    columnVisibilityFeature,
    rowPaginationFeature,
    rowSortingFeature,
  });
  const table = constructTable<typeof features, object>({
    features,
    columns: [],
    data: [],
    manualPagination: true,
    manualSorting: true,
    sortDescFirst: false,
  });

  return {
    shownIds: computed(() => table.getVisibleLeafColumns().map(({ id }) => id)),
    sortBy: computed(() => table.atoms.sorting.get()),
    // Its own has no prototype, and whoever compares or copies it would wonder.
    sizes: computed(() => ({ ...table.atoms.columnSizing.get() })),
    pageIndex: computed(() => table.atoms.pagination.get().pageIndex),

    setColumns(columns) {
      table.setOptions((options) => ({
        ...options,
        columns: columns.map(({ id, least, greatest, isSortable }) => ({
          id,
          accessorFn: () => undefined,
          minSize: least,
          maxSize: greatest,
          enableSorting: isSortable,
        })),
      }));
    },
    setOrder: (ids) => table.setColumnOrder([...ids]),
    setHidden: (ids) => table.setColumnVisibility(Object.fromEntries([...ids].map((id) => [id, false]))),
    setSortBy: (sortBy) => table.setSorting(sortBy.map((sort) => ({ ...sort }))),
    toggleSort(id, add) {
      const column = table.getAllLeafColumns().find((candidate) => candidate.id === id);
      if (column?.getCanSort()) column.toggleSorting(undefined, add);
    },
    setSizes: (sizes) => table.setColumnSizing({ ...sizes }),
    resize: (id, size) => table.setColumnSizing((sizes) => ({ ...sizes, [id]: size })),
    resetSize: (id) =>
      table.setColumnSizing((sizes) => Object.fromEntries(Object.entries(sizes).filter(([other]) => other !== id))),
    setPageIndex: (index) => table.setPageIndex(index),
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
