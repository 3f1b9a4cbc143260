/** Which columns are shown, in which order, how wide, and what is sorted by. Source: spec 003 §3, §5 and §9. */
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { limits } from '../../../limits.ts';
import type { ColumnModel } from '../../table-model-types.ts';
import type { SortBy, TableColumn, TableOptions } from '../../table-types.ts';
import { createColumnLayout } from '../column-layout.ts';
import { resizedWidth } from '../column-widths.ts';
import { verbs } from '../verbs.ts';
import type { TableCore } from './table-core.ts';

/** What of the settings columns hold. */
export interface ColumnState {
  sortBy: readonly SortBy[];
  visibleColumnIds: readonly string[];
  columnWidths: Readonly<Record<string, number>>;
}

export interface Columns<Row> extends ColumnModel<Row> {
  /** How it stands. */
  state: ReadonlySignal<ColumnState>;
  /** How it stands for who has changed nothing. */
  defaults: ReadonlySignal<ColumnState>;
  /** What is to be kept: how it stands, and what was said of columns that are not here. */
  kept(): ColumnState;
  /** As it was kept, or as somebody wants it, who said nothing of columns that are not here. */
  apply(state: ColumnState, isKept: boolean): void;
  /** As for who has changed nothing. */
  reset(): void;
  /** The options' columns are others. */
  learn(): void;
}

