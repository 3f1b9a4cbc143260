import { useCallback } from 'react';
import { visible } from '../base/visible.ts';
import { useFormat } from '../host/use-format.ts';
import type { BackupRow } from './backup-row.ts';

/** A row's name as it is shown: a revision is known by its date, or by its id where it has none. */
export function useRowName(): (row: Pick<BackupRow, 'kind' | 'name' | 'isClose'> & { id?: string }) => string {
  const format = useFormat();
  return useCallback(
    (row) =>
      row.kind === 'revision' && row.name !== row.id && Number.isFinite(Number(row.name))
        ? format.moment(Number(row.name), row.isClose)
        : visible(row.name),
    [format],
  );
}
