import { useMemo } from 'react';
import { visible } from '../../base/visible.ts';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn } from '../../ui/table/table-types.ts';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import type { RunResult, TaskRun } from '../contract.ts';
import { historyMessages } from './history-messages.ts';
import css from './run-dialog.css';
import { outcomeTones, useRunWords } from './run-words.ts';

export interface RunDialogProps {
  run: TaskRun;
  timeZone: string;
  onClose(): void;
}

/** What one run did on each device, and why not where it did nothing. */
export function RunDialog({ run, timeZone, onClose }: RunDialogProps) {
  useThemedStyles(css);
  const t = useMessages(historyMessages);
  const words = useRunWords(timeZone);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the catalogue
  const columns = useMemo<TableColumn<RunResult>[]>(
    () => [
      { id: 'deviceName', header: t('columns.device'), value: ({ deviceName }) => visible(deviceName), minWidth: 150 },
      {
        id: 'outcome',
        header: t('columns.outcome'),
        value: words.outcome,
        cell: { type: 'Tags', tags: (row) => [{ label: words.outcome(row), tone: outcomeTones[row.outcome] }] },
        minWidth: 110,
        priority: 1,
      },
      { id: 'reason', header: t('columns.reason'), value: words.details, share: 3, minWidth: 200, priority: 2 },
    ],
    [t],
  );
  return (
    <Dialog
      title={t('runTitle', { when: words.when(run) })}
      size="wide"
      initialFocus="title"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <div className="task-run">
        <p className="task-run-facts">{[words.who(run), words.targets(run)].filter(Boolean).join(' · ')}</p>
        {run.results.length === 0 ? (
          <p>{t('noDevicesText')}</p>
        ) : (
          <div className="task-run-table">
            <DataTable
              label={t('runTitle', { when: words.when(run) })}
              columns={columns}
              rows={run.results}
              rowId={({ deviceId }) => deviceId}
              rowLabel={({ deviceName }) => visible(deviceName)}
              exportAction={false}
              pageSize="all"
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}
