/**
 * Asks again and again: slower while nobody looks, ever slower while the server does not answer. It never gives up by
 * itself and says when contact is lost, for what merely stands still looks like what is fine.
 */
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core';
import { CallError } from '../http/call-error.ts';
import { isPageHidden } from './page-visibility.ts';

/** Milliseconds between an answer and the next question. */
export interface PollingTimes {
  visible: number;
  hidden: number;
  /** While nothing goes on that is known of; default: only when told to or when somebody looks again. */
  idle?: number;
  /** After the first failure; twice as long after each that follows. */
  backOff: number;
  longestBackOff: number;
}

export interface PollingOptions<Answer> {
  times: PollingTimes;
  /** Whether nobody looks. Default: at the page. */
  isHidden?: ReadonlySignal<boolean>;
  read(signal: AbortSignal): Promise<Answer>;
  /** Is never given an answer that came too late. `idle`: nothing goes on, see `PollingTimes.idle`. */
  take(answer: Answer): 'again' | 'idle' | 'end';
  /** What to do about a failure; `end` where asking again can tell nothing new. Default: `again`. */
  failed?(error: unknown): 'again' | 'end';
}

export interface Polling {
  /** Why the last try failed; `undefined` while there is contact. */
  failure: ReadonlySignal<{ error: unknown } | undefined>;
  /** Whether it asks right now. */
  isAsking: ReadonlySignal<boolean>;
  /** Asks at once, whatever it waited for. Does nothing once it has ended. */
  now(): void;
  /** For good. What is on its way is aborted. */
  stop(): void;
}

/** Begins at once. Within a model it ends with that; elsewhere whoever starts it has to stop it. */
export function startPolling<Answer>(options: PollingOptions<Answer>): Polling {
  const { times, isHidden = isPageHidden, read, take, failed } = options;
  const failure = signal<{ error: unknown } | undefined>(undefined);
  const isAsking = signal(false);
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  let hasEnded = false;

  const unwatch = effect(() => {
    if (!isHidden.value && !asking) untracked(() => void ask());
  });
  // The effect has asked unless nobody looks, and nobody looking is no reason to know nothing.
  if (!asking) void ask();
  effect(() => stop);

  async function ask(): Promise<void> {
    if (hasEnded) return;
    clearTimeout(timer);
    asking?.abort();
    const turn = new AbortController();
    asking = turn;
    isAsking.value = true;
    const next = await turnOf(turn);
    if (asking !== turn) return;
    asking = undefined;
    isAsking.value = false;
    if (next === 'end') stop();
    else if (next !== 'idle') timer = setTimeout(() => void ask(), next);
    else if (times.idle !== undefined) timer = setTimeout(() => void (isHidden.peek() || ask()), times.idle);
  }

  /** Milliseconds until the next turn, or that there is none. */
  async function turnOf(turn: AbortController): Promise<number | 'idle' | 'end'> {
    try {
      const answer = await read(turn.signal);
      if (asking !== turn) return 'end';
      failures = 0;
      failure.value = undefined;
      const next = take(answer);
      return next === 'again' ? delay() : next;
    } catch (error) {
      if (asking !== turn) return 'end';
      failures += 1;
      if (failed?.(error) === 'end') return 'end';
      failure.value = { error };
      return delay(error);
    }
  }

  /** Milliseconds; no shorter than the server wants. */
  function delay(error?: unknown): number {
    const usual = isHidden.peek() ? times.hidden : times.visible;
    if (failures === 0) return usual;
    const wanted = error instanceof CallError ? (error.retryAfter ?? 0) * 1000 : 0;
    const backOff = Math.min(times.longestBackOff, times.backOff * 2 ** (failures - 1));
    return Math.max(usual, backOff, wanted);
  }

  function stop(): void {
    hasEnded = true;
    clearTimeout(timer);
    unwatch();
    asking?.abort();
    asking = undefined;
    isAsking.value = false;
  }

  return { failure, isAsking, now: () => void ask(), stop };
}
