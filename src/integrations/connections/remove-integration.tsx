/** Asks before a connection is deleted, and says what that does to ticketing. */
import type { Press } from '../../host/http/idempotency.ts';
import { useMessages } from '../../host/use-host.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import type { RemovableKind } from '../integration-kinds.ts';
import { integrationMessages } from '../integration-messages.ts';

export interface RemoveIntegrationProps {
  kind: RemovableKind;
  /** Ticketing goes through it. */
  takesTickets: boolean;
  remove(press: Press): Promise<void>;
  onClose(): void;
}

/** What failed stays open, and can be tried again as the same. */
export function RemoveIntegration({ kind, takesTickets, remove, onClose }: RemoveIntegrationProps) {
  const t = useMessages(integrationMessages);
  const { run, isBusy, error } = useAttempt(remove);
  return (
    <ConfirmDialog
      title={t('remove.title')}
      confirmLabel={t('delete')}
      tone="danger"
      busy={isBusy}
      error={error}
      onConfirm={run}
      onClose={onClose}
    >
      <p>{t('remove.text', { name: t(`names.${kind}`) })}</p>
      {takesTickets && <p>{t('remove.ticketing')}</p>}
    </ConfirmDialog>
  );
}
