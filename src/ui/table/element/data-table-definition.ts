import { doc } from '../../../host/doc.ts';
import { errorEvent, event, flag, integer, method, property, text } from '../../../host/element-definition.ts';
import type { IconComponent } from '../../icon/make-icon.tsx';
import type { FilterDefinition } from '../filter-types.ts';
import type {
  RowAction,
  RowFlags,
  SettingsStore,
  SortBy,
  TableAction,
  TableColumn,
  TableFetcher,
  TableOptions,
  TableQuery,
  TableSelection,
  TableSettings,
} from '../table-types.ts';

/** The address of an image; a component with hooks is drawn only where it is made with this bundle's own React. */
type ElementIcon = IconComponent | string;

/** As `RowAction`; without `action` it fires `rmm-action` only. */
export interface ElementRowAction extends Omit<RowAction<never>, 'Icon' | 'options'> {
  Icon?: ElementIcon;
  options?: readonly ElementRowAction[];
}

/** As `TableAction`; without `onSelect` it fires `rmm-action` only. */
export interface ElementTableAction extends Omit<TableAction, 'icon' | 'onSelect'> {
  icon?: ElementIcon;
  onSelect?: () => void;
}

export interface RowActivateDetail {
  id: string;
  row: object;
}

export interface TableActionDetail {
  /** Its `id`. */
  action: string;
  /** Whose button was pressed; `undefined` for the selection and for the table as a whole. */
  row: object | undefined;
  selection: TableSelection;
}

export interface QueryDetail {
  query: TableQuery;
}

export interface SettingsDetail {
  settings: TableSettings;
}

const cancelable = { cancelable: true };
type Primary = ElementTableAction | { label: string; items: readonly ElementTableAction[] };

