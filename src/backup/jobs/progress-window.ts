/** How fast something goes, over the last while. Time comes from a clock that is never set back. */
import { jobTimes } from './job-times.ts';

interface Sample {
  /** Milliseconds of a monotonic clock. */
  at: number;
  bytes: number;
}

export class ProgressWindow {
  #samples: Sample[] = [];

  add(at: number, bytes: number): void {
    if (!Number.isFinite(at) || !Number.isFinite(bytes)) return;
    const last = this.#samples.at(-1);
    // An older time is an answer that came too late.
    if (last && at < last.at) return;
    // Fewer bytes than before: the server has begun again, and what was measured is another run's.
    if (last && (bytes < last.bytes || at - last.at > jobTimes.silence)) this.#samples = [];
    if (last?.at === at) this.#samples.pop();
    this.#samples.push({ at, bytes });
    // The one sample before the window stays: without it, slow polls would leave nothing to measure from.
    while (this.#samples.length > 2 && (this.#samples[1]?.at ?? at) <= at - jobTimes.window) this.#samples.shift();
  }

  /** Bytes a second, 0 or more; `undefined` while it would be chance. */
  get rate(): number | undefined {
    const first = this.#samples[0];
    const last = this.#samples.at(-1);
    if (!first || !last || last.at - first.at < jobTimes.leastSpan) return undefined;
    const rate = ((last.bytes - first.bytes) / (last.at - first.at)) * 1000;
    return Number.isFinite(rate) ? rate : undefined;
  }

  /** Seconds until that many more bytes are done; `undefined` where nobody can tell. */
  timeLeft(remainingBytes: number): number | undefined {
    const { rate } = this;
    if (rate === undefined || rate <= 0 || !(remainingBytes >= 0)) return undefined;
    const seconds = remainingBytes / rate;
    return Number.isFinite(seconds) ? seconds : undefined;
  }
}
