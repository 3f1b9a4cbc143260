/**
 * Asks again and again: slower while nobody looks, ever slower while the server does not answer. It never gives up by
 * itself and says when contact is lost, for numbers that merely stand still look like a job that does.
 */
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { CallError } from '../../host/call-error.ts';
import { jobTimes } from './job-times.ts';

/** Whether somebody can see the page, and when that changes. */
export interface Visibility {
  isHidden(): boolean;
  /** Until the answer is called. */
  watch(changed: () => void): () => void;
}

export interface PollOptions<Answer> {
  visibility: Visibility;
  read(signal: AbortSignal): Promise<Answer>;
  /** Is never given an answer that came too late. `idle` asks again only when told to or when somebody looks again. */
  take(answer: Answer): 'again' | 'idle' | 'end';
  /** What to do about a failure; `end` where asking again can tell nothing new. */
  failed?(error: unknown): 'again' | 'end';
}

export interface Poll {
  /** Why the last try failed; `undefined` while there is contact. */
  lost: ReadonlySignal<{ error: unknown } | undefined>;
  /** Whether it asks right now. */
  isAsking: ReadonlySignal<boolean>;
  /** Asks at once, whatever it waited for. */
  now(): void;
  stop(): void;
}

export function startPoll<Answer>({ visibility, read, take, failed }: PollOptions<Answer>): Poll {
  const lost = signal<{ error: unknown } | undefined>(undefined);
  const isAsking = signal(false);
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  let hasEnded = false;

  const unwatch = visibility.watch(() => {
    if (!visibility.isHidden() && !asking) void ask();
  });
  void ask();

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
  }

  /** Milliseconds until the next turn, or that there is none. */
  async function turnOf(turn: AbortController): Promise<number | 'idle' | 'end'> {
    try {
      const answer = await read(turn.signal);
      if (asking !== turn) return 'end';
      failures = 0;
      lost.value = undefined;
      const next = take(answer);
      return next === 'again' ? pollDelay(0, visibility.isHidden()) : next;
    } catch (error) {
      if (asking !== turn) return 'end';
      failures += 1;
      if (failed?.(error) === 'end') return 'end';
      lost.value = { error };
      return pollDelay(failures, visibility.isHidden(), error);
    }
  }

  function stop(): void {
    hasEnded = true;
    clearTimeout(timer);
    unwatch();
    asking?.abort();
    asking = undefined;
    isAsking.value = false;
  }

  return { lost, isAsking, now: () => void ask(), stop };
}

/** Milliseconds until the next try, after so many failures in a row. */
export function pollDelay(failures: number, isHidden: boolean, error?: unknown): number {
  const usual = isHidden ? jobTimes.pollHidden : jobTimes.poll;
  if (failures === 0) return usual;
  const wanted = error instanceof CallError ? (error.retryAfter ?? 0) * 1000 : 0;
  const backOff = Math.min(jobTimes.longestBackOff, jobTimes.backOff * 2 ** (failures - 1));
  return Math.max(usual, backOff, wanted);
}
