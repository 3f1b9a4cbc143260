import { useMessages } from '../../../host/use-host.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { jobMessages } from '../job-messages.ts';

interface CancelJobDialogProps {
  name: string;
  busy: boolean;
  /** Why it failed; the same button tries again. */
  failure: string | undefined;
  onConfirm(): void;
  onClose(): void;
}

export function CancelJobDialog({ name, busy, failure, onConfirm, onClose }: CancelJobDialogProps) {
  const t = useMessages(jobMessages);
  return (
    <ConfirmDialog
      title={t('confirm.title')}
      confirmLabel={t('confirm.confirm')}
      cancelLabel={t('confirm.keep')}
      tone="danger"
      busy={busy}
      error={failure === undefined ? undefined : `${t('actionFailed')}. ${failure}`}
      onConfirm={onConfirm}
      onClose={onClose}
      onGiveUp={onClose}
    >
      {t('confirm.text', { name })}
    </ConfirmDialog>
  );
}
