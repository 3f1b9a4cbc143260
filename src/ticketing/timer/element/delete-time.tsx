import type { Press } from '../../../host/http/idempotency.ts';
import { useMessages } from '../../../host/use-host.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { durationText } from '../duration.ts';
import type { LoggedTime } from '../time-contract.ts';
import { timerMessages } from '../timer-messages.ts';

export interface DeleteTimeProps {
  entry: LoggedTime;
  /** Rejects where it was not done. */
  remove(press: Press): Promise<void>;
  onClose(): void;
}

export function DeleteTime({ entry: { seconds, technician }, remove, onClose }: DeleteTimeProps) {
  const t = useMessages(timerMessages);
  const attempt = useAttempt(remove);
  return (
    <ConfirmDialog
      title={t('deleteTitle')}
      confirmLabel={t('confirmDelete')}
      tone="danger"
      busy={attempt.isBusy}
      error={attempt.error}
      onConfirm={attempt.run}
      onClose={onClose}
    >
      <p>{t('deleteText', { time: durationText(seconds), name: technician.name })}</p>
    </ConfirmDialog>
  );
}
