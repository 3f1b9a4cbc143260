import { useRef, useState } from 'react';
import type { Press } from '../../host/http/idempotency.ts';
import { useFailureText } from './use-failure-text.ts';

export interface Attempt {
  /** Does nothing while one is under way. */
  run(): void;
  readonly isBusy: boolean;
  /** Why it failed last. */
  readonly error: string | undefined;
}

/** Something that a press changes: busy until it is done, and tried again as the same where it failed. */
export function useAttempt(change: (press: Press) => Promise<void>): Attempt {
  const press = useRef<Press>({});
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const error = useFailureText(failure);

  async function run(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await change(press.current);
    } catch (reason) {
      setFailure(reason);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { run: () => void run(), isBusy, error };
}
