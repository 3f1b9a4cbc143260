/**
 * How a task grows with its size, for tests in Node that something is done in one go: a bound in milliseconds would tell how
 * busy the machine is. What is done in one go takes four times as long for four times as much; what looks at all for each takes
 * sixteen times.
 */
import { ok } from './assert.ts';

/** Below this a time says nothing. Milliseconds. */
const least = 10;

/** Tries of each size, of which the best counts: more of them where a busy machine may have held up too many. */
const tries = { least: 5, most: 10 };

/**
 * @param run does the task for a size: a quarter of `size` and `size` by turns, so that what else the machine does for a
 * while holds up both
 */
export function growsInOneGo(name: string, size: number, run: (size: number) => void): void {
  let [quarter, whole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let turn = 1; turn <= tries.most; turn += 1) {
    quarter = Math.min(
      quarter,
      timeOf(() => run(size / 4)),
    );
    whole = Math.min(
      whole,
      timeOf(() => run(size)),
    );
    if (turn >= tries.least && whole < Math.max(quarter, least) * 9) return;
  }
  ok(false, `${name}: ${Math.round(whole)} ms for four times of what took ${Math.round(quarter)} ms`);
}

/** Milliseconds that the processor has worked for it, which other programs take no part in. */
function timeOf(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
