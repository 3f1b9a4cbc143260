/**
 * The one file that knows table-core, which says what a press on a header makes of the order. It comes with the first
 * press, or as soon as somebody comes near (`table-core.ts`). With signals as its reactivity. Rows never come here.
 */
import { batch, computed, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals-core';
import { constructTable, rowSortingFeature, type TableFeatures, tableFeatures } from '@tanstack/table-core';
import type { SortBy } from '../../table-types.ts';

export interface CoreColumn {
  id: string;
  isSortable: boolean;
}

type Bindings = NonNullable<TableFeatures['coreReactivityFeature']>;

/** Ascending, descending, none; `add` keeps what is sorted by already. */
export function toggledSort(
  columns: readonly CoreColumn[],
  sortBy: readonly SortBy[],
  id: string,
  add: boolean,
): readonly SortBy[] {
  const features = tableFeatures({ coreReactivityFeature: signalBindings(), rowSortingFeature });
  const table = constructTable<typeof features, object>({
    features,
    columns: columns.map((one) => ({ id: one.id, accessorFn: () => undefined, enableSorting: one.isSortable })),
    data: [],
    manualSorting: true,
    sortDescFirst: false,
  });
  table.setSorting(sortBy.map((sort) => ({ ...sort })));
  const column = table.getAllLeafColumns().find((candidate) => candidate.id === id);
  if (column?.getCanSort()) column.toggleSorting(undefined, add);
  return table.atoms.sorting.get();
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
