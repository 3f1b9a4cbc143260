/** Something that is asked for again and again while it is shown, and at once when somebody wants it. */
import { effect, type ReadonlySignal } from '@preact/signals-core';
import { type Polling, startPolling } from '../../host/updates/polling.ts';

export interface PolledOptions<Answer> {
  read(signal: AbortSignal): Promise<Answer>;
  take(answer: Answer): void;
  failed?(error: unknown): 'again' | 'end';
  /** Whether nobody looks. Default: at the page. */
  isHidden?: ReadonlySignal<boolean> | undefined;
}

export interface Polled {
  readonly lost: Polling['failure'];
  retry(): void;
  /** Resolves when the server has answered, or not. */
  refresh(): Promise<void>;
}

/** Milliseconds. Sensors are read every two minutes; what somebody else does with a guest is seen sooner. */
const times = { visible: 10_000, hidden: 120_000, backOff: 2_000, longestBackOff: 60_000 };

/** Within a model, with which it ends. */
export function startPolled<Answer>({ read, take, failed, isHidden }: PolledOptions<Answer>): Polled {
  const waiting: (() => void)[] = [];
  let hasEnded = false;
  const settle = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  effect(() => settle);
  const polling = startPolling({
    times,
    ...(isHidden && { isHidden }),
    read,
    take(answer: Answer) {
      take(answer);
      settle();
      return 'again';
    },
    failed(error) {
      settle();
      const next = failed?.(error) ?? 'again';
      hasEnded = next === 'end';
      return next;
    },
  });
  return {
    lost: polling.failure,
    retry: () => polling.now(),
    refresh() {
      // There is nothing left to be told.
      if (hasEnded) return Promise.resolve();
      return new Promise((resolve) => {
        waiting.push(resolve);
        polling.now();
      });
    },
  };
}
