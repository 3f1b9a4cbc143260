/**
 * The parts of a table's state, as the views see them. Each part is a model of its own file without React or DOM:
 * `column-model.ts` (on table-core), `row-source.ts` (`client-rows.ts`, `fetched-rows.ts`, `listed-rows.ts`), `filter-model.ts`,
 * `selection-model.ts`, `settings-model.ts`, `refresh-model.ts`; `table-model.ts` puts them together. What the grid of rows
 * sees of them is `GridTable`, which `list-model.ts` makes of less.
 */
import type { Model, ReadonlySignal } from '@preact/signals-core';
import type { ComponentType } from 'react';
import type { MenuListProps } from '../menu/menu-list.tsx';
import type { FilterDefinition } from './filter-types.ts';
import type { Gathering } from './model/range-gathering.ts';
import type {
  RowFlags,
  SortBy,
  TableColumn,
  TableOptions,
  TableQuery,
  TableSelection,
  TableSettings,
} from './table-types.ts';

/** A column that is shown: its definition and where it lies. */
export interface ShownColumn<Row> {
  readonly column: TableColumn<Row>;
  readonly id: string;
  readonly header: string;
  /** Pixels; live, so that resizing repaints no cell. */
  readonly width: ReadonlySignal<number>;
  readonly isSortable: boolean;
}

/** The code that says what a press on a header makes of the order. */
export interface SortingCode {
  /** Of a press that waits for it. */
  state: ReadonlySignal<'idle' | 'loading' | 'failed'>;
  /** Why it has failed. */
  failure: ReadonlySignal<unknown>;
  /** A press is about to come, or is tried again. */
  want(): void;
  /** The press is not meant any more. */
  giveUp(): void;
}

export interface ColumnModel<Row> {
  /** Every column, generated ones included, in the definitions' order. */
  all: ReadonlySignal<readonly TableColumn<Row>[]>;
  /** The shown ones in their order. */
  shown: ReadonlySignal<readonly ShownColumn<Row>[]>;
  /** Too narrow for one line a row: the first column, and below it those that matter most. */
  isCompact: ReadonlySignal<boolean>;
  /** Those that have room, in their order: all of them, unless it is compact. */
  inView: ReadonlySignal<readonly ShownColumn<Row>[]>;
  /** Pixels from the start of the first column to the start of each, and to the end of the last: one more than `shown`. */
  offsets: ReadonlySignal<readonly number[]>;
  sortBy: ReadonlySignal<readonly SortBy[]>;
  /** Ascending, descending, none; `add` keeps what is sorted by already. */
  toggleSort(columnId: string, add?: boolean): void;
  sortingCode: SortingCode;
  setSortBy(sortBy: readonly SortBy[]): void;
  /** Shows exactly these, in this order; what may not be removed stays. */
  show(columnIds: readonly string[]): void;
  /** Moves a column before or behind by places. */
  move(columnId: string, by: number): void;
  moveTo(columnId: string, index: number): void;
  /** Within the column's least and greatest width. */
  resize(columnId: string, width: number): void;
  resetWidth(columnId: string): void;
  /** Only what somebody resized. */
  widths: ReadonlySignal<Readonly<Record<string, number>>>;
  /** The room for columns and that of the whole table, in pixels: who was not resized shares it. */
  setAvailableWidth(width: number, tableWidth?: number): void;
  /** Columns that lie in `[start, end)` pixels, as indexes of `shown`; `end` exclusive. */
  columnsIn(start: number, end: number): { first: number; end: number };
}

/** `loading` until the first answer and, unless the table is reactive, while another query is answered. */
export type TablePhase = 'loading' | 'error' | 'empty' | 'filled';

