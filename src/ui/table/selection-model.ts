/**
 * What is selected, by id: rows one by one, a page, or everything that the query finds except some. Source: spec 003 §4.
 *
 * Everything that a query finds is no longer what somebody chose once filters or the search are others: then that
 * selection ends, because an action would meet rows that nobody saw described. Another order changes nothing.
 */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import type { SelectionModel } from './table-model-types.ts';
import type { RowFlags, TableOptions, TableSelection } from './table-types.ts';
import { verbs } from './verbs.ts';

export interface SelectionOptions<Row> {
  options: ReadonlySignal<TableOptions<Row>>;
  flagsOf(row: Row): RowFlags;
  rowId(row: Row): string;
  /** The page in view. */
  rowCount: ReadonlySignal<number>;
  rowAt(index: number): Row | undefined;
  /** Rows that the query finds and that are held. */
  found: { count: ReadonlySignal<number>; at(index: number): Row | undefined };
  totalCount: ReadonlySignal<number | undefined>;
  /** Filters, search and order. */
  query: ReadonlySignal<TableSelection['query']>;
}

export interface Selection<Row> extends SelectionModel<Row> {
  /** Server mode: rows that were selected, as they were then. */
  remembered(): Iterable<Row>;
  mode: ReadonlySignal<TableSelection['mode']>;
}

/** Rows whose state is watched at a time before those that nobody watches any more are let go. */
const watchedAtMost = 2000;

export function createSelection<Row>(selected: SelectionOptions<Row>): Selection<Row> {
  const { options, flagsOf, rowId, rowCount, rowAt, found, totalCount, query } = selected;
  const mode = signal<TableSelection['mode']>('some');
  /** Selected ids, or, where all are selected, those that are not. */
  let ids = new Map<string, Row | undefined>();
  const version = signal(0);
  const isShowingSelected = signal(false);
  const watched = new Map<string, ReadonlySignal<boolean>>();

  const omitsDisabled = computed(() => options.value.omitDisabled !== false);
  const finding = computed(() => JSON.stringify([query.value.globalFilter, query.value.filters]));
  let foundBefore = finding.peek();

  effect(() => {
    const now = finding.value;
    if (now === foundBefore) return;
    foundBefore = now;
    if (mode.peek() === 'all') untracked(clear);
  });
  // The last of the selected rows is gone from a view that shows nothing else.
  effect(() => {
    if (isShowingSelected.value && count.value === 0) untracked(() => showSelected(false));
  });

  /** Disabled rows are nobody's to act upon, so everything except some leaves them out by name as far as they are held. */
  const disabledIds = computed<readonly string[]>(() => {
    if (mode.value !== 'all' || !omitsDisabled.value || !options.value.rowFlags) return [];
    const disabled: string[] = [];
    for (let index = 0; index < found.count.value; index += 1) {
      const row = found.at(index);
      if (row !== undefined && flagsOf(row).disabled) disabled.push(rowId(row));
    }
    return disabled;
  });
  let seenDisabled = new Set<string>();
  effect(() => {
    for (const id of disabledIds.value) seenDisabled.add(id);
  });

  const excluded = computed<readonly string[]>(() => {
    version.value;
    if (mode.value === 'some') return [];
    return [...new Set([...ids.keys(), ...seenDisabled, ...disabledIds.value])];
  });
  const count = computed(() => {
    version.value;
    if (mode.value === 'some') return ids.size;
    return Math.max(0, (totalCount.value ?? found.count.value) - excluded.value.length);
  });
  const selection = computed<TableSelection>(() => {
    version.value;
    return {
      mode: mode.value,
      ids: mode.value === 'some' ? [...ids.keys()] : [],
      excludedIds: excluded.value,
      query: query.value,
      count: count.value,
    };
  });

  /** Whether ranges and whole pages take the row along. */
  function isTaken(row: Row): boolean {
    return !omitsDisabled.value || !flagsOf(row).disabled;
  }

  function isIn(id: string): boolean {
    version.value;
    return mode.value === 'some' ? ids.has(id) : !ids.has(id) && !excluded.value.includes(id);
  }

  function set(rows: Iterable<Row>, isSelected: boolean): void {
    const isListed = isSelected === (mode.peek() === 'some');
    for (const row of rows) {
      if (isListed) ids.set(rowId(row), options.peek().fetcher ? row : undefined);
      else ids.delete(rowId(row));
    }
    changed();
  }

  function changed(): void {
    version.value += 1;
    // Nothing but exceptions is left: that is a selection of nothing.
    if (mode.peek() === 'all' && count.value === 0) clear();
  }

  function clear(): void {
    mode.value = 'some';
    ids = new Map();
    seenDisabled = new Set();
    version.value += 1;
  }

  function showSelected(on: boolean): void {
    isShowingSelected.value = on && count.value > 0;
  }

  function* pageRows(from = 0, end = rowCount.value): Generator<Row> {
    for (let index = from; index < end; index += 1) {
      const row = rowAt(index);
      if (row !== undefined && isTaken(row)) yield row;
    }
  }

  const pageCount = computed(() => {
    if (!options.value.rowFlags) return rowCount.value;
    let taken = 0;
    for (const _ of pageRows()) taken += 1;
    return taken;
  });
  const pageState = computed<boolean | 'mixed'>(() => {
    version.value;
    if (mode.value === 'some' && ids.size === 0) return false;
    let isAnySelected = false;
    let isAnyLeft = false;
    for (const row of pageRows()) {
      if (isIn(rowId(row))) isAnySelected = true;
      else isAnyLeft = true;
      if (isAnySelected && isAnyLeft) return 'mixed';
    }
    return isAnySelected;
  });

  return {
    selection,
    count,
    mode,
    pageState,
    pageCount,
    isShowingSelected,
    isSelected(id) {
      let state = watched.get(id);
      if (!state) {
        if (watched.size >= watchedAtMost) watched.clear();
        state = computed(() => isIn(id));
        watched.set(id, state);
      }
      return state.value;
    },
    isSelectable: (row) => !flagsOf(row).disabled,
    remembered: () => [...ids.values()].filter((row) => row !== undefined),

    ...verbs({
      toggle(id: string) {
        const row = rowOf(id);
        if (row !== undefined && flagsOf(row).disabled) return;
        const isListed = !ids.has(id);
        if (isListed) ids.set(id, options.value.fetcher ? row : undefined);
        else ids.delete(id);
        changed();
      },
      extend(anchor: number, head: number, isSelected: boolean) {
        set(
          pageRows(Math.max(0, Math.min(anchor, head)), Math.min(Math.max(anchor, head) + 1, rowCount.value)),
          isSelected,
        );
      },
      togglePage() {
        set(pageRows(), pageState.value !== true);
      },
      selectAll() {
        ids = new Map();
        mode.value = 'all';
        changed();
      },
      clear,
      showSelected,
    }),
  };

  function rowOf(id: string): Row | undefined {
    for (let index = 0; index < rowCount.value; index += 1) {
      const row = rowAt(index);
      if (row !== undefined && rowId(row) === id) return row;
    }
    return undefined;
  }
}
