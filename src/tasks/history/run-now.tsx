import { useRef, useState } from 'react';
import type { Press } from '../../host/http/idempotency.ts';
import { useFailureText } from '../../host/use-failure-text.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { useNotices } from '../../ui/notices/notices.tsx';
import { runScheduledTask } from '../contract.ts';
import { historyMessages } from './history-messages.ts';
import { useRunWords } from './run-words.ts';

export interface RunNowProps {
  taskId: string;
  timeZone: string;
  /** What is typed is not what would run. */
  isChanged: boolean;
  onRan(): void;
}

/** Runs the task as it is saved. What failed can be tried again as the same. */
export function RunNow({ taskId, timeZone, isChanged, onRan }: RunNowProps) {
  const t = useMessages(historyMessages);
  const { client } = useHost();
  const { show } = useNotices();
  const reasonOf = useFailureText();
  const words = useRunWords(timeZone);
  const press = useRef<Press>({});
  const [isBusy, setBusy] = useState(false);

  async function run(): Promise<void> {
    setBusy(true);
    try {
      const made = await client.call(runScheduledTask, { params: { id: taskId } }, { press: press.current });
      const outcomes = words.outcomes(made);
      const outcome = outcomes.map(({ label }) => label).join(', ');
      const isFine = outcomes.every(({ tone }) => tone === 'green');
      show(t('ran', { outcome }), isFine ? 'success' : 'warning');
      onRan();
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === undefined) return;
      const action = { label: t('retry'), onPress: () => void run() };
      show(t('runFailed', { reason }), { tone: 'danger', action });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button busy={isBusy} disabledReason={isChanged ? t('saveFirst') : undefined} onClick={() => void run()}>
      {t('runNow')}
    </Button>
  );
}
