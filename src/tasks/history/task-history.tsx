/** What became of a task: when it ran, on what, with which outcome. It goes on by itself as the schedule does. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useHost, useMessages } from '../../host/use-host.ts';
import { late } from '../../ui/late.tsx';
import { DataTableView } from '../../ui/table/data-table.tsx';
import type { TableColumn, TableFetcher } from '../../ui/table/table-types.ts';
import { useTableModel } from '../../ui/table/use-table-model.ts';
import { listTaskRuns, type TaskRun } from '../contract.ts';
import { taskLimits } from '../task-rules.ts';
import { historyMessages } from './history-messages.ts';
import type { RunDialogProps } from './run-dialog.tsx';
import { useRunWords } from './run-words.ts';

const RunDialog = late<RunDialogProps>(async () => (await import('./run-dialog.tsx')).RunDialog);

/** Milliseconds. */
const pollEvery = 15_000;

export interface TaskHistoryProps {
  taskId: string;
  timeZone: string;
  /** Rises when something was run. */
  edition: number;
}

export function TaskHistory({ taskId, timeZone, edition }: TaskHistoryProps) {
  const t = useMessages(historyMessages);
  const { client } = useHost();
  const words = useRunWords(timeZone);
  const [shown, setShown] = useState<TaskRun>();
  const fetcher = useCallback<TableFetcher<TaskRun>>(
    async ({ pageIndex, pageSize, signal }) => {
      const query = { page: pageIndex, pageSize };
      const page = await client.call(listTaskRuns, { params: { id: taskId }, query }, { signal });
      return { data: page.results, pageCount: page.totalPages, totalCount: page.totalElements };
    },
    [client, taskId],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the catalogue and the zone
  const columns = useMemo<TableColumn<TaskRun>[]>(
    () =>
      [
        {
          id: 'time',
          header: t('columns.time'),
          cell: { type: 'ButtonLink' as const, text: words.when },
          text: words.when,
          minWidth: 180,
          isRemovable: false,
        },
        { id: 'who', header: t('columns.why'), value: words.who, minWidth: 110, priority: 2 },
        {
          id: 'outcome',
          header: t('columns.outcome'),
          cell: { type: 'Tags' as const, tags: words.outcomes },
          minWidth: 200,
          priority: 1,
        },
        { id: 'targets', header: t('columns.targets'), value: words.targets, share: 2, minWidth: 160, priority: 3 },
      ].map((column) => ({ ...column, disableSortBy: true })),
    [t, timeZone],
  );
  const table = useTableModel<TaskRun>({
    tableId: 'task-runs',
    label: t('title'),
    columns,
    fetcher,
    rowId: ({ id }) => id,
    rowLabel: words.when,
    pageSize: taskLimits.runsPage,
    pageSizes: [],
    search: false,
    exportAction: false,
    reactive: true,
    emptyText: t('empty'),
    autoRefresh: { enabledByDefault: true, pollEvery },
    onRowActivate: setShown,
  });
  const shownEdition = useRef(edition);
  useEffect(() => {
    if (shownEdition.current === edition) return;
    shownEdition.current = edition;
    void table.rows.reload({ keepCurrentPage: false });
  }, [edition, table]);
  return (
    <>
      <DataTableView model={table} />
      {shown && <RunDialog run={shown} timeZone={timeZone} onClose={() => setShown(undefined)} />}
    </>
  );
}
