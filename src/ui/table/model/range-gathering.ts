/** Takes a range of rows that are held in part: what is missing is fetched first, because a selection knows rows by id. */
import { type ReadonlySignal, signal } from '@preact/signals-core';

/** `adding` once it takes so long that somebody wonders. */
export type Gathering = { is: 'adding' | 'too-many'; count: number } | { is: 'failed' };

/** More than that is nobody's list of single rows: it is what everything but a few is for. */
export const mostGatheredRows = 10_000;
/** Milliseconds until it is told that rows are on their way. */
const shownAfter = 300;

export interface RangeGathering<Row> {
  state: ReadonlySignal<Gathering | undefined>;
  /** Hands over rows `first` to `end` (exclusive), at once where all are held. A newer wish ends an older one. */
  gather(first: number, end: number, take: (rows: readonly Row[]) => void): void;
  stop(): void;
}

export function createRangeGathering<Row>(source: {
  rowAt(index: number): Row | undefined;
  ensure(first: number, end: number, signal: AbortSignal): Promise<readonly Row[]>;
}): RangeGathering<Row> {
  const state = signal<Gathering | undefined>(undefined);
  let work: AbortController | undefined;

  function stop(): void {
    work?.abort();
    work = undefined;
    state.value = undefined;
  }

  async function fetchRange(first: number, end: number, take: (rows: readonly Row[]) => void): Promise<void> {
    const current = new AbortController();
    work = current;
    const timer = setTimeout(() => {
      state.value = { is: 'adding', count: end - first };
    }, shownAfter);
    try {
      const rows = await source.ensure(first, end, current.signal);
      if (work !== current) return;
      take(rows);
      stop();
    } catch (error) {
      // Given up for a newer wish, or with the list: whoever fetches has reported anything else.
      const isGivenUp = current.signal.aborted || (error instanceof DOMException && error.name === 'AbortError');
      if (work === current) state.value = isGivenUp ? undefined : { is: 'failed' };
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    state,
    stop,
    gather(first, end, take) {
      stop();
      if (end - first > mostGatheredRows) {
        state.value = { is: 'too-many', count: end - first };
        return;
      }
      const rows = Array.from({ length: end - first }, (_, offset) => source.rowAt(first + offset));
      const held = rows.filter((row) => row !== undefined);
      if (held.length === rows.length) take(held);
      else void fetchRange(first, end, take);
    },
  };
}
