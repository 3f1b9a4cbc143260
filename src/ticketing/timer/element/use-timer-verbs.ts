/** What is done with a timer: in the slice, told to the page, and said once. Nothing says each second. */

import { timeOf } from '../../../console/ticketing/timers-slice.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { useAnnounce } from '../../../ui/live-region/use-announce.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { durationText } from '../duration.ts';
import { timerMessages } from '../timer-messages.ts';
import { type TimersModel, timerOf } from '../timers-model.ts';
import type { ticketTimerDefinition } from './ticket-timer-definition.ts';

export interface TimerVerbs {
  start(ticketId: string): void;
  pause(ticketId: string): void;
  discard(ticketId: string): void;
  open(ticketId: string): void;
}

export function useTimerVerbs(timers: TimersModel): TimerVerbs {
  const t = useMessages(timerMessages);
  const { emit } = useHost<typeof ticketTimerDefinition>();
  const announce = useAnnounce();
  const { show } = useNotices();
  return {
    start(ticketId) {
      for (const other of timers.start(ticketId)) {
        show(t('pausedOthers', { id: other }), 'info');
        emit('rmm-timer-changed', { ticketId: other, action: 'pause' });
      }
      announce(t('startedNow', { id: ticketId }));
      emit('rmm-timer-changed', { ticketId, action: 'start' });
    },
    pause(ticketId) {
      timers.pause(ticketId);
      const timer = timerOf(timers.timers.peek(), ticketId);
      const time = durationText(timer ? timeOf(timer, Date.now()) / 1000 : 0);
      announce(t('pausedNow', { id: ticketId, time }));
      emit('rmm-timer-changed', { ticketId, action: 'pause' });
    },
    discard(ticketId) {
      timers.reset(ticketId);
      announce(t('discardedNow', { id: ticketId }));
      emit('rmm-timer-changed', { ticketId, action: 'discard' });
    },
    open: (ticketId) => void emit('rmm-ticket-open', { ticketId }),
  };
}
