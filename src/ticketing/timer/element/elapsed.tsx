import { useSignals } from '@preact/signals-react/runtime';
import { type TicketTimer, timeOf } from '../../../console/ticketing/timers-slice.ts';
import { useMessages } from '../../../host/use-host.ts';
import { durationText } from '../duration.ts';
import { secondClock } from '../second-clock.ts';
import { timerMessages } from '../timer-messages.ts';

/** What the timer shows. A screen reader reads it when it is asked to, and is not told each second. */
export function Elapsed({ timer }: { timer: TicketTimer | undefined }) {
  useSignals();
  const t = useMessages(timerMessages);
  // Only what runs follows the clock.
  const now = timer?.isRunning ? secondClock.value : Date.now();
  const seconds = timer ? timeOf(timer, now) / 1000 : 0;
  return (
    <div
      role="timer"
      aria-live="off"
      aria-label={t('elapsed')}
      className={timer?.isRunning ? 'timer-elapsed timer-elapsed-running numeric' : 'timer-elapsed numeric'}
    >
      <bdi dir="ltr">{durationText(seconds)}</bdi>
    </div>
  );
}
