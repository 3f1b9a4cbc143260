/**
 * What a caller hands to the table, and what the table hands back. Plain data and functions of a row: a host without
 * React writes the same as a feature does. Names are the specification's (spec 003 §3).
 */
import type { ReactNode } from 'react';
import type { IconComponent } from '../icon/make-icon.ts';
import type { FilterDefinition, FilterType } from './filter-types.ts';
import type { Listing } from './model/listing-types.ts';

export type TableRow = object;

/** Where a host draws by itself: called once when the cell comes into view; what it returns is called when it goes. */
// biome-ignore lint/suspicious/noConfusingVoidType: a function that returns nothing is what most callers write.
export type MountContent<Row> = (row: Row, container: HTMLElement) => (() => void) | void;

export type TagTone = 'neutral' | 'accent' | 'red' | 'amber' | 'green' | 'blue';

/** How a cell shows its column's value; one entry for each in `cells/cell-table.ts`. */
export type Cell<Row> =
  | { type: 'Text'; text?: (row: Row) => string | null | undefined }
  | { type: 'Anchor'; href: (row: Row) => string; text?: (row: Row) => string; target?: '_self' | '_blank' }
  | {
      type: 'ButtonLink';
      text?: (row: Row) => string;
      /** Absent: it opens the row, and so does Enter on its cell. */
      onClick?: (row: Row) => void;
      disabled?: (row: Row) => boolean;
    }
  /** `icon` is a component, or the address of an image, or nothing; `label` is what it means. */
  | { type: 'Icon'; icon: (row: Row) => IconComponent | string | undefined; label: (row: Row) => string }
  | {
      type: 'Switch';
      checked?: (row: Row) => boolean;
      label: (row: Row) => string;
      /** Rejecting puts the switch back. One call goes after the other; of presses meanwhile only the last has one. */
      onChange: (row: Row, checked: boolean) => void | Promise<void>;
      disabled?: (row: Row) => boolean;
    }
  | { type: 'Tags'; tags?: (row: Row) => readonly { label: string; tone?: TagTone }[] }
  /** Drawn only when it comes into view. */
  | { type: 'LazyRenderer'; render: (row: Row) => ReactNode }
  | { type: 'LazyRenderer'; mount: MountContent<Row> }
  /** Drawn at once, by React: for what is cheap. */
  | { type: 'Renderer'; render: (row: Row) => ReactNode; align?: 'end' }
  /** A text with more behind it: opens by pointing or pressing, and stays while somebody is in it. */
  | { type: 'StickyPopover'; text?: (row: Row) => string; content: (row: Row) => ReactNode }
  | { type: 'StickyPopover'; text?: (row: Row) => string; mount: MountContent<Row> }
  /** Values: milliseconds since 1970, an ISO 8601 text or a `Date`. Default `dateTime`. */
  | { type: 'Date'; format?: 'date' | 'dateTime' }
  /** `currency` is an ISO 4217 code. */
  | { type: 'Currency'; currency: string | ((row: Row) => string) }
  | { type: 'Number'; options?: Intl.NumberFormatOptions }
  /** 0 to 100. */
  | { type: 'Progress'; percent?: (row: Row) => number | null | undefined; label?: (row: Row) => string };

export type CellType = Cell<TableRow>['type'];

export interface TableColumn<Row> {
  id: string;
  header: string | (() => string);
  /**
   * The value that is shown, sorted, searched, copied and exported, where the cell has no text of its own. Default: the
   * row's member of the column's id. Numbers and dates are sorted by it in any case.
   */
  value?: (row: Row) => unknown;
  /** Default `{ type: 'Text' }`. */
  cell?: Cell<Row>;
  /** The cell's text for copy and export where it differs from what the cell's type makes of the value. */
  text?: (row: Row) => string;
  disableSortBy?: boolean;
  /** Client mode: an order of two values that are there; values that are missing come last in both directions. */
  compare?: (a: unknown, b: unknown) => number;
  /** Default true. */
  isRemovable?: boolean;
  /** Not shown until somebody chooses it. Default false. */
  isHiddenAtFirst?: boolean;
  hideFromTableSettingsAvailableColumns?: boolean;
  /** Adds several columns in the place of this one. */
  generateColumns?: () => readonly TableColumn<Row>[];
  tableSettingsColumnsGroup?: string;
  /** Default: the header. */
  tableSettingsHeader?: string;
  tableSettingsTag?: string;
  /** A key that `configure({ translate })` is asked for; `tooltipText` is the fallback. */
  tooltipToken?: string;
  tooltipText?: string;
  /**
   * Which columns matter most where a row has room for a few: the smaller, the more. Default: after those that say it, in
   * their order. The first column is always there.
   */
  priority?: number;
  /** Pixels that the column gets before others share the room. */
  priorityWidth?: number;
  minWidth?: number;
  /** In the place of `minWidth` where the columns are wider than the table, so that it scrolls sideways anyway. */
  scrollingWidth?: number;
  maxWidth?: number;
  /** How much of the room that is left it takes, where others take 1. */
  share?: number;
  /** Pixels that its content needs in the lower line of a narrow table's row; others share what is left. */
  compactWidth?: number;
  /** Width of the skeleton's bar in pixels. */
  loadingWidth?: number;
  /** An asterisk in the cell. */
  isRequired?: (row: Row) => boolean;
}

