/** One ticket: its timer, what else runs, and the time that was entered for it. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import type { TicketTimer } from '../../../console/ticketing/timers-slice.ts';
import { useFormat } from '../../../host/use-format.ts';
import { useHost, useMessages, useMethods } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { late } from '../../../ui/late.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { createLoggedTimes } from '../logged-times-model.ts';
import { ClockIcon, PauseIcon, PlayIcon } from '../timer-icons.tsx';
import { timerMessages } from '../timer-messages.ts';
import { othersRunning, type TimersModel, timerOf } from '../timers-model.ts';
import type { DiscardDialogProps } from './discard-dialog.tsx';
import { Elapsed } from './elapsed.tsx';
import type { EnterTimeProps } from './enter-time.tsx';
import { LoggedTimesList } from './logged-times-list.tsx';
import type { ticketTimerDefinition } from './ticket-timer-definition.ts';
import { useTimerVerbs } from './use-timer-verbs.ts';

export const EnterTime = late<EnterTimeProps>(async () => (await import('./enter-time.tsx')).EnterTime);
export const DiscardDialog = late<DiscardDialogProps>(async () => (await import('./discard-dialog.tsx')).DiscardDialog);

export interface TicketTimeProps {
  ticketId: string;
  timers: TimersModel;
  isReadOnly: boolean;
}

export function TicketTime({ ticketId, timers, isReadOnly }: TicketTimeProps) {
  useSignals();
  const t = useMessages(timerMessages);
  const { client } = useHost<typeof ticketTimerDefinition>();
  const logged = useModel(() => createLoggedTimes(client, ticketId));
  const verbs = useTimerVerbs(timers);
  const [opened, setOpened] = useState<'enter' | 'discard'>();
  useMethods<typeof ticketTimerDefinition>({ refresh: logged.refresh });
  const all = timers.timers.value;
  const timer = timerOf(all, ticketId);
  const isKnown = timers.settings.value.status === 'ready';
  const isEnabled = isKnown && timers.isEnabled.value;
  const isAutomatic = isEnabled && !isReadOnly && timers.mode.value === 'AUTOMATIC';
  const startItself = useEffectEvent(() => {
    if (!timerOf(timers.timers.peek(), ticketId)?.isRunning) verbs.start(ticketId);
  });
  useEffect(() => {
    if (isAutomatic) startItself();
  }, [isAutomatic]);
  const close = () => setOpened(undefined);

  return (
    <>
      {!isReadOnly && (
        <>
          {isKnown && !isEnabled && <InlineAlert>{t('off')}</InlineAlert>}
          <TimerBar
            timer={timer}
            canStart={isEnabled}
            onStart={() => verbs.start(ticketId)}
            onPause={() => verbs.pause(ticketId)}
            onEnter={() => {
              if (timer?.isRunning) verbs.pause(ticketId);
              setOpened('enter');
            }}
            onDiscard={() => setOpened('discard')}
          />
          <StillRunning ids={othersRunning(all, ticketId)} onOpen={verbs.open} onPause={verbs.pause} />
        </>
      )}
      <LoggedTimesList ticketId={ticketId} logged={logged} />
      {opened === 'enter' && (
        <EnterTime
          ticketId={ticketId}
          timer={timer}
          agreements={logged.agreements.value}
          onEntered={(sets) => {
            timers.entered(ticketId, sets);
            void logged.refresh();
          }}
          onClose={close}
        />
      )}
      {opened === 'discard' && (
        <DiscardDialog
          ticketId={ticketId}
          timer={timer}
          onConfirm={() => {
            verbs.discard(ticketId);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

interface TimerBarProps {
  timer: TicketTimer | undefined;
  canStart: boolean;
  onStart(): void;
  onPause(): void;
  onEnter(): void;
  onDiscard(): void;
}

function TimerBar({ timer, canStart, onStart, onPause, onEnter, onDiscard }: TimerBarProps) {
  const t = useMessages(timerMessages);
  const isRunning = timer?.isRunning === true;
  const state = timer ? (isRunning ? 'running' : 'paused') : 'none';
  return (
    <div className="timer-bar">
      <div className="timer-face">
        <Elapsed timer={timer} />
        <Tag tone={isRunning ? 'success' : 'neutral'}>{t(`state.${state}`)}</Tag>
      </div>
      <div className="timer-buttons">
        {/* One button in three words: it keeps the focus as it changes. */}
        <Button
          variant={isRunning ? 'secondary' : 'primary'}
          icon={isRunning ? PauseIcon : PlayIcon}
          disabled={!canStart && !isRunning}
          onClick={isRunning ? onPause : onStart}
        >
          {t(isRunning ? 'pause' : timer ? 'resume' : 'start')}
        </Button>
        <Button variant={isRunning ? 'primary' : 'secondary'} icon={ClockIcon} onClick={onEnter}>
          {t(isRunning ? 'stop' : 'enter')}
        </Button>
        {timer && (
          <Button variant="ghost" tone="danger" onClick={onDiscard}>
            {t('discard')}
          </Button>
        )}
      </div>
      {timer && timer.timerSets.length > 1 && <TimerSets timer={timer} />}
    </div>
  );
}

/** From when to when it ran. */
function TimerSets({ timer }: { timer: TicketTimer }) {
  const t = useMessages(timerMessages);
  const format = useFormat();
  return (
    <details className="timer-sets">
      <summary>{t('sets', { count: timer.timerSets.length })}</summary>
      <ol>
        {timer.timerSets.map(({ start, end }) => (
          <li key={start}>
            {end === null
              ? t('setRunning', { from: format.dateTime(start) })
              : t('set', { from: format.dateTime(start), to: format.dateTime(end) })}
          </li>
        ))}
      </ol>
    </details>
  );
}

interface StillRunningProps {
  ids: readonly string[];
  onOpen(ticketId: string): void;
  onPause(ticketId: string): void;
}

function StillRunning({ ids, onOpen, onPause }: StillRunningProps) {
  const t = useMessages(timerMessages);
  return ids.map((id) => (
    <InlineAlert
      key={id}
      action={
        <span className="timer-still">
          <Button size="small" onClick={() => onOpen(id)}>
            {t('goThere', { id })}
          </Button>
          <Button size="small" variant="ghost" onClick={() => onPause(id)}>
            {t('pauseIt', { id })}
          </Button>
        </span>
      }
    >
      {t('still', { id })}
    </InlineAlert>
  ));
}
