/**
 * What is selected, by id: rows one by one, a page, or everything that the query finds except some. Source: spec 003 §4.
 *
 * Everything that a query finds is no longer what somebody chose once filters or the search are others: then that
 * selection ends, because an action would meet rows that nobody saw described. Another order changes nothing.
 */

import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import { fold } from '../../../../base/fold.ts';
import { jsonText } from '../../../../base/json-text.ts';
import type { SelectionModel } from '../../table-model-types.ts';
import type { RowFlags, TableOptions, TableSelection } from '../../table-types.ts';
import { createRangeGathering } from '../range-gathering.ts';
import type { FoundRows } from '../rows/row-source.ts';
import { verbs } from '../verbs.ts';

export interface SelectionOptions<Row> {
  options: ReadonlySignal<TableOptions<Row>>;
  flagsOf(row: Row): RowFlags;
  rowId(row: Row): string;
  /** The page in view. */
  rowCount: ReadonlySignal<number>;
  rowAt(index: number): Row | undefined;
  /** Rows that the query finds; those that are not held are `undefined`. */
  found: FoundRows<Row>;
  /** What is in view is every row, held in part. */
  isSparse: ReadonlySignal<boolean>;
  /** Rows are shown, and they answer what is searched and filtered for now. */
  isShown: ReadonlySignal<boolean>;
  isAnswered: ReadonlySignal<boolean>;
  /** Of what the query finds nothing is missing. */
  isAllHeld: ReadonlySignal<boolean>;
  rowById(id: string): Row | undefined;
  /** The rows of a range, fetched where they are missing. */
  ensure(first: number, end: number, signal: AbortSignal): Promise<readonly Row[]>;
  /** Every row there is; `undefined` where only a backend knows. */
  everyRow: ReadonlySignal<readonly Row[] | undefined>;
  totalCount: ReadonlySignal<number | undefined>;
  /** Filters, search and order. */
  query: ReadonlySignal<TableSelection['query']>;
}

export interface Selection<Row> extends SelectionModel<Row> {
  mode: ReadonlySignal<TableSelection['mode']>;
  /** Rises with each change of what is selected. */
  changes: ReadonlySignal<number>;
  /** As `isSelected`, for whoever asks about every row: nothing is kept for each. Reads signals. */
  has(id: string): boolean;
}

/** Rows whose state is watched at a time; then those that nobody watches any more are let go. */
const watchedAtMost = 2000;

