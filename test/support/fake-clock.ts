/** Time that passes only when a test says so: `performance.now`, `setTimeout` and `clearTimeout` of the page. */

export interface FakeClock {
  /** Lets milliseconds pass, timers in their order, and what was promised meanwhile. */
  pass(milliseconds: number): Promise<void>;
  readonly pendingTimers: number;
  restore(): void;
}

export function installFakeClock(): FakeClock {
  const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };
  const timers = new Map<number, { at: number; run: () => void }>();
  let now = 1_000_000;
  let count = 0;
  Object.assign(globalThis, {
    setTimeout: (run: () => void, delay = 0) => {
      count += 1;
      timers.set(count, { at: now + delay, run });
      return count;
    },
    clearTimeout: (id: number) => void timers.delete(id),
  });
  Object.defineProperty(performance, 'now', { configurable: true, value: () => now });

  return {
    get pendingTimers() {
      return timers.size;
    },
    async pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        await settled(real.setTimeout);
        const due = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
        if (!due) break;
        const [id, { at, run }] = due;
        timers.delete(id);
        now = Math.max(now, at);
        run();
      }
      now = end;
    },
    restore() {
      Object.assign(globalThis, real);
      Reflect.deleteProperty(performance, 'now');
    },
  };
}

/** Promises that follow from one another take a few turns. */
async function settled(setTimeout: typeof globalThis.setTimeout): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await undefined;
  if (typeof MessageChannel === 'undefined') await new Promise((resolve) => setTimeout(resolve, 0));
}