export interface RowFlags {
  /** Cannot be selected, and says why: the text, or 'This item cannot be actioned.' */
  disabled?: boolean | string;
  /** Dimmed. Default: where it is disabled. */
  muted?: boolean;
  /** Marked as failed; a text is its tooltip. */
  error?: boolean | string;
}

export interface SortBy {
  id: string;
  desc: boolean;
}

/** A filter as a fetcher receives it (spec 003 §7). */
export interface FilterQuery {
  name: string;
  value: unknown;
  type: FilterType;
}

export interface TableQuery {
  pageIndex: number;
  pageSize: number;
  /** What is searched for, trimmed. */
  globalFilter: string;
  sortBy: readonly SortBy[];
  filters: readonly FilterQuery[];
}

export interface TablePage<Row> {
  data: readonly Row[];
  pageCount: number;
  /** Absent where the backend does not know. */
  totalCount?: number;
}

export type TableFetcher<Row> = (query: TableQuery & { signal: AbortSignal }) => Promise<TablePage<Row>>;

/**
 * What an action gets. `some`: exactly `ids`. `all`: everything that `query` finds except `excludedIds`, loaded or not;
 * `ids` is then empty. `count` is how many that are, `undefined` where a backend does not tell how many it has.
 */
export interface TableSelection {
  mode: 'some' | 'all';
  ids: readonly string[];
  excludedIds: readonly string[];
  query: Omit<TableQuery, 'pageIndex' | 'pageSize'>;
  count: number | undefined;
}

export interface RowAction<Row> {
  id: string;
  /** A key that `configure({ translate })` is asked for, else the text itself. */
  labelToken: string;
  /** `row` is the row whose button was pressed, absent for an action on the selection. */
  action?: (selection: TableSelection, row?: Row) => void | Promise<void>;
  /** More actions behind this one, as a submenu. */
  options?: readonly RowAction<Row>[];
  /** Not offered for a selection of several rows. */
  hideMultiAction?: boolean;
  disabled?: boolean | ((row: Row | undefined, selection: TableSelection) => boolean);
  /** Also the reason while it is disabled. */
  tooltip?: string;
  variant?: 'danger';
  Icon?: IconComponent;
}

/** A button of the header: for the table as a whole. */
export interface TableAction {
  id: string;
  label: string;
  icon?: IconComponent;
  disabledReason?: string;
  /** What a promise of it rejects with is told, and reported. */
  onSelect: () => unknown;
}

/** As it is saved (spec 003 §3), with what this table adds. */
export interface TableSettings {
  sortBy: readonly SortBy[];
  /** In the order in which they are shown. */
  visibleColumnIds: readonly string[];
  /** Pixels by column id, only of those that somebody resized. */
  columnWidths: Readonly<Record<string, number>>;
  autoRefreshEnabled: boolean;
  /** Extra switches by name. */
  switches: Readonly<Record<string, boolean>>;
  /** Rows a page, only where somebody chose how many. */
  pageSize?: number;
}

/** Where settings are kept. Texts are JSON; either may be asynchronous. Default: the browser's local storage. */
export interface SettingsStore {
  read: (tableId: string) => string | null | undefined | Promise<string | null | undefined>;
  write: (tableId: string, settings: string) => void | Promise<void>;
  remove: (tableId: string) => void | Promise<void>;
}