export interface RowSource<Row> {
  phase: ReadonlySignal<TablePhase>;
  /** Rows stay on screen while others are fetched. */
  isReloading: ReadonlySignal<boolean>;
  error: ReadonlySignal<unknown>;
  /** Rows are shown that could not be fetched anew. */
  isOutdated: ReadonlySignal<boolean>;
  /** Rows of the page in view, or all of them where the table scrolls through all. */
  rowCount: ReadonlySignal<number>;
  /** The row at a place of the page; `undefined` while it is not held. Reads signals. */
  rowAt(index: number): Row | undefined;
  /** As `rowAt`, for who goes through all of them: looks at each page once, and tracks nothing. */
  reader(): (index: number) => Row | undefined;
  /** Why the row at a place could not be fetched, and with which page of requests. Reads signals. */
  failureAt(index: number): { page: number; isFirst: boolean } | undefined;
  retry(page: number): void;
  /** Which rows are on screen, the end exclusive: of a list that is held in part those are fetched. */
  look(first: number, end: number): void;
  /** Rises when rows changed, for those who read many by `rowAt`. */
  version: ReadonlySignal<number>;
  /** All rows that the query finds, loaded or not; `undefined` where the backend does not tell. */
  totalCount: ReadonlySignal<number | undefined>;
  pageCount: ReadonlySignal<number | undefined>;
  /** Ids that the query finds as far as they are held: all of them in client mode, some or the page's in server mode. */
  heldIds(): readonly string[];
  /** The rows of those ids, in order; of selected ones only where nothing else is shown. Reads signals. */
  heldRows(): readonly Row[];
  rowById(id: string): Row | undefined;
  /** Of what the query finds nothing is missing. */
  isWhole: ReadonlySignal<boolean>;
  /** Place of the page's first row among all found. */
  firstIndex: ReadonlySignal<number>;
  /** Milliseconds since 1970 of the last answer. */
  updatedAt: ReadonlySignal<number | undefined>;
  reload(options?: { keepCurrentPage?: boolean; showLoading?: boolean }): Promise<void>;
}

export interface FilterModel<Row> {
  definitions: ReadonlySignal<readonly FilterDefinition<Row>[]>;
  valueOf(name: string): unknown;
  set(name: string, value: unknown): void;
  /** Back to initial values, or to default values where the table says so. */
  clear(): void;
  clearOne(name: string): void;
  /** Those that filter something. */
  active: ReadonlySignal<readonly FilterDefinition<Row>[]>;
  /** What is typed, as it is typed. */
  searchText: ReadonlySignal<string>;
  /** How long a text may be, with the blanks around it, so that what is searched for is within the limit. */
  searchRoom(text: string): number | undefined;
  search(text: string): void;
  /** At once, for Enter. */
  submitSearch(): void;
}

export interface PageModel {
  index: ReadonlySignal<number>;
  size: ReadonlySignal<number>;
  /** What somebody may choose from; empty where there is nothing to choose. */
  sizes: ReadonlySignal<readonly number[]>;
  /** Keeps the first row of the page in view. */
  setSize(size: number): void;
  /** Every row is in one list. */
  isEndless: ReadonlySignal<boolean>;
  canGoBack: ReadonlySignal<boolean>;
  canGoOn: ReadonlySignal<boolean>;
  /**
   * Waits for more rows where they are loaded lazily: the page moves on once they are there. Where every row is in one
   * list, it scrolls to where that page would begin.
   */
  goTo(index: number): Promise<void>;
  /** The row that was to be gone to in a list of all of them; another object with each wish. */
  wantedRow: ReadonlySignal<{ readonly row: number } | undefined>;
  isLoadingMore: ReadonlySignal<boolean>;
}

/** What the checkboxes of the grid show and do. */
export interface GridSelection<Row> {
  /** Reads signals. */
  isSelected(id: string, row: Row): boolean;
  toggle(id: string, row: Row): void;
  /** Every row between two places of the page, as Shift does: all become what the row at `head` becomes. */
  extend(anchor: number, head: number, selected: boolean): void;
  /** Of the page's selectable rows. */
  pageState: ReadonlySignal<boolean | 'mixed'>;
  /** How many of the page can be selected. */
  pageCount: ReadonlySignal<number>;
  togglePage(): void;
}

export interface SelectionModel<Row> extends GridSelection<Row> {
  isSelected(id: string): boolean;
  toggle(id: string): void;
  /** Whether the row may be selected: a disabled one may not. */
  isSelectable(row: Row): boolean;
  selection: ReadonlySignal<TableSelection>;
  /** `undefined` where everything is selected and nobody knows how much that is. */
  count: ReadonlySignal<number | undefined>;
  isEmpty: ReadonlySignal<boolean>;
  /** Somebody sees rows of what everything would be. */
  canSelectAll: ReadonlySignal<boolean>;
  /** How many everything would be, without disabled ones as far as they are known; `undefined` where nobody knows. */
  allCount: ReadonlySignal<number | undefined>;
  selectAll(): void;
  clear(): void;
  isShowingSelected: ReadonlySignal<boolean>;
  /** Server mode: rows that were selected one by one, as they were then. Reads signals. */
  remembered(): Row[];
  /** Whether the rows that are selected are known well enough to be shown alone. */
  canShowSelected: ReadonlySignal<boolean>;
  /** A range whose rows are still fetched, or could not be taken. */
  gathering: ReadonlySignal<Gathering | undefined>;
  showSelected(on: boolean): void;
}

