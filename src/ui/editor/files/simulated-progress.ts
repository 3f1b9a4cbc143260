/**
 * The progress of an upload of which nobody tells any. Source: spec 003 §4 (Attachments): ticks every 100 ms, slower
 * from 70 percent, stops at 90; once it is complete 99 after 1 second and 100 after 2.
 */
import { editorLimits } from '../values/editor-limits.ts';

export interface Clock {
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
}

export interface SimulatedProgress {
  /** The upload is complete: goes on to 100 and calls `onEnd` there. */
  complete(): void;
  stop(): void;
}

const { tick, slowAt, stopAt, step, slowStep, nearlyDone, done } = editorLimits.simulatedProgress;

/** Begins at once. `onProgress` gets percent. */
export function simulateProgress(
  clock: Clock,
  { onProgress, onEnd }: { onProgress(percent: number): void; onEnd(): void },
): SimulatedProgress {
  let percent = 0;
  const timers = new Set<unknown>();

  function later(milliseconds: number, run: () => void) {
    const timer = clock.setTimeout(() => {
      timers.delete(timer);
      run();
    }, milliseconds);
    timers.add(timer);
  }

  function stop() {
    for (const timer of timers) clock.clearTimeout(timer);
    timers.clear();
  }

  function advance() {
    percent = Math.min(percent + (percent < slowAt ? step : slowStep), stopAt);
    onProgress(percent);
    if (percent < stopAt) later(tick, advance);
  }

  later(tick, advance);
  return {
    stop,
    complete() {
      stop();
      later(nearlyDone.after, () => onProgress(nearlyDone.at));
      later(done.after, () => {
        onProgress(100);
        onEnd();
      });
    },
  };
}