export function createColumns<Row>(
  options: ReadonlySignal<TableOptions<Row>>,
  core: TableCore,
  /** Somebody changed what settings keep. */
  onChange: () => void,
  /** An order of what happens to be here would be none. */
  canSort: ReadonlySignal<boolean>,
): Columns<Row> {
  const all = computed(() => expanded(options.value.columns));
  const byId = computed(() => new Map(all.value.map((column) => [column.id, column])));
  const maximum = () => options.value.maximumColumns ?? limits.table.maximumColumns;
  /** What columns before the one that is resized measured: they stand still, so that its edge stays under the hand. */
  const steady = signal<Readonly<Record<string, number>>>({});
  let learned: readonly TableColumn<Row>[] = [];
  /** Columns that were ever here: those of them that are not in the order are hidden. */
  const known = new Set<string>();
  /** The shown columns in their order, and those among them that are not here: each comes back as it went. */
  let order: readonly string[] = [];
  let sortWish: readonly SortBy[] | undefined;
  /** By hand, or by what was kept, which names every column that is shown. */
  let arranged: 'not' | 'by hand' | 'as kept' = 'not';

  const defaults = computed<ColumnState>(() => ({
    sortBy: (options.value.initialSortBy ?? []).filter(({ id }) => byId.value.has(id)),
    visibleColumnIds: permitted(
      all.value.filter((column) => !column.isHiddenAtFirst).map(({ id }) => id),
      all.value.map(({ id }) => id),
    ),
    columnWidths: {},
  }));

  const layout = createColumnLayout<Row>({
    columns: computed(() => core.shownIds.value.flatMap((id) => byId.value.get(id) ?? [])),
    resizedWidth: (id) => core.sizes.value[id] ?? steady.value[id],
    canSort,
  });
  const { widths } = layout;

  /** What may be shown of a wish: known columns once, never none, never more than the most, and all that must stay. */
  function permitted(wish: readonly string[], before: readonly string[]): string[] {
    const ids = [...new Set(wish)].filter((id) => byId.value.has(id));
    for (const { id, isRemovable } of all.value) {
      if (isRemovable !== false || ids.includes(id)) continue;
      const place = before.indexOf(id);
      ids.splice(place < 0 ? ids.length : place, 0, id);
    }
    for (let index = ids.length - 1; index >= 0 && ids.length > maximum(); index -= 1) {
      if (byId.value.get(ids[index] as string)?.isRemovable !== false) ids.splice(index, 1);
    }
    const first = all.value[0];
    return ids.length === 0 && first ? [first.id] : ids;
  }

  function arrange(ids: readonly string[]): void {
    steady.value = {};
    order = withAbsent(ids);
    core.setShown(ids);
  }

  /** With columns that are not here behind those that they stood behind. */
  function withAbsent(ids: readonly string[]): string[] {
    const all = [...ids];
    order.forEach((id, at) => {
      const before = order[at - 1];
      if (!byId.value.has(id)) all.splice(before === undefined ? 0 : all.indexOf(before) + 1 || all.length, 0, id);
    });
    return all;
  }

  function byHand(): void {
    if (arranged === 'not') arranged = 'by hand';
  }

  function sortedByHand(): void {
    sortWish = core.sortBy.value;
    onChange();
  }

  function showExactly(wish: readonly string[]): void {
    const before = core.shownIds.value;
    const ids = permitted(wish, before);
    if (sameIds(ids, before)) return;
    arrange(ids);
    const removed = before.filter((id) => !ids.includes(id));
    const left = core.sortBy.value.filter(({ id }) => !removed.includes(id));
    if (left.length === core.sortBy.value.length) return;
    core.setSortBy(left);
    sortWish = left;
  }

  function moveTo(columnId: string, index: number): void {
    const ids = [...core.shownIds.value];
    const from = ids.indexOf(columnId);
    if (from < 0) return;
    ids.splice(from, 1);
    ids.splice(Math.min(Math.max(index, 0), ids.length), 0, columnId);
    if (sameIds(ids, core.shownIds.value)) return;
    byHand();
    arrange(ids);
    onChange();
  }

  function setSortBy(sortBy: readonly SortBy[]): void {
    core.setSortBy(sortBy.filter(({ id }) => byId.value.has(id)));
  }

  function take(state: ColumnState): void {
    order = state.visibleColumnIds;
    showExactly(wishOf(order));
    sortWish = state.sortBy;
    setSortBy(state.sortBy);
    const absent = Object.entries(core.sizes.value).filter(([id]) => !byId.value.has(id));
    core.setSizes(inLimits({ ...Object.fromEntries(absent), ...state.columnWidths }));
  }

  /** Of an order of which no column is here, or which nobody made, the definitions' own. */
  function wishOf(ids: readonly string[]): readonly string[] {
    return arranged !== 'not' && ids.some((id) => byId.value.has(id)) ? ids : defaults.value.visibleColumnIds;
  }

  function inLimits(sizes: Readonly<Record<string, number>>): Record<string, number> {
    const widthOf = ([id, width]: [string, number]) => {
      const column = byId.value.get(id);
      return [id, column ? resizedWidth(column, width) : width];
    };
    return Object.fromEntries(Object.entries(sizes).map(widthOf));
  }

  return {
    all,
    shown: layout.shown,
    isCompact: layout.isCompact,
    inView: layout.inView,
    offsets: layout.offsets,
    columnsIn: layout.columnsIn,
    sortBy: core.sortBy,
    sortingCode: core.sortingCode,
    widths: core.sizes,
    defaults,
    state: computed(() => ({
      sortBy: core.sortBy.value,
      visibleColumnIds: core.shownIds.value,
      columnWidths: Object.fromEntries(Object.entries(core.sizes.value).filter(([id]) => byId.value.has(id))),
    })),
    kept: () => ({ sortBy: sortWish ?? core.sortBy.peek(), visibleColumnIds: order, columnWidths: core.sizes.peek() }),

    ...verbs({
      toggleSort(columnId: string, add = false) {
        core.toggleSort(columnId, add, sortedByHand);
      },
      setSortBy(sortBy: readonly SortBy[]) {
        setSortBy(sortBy);
        sortedByHand();
      },
      show(columnIds: readonly string[]) {
        byHand();
        showExactly(columnIds);
        onChange();
      },
      move(columnId: string, by: number) {
        moveTo(columnId, core.shownIds.value.indexOf(columnId) + by);
      },
      moveTo,
      resize(columnId: string, width: number) {
        const column = byId.value.get(columnId);
        if (!column || !Number.isFinite(width)) return;
        const place = core.shownIds.value.indexOf(columnId);
        steady.value = Object.fromEntries([...widths.value].slice(0, Math.max(0, place)));
        core.resize(columnId, resizedWidth(column, width));
        onChange();
      },
      resetWidth(columnId: string) {
        steady.value = {};
        core.resetSize(columnId);
        onChange();
      },
      setAvailableWidth(width: number, ofTable = width) {
        const before = layout.room.value;
        layout.setAvailableWidth(width, ofTable);
        if (layout.room.value !== before) steady.value = {};
      },
      apply(state: ColumnState, isKept: boolean) {
        if (isKept) arranged = 'as kept';
        else byHand();
        take(isKept ? state : { ...state, visibleColumnIds: withAbsent(state.visibleColumnIds) });
      },
      reset() {
        arranged = 'not';
        core.setSizes({});
        take(defaults.value);
      },
      learn() {
        const columns = all.value;
        if (columns === learned) return;
        learned = columns;
        core.setColumns(columns.map(({ id, disableSortBy }) => ({ id, isSortable: disableSortBy !== true })));
        // Who arranged nothing sees the new definitions' order; who did finds what is new at the end.
        const fresh = columns.filter(({ id, isHiddenAtFirst }) => !known.has(id) && !isHiddenAtFirst);
        const added = arranged === 'by hand' ? fresh.map(({ id }) => id) : [];
        arrange(permitted(wishOf([...order, ...added]), core.shownIds.value));
        setSortBy(sortWish ?? options.value.initialSortBy ?? []);
        core.setSizes(inLimits(core.sizes.value));
        for (const { id } of columns) known.add(id);
      },
    }),
  };
}

function expanded<Row>(columns: readonly TableColumn<Row>[]): readonly TableColumn<Row>[] {
  if (!columns.some(({ generateColumns }) => generateColumns)) return columns;
  return columns.flatMap((column) => (column.generateColumns ? expanded(column.generateColumns()) : [column]));
}

function sameIds(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((id, index) => id === right[index]);
}