export function createSelection<Row>(selected: SelectionOptions<Row>): Selection<Row> {
  const { options, flagsOf, rowId, rowCount, rowAt, found, isSparse, everyRow, totalCount, query } = selected;
  const { isShown, isAnswered, isAllHeld } = selected;
  const mode = signal<TableSelection['mode']>('some');
  /** Selected ids, or, where all are selected, those that are not. Too many to copy at each change. */
  const listed = new Map<string, Row | undefined>();
  const version = signal(0);
  const isShowingSelected = signal(false);
  const gathering = createRangeGathering<Row>({ rowAt, ensure: selected.ensure });
  const watched = new Map<string, ReadonlySignal<boolean>>();
  const seenDisabled = new Set<string>();
  /** Other rows came or went since some were left out: whether those are still among them, only the backend knows. */
  const isAdrift = signal(false);

  /** Disabled rows are nobody's to act upon: everything leaves them out by name, as far as they are held. */
  const disabledIds = computed<readonly string[]>(() => {
    if (mode.value !== 'all' || options.value.omitDisabled === false || !options.value.rowFlags) return [];
    return [...found.held()].filter((row) => isNamed(row) && Boolean(flagsOf(row).disabled)).map(rowId);
  });
  const excluded = computed<ReadonlySet<string>>(() => {
    version.value;
    return mode.value === 'some' ? new Set() : new Set([...listed.keys(), ...seenDisabled, ...disabledIds.value]);
  });
  /** Of a list whose end nobody knows yet, the last row only says that there are more. */
  const knownCount = computed(() => totalCount.value ?? found.count.value - (isSparse.value ? 1 : 0));
  const count = computed(() => {
    version.value;
    if (mode.value === 'some') return listed.size;
    if (!isAnswered.value) return undefined;
    const left = excluded.value;
    if (isAllHeld.value)
      return fold([...found.held()], (sum, row) => sum + Number(isNamed(row) && !left.has(rowId(row))), 0);
    const total = totalCount.value;
    if (total === undefined || (isAdrift.value && left.size > 0)) return undefined;
    return Math.max(0, total - left.size);
  });
  const isEmpty = computed(() => count.value === 0);
  const selection = computed<TableSelection>(() => {
    version.value;
    return {
      mode: mode.value,
      ids: mode.value === 'some' ? [...listed.keys()] : [],
      excludedIds: [...excluded.value],
      query: query.value,
      count: count.value,
    };
  });
  const canSelectAll = computed(() => isShown.value && isAnswered.value);
  const allCount = computed(() => {
    if (!options.value.rowFlags || !isAllHeld.value) return totalCount.value;
    return fold([...found.held()], (sum, row) => sum + Number(isTaken(row)), 0);
  });
  const pageCount = computed(() => {
    if (!isShown.value) return 0;
    if (isSparse.value) return canSelectAll.value ? knownCount.value : 0;
    if (!options.value.rowFlags || options.value.omitDisabled === false) return rowCount.value;
    let taken = 0;
    for (const _ of takenRows(0, rowCount.value)) taken += 1;
    return taken;
  });
  const pageState = computed<boolean | 'mixed'>(() => {
    version.value;
    if (mode.value === 'some' && listed.size === 0) return false;
    if (isSparse.value && !isAllHeld.value) return (mode.value === 'all' && listed.size === 0) || 'mixed';
    let isAnySelected = false;
    let isAnyLeft = false;
    for (const row of takenRows(0, rowCount.value)) {
      if (isIn(rowId(row))) isAnySelected = true;
      else isAnyLeft = true;
      if (isAnySelected && isAnyLeft) return 'mixed';
    }
    return isAnySelected;
  });

  const finding = computed(() => jsonText([query.value.globalFilter, query.value.filters]));
  let foundBefore = finding.peek();
  effect(() => {
    const now = finding.value;
    if (now === foundBefore) return;
    foundBefore = now;
    if (mode.peek() === 'all') untracked(clear);
  });
  effect(() => {
    for (const id of disabledIds.value) seenDisabled.add(id);
  });
  // What is there no more is selected no more.
  const isNaming = computed(() => {
    version.value;
    return mode.value === 'some' && listed.size > 0;
  });
  effect(() => {
    const rows = isNaming.value ? everyRow.value : undefined;
    if (rows) untracked(() => forgetAllBut(rows));
  });
  let totalBefore: number | undefined;
  effect(() => {
    const total = mode.value === 'all' && isAnswered.value ? totalCount.value : undefined;
    if (total === undefined) return;
    if (totalBefore !== undefined && total !== totalBefore && excluded.peek().size > 0) isAdrift.value = true;
    totalBefore = total;
  });
  // Nothing but exceptions is left: that is a selection of nothing.
  effect(() => {
    if (mode.value === 'all' && isEmpty.value) untracked(clear);
  });
  // The last of the selected rows has gone from a view that shows nothing else.
  effect(() => {
    if (isShowingSelected.value && isEmpty.value) isShowingSelected.value = false;
  });

  function isIn(id: string): boolean {
    version.value;
    return mode.value === 'some' ? listed.has(id) : id !== '' && !excluded.value.has(id);
  }

  /** What is known by nothing cannot be told from others, and is nobody's to act upon. */
  function isNamed(row: Row): boolean {
    return rowId(row) !== '';
  }

  /** Of the page, those that ranges and whole pages take along. */
  function* takenRows(from: number, end: number): Generator<Row> {
    for (let index = from; index < end; index += 1) {
      const row = rowAt(index);
      if (row !== undefined && isTaken(row)) yield row;
    }
  }

  function isTaken(row: Row): boolean {
    return isNamed(row) && (options.value.omitDisabled === false || !flagsOf(row).disabled);
  }

  function set(rows: Iterable<Row>, isSelected: boolean): void {
    const before = listed.size;
    for (const row of rows) list(rowId(row), row, isSelected === (mode.value === 'some'));
    if (listed.size !== before) changed();
  }

  function list(id: string, row: Row | undefined, isListed: boolean): void {
    if (isListed) listed.set(id, isServed() ? row : undefined);
    else listed.delete(id);
  }

  /** Rows come and go: what is known of those that are selected is kept. */
  function isServed(): boolean {
    return options.value.fetcher !== undefined || options.value.listing !== undefined;
  }

  function forgetAllBut(rows: readonly Row[]): void {
    const gone = new Set(listed.keys());
    for (const row of rows) gone.delete(rowId(row));
    for (const id of gone) listed.delete(id);
    if (gone.size > 0) changed();
  }

  function changed(): void {
    gathering.stop();
    version.value += 1;
  }

  function selectAll(): void {
    forget();
    mode.value = 'all';
    changed();
  }

  function forget(): void {
    totalBefore = undefined;
    listed.clear();
    seenDisabled.clear();
    isAdrift.value = false;
  }

  function clear(): void {
    gathering.stop();
    if (mode.value === 'some' && listed.size === 0) return;
    mode.value = 'some';
    forget();
    version.value += 1;
  }

  return {
    selection,
    count,
    isEmpty,
    canSelectAll,
    allCount,
    mode,
    changes: version,
    pageState,
    pageCount,
    isShowingSelected,
    // What is everything but some cannot be told from the rest while most of it is not here.
    canShowSelected: computed(() => !isEmpty.value && !(mode.value === 'all' && isSparse.value)),
    gathering: gathering.state,
    has: isIn,
    isSelectable: (row) => !flagsOf(row).disabled,
    remembered() {
      version.value;
      return [...listed.values()].filter((row) => row !== undefined);
    },
    isSelected(id) {
      let state = watched.get(id);
      if (!state) {
        if (watched.size >= watchedAtMost) watched.clear();
        state = computed(() => isIn(id));
        watched.set(id, state);
      }
      return state.value;
    },

    ...verbs({
      toggle(id: string) {
        const row = isServed() || options.value.rowFlags ? selected.rowById(id) : undefined;
        if (id === '' || (row !== undefined && flagsOf(row).disabled)) return;
        list(id, row, !listed.has(id));
        changed();
      },
      extend(anchor: number, head: number, isSelected: boolean) {
        if (!isShown.value) return;
        const first = Math.max(0, Math.min(anchor, head));
        const end = Math.min(Math.max(anchor, head) + 1, rowCount.value);
        if (isSparse.value) gathering.gather(first, end, (rows) => set(rows.filter(isTaken), isSelected));
        else set(takenRows(first, end), isSelected);
      },
      togglePage() {
        if (pageCount.value === 0) return;
        if (!isSparse.value) return set(takenRows(0, rowCount.value), pageState.value !== true);
        if (pageState.value === true) clear();
        else selectAll();
      },
      selectAll,
      clear,
      showSelected(on: boolean) {
        isShowingSelected.value = on && !isEmpty.value;
      },
    }),
  };
}
