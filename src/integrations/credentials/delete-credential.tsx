/** Asks before a credential is deleted. */

import type { Press } from '../../host/http/idempotency.ts';
import { useMessages } from '../../host/use-host.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { credentialMessages } from './credential-messages.ts';

export interface DeleteCredentialProps {
  name: string;
  remove(press: Press): Promise<void>;
  onClose(): void;
}

/** What failed stays open, and can be tried again as the same. */
export function DeleteCredential({ name, remove, onClose }: DeleteCredentialProps) {
  const t = useMessages(credentialMessages);
  const { run, isBusy, error } = useAttempt(remove);
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
