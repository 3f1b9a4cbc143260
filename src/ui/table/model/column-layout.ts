/** How columns lie in the room that there is: one line a row, or, where it is narrow, two. */
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { ColumnModel, ShownColumn } from '../table-model-types.ts';
import type { TableColumn } from '../table-types.ts';
import { headerOf } from './column-header.ts';
import { shareWidths } from './column-widths.ts';
import { compactBelow, lowerCount, mostImportant } from './compact-columns.ts';

export interface LayoutOptions<Row> {
  /** The shown columns in their order. */
  columns: ReadonlySignal<readonly TableColumn<Row>[]>;
  /** Pixels that somebody gave a column. Reads signals. */
  resizedWidth(columnId: string): number | undefined;
  /** An order of what happens to be here would be none. */
  canSort: ReadonlySignal<boolean>;
}

export interface ColumnLayout<Row>
  extends Pick<ColumnModel<Row>, 'shown' | 'isCompact' | 'inView' | 'offsets' | 'columnsIn' | 'setAvailableWidth'> {
  /** Whole pixels for columns; 0 while nobody knows. */
  room: ReadonlySignal<number>;
  /** Pixels by column id. */
  widths: ReadonlySignal<ReadonlyMap<string, number>>;
}

export function createColumnLayout<Row>({ columns, resizedWidth, canSort }: LayoutOptions<Row>): ColumnLayout<Row> {
  const known = new Map<string, ShownColumn<Row>>();
  const room = signal(0);
  const tableWidth = signal(0);

  const widths = computed(() =>
    shareWidths(
      columns.value.map((column) => ({ ...column, resized: resizedWidth(column.id) })),
      room.value,
    ),
  );
  const shown = computed(() => columns.value.map(shownColumn));
  // A column alone has no use for a second line.
  const isCompact = computed(() => tableWidth.value > 0 && tableWidth.value < compactBelow && shown.value.length > 1);
  const offsets = computed(() => {
    const starts = [0];
    for (const { id } of shown.value) starts.push((starts.at(-1) ?? 0) + (widths.value.get(id) ?? 0));
    return starts;
  });

  function shownColumn(column: TableColumn<Row>): ShownColumn<Row> {
    const { id } = column;
    const header = headerOf(column);
    const before = known.get(id);
    const isSortable = column.disableSortBy !== true && canSort.value;
    if (before?.column === column && before.header === header && before.isSortable === isSortable) return before;
    const width = before?.width ?? computed(() => widths.value.get(id) ?? 0);
    const made = { column, id, header, width, isSortable };
    known.set(id, made);
    return made;
  }

  return {
    room,
    widths,
    shown,
    isCompact,
    inView: computed(() => (isCompact.value ? mostImportant(shown.value, lowerCount(room.value)) : shown.value)),
    offsets,

    columnsIn(start, end) {
      const starts = offsets.value;
      const count = starts.length - 1;
      let first = 0;
      while (first < count && (starts[first + 1] as number) <= start) first += 1;
      let last = first;
      while (last < count && (starts[last] as number) < end) last += 1;
      return { first, end: last };
    },

    setAvailableWidth(width, ofTable = width) {
      tableWidth.value = ofTable;
      room.value = Math.max(0, Math.floor(width));
    },
  };
}
