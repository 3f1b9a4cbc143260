import type { Press } from '../../../host/http/idempotency.ts';
import { useMessages } from '../../../host/use-host.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { libraryMessages } from '../library-messages.ts';

export interface DeleteScriptProps {
  name: string;
  /** Answers whether this deleted it. */
  remove(press: Press): Promise<boolean>;
  onDeleted(byUs: boolean): void;
  onClose(): void;
}

/** What failed stays open, and can be tried again as the same. */
export function DeleteScript({ name, remove, onDeleted, onClose }: DeleteScriptProps) {
  const t = useMessages(libraryMessages);
  const { run, isBusy, error } = useAttempt(async (press) => onDeleted(await remove(press)));
  return (
    <ConfirmDialog
      title={t('deleteTitle')}
      confirmLabel={t('delete')}
      tone="danger"
      busy={isBusy}
      error={error}
      onConfirm={run}
      onClose={onClose}
    >
      <p>{t('deleteText', { name })}</p>
    </ConfirmDialog>
  );
}
