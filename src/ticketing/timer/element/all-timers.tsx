/** Every timer of the user, with the way to its ticket. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { createResource } from '../../../base/resource/resource.ts';
import { valueIn } from '../../../base/resource/resource-state.ts';
import type { TicketTimer } from '../../../console/ticketing/timers-slice.ts';
import { useHost, useMessages, useMethods } from '../../../host/use-host.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { TrashIcon } from '../../../ui/icon/action-icons.tsx';
import { RefreshIcon } from '../../../ui/icon/list-icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { UntrustedText } from '../../../ui/untrusted-text.tsx';
import { readTicket } from '../../ticket-contract.ts';
import { createLoggedTimes } from '../logged-times-model.ts';
import { ClockIcon, PauseIcon, PlayIcon } from '../timer-icons.tsx';
import { timerMessages } from '../timer-messages.ts';
import { type TimersModel, timerOf } from '../timers-model.ts';
import { Elapsed } from './elapsed.tsx';
import { DiscardDialog, EnterTime } from './ticket-time.tsx';
import type { ticketTimerDefinition } from './ticket-timer-definition.ts';
import { type TimerVerbs, useTimerVerbs } from './use-timer-verbs.ts';

export interface AllTimersProps {
  timers: TimersModel;
  isReadOnly: boolean;
}

type Opened = { readonly what: 'enter' | 'discard'; readonly ticketId: string };

export function AllTimers({ timers, isReadOnly }: AllTimersProps) {
  useSignals();
  const t = useMessages(timerMessages);
  const verbs = useTimerVerbs(timers);
  const [opened, setOpened] = useState<Opened>();
  useMethods<typeof ticketTimerDefinition>({ refresh: async () => undefined });
  const all = timers.timers.value;
  const close = () => setOpened(undefined);
  if (all.length === 0 && opened === undefined)
    return <EmptyState icon={ClockIcon} title={t('noTimers')} text={t('noTimersText')} />;
  return (
    <>
      <ul className="timer-rows">
        {all.map((timer) => (
          <TimerRow
            key={timer.ticketId}
            timer={timer}
            verbs={verbs}
            isReadOnly={isReadOnly}
            canStart={timers.isEnabled.value}
            onOpen={(what) => {
              if (what === 'enter' && timer.isRunning) verbs.pause(timer.ticketId);
              setOpened({ what, ticketId: timer.ticketId });
            }}
          />
        ))}
      </ul>
      {opened?.what === 'enter' && (
        <EnterTimeOf key={opened.ticketId} ticketId={opened.ticketId} timers={timers} onClose={close} />
      )}
      {opened?.what === 'discard' && (
        <DiscardDialog
          ticketId={opened.ticketId}
          timer={timerOf(all, opened.ticketId)}
          onConfirm={() => {
            verbs.discard(opened.ticketId);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

interface EnterTimeOfProps {
  ticketId: string;
  timers: TimersModel;
  onClose(): void;
}

function EnterTimeOf({ ticketId, timers, onClose }: EnterTimeOfProps) {
  useSignals();
  const { client } = useHost();
  // For the agreements that the ticket can be worked under.
  const logged = useModel(() => createLoggedTimes(client, ticketId));
  return (
    <EnterTime
      ticketId={ticketId}
      timer={timerOf(timers.timers.value, ticketId)}
      agreements={logged.agreements.value}
      onEntered={(sets) => timers.entered(ticketId, sets)}
      onClose={onClose}
    />
  );
}

interface TimerRowProps {
  timer: TicketTimer;
  verbs: TimerVerbs;
  isReadOnly: boolean;
  canStart: boolean;
  onOpen(what: Opened['what']): void;
}

function TimerRow({ timer, verbs, isReadOnly, canStart, onOpen }: TimerRowProps) {
  const t = useMessages(timerMessages);
  const { ticketId, isRunning } = timer;
  return (
    <li className="timer-row">
      <span className="timer-subject">
        <button type="button" className="timer-link" onClick={() => verbs.open(ticketId)}>
          {t('ticket', { id: ticketId })}
        </button>
        <Subject ticketId={ticketId} />
      </span>
      <Elapsed timer={timer} />
      {!isReadOnly && (
        <span className="timer-row-actions">
          <IconButton
            icon={isRunning ? PauseIcon : PlayIcon}
            label={`${t(isRunning ? 'pause' : 'resume')}: ${t('ticket', { id: ticketId })}`}
            disabled={!isRunning && !canStart}
            onClick={() => (isRunning ? verbs.pause(ticketId) : verbs.start(ticketId))}
          />
          <IconButton
            icon={ClockIcon}
            label={`${t(isRunning ? 'stop' : 'enter')}: ${t('ticket', { id: ticketId })}`}
            onClick={() => onOpen('enter')}
          />
          <IconButton
            icon={TrashIcon}
            label={`${t('discard')}: ${t('ticket', { id: ticketId })}`}
            onClick={() => onOpen('discard')}
          />
        </span>
      )}
    </li>
  );
}

/** What the ticket is about: a number tells nobody. */
function Subject({ ticketId }: { ticketId: string }) {
  useSignals();
  const t = useMessages(timerMessages);
  const { client } = useHost();
  const ticket = useModel(() => {
    const read = createResource<string, string>({
      async read(id, signal) {
        const { summary } = (await client.call(readTicket, { params: { id } }, { signal })).ticket;
        return typeof summary === 'string' ? summary : '';
      },
    });
    read.ask(ticketId);
    return read;
  });
  const state = ticket.state.value;
  if (state.status === 'failed')
    return (
      <span className="timer-unnamed">
        {t('subjectFailed')}
        <IconButton icon={RefreshIcon} label={t('retry')} onClick={ticket.retry} />
      </span>
    );
  const subject = valueIn(state);
  return subject === undefined ? <Skeleton width="120px" /> : <UntrustedText text={subject} className="timer-name" />;
}
