/** The view of `<rmm-ticket-timer>`: of one ticket, or all timers of the user. Source: spec 002 §3.5 and §4. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { failureIn } from '../../../base/resource/resource-state.ts';
import type { ElementValues } from '../../../host/element-definition.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { Failure } from '../../../ui/faces/failure.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { NoticesHost } from '../../../ui/notices/notices.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { timerMessages } from '../timer-messages.ts';
import { createPageTimers } from '../timers-model.ts';
import { AllTimers } from './all-timers.tsx';
import { TicketTime } from './ticket-time.tsx';
import css from './ticket-timer.css';
import type { ticketTimerDefinition } from './ticket-timer-definition.ts';

type Definition = typeof ticketTimerDefinition;

/** `<rmm-ticket-timer>` */
export function TicketTimerElement({ ticketId }: ElementValues<Definition>) {
  useThemedStyles(css);
  const t = useMessages(timerMessages);
  const box = useRef<HTMLElement>(null);
  // What was discarded, entered or deleted takes its buttons with it.
  useKeptFocus(box, () => box.current?.querySelector<HTMLElement>('button:not([aria-disabled="true"])') ?? box.current);
  return (
    <section
      ref={box}
      tabIndex={-1}
      className="ticket-timer"
      aria-label={ticketId ? t('label', { id: ticketId }) : t('allLabel')}
    >
      <NoticesHost>
        <Timers ticketId={ticketId} />
      </NoticesHost>
    </section>
  );
}

function Timers({ ticketId }: { ticketId: string | undefined }) {
  useSignals();
  const t = useMessages(timerMessages);
  const { client, configuration } = useHost<Definition>();
  const timers = useModel(() => createPageTimers(client, configuration.peek()));
  const isReadOnly = configuration.value.permissions.canEnterTime === false;
  const failure = failureIn(timers.settings.value);
  return (
    <>
      {isReadOnly && <InlineAlert>{t('readOnly')}</InlineAlert>}
      {failure && (
        <Failure error={failure.error} title={t('settingsFailed')} look="inline" onRetry={timers.retrySettings} />
      )}
      {ticketId ? (
        <TicketTime key={ticketId} ticketId={ticketId} timers={timers} isReadOnly={isReadOnly} />
      ) : (
        <AllTimers timers={timers} isReadOnly={isReadOnly} />
      )}
    </>
  );
}
