/**
 * How a task grows with its size, for tests that something is done in one go: a bound in milliseconds would tell how busy
 * the machine is. What is done in one go takes four times as long for four times as much; what looks at all for each takes
 * sixteen times.
 */
import { ok } from './assert.ts';

/** Below this a time says nothing. Milliseconds. */
const least = 10;

/** @param run does the task for a size; it is tried five times at a quarter of `size` and at `size`, and the best counts */
export function growsInOneGo(name: string, size: number, run: (size: number) => void): void {
  const quarter = Math.max(
    bestOf(() => run(size / 4)),
    least,
  );
  const whole = bestOf(() => run(size));
  ok(whole < quarter * 9, `${name}: ${Math.round(whole)} ms for four times of what took ${Math.round(quarter)} ms`);
}

function bestOf(run: () => void): number {
  return Math.min(
    ...[1, 2, 3, 4, 5].map(() => {
      const start = performance.now();
      run();
      return performance.now() - start;
    }),
  );
}