export interface SettingsModel {
  current: ReadonlySignal<TableSettings>;
  defaults: ReadonlySignal<TableSettings>;
  switchOf(name: string): boolean;
  /** Applies and keeps. */
  save(settings: TableSettings): void;
  /** Back to defaults, and forgets what was kept. */
  reset(): void;
}

export interface RefreshModel {
  isAutomatic: ReadonlySignal<boolean>;
  /** Stopped because nobody sees the page. */
  isPaused: ReadonlySignal<boolean>;
  /** Whole minutes since the last answer, where that is to be shown. */
  minutesOld: ReadonlySignal<number | undefined>;
  isRefreshing: ReadonlySignal<boolean>;
  /** The last one has failed, and rows of before are shown. */
  hasFailed: ReadonlySignal<boolean>;
  refresh(): Promise<void>;
}

/** What the grid of rows is told: a data table's options have more. */
export interface GridOptions<Row>
  extends Pick<
    TableOptions<Row>,
    | 'label'
    | 'columns'
    | 'rowActions'
    | 'rowButtons'
    | 'onRowActivate'
    | 'activatesOnPress'
    | 'pageSize'
    | 'rowHeight'
    | 'selectable'
  > {
  /** Home and End go to the first and the last row, as in every list; in a table to the ends of a row. */
  isList?: boolean;
  /** More that can be done with a row, told once its menu opens. */
  rowMenu?: RowMenu<Row>;
  /** What is said of rows that could not be fetched, in the place of the grid's own words. */
  failedText?: string;
  /** The row to begin at: where somebody was before. */
  initialRow?: number;
  onActiveRow?: (index: number) => void;
}

export interface RowMenu<Row> {
  /** Whether there is anything that can be done with it. Reads signals. */
  isThere: (row: Row) => boolean;
  /** `items` are what the grid itself offers, which come first. */
  List: ComponentType<MenuListProps & { row: Row }>;
}

/** What the grid of rows sees of a table. */
export interface GridTable<Row> {
  options: ReadonlySignal<GridOptions<Row>>;
  columns: Pick<
    ColumnModel<Row>,
    'shown' | 'isCompact' | 'inView' | 'offsets' | 'sortBy' | 'toggleSort' | 'setAvailableWidth' | 'columnsIn'
  >;
  rows: Pick<
    RowSource<Row>,
    | 'phase'
    | 'isReloading'
    | 'rowCount'
    | 'rowAt'
    | 'reader'
    | 'failureAt'
    | 'retry'
    | 'look'
    | 'version'
    | 'totalCount'
    | 'firstIndex'
  >;
  page: Pick<PageModel, 'isEndless'> & Partial<Pick<PageModel, 'wantedRow'>>;
  selection: GridSelection<Row>;
  /** What the rows answer: those of another one are read from their start. */
  query: ReadonlySignal<TableQuery>;
  rowId(row: Row): string;
  rowLabel(row: Row): string;
  /** Reads signals. */
  flagsOf(row: Row): RowFlags;
}

interface Shape<Row> {
  options: ReadonlySignal<TableOptions<Row>>;
  /** The caller's options are others. */
  update(options: TableOptions<Row>): void;
  columns: ColumnModel<Row>;
  rows: RowSource<Row>;
  filters: FilterModel<Row>;
  page: PageModel;
  selection: SelectionModel<Row>;
  settings: SettingsModel;
  refresh: RefreshModel;
  query: ReadonlySignal<TableQuery>;
  rowId(row: Row): string;
  rowLabel(row: Row): string;
  flagsOf(row: Row): RowFlags;
}
export type TableModel<Row> = Model<Shape<Row>>;

/** What the model needs from where it lives. */
export interface TableServices {
  locale: () => string;
  report(error: unknown): void;
  subscribe(topic: string, listener: (message: unknown) => void): () => void;
  /** `configure({ translate })`. */
  translate(key: string): string | undefined;
  /** Nothing is polled while nobody can see the page. */
  isPageVisible: ReadonlySignal<boolean>;
  /** Milliseconds since 1970. */
  now(): number;
}
