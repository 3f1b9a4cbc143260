import { useState } from 'react';
import { visible } from '../../../base/visible.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import { useFormat, useHost, useMessages } from '../../../host/use-host.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { FilterDefinition } from '../../../ui/table/filter-types.ts';
import type { TableColumn, TableFetcher } from '../../../ui/table/table-types.ts';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import type { RestoreJob } from '../../job-contract.ts';
import { fileOutcomes, listRestoredFiles, type RestoredFile } from '../../report-contract.ts';
import { jobMessages } from '../job-messages.ts';
import { failureReason, jobName } from '../job-words.ts';
import css from './restore-report.css';

export interface RestoreReportProps {
  nodeId: number;
  job: RestoreJob;
  onClose(): void;
}

const outcomeTones = { RESTORED: 'green', RENAMED: 'blue', SKIPPED: 'neutral', FAILED: 'red' } as const;

/** What became of each file of a job that is over: fetched as it is scrolled to, filtered by outcome, saved as CSV. */
export function RestoreReport({ nodeId, job, onClose }: RestoreReportProps) {
  useThemedStyles(css);
  const t = useMessages(jobMessages);
  const { client } = useHost();
  const columns = useColumns();
  const filters: FilterDefinition<RestoredFile>[] = [
    {
      name: 'outcome',
      type: 'MultiSelect',
      label: t('report.outcome'),
      componentProps: { options: fileOutcomes.map((value) => ({ value, label: t(`outcome.${value}`) })) },
    },
  ];
  // The same function for as long as it is open: another one would be another question.
  const [fetcher] = useState(() => fetcherOf(client, nodeId, job.jobUID));
  return (
    <Dialog title={t('report.title')} size="wide" onClose={onClose}>
      <div className="restore-report">
        <DataTable<RestoredFile>
          label={t('report.label', { name: jobName(job, t) })}
          columns={columns}
          rowId={({ number }) => String(number)}
          fetcher={fetcher}
          pageSize="all"
          search={{ placeholder: t('report.search'), characterLimit: 200 }}
          filters={filters}
        />
      </div>
    </Dialog>
  );
}

function fetcherOf(client: HttpClient, nodeId: number, jobUID: string): TableFetcher<RestoredFile> {
  return async ({ pageIndex, pageSize, globalFilter, filters, signal }) => {
    const outcomes = filters.find(({ name }) => name === 'outcome')?.value as readonly string[] | undefined;
    const query = {
      page: pageIndex,
      size: pageSize,
      ...(globalFilter !== '' && { path: globalFilter }),
      ...(outcomes && outcomes.length > 0 && { outcome: outcomes.join(',') }),
    };
    const answer = await client.call(listRestoredFiles, { params: { nodeId, jobUID }, query }, { signal });
    return { data: answer.results, pageCount: answer.totalPages, totalCount: answer.totalElements };
  };
}

function useColumns(): TableColumn<RestoredFile>[] {
  const t = useMessages(jobMessages);
  const format = useFormat();
  return [
    {
      id: 'path',
      header: t('report.path'),
      cell: { type: 'Text', text: ({ path }) => visible(path) },
      disableSortBy: true,
      isRemovable: false,
      share: 3,
    },
    {
      id: 'outcome',
      header: t('report.outcome'),
      cell: { type: 'Tags', tags: ({ outcome }) => [{ label: t(`outcome.${outcome}`), tone: outcomeTones[outcome] }] },
      disableSortBy: true,
      priorityWidth: 110,
    },
    {
      id: 'details',
      header: t('report.details'),
      value: (file) => detailsOf(file),
      disableSortBy: true,
      share: 2,
    },
    {
      id: 'size',
      header: t('report.size'),
      cell: { type: 'Text', text: ({ size }) => format.bytes(size ?? undefined) },
      // A program that reads the file wants bytes.
      text: ({ size }) => (size === null || size === undefined ? '' : String(size)),
      disableSortBy: true,
      priorityWidth: 90,
    },
  ];

  function detailsOf(file: RestoredFile): string {
    if (file.outcome === 'FAILED') return failureReason(file, t);
    return file.restoredAs ? t('report.restoredAs', { name: visible(file.restoredAs) }) : '';
  }
}