export const dataTableDefinition = {
  tag: 'rmm-data-table',
  summary: doc`Rows to search, filter, sort, page through, select and act on, held by the page or fetched as they are asked for`,
  attributes: {
    tableId: text(doc`Under which the reader's settings are kept; without it they last as long as the page`),
    label: text(doc`Its name for a screen reader. Default: the title`),
    groupTitle: text(doc`Title above the table`),
    pageSize: integer(doc`Rows a page, at most 250, which is the default`),
    endless: flag(
      doc`Scrolls through every row instead of pages. With a \`fetcher\`, \`page-size\` rows are asked for as they come into view`,
    ),
    rowHeight: integer(
      doc`Height of a row in CSS pixels; default 36, on touch 40. Narrower than 560 px, rows have a second line of 20 more`,
    ),
    selectable: flag(doc`Rows can be selected`),
    selectDisabled: flag(doc`Select-all and ranges take disabled rows along`),
    reactive: flag(doc`Rows stay while others are fetched`),
    loading: flag(doc`The page is still fetching \`rows\``),
    error: text(doc`What went wrong, in the place of the rows; empty for the built-in words`),
    emptyText: text(doc`Said where there is no row; default No data found`),
    searchPlaceholder: text(doc`In the empty search field`),
    searchLimit: integer(doc`Characters that can be searched for`),
    withoutSearch: flag(doc`Without the search field`),
    withoutExport: flag(doc`Without the export button`),
    resetFiltersToDefault: flag(doc`Clearing filters brings their default values, not their initial ones`),
    maximumColumns: integer(doc`Columns that can be shown at once; default 20`),
  },
  properties: {
    columns: property<readonly TableColumn<never>[]>(
      doc`readonly TableColumn[]`,
      doc`What is shown of each row. A column that cannot be read is reported and left out`,
      [],
    ),
    rows: property<readonly object[] | undefined>(
      doc`readonly object[] | undefined`,
      doc`Every row, where the page holds them. Treated as frozen: give another array for a change`,
      undefined,
    ),
    fetcher: property<TableFetcher<object> | undefined>(
      doc`(query: TableQuery & { signal: AbortSignal }) => Promise<{ data: object[]; pageCount: number; totalCount?: number }>`,
      doc`Asked for a page whenever the query changes, in the place of \`rows\``,
      undefined,
    ),
    rowId: property<((row: never) => string) | undefined>(
      doc`(row: object) => string`,
      doc`What a row is known by. Default: its \`id\``,
      undefined,
    ),
    rowLabel: property<((row: never) => string) | undefined>(
      doc`(row: object) => string`,
      doc`Name of a row, for a screen reader. Default: the text of its first column`,
      undefined,
    ),
    rowFlags: property<((row: never) => RowFlags) | undefined>(
      doc`(row: object) => { disabled?: boolean; error?: boolean | string }`,
      doc`Which rows cannot be selected, and which have failed`,
      undefined,
    ),
    filters: property<readonly FilterDefinition<never>[]>(
      doc`readonly FilterDefinition[]`,
      doc`Filters of the thirteen types`,
      [],
    ),
    rowActions: property<readonly ElementRowAction[] | ((row: never) => readonly ElementRowAction[])>(
      doc`readonly RowAction[] | ((row: object) => readonly RowAction[])`,
      doc`What can be done with a row; an action without a function fires \`rmm-action\``,
      [],
    ),
    bulkActions: property<readonly ElementRowAction[] | undefined>(
      doc`readonly RowAction[] | undefined`,
      doc`What can be done with the selection. Default: the row actions that do not say \`hideMultiAction\``,
      undefined,
    ),
    primaryAction: property<Primary | undefined>(
      doc`TableAction | { label: string; items: readonly TableAction[] }`,
      doc`The button that adds something, or a menu of several`,
      undefined,
    ),
    secondaryActions: property<readonly ElementTableAction[]>(
      doc`readonly TableAction[]`,
      doc`Buttons for the table as a whole; those without room are in a menu`,
      [],
    ),
    initialSortBy: property<readonly SortBy[]>(
      doc`readonly { id: string; desc: boolean }[]`,
      doc`What is sorted by at first`,
      [],
    ),
    pageSizes: property<readonly number[] | undefined>(
      doc`readonly number[]`,
      doc`Rows a page that readers may choose from, at most 250; an empty list offers none. Default 25, 50, 100 and 250`,
      undefined,
    ),
    lazyLoad: property<TableOptions<object>['lazyLoad']>(
      doc`{ requestPageSize: number; hasMore: boolean; load: (signal: AbortSignal) => Promise<void> }`,
      doc`\`rows\` grows as somebody goes on`,
      undefined,
    ),
    autoRefresh: property<TableOptions<object>['autoRefresh']>(
      doc`{ enabledByDefault?: boolean; topic?: string; pollEvery?: number }`,
      doc`Rows are kept current by messages of the configured channel, or by asking every so many milliseconds`,
      undefined,
    ),
    extraSwitches: property<NonNullable<TableOptions<object>['extraSwitches']>>(
      doc`readonly { name: string; label: string; initial?: boolean }[]`,
      doc`Switches of the page's own among the settings`,
      [],
    ),
    settingsStore: property<SettingsStore | undefined>(
      doc`{ read, write, remove }`,
      doc`Where settings are kept. Default: the browser's local storage`,
      undefined,
    ),
    exportAction: property<((query: TableQuery) => void | Promise<void>) | undefined>(
      doc`(query: TableQuery) => void | Promise<void>`,
      doc`What the export button does. Default: a CSV file of what is shown`,
      undefined,
    ),
    refreshAction: property<(() => void | Promise<void>) | undefined>(
      doc`() => void | Promise<void>`,
      doc`What refreshing does. Default: fetches again`,
      undefined,
    ),
  },
  events: {
    'rmm-selection-change': event<TableSelection>(doc`TableSelection`, doc`What is selected has changed`),
    'rmm-row-activate': event<RowActivateDetail>(
      doc`{ id: string; row: object }`,
      doc`Enter or a double click on a row`,
    ),
    'rmm-query-change': event<QueryDetail>(
      doc`{ query: TableQuery }`,
      doc`Search, filters, order or page have changed`,
    ),
    'rmm-settings-change': event<SettingsDetail>(
      doc`{ settings: TableSettings }`,
      doc`Columns, their widths, order or switches have changed`,
    ),
    'rmm-action': event<TableActionDetail>(
      doc`{ action: string; row: object | undefined; selection: TableSelection }`,
      doc`An action was asked for, of a row, of the selection or of the table; before its own function runs`,
      cancelable,
    ),
    'rmm-export-request': event<QueryDetail>(
      doc`{ query: TableQuery }`,
      doc`Export was asked for; before anything is exported`,
      cancelable,
    ),
    'rmm-refresh-request': event<QueryDetail>(
      doc`{ query: TableQuery }`,
      doc`Refreshing was asked for; before anything is fetched. A page that holds the rows itself sets other \`rows\``,
      cancelable,
    ),
    'rmm-error': errorEvent,
  },
  methods: {
    reload: method<(options?: { keepCurrentPage?: boolean; showLoading?: boolean }) => Promise<void>>(
      doc`(options?: { keepCurrentPage?: boolean; showLoading?: boolean }) => Promise<void>`,
      doc`Fetches the rows again`,
    ),
    getSelection: method<() => TableSelection>(doc`() => Promise<TableSelection>`, doc`What is selected`),
    selectAll: method<() => void>(doc`() => Promise<void>`, doc`Selects every row that the query finds, loaded or not`),
    clearSelection: method<() => void>(doc`() => Promise<void>`, doc`Selects nothing`),
    getQuery: method<() => TableQuery>(doc`() => Promise<TableQuery>`, doc`What is looked at`),
    setFilter: method<(name: string, value: unknown) => void>(
      doc`(name: string, value: unknown) => Promise<void>`,
      doc`Filters as if somebody had; \`undefined\` filters nothing`,
    ),
    clearFilters: method<() => void>(doc`() => Promise<void>`, doc`Brings all filters back to where they began`),
    goToPage: method<(pageIndex: number) => Promise<void>>(
      doc`(pageIndex: number) => Promise<void>`,
      doc`Goes to a page, the first being 0`,
    ),
    exportCsv: method<() => void>(doc`() => Promise<void>`, doc`Hands a CSV file of what is shown to the browser`),
    getCsv: method<() => Promise<string>>(doc`() => Promise<string>`, doc`The same as text`),
    resetSettings: method<() => void>(doc`() => Promise<void>`, doc`Default settings, and forgets what was kept`),
  },
  parts: {
    base: doc`Everything: the frame around header, rows and foot`,
    header: doc`Title, actions, search, filters and tools`,
    title: doc`The title above the table`,
    filters: doc`The filters that stand in the header`,
    'filter-chips': doc`What is filtered by`,
    'last-updated': doc`How old the rows are`,
    table: doc`The box that scrolls`,
    footer: doc`Selection and pages`,
    selection: doc`What is selected and what can be done with it`,
    pagination: doc`Which rows are shown, and the way to others`,
  },
  cssProperties: {
    '--rmm-data-table-height': doc`Height of the element where its container gives none; default 560px`,
  },
} as const;
