import { type TicketTimer, timeOf } from '../../../console/ticketing/timers-slice.ts';
import { useMessages } from '../../../host/use-host.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { durationText } from '../duration.ts';
import { timerMessages } from '../timer-messages.ts';

export interface DiscardDialogProps {
  ticketId: string;
  timer: TicketTimer | undefined;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before time that was worked is thrown away. */
export function DiscardDialog({ ticketId, timer, onConfirm, onClose }: DiscardDialogProps) {
  const t = useMessages(timerMessages);
  const time = durationText(timer ? timeOf(timer, Date.now()) / 1000 : 0);
  return (
    <ConfirmDialog
      title={t('discardTitle')}
      confirmLabel={t('discard')}
      tone="danger"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('discardText', { id: ticketId, time })}</p>
    </ConfirmDialog>
  );
}
