/** The rows of the mapping table, with what can be done with all of them and with the checked ones. */
import { useSignalEffect, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo, useRef } from 'react';
import { fetchCode } from '../../host/late-code/fetch-code.ts';
import { useFormat } from '../../host/use-format.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { ImportIcon } from '../../ui/icon/import-icon.tsx';
import { DataTableView } from '../../ui/table/data-table.tsx';
import type {
  ExportRun,
  RowAction,
  TableAction,
  TableColumn,
  TableQuery,
  TableSelection,
} from '../../ui/table/table-types.ts';
import { useTableModel } from '../../ui/table/use-table-model.ts';
import { usePsa } from '../page/psa-context.ts';
import { useInitialFailure } from '../page/use-initial-failure.ts';
import { psaMessages } from '../psa-messages.ts';
import { psaRowHeights } from '../psa-terms.ts';
import type { OpenDialog } from './dialogs/bench-dialogs.ts';
import { mappingLines } from './model/mapping-csv.ts';
import type { MappedRow, MappingSource } from './model/mapping-source.ts';
import type { Workbench } from './model/workbench-model.ts';
import { Provenance } from './provenance.tsx';
import { AssignIcon, AutoMapIcon, ClearIcon, RedoIcon, ReviewIcon, UndoIcon } from './words/workbench-icons.tsx';
import { useWorkbenchMessages } from './words/workbench-messages.ts';

export interface BenchTableProps<Row extends MappedRow> {
  source: MappingSource<Row>;
  columns: readonly TableColumn<Row>[];
  onOpen(row: Row): void;
  headerActions?: readonly TableAction[] | undefined;
  bench: Workbench<Row>;
  showDialog(dialog: OpenDialog): void;
}

export function BenchTable<Row extends MappedRow>(props: BenchTableProps<Row>) {
  useSignals();
  const { source, columns, onOpen, bench } = props;
  const t = useMessages(psaMessages);
  const tBench = useWorkbenchMessages();
  const { data, isReadOnly } = usePsa();
  const state = bench.state.value;
  // Where the provider’s names are searched for, nobody does so for a count.
  const isUncounted = state === 'AMBIGUOUS' && bench.counts.value?.ambiguous == null;
  const mappedBy = useMappedBy<Row>();
  const fetchFailedText = useInitialFailure();
  const actions = useTableActions(props);
  const bulkActions = useBulkActions(props);

  const table = useTableModel<Row>({
    label: tBench(`title.${source.provider}`),
    columns: useMemo(() => [...columns, mappedBy], [columns, mappedBy]),
    fetcher: bench.fetcher,
    fetchFailedText,
    rowId: ({ clientId }) => clientId,
    rowLabel: ({ clientName }) => clientName,
    pageSize: 'all',
    rowHeight: psaRowHeights.company,
    initialSortBy: useMemo(() => [{ id: 'clientName', desc: false }], []),
    search: useMemo(() => ({ placeholder: tBench(`search.${source.provider}`) }), [tBench, source]),
    filters: useMemo(
      () => [{ name: 'state', type: 'SingleValue' as const, label: '', hidden: true, ...(state && { value: state }) }],
      [state],
    ),
    selectable: !isReadOnly,
    reactive: true,
    emptyText: isUncounted
      ? tBench('counts.notCountedText')
      : t(bench.isFiltered.value ? 'empty.search' : 'empty.organizations'),
    onRowActivate: onOpen,
    activatesOnPress: true,
    ...actions,
    bulkActions,
    rowActions: useRowActions(props),
    rowButtons: 1,
    exportAction: useExport(props),
  });
  useSignalEffect(() => bench.search(table.query.value.globalFilter));
  const edition = bench.edition.value + data.edition.value;
  const shownEdition = useRef(edition);
  useEffect(() => {
    if (shownEdition.current === edition) return;
    shownEdition.current = edition;
    // What was done is done: the checked ones are others now.
    table.selection.clear();
    void table.rows.reload({ keepCurrentPage: true });
  }, [edition, table]);
  return <DataTableView model={table} />;
}

function useMappedBy<Row extends MappedRow>(): TableColumn<Row> {
  const t = useMessages(psaMessages);
  const tBench = useWorkbenchMessages();
  const format = useFormat();
  return useMemo(
    () => ({
      id: 'mappedBy',
      header: tBench('columns.mappedBy'),
      cell: {
        type: 'StickyPopover',
        text: ({ provenance }) =>
          provenance ? `${provenance.mappedBy} · ${tBench(`origins.${provenance.origin}`)}` : '',
        content: ({ provenance }) => provenance && <Provenance facts={provenance} />,
      },
      text: ({ provenance }) =>
        provenance
          ? `${provenance.mappedBy} · ${tBench(`origins.${provenance.origin}`)} · ${format.dateTime(provenance.mappedAt)}`
          : t('choice.empty'),
      disableSortBy: true,
      // A name and what was done, as most are.
      minWidth: 180,
    }),
    [t, tBench, format],
  );
}

