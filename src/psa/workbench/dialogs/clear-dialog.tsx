import { useMessages } from '../../../host/use-host.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { psaMessages } from '../../psa-messages.ts';
import { useWorkbenchMessages } from '../words/workbench-messages.ts';
import type { RowsDialogProps } from './bench-dialogs.ts';

/** Source: spec 002 §8. */
export function ClearDialog({ bench, rows, onDone, onClose }: RowsDialogProps) {
  const t = useMessages(psaMessages);
  const tBench = useWorkbenchMessages();
  const { run, isBusy, error } = useAttempt(async (press) => {
    const count = await bench.clear(rows, press);
    onDone(tBench('clear.done', { count }));
  });
  return (
    <ConfirmDialog
      title={t('companies.clear')}
      confirmLabel={t('confirm.yes')}
      cancelLabel={t('confirm.no')}
      tone="danger"
      busy={isBusy}
      error={error}
      onConfirm={run}
      onClose={onClose}
    >
      <p>{t('confirm.clear')}</p>
      <p>{t('confirm.clearQuestion')}</p>
      <p className="bench-dialog-text">{tBench('clear.selected', { count: rows.length })}</p>
    </ConfirmDialog>
  );
}
