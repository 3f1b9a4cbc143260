/** What a page has set on `<rmm-data-table>`, as the table's options: checked, and with the element's events in them. */
import { useEffect, useMemo } from 'react';
import type { ElementValues } from '../../../host/element-definition.ts';
import { useHost } from '../../../host/use-host.ts';
import { limits } from '../../limits.ts';
import { useHeaderMessages } from '../header/header-messages.ts';
import type { TableOptions, TableRow } from '../table-types.ts';
import { checkColumns, checkFilters, checkFunctions } from './check-options.ts';
import type { dataTableDefinition } from './data-table-definition.ts';
import { type AskForAction, bulkActionsOf, primaryActionOf, rowActionsOf, tableActionsOf } from './element-actions.tsx';
import type { Problem } from './problem-words.ts';

type Definition = typeof dataTableDefinition;
type Values = ElementValues<Definition>;

export interface ElementVerbs {
  ask: AskForAction;
  onSelectionChange: NonNullable<TableOptions<TableRow>['onSelectionChange']>;
  onRowActivate(row: TableRow): void;
}

export function useElementOptions(values: Values, verbs: ElementVerbs): TableOptions<TableRow> {
  const { element } = useHost();
  const t = useHeaderMessages();
  const columns = useChecked(values.columns, checkColumns);
  const filters = useChecked(values.filters, checkFilters);
  const functions = useFunctions(values);
  const rows = useRows({ ...values, ...functions });
  /** Not an empty table: there may be rows, and nothing to ask for them. */
  const isUnreachable = functions.fetcher === undefined && isGiven(values.fetcher);
  const { rowActions, bulkActions, primaryAction, secondaryActions } = values;
  const { searchPlaceholder, searchLimit, withoutSearch, withoutSearchTrim, withoutExport, endless } = values;
  const pageSize = usePageSize(values.pageSize);
  const { ask, onSelectionChange, onRowActivate } = verbs;

  return {
    ...given({
      tableId: values.tableId,
      groupTitle: values.groupTitle,
      fetcher: functions.fetcher,
      rowLabel: functions.rowLabel,
      rowFlags: functions.rowFlags,
      rowHeight: values.rowHeight,
      lazyLoad: values.lazyLoad,
      pageSizes: usePageSizes(values.pageSizes),
      autoRefresh: values.autoRefresh,
      settingsStore: values.settingsStore,
      emptyText: values.emptyText,
      maximumColumns: values.maximumColumns,
      pageSize: endless ? ('all' as const) : pageSize,
      requestPageSize: endless ? pageSize : undefined,
      rows,
      bulkActions: useMemo(() => bulkActionsOf(bulkActions, ask), [bulkActions, ask]),
      primaryAction: useMemo(() => primaryActionOf(primaryAction, ask), [primaryAction, ask]),
    }),
    label: values.label ?? values.groupTitle ?? element.getAttribute('aria-label') ?? t('table'),
    // What is of rows takes any row: of which kind they are, only the page knows.
    columns: columns as unknown as TableOptions<TableRow>['columns'],
    filters: filters as unknown as NonNullable<TableOptions<TableRow>['filters']>,
    rowId: (functions.rowId as ((row: TableRow) => string) | undefined) ?? idOf,
    rowActions: useMemo(() => rowActionsOf(rowActions, ask), [rowActions, ask]),
    secondaryActions: useMemo(() => tableActionsOf(secondaryActions, ask), [secondaryActions, ask]),
    initialSortBy: values.initialSortBy,
    extraSwitches: values.extraSwitches,
    selectable: values.selection === 'rows' ? 'rows' : values.selectable || values.selection !== undefined,
    omitDisabled: !values.selectDisabled,
    reactive: values.reactive,
    loading: values.loading,
    error: values.error === '' ? true : (values.error ?? isUnreachable),
    resetFiltersToDefault: values.resetFiltersToDefault,
    search: useMemo(
      () =>
        withoutSearch
          ? false
          : given({ placeholder: searchPlaceholder, characterLimit: searchLimit, trim: !withoutSearchTrim }),
      [withoutSearch, searchPlaceholder, searchLimit, withoutSearchTrim],
    ),
    ...(withoutExport && { exportAction: false }),
    onSelectionChange,
    onRowActivate,
  } as unknown as TableOptions<TableRow>;
}

/** What can be used; the rest is reported once. */
function useChecked<Kind>(
  value: unknown,
  check: (value: unknown) => { usable: readonly Kind[]; problems: readonly Problem[] },
): readonly Kind[] {
  const { usable, problems } = useMemo(() => check(value), [value, check]);
  useReported(problems);
  return usable;
}

const none: readonly Problem[] = [];

function useFunctions({ fetcher, rowId, rowLabel, rowFlags, exportAction, refreshAction }: Values) {
  const { usable, problems } = useMemo(
    () => checkFunctions({ fetcher, rowId, rowLabel, rowFlags, exportAction, refreshAction }),
    [fetcher, rowId, rowLabel, rowFlags, exportAction, refreshAction],
  );
  useReported(problems);
  return usable;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function useRows({ rows, rowId, fetcher }: Pick<Values, 'rows' | 'rowId' | 'fetcher'>): readonly object[] | undefined {
  const { usable, problems } = useMemo(() => {
    if (rows === undefined) return { usable: undefined, problems: none };
    if (!Array.isArray(rows)) return { usable: [], problems: [['rows']] as readonly Problem[] };
    const isNamed = rowId !== undefined || rows.every((row) => row?.id !== undefined);
    return { usable: rows, problems: isNamed ? none : ([['ids']] as const) };
  }, [rows, rowId]);
  useReported(fetcher ? none : problems);
  return usable;
}

function usePageSizes(sizes: unknown): readonly number[] | undefined {
  const { usable, problems } = useMemo(() => {
    if (sizes === undefined || sizes === null) return { usable: undefined, problems: none };
    const isUsable = Array.isArray(sizes) && sizes.every((size) => Number.isInteger(size) && size > 0);
    if (isUsable) return { usable: sizes as number[], problems: sizes.flatMap(sizeProblem) };
    return { usable: undefined, problems: [['pageSizes']] as const };
  }, [sizes]);
  useReported(problems);
  return usable;
}

function usePageSize(size: number | undefined): number | undefined {
  useReported(useMemo(() => sizeProblem(size), [size]));
  return size;
}

function sizeProblem(size: number | undefined): readonly Problem[] {
  return size === undefined || size <= limits.table.pageSizeLimit ? none : [['pageSize', size]];
}

function useReported(problems: readonly Problem[]): void {
  const host = useHost();
  useEffect(() => {
    if (problems.length === 0) return;
    import('./problem-words.ts').then(({ problemText }) => {
      for (const problem of problems) host.report(new Error(`<${host.definition.tag}>: ${problemText(problem)}.`));
    }, host.report);
  }, [problems, host]);
}

function idOf(row: TableRow): string {
  return String((row as { id?: unknown }).id ?? '');
}

/** Without what was not given: an option that is `undefined` is none. */
function given<Options extends object>(options: Options): Partial<Options> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<Options>;
}
