import {
  choice,
  errorEvent,
  event,
  flag,
  integer,
  method,
  property,
  tagName,
  text,
} from '../../../host/element-definition.ts';
import type { IconComponent } from '../../icon/make-icon.ts';
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
  onSelect?: () => unknown;
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

type Primary = ElementTableAction | { label: string; items: readonly ElementTableAction[] };

export const dataTableDefinition = {
  tag: tagName('data-table'),
  attributes: {
    tableId: text(),
    label: text(),
    groupTitle: text(),
    pageSize: integer(),
    endless: flag(),
    rowHeight: integer(),
    selectable: flag(),
    selection: choice(['checkboxes', 'rows']),
    selectDisabled: flag(),
    reactive: flag(),
    loading: flag(),
    error: text(),
    emptyText: text(),
    searchPlaceholder: text(),
    searchLimit: integer(),
    withoutSearch: flag(),
    withoutSearchTrim: flag(),
    withoutExport: flag(),
    resetFiltersToDefault: flag(),
    maximumColumns: integer(),
  },
  properties: {
    columns: property<readonly TableColumn<never>[]>([]),
    rows: property<readonly object[] | undefined>(),
    fetcher: property<TableFetcher<object> | undefined>(),
    rowId: property<((row: never) => string) | undefined>(),
    rowLabel: property<((row: never) => string) | undefined>(),
    rowFlags: property<((row: never) => RowFlags) | undefined>(),
    filters: property<readonly FilterDefinition<never>[]>([]),
    rowActions: property<readonly ElementRowAction[] | ((row: never) => readonly ElementRowAction[])>([]),
    bulkActions: property<readonly ElementRowAction[] | undefined>(),
    primaryAction: property<Primary | undefined>(),
    secondaryActions: property<readonly ElementTableAction[]>([]),
    initialSortBy: property<readonly SortBy[]>([]),
    pageSizes: property<readonly number[] | undefined>(),
    lazyLoad: property<TableOptions<object>['lazyLoad']>(),
    autoRefresh: property<TableOptions<object>['autoRefresh']>(),
    extraSwitches: property<NonNullable<TableOptions<object>['extraSwitches']>>([]),
    settingsStore: property<SettingsStore | undefined>(),
    exportAction: property<((query: TableQuery, run: { signal: AbortSignal }) => void | Promise<void>) | undefined>(),
    refreshAction: property<(() => void | Promise<void>) | undefined>(),
  },
  events: {
    'rmm-selection-change': event<TableSelection>(),
    'rmm-row-activate': event<RowActivateDetail>(),
    'rmm-query-change': event<QueryDetail>(),
    'rmm-settings-change': event<SettingsDetail>(),
    'rmm-action': event<TableActionDetail>('cancelable'),
    'rmm-export-request': event<QueryDetail>('cancelable'),
    'rmm-refresh-request': event<QueryDetail>('cancelable'),
    'rmm-error': errorEvent,
  },
  methods: {
    reload: method<(options?: { keepCurrentPage?: boolean; showLoading?: boolean }) => Promise<void>>(),
    getSelection: method<() => TableSelection>(),
    selectAll: method<() => void>(),
    clearSelection: method<() => void>(),
    getQuery: method<() => TableQuery>(),
    search: method<(text: string) => void>(),
    setFilter: method<(name: string, value: unknown) => void>(),
    clearFilters: method<() => void>(),
    goToPage: method<(pageIndex: number) => Promise<void>>(),
    exportCsv: method<() => void>(),
    getCsv: method<() => Promise<string>>(),
    resetSettings: method<() => void>(),
  },
} as const;
