/** The time, once a second for as long as somebody watches it: one interval serves every timer of the page. */
import { type ReadonlySignal, signal } from '@preact/signals-core';

const second = 1000;

/** Milliseconds since 1970; what it says to somebody who only peeks may be old. */
export const secondClock: ReadonlySignal<number> = /* @__PURE__ */ watchedClock();

function watchedClock(): ReadonlySignal<number> {
  let timer: ReturnType<typeof setInterval> | undefined;
  const clock = signal(Date.now(), {
    watched() {
      const tick = () => {
        clock.value = Date.now();
      };
      // Not at once: this may be somebody's first reading, in the middle of which nothing can change.
      queueMicrotask(tick);
      timer = setInterval(tick, second);
    },
    unwatched: () => clearInterval(timer),
  });
  return clock;
}
