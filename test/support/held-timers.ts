/** Timers of one length end when a test says so: nobody waits, and whether one runs can be told. */

export interface HeldTimers {
  /** How many were set and not cleared since. */
  readonly count: number;
  /** Time is up for all of them. */
  end(): void;
  restore(): void;
}

/** @param length in milliseconds; every other timer of the page goes on as it does */
export function holdTimers(length: number): HeldTimers {
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const held = new Map<number, () => void>();
  let last = 0;
  Object.assign(globalThis, {
    setTimeout: (run: () => void, delay?: number, ...values: []) => {
      if (delay !== length) return set(run, delay, ...values);
      // The browser counts upwards.
      last -= 1;
      held.set(last, run);
      return last;
    },
    clearTimeout: (id: number) => (held.has(id) ? void held.delete(id) : clear(id)),
  });
  return {
    get count() {
      return held.size;
    },
    end() {
      const over = [...held.values()];
      held.clear();
      for (const run of over) run();
    },
    restore: () => void Object.assign(globalThis, { setTimeout: set, clearTimeout: clear }),
  };
}
