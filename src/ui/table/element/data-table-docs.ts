import { type DocsOf, errorEventDocs } from '../../../host/element-docs.ts';
import type { dataTableDefinition } from './data-table-definition.ts';

export const dataTableDocs: DocsOf<typeof dataTableDefinition> = {
  summary: 'Rows to search, filter, sort, page through, select and act on, held by the page or fetched on demand',
  room: { '': 'block-size: var(--rmm-data-table-height, 560px)' },
  attributes: {
    tableId: "Under which the reader's settings are kept; without it they last as long as the page",
    label: 'Its name for a screen reader. Default: the title',
    groupTitle: 'Title above the table',
    pageSize: 'Rows a page, at most 250, which is the default',
    endless:
      'Scrolls through every row instead of pages. With a `fetcher`, `page-size` rows are asked for as they come into view',
    rowHeight:
      'Height of a row in CSS pixels; default 36, on touch 40, and 45 with `selection="rows"`. Narrower than 560 px, rows have a second line of 20 more, for which the 45 have room',
    selectable: 'Rows can be selected',
    selection:
      'How: by `checkboxes`, the default of `selectable`, or as `rows`. Then a press or an arrow selects a row in place of what was selected, Shift everything up to it, Ctrl or Command one more; Escape selects nothing, Enter activates the row. Rows and header are 45 px high; narrower than 560 px the header has two lines to press and is 60',
    selectDisabled: 'Select-all and ranges take disabled rows along',
    reactive: 'Rows stay while others are fetched',
    loading: 'The page is still fetching `rows`',
    error: 'What went wrong, in the place of the rows; empty for the built-in words',
    emptyText: 'Said where there is no row; default No data found, and No results match with `selection="rows"`',
    searchPlaceholder: 'In the empty search field',
    searchLimit: 'Characters that can be searched for',
    withoutSearch: 'Without the search field',
    withoutSearchTrim: 'Blanks around what is searched for count',
    withoutExport: 'Without the export button',
    resetFiltersToDefault: 'Clearing filters brings their default values, not their initial ones',
    maximumColumns: 'Columns that can be shown at once; default 20',
  },
  properties: {
    columns: {
      type: 'readonly TableColumn<object>[]',
      description: 'What is shown of each row. A column that cannot be read is reported and left out',
    },
    rows: {
      type: 'readonly object[] | undefined',
      description: 'Every row, where the page holds them. Treated as frozen: give another array for a change',
    },
    fetcher: {
      type: '(query: TableQuery & { signal: AbortSignal }) => Promise<{ data: object[]; pageCount: number; totalCount?: number }>',
      description:
        'Asked for a page whenever the query changes, in the place of `rows`. Another function is another source: its rows are fetched, and nothing is selected any more; so give the same one as long as the rows are the same',
    },
    rowId: { type: '(row: object) => string', description: 'What a row is known by. Default: its `id`' },
    rowLabel: {
      type: '(row: object) => string',
      description: 'Name of a row, for a screen reader. Default: the text of its first column',
    },
    rowFlags: {
      type: '(row: object) => { disabled?: boolean | string; muted?: boolean; error?: boolean | string }',
      description: 'Which rows cannot be selected, and which have failed',
    },
    filters: { type: 'readonly FilterDefinition<object>[]', description: 'Filters of the thirteen types' },
    rowActions: {
      type: 'readonly ElementRowAction[] | ((row: object) => readonly ElementRowAction[])',
      description: 'What can be done with a row; an action without a function fires `rmm-action`',
    },
    bulkActions: {
      type: 'readonly ElementRowAction[] | undefined',
      description: 'What can be done with the selection. Default: the row actions that do not say `hideMultiAction`',
    },
    primaryAction: {
      type: 'ElementTableAction | { label: string; items: readonly ElementTableAction[] }',
      description: 'The button that adds something, or a menu of several',
    },
    secondaryActions: {
      type: 'readonly ElementTableAction[]',
      description: 'Buttons for the table as a whole; those without room are in a menu',
    },
    initialSortBy: { type: 'readonly { id: string; desc: boolean }[]', description: 'What is sorted by at first' },
    pageSizes: {
      type: 'readonly number[]',
      description:
        'Rows a page that readers may choose from, at most 250; an empty list offers none. Default 25, 50, 100 and 250',
    },
    lazyLoad: {
      type: '{ requestPageSize: number; hasMore: boolean; load: (signal: AbortSignal) => Promise<void> }',
      description: '`rows` grows as somebody goes on',
    },
    autoRefresh: {
      type: '{ enabledByDefault?: boolean; topic?: string; pollEvery?: number }',
      description:
        'Rows are kept current by messages of the configured channel, or by asking every so many milliseconds',
    },
    extraSwitches: {
      type: 'readonly { name: string; label: string; initial?: boolean }[]',
      description: "Switches of the page's own among the settings",
    },
    settingsStore: {
      type: 'SettingsStore',
      description: "Where settings are kept. Default: the browser's local storage",
    },
    exportAction: {
      type: '(query: TableQuery, run: { signal: AbortSignal }) => void | Promise<void>',
      description:
        'What the export button does; until its promise is settled, another press does nothing. Default: a CSV file of what is found, with its progress and a way to cancel',
    },
    refreshAction: { type: '() => void | Promise<void>', description: 'What refreshing does. Default: fetches again' },
  },
  events: {
    'rmm-selection-change': { detail: 'TableSelection', description: 'What is selected has changed' },
    'rmm-row-activate': { detail: '{ id: string; row: object }', description: 'Enter or a double click on a row' },
    'rmm-query-change': { detail: '{ query: TableQuery }', description: 'Search, filters, order or page have changed' },
    'rmm-settings-change': {
      detail: '{ settings: TableSettings }',
      description: 'Columns, their widths, order or switches have changed',
    },
    'rmm-action': {
      detail: '{ action: string; row: object | undefined; selection: TableSelection }',
      description:
        'An action was asked for, of a row, of the selection or of the table; before its own function runs. The message that `respondWith` rejects with is shown',
    },
    'rmm-export-request': {
      detail: '{ query: TableQuery }',
      description: 'Export was asked for; before anything is exported',
    },
    'rmm-refresh-request': {
      detail: '{ query: TableQuery }',
      description:
        'Refreshing was asked for; before anything is fetched. A page that holds the rows itself sets other `rows`',
    },
    'rmm-error': errorEventDocs,
  },
  methods: {
    reload: {
      signature: '(options?: { keepCurrentPage?: boolean; showLoading?: boolean }) => Promise<void>',
      description: 'Fetches the rows again',
    },
    getSelection: { signature: '() => Promise<TableSelection>', description: 'What is selected' },
    selectAll: {
      signature: '() => Promise<void>',
      description: 'Selects every row that the query finds, loaded or not',
    },
    clearSelection: { signature: '() => Promise<void>', description: 'Selects nothing' },
    getQuery: { signature: '() => Promise<TableQuery>', description: 'What is looked at' },
    search: {
      signature: '(text: string) => Promise<void>',
      description: 'Searches for a text at once, which then stands in the search field',
    },
    setFilter: {
      signature: '(name: string, value: unknown) => Promise<void>',
      description: 'Filters as if somebody had; `undefined` filters nothing',
    },
    clearFilters: { signature: '() => Promise<void>', description: 'Brings all filters back to where they began' },
    goToPage: {
      signature: '(pageIndex: number) => Promise<void>',
      description: 'Goes to a page, the first being 0; in an endless table it scrolls to where that page would begin',
    },
    exportCsv: { signature: '() => Promise<void>', description: 'Hands a CSV file of what is shown to the browser' },
    getCsv: { signature: '() => Promise<string>', description: 'The same as text' },
    resetSettings: { signature: '() => Promise<void>', description: 'Default settings, and forgets what was kept' },
  },
  parts: {
    base: 'Everything: the frame around header, rows and foot',
    header: 'Title, actions, search, filters and tools',
    title: 'The title above the table',
    filters: 'The filters that stand in the header',
    'filter-chips': 'What is filtered by',
    'last-updated': 'How old the rows are',
    table: 'The box that scrolls',
    export: 'How far an export is',
    footer: 'Selection and pages',
    selection: 'What is selected and what can be done with it',
    pagination: 'Which rows are shown, and the way to others',
  },
  cssProperties: { '--rmm-data-table-height': 'Height of the element where its container gives none; default 560px' },
};