/** One press on the export button; another one does nothing until its promise is settled. */
export interface ExportRun {
  /** Nobody waits for it any more. */
  signal: AbortSignal;
  /** The built-in one, with its progress and its way to cancel. */
  exportCsv(): Promise<void>;
}

export interface TableOptions<Row> {
  /** Settings are kept under it; without one they are not kept. */
  tableId?: string;
  /** Name of the table for a screen reader. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rowId: (row: Row) => string;
  /** Name of a row, for its checkbox. Default: the text of its first column. */
  rowLabel?: (row: Row) => string;
  rowFlags?: (row: Row) => RowFlags;
  /** Client mode: every row. Treated as frozen: a change is another array. */
  rows?: readonly Row[];
  /** Server mode: asked for a page whenever the query changes. Another function is another source: nothing stays selected. */
  fetcher?: TableFetcher<Row>;
  /** Server mode over a listing that somebody else holds, who ends it: a place that is left and come back to. */
  listing?: Listing<Row>;
  /** Lazy loading in client mode: `rows` grows by requests of this many rows. */
  lazyLoad?: { requestPageSize: number; hasMore: boolean; load: (signal: AbortSignal) => Promise<void> };
  /** Rows a page, at most 250; `all` scrolls through every row. Default 250. */
  pageSize?: number | 'all';
  /** What a reader may choose from, each at most 250; none where it is empty. Default 25, 50, 100 and 250. */
  pageSizes?: readonly number[];
  /** Server mode, where every row is scrolled through: rows that are asked for at a time, at most and by default 250. */
  requestPageSize?: number;
  /** Pixels; default 36, on touch 40, and 45 where rows are selected without checkboxes. */
  rowHeight?: number;
  initialSortBy?: readonly SortBy[];
  search?: false | { placeholder?: string; characterLimit?: number; trim?: boolean };
  filters?: readonly FilterDefinition<Row>[];
  resetFiltersToDefault?: boolean;
  groupTitle?: string;
  /** One action is a button, several are a menu under `label`. */
  primaryAction?: TableAction | { label: string; items: readonly TableAction[] };
  secondaryActions?: readonly TableAction[];
  rowActions?: readonly RowAction<Row>[] | ((row: Row) => readonly RowAction<Row>[]);
  /** How many buttons a row has at most, with that of its menu, where the rest is. Default: three and the menu. */
  rowButtons?: number;
  /** For the selection; default: the row actions that do not say `hideMultiAction`. */
  bulkActions?: readonly RowAction<Row>[];
  /** `rows`: without checkboxes, by going to a row. */
  selectable?: boolean | 'rows';
  /** Select-all and ranges leave disabled rows out. Default true. */
  omitDisabled?: boolean;
  onSelectionChange?: (selection: TableSelection) => void;
  /** Enter or a double click on a row. */
  onRowActivate?: (row: Row) => void;
  /** One press on a row activates it, but for its checkbox and what else in it takes presses. Default false. */
  activatesOnPress?: boolean;
  /** Default: a CSV file of what is shown; `false` offers none. */
  exportAction?: false | ((query: TableQuery, run: ExportRun) => void | Promise<void>);
  /** How old the rows are, refresh, export and settings; `false` shows none, for rows that are part of a form. */
  tools?: false;
  /** Instead of fetching again; `how` is what a message of the channel asks for (spec 003 §4). */
  onRefresh?: (how: { keepCurrentPage?: boolean; showLoading?: boolean }) => void | Promise<void>;
  autoRefresh?: {
    /** On until somebody turns it off. Default false. */
    enabledByDefault?: boolean;
    /** Topic of `configure({ channel })`. */
    topic?: string;
    /** Milliseconds. */
    pollEvery?: number;
  };
  /** Rows stay while others are fetched. */
  reactive?: boolean;
  /** True or a text shows the error row; a text replaces the built-in one. */
  error?: boolean | string;
  /** What is said where the fetcher failed, in the place of the built-in text. */
  fetchFailedText?: (error: unknown) => string;
  /** Client mode: the caller is still fetching. */
  loading?: boolean;
  emptyText?: string;
  extraSwitches?: readonly { name: string; label: string; initial?: boolean }[];
  /** Default 20. */
  maximumColumns?: number;
  settingsStore?: SettingsStore;
}
