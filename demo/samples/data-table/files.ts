/** The server's biggest list in a table: the folder of a million files, fetched as it is scrolled through. */
import type { TableColumn, TablePage, TableQuery } from '../../../elements/data-table.ts';
import { planEntries } from '../../common/device-plans.ts';

interface SampleFile {
  id: string;
  name: string;
  size: number | null;
  modified: number;
  path: string;
}

/** The server names and counts files, and knows no order. */
export const fileColumns: readonly TableColumn<SampleFile>[] = [
  { id: 'name', header: 'Name', isRemovable: false, priorityWidth: 220, disableSortBy: true },
  { id: 'size', header: 'Size (bytes)', priorityWidth: 130, disableSortBy: true, cell: { type: 'Number' } },
  { id: 'modified', header: 'Modified', priorityWidth: 180, disableSortBy: true, cell: { type: 'Date' } },
  { id: 'path', header: 'Path', disableSortBy: true },
];

let plans: Promise<{ planId: string }[]> | undefined;

export async function millionFiles({
  pageIndex,
  pageSize,
  signal,
}: TableQuery & { signal: AbortSignal }): Promise<TablePage<SampleFile>> {
  plans ??= planEntries('Scale') as Promise<{ planId: string }[]>;
  const [plan] = await plans;
  const folder = `/backup/lockhart/v2/nodes/1/plans/${plan?.planId}/folders/g1m/content`;
  const answer = await fetch(`${folder}?page=${pageIndex}&size=${pageSize}`, { signal });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  const { results, totalPages, totalElements } = await answer.json();
  return { data: results, pageCount: totalPages, totalCount: totalElements };
}
