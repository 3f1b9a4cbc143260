/** How fast it is, from what came in the last seconds: an average over all would tell of a morning's speed at night. */

export interface TransferRate {
  /** @param done Bytes so far. @param now Milliseconds. */
  add(done: number, now: number): void;
  /** Bytes a second; `undefined` while there is too little to tell. */
  perSecond(): number | undefined;
  /** After an interruption what was before says nothing. */
  reset(): void;
}

/** Milliseconds. */
const windowLength = 5000;
const shortest = 500;

export function createTransferRate(): TransferRate {
  let samples: { done: number; at: number }[] = [];
  return {
    add(done, now) {
      samples.push({ done, at: now });
      // One older than the window stays, so that there is always a whole window.
      const first = samples.findLastIndex(({ at }) => at <= now - windowLength);
      if (first > 0) samples = samples.slice(first);
    },
    perSecond() {
      const [first] = samples;
      const last = samples.at(-1);
      if (!first || !last || last.at - first.at < shortest) return undefined;
      return Math.max(0, ((last.done - first.done) * 1000) / (last.at - first.at));
    },
    reset() {
      samples = [];
    },
  };
}
