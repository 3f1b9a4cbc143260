import { visible } from '../../base/visible.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { useMessages } from '../../host/use-host.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { virtualizationMessages } from '../virtualization-messages.ts';
import type { PowerQuestion } from './use-guest-actions.ts';

export interface PowerDialogProps {
  question: PowerQuestion;
  onConfirm(question: PowerQuestion, press: Press): Promise<void>;
  onClose(): void;
}

/** Before people are disconnected. What failed stays open, and is tried again as the same. */
export function PowerDialog({ question, onConfirm, onClose }: PowerDialogProps) {
  const t = useMessages(virtualizationMessages);
  const { power, guest } = question;
  const { run, isBusy, error } = useAttempt((press) => onConfirm(question, press));
  return (
    <ConfirmDialog
      title={t(`ask.${power}`, { name: visible(guest.name) })}
      confirmLabel={t(`actions.${power}`)}
      tone={power === 'POWER_OFF' ? 'danger' : 'primary'}
      busy={isBusy}
      error={error}
      onConfirm={run}
      onClose={onClose}
    >
      <p>{t(`ask.${power}Text`)}</p>
    </ConfirmDialog>
  );
}
