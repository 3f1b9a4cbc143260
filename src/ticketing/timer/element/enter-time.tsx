import { useState } from 'react';
import type { TicketTimer } from '../../../console/ticketing/timers-slice.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { durationText } from '../duration.ts';
import type { Agreement } from '../logged-times-model.ts';
import { enterTime } from '../time-contract.ts';
import { timerMessages } from '../timer-messages.ts';
import type { ticketTimerDefinition } from './ticket-timer-definition.ts';
import { TimeDialog } from './time-dialog.tsx';

export interface EnterTimeProps {
  ticketId: string;
  timer: TicketTimer | undefined;
  agreements: readonly Agreement[];
  /** So many sets of the timer are on the server. */
  onEntered(sets: number): void;
  onClose(): void;
}

/** The time of a timer, or of none, corrected by hand before it is entered. */
export function EnterTime({ ticketId, timer, agreements, onEntered, onClose }: EnterTimeProps) {
  const t = useMessages(timerMessages);
  const { emit } = useHost<typeof ticketTimerDefinition>();
  const { show } = useNotices();
  // As it was when it was opened: it may go on in another tab.
  const [sets] = useState(timer?.timerSets.length ?? 0);
  return (
    <TimeDialog
      ticketId={ticketId}
      entry={undefined}
      timer={timer}
      agreements={agreements}
      onSaved={({ id, seconds }) => {
        onEntered(sets);
        show(t('entered', { time: durationText(seconds) }));
        emit('rmm-time-changed', { call: enterTime.name, ticketId, id: String(id) });
      }}
      onClose={onClose}
    />
  );
}