const none: readonly TableAction[] = [];

function useTableActions<Row extends MappedRow>({ bench, headerActions = none, showDialog }: BenchTableProps<Row>) {
  useSignals();
  const t = useMessages(psaMessages);
  const tBench = useWorkbenchMessages();
  const { isReadOnly } = usePsa();
  const canUndo = bench.history.undone.value !== undefined;
  const canRedo = bench.history.redone.value !== undefined;
  return useMemo(() => {
    if (isReadOnly) return { secondaryActions: headerActions };
    const undo: TableAction = {
      id: 'undo',
      label: tBench('actions.undo'),
      icon: UndoIcon,
      onSelect: () => showDialog({ kind: 'undo' }),
    };
    const redo: TableAction = {
      id: 'redo',
      label: tBench('actions.redo'),
      icon: RedoIcon,
      onSelect: () => showDialog({ kind: 'redo' }),
    };
    const review: TableAction = {
      id: 'review',
      label: tBench('actions.review'),
      icon: ReviewIcon,
      onSelect: () => showDialog({ kind: 'review' }),
    };
    const load: TableAction = {
      id: 'import',
      label: tBench('actions.import'),
      icon: ImportIcon,
      onSelect: () => showDialog({ kind: 'import' }),
    };
    return {
      primaryAction: {
        id: 'autoMap',
        label: t('companies.autoMap'),
        icon: AutoMapIcon,
        onSelect: () => showDialog({ kind: 'autoMap' }),
      },
      secondaryActions: [review, ...(canUndo ? [undo] : []), ...(canRedo ? [redo] : []), ...headerActions, load],
    };
  }, [isReadOnly, canUndo, canRedo, headerActions, showDialog, t, tBench]);
}

/** Spec 002 §2.1: Clear Mapping only when rows are checked. */
function useBulkActions<Row extends MappedRow>({ source, bench, showDialog }: BenchTableProps<Row>) {
  const t = useMessages(psaMessages);
  const tBench = useWorkbenchMessages();
  return useMemo(() => {
    const withRows = (kind: 'clear' | 'assign') => async (selection: TableSelection) =>
      showDialog({ kind, rows: await bench.checked(selection, new AbortController().signal) });
    const all: RowAction<Row>[] = [
      {
        id: 'assign',
        labelToken: tBench(`actions.assign.${source.provider}`),
        Icon: AssignIcon,
        action: withRows('assign'),
      },
      {
        id: 'clear',
        labelToken: t('companies.clear'),
        Icon: ClearIcon,
        variant: 'danger',
        action: withRows('clear'),
      },
    ];
    return all;
  }, [source, bench, showDialog, t, tBench]);
}

/** Of an organization without a mapping: the pass over all of them begins there. */
function useRowActions<Row extends MappedRow>({ source, showDialog }: BenchTableProps<Row>) {
  const tBench = useWorkbenchMessages();
  const { isReadOnly } = usePsa();
  return useMemo(() => {
    const review: RowAction<Row> = {
      id: 'review',
      labelToken: tBench('actions.reviewFrom'),
      Icon: ReviewIcon,
      action: (_, row) => showDialog({ kind: 'review', ...(row && { from: row.clientId }) }),
    };
    return (row: Row) => (isReadOnly || source.mappedTo(row).target ? [] : [review]);
  }, [source, showDialog, isReadOnly, tBench]);
}

/** With the ids, so that the file can be imported again. */
function useExport<Row extends MappedRow>({ source, bench }: BenchTableProps<Row>) {
  const tBench = useWorkbenchMessages();
  const { root } = useHost();
  return useMemo(
    () => async (query: TableQuery, run: ExportRun) => {
      const all = { mode: 'all', ids: [], excludedIds: [], query, count: undefined } as const;
      const rows = await bench.checked(all, run.signal);
      const { saveCsv } = await fetchCode(() => import('../../ui/table/export/export-csv.ts'));
      run.signal.throwIfAborted();
      const lines = mappingLines(rows, source, (column) => tBench(`csv.${source.provider}.${column}`));
      saveCsv(lines, tBench(`title.${source.provider}`), root.ownerDocument);
    },
    [source, bench, root, tBench],
  );
}
