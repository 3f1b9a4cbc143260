import { useSignals } from '@preact/signals-react/runtime';
import { isolated } from '../../base/visible.ts';
import { useFailureText } from '../../host/use-failure-text.ts';
import { useMessages } from '../../host/use-host.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import type { DialogCloseReason } from '../../ui/dialog/dialog.tsx';
import { syncMessages } from './sync-messages.ts';
import type { SyncModel } from './sync-model.ts';

export interface SyncDialogProps {
  planName: string;
  model: SyncModel;
  onConfirm(): void;
  onClose(reason: DialogCloseReason): void;
}

/** Asks before the job is made; open while mounted. Closed in the midst of it, nobody waits for the answer. */
export function SyncDialog({ planName, model, onConfirm, onClose }: SyncDialogProps) {
  useSignals();
  const t = useMessages(syncMessages);
  const failureText = useFailureText();
  const failure = model.failure.value;
  const why = failure && failureText(failure.error);
  return (
    <ConfirmDialog
      title={t('title')}
      confirmLabel={t('confirm')}
      busy={model.isRunning.value}
      error={why === undefined ? undefined : `${t('failed')}. ${isolated(why)}`}
      onConfirm={onConfirm}
      onClose={onClose}
      onGiveUp={onClose}
    >
      <p>{t('text', { plan: planName })}</p>
      <p>{t('note')}</p>
    </ConfirmDialog>
  );
}
