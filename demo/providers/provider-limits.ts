/** How a pretend provider behaves: slow, and with only so many requests in a while. */
import { setTimeout as wait } from 'node:timers/promises';

export interface ProviderBehavior {
  /** Milliseconds before each answer. */
  delay: number;
  /** Requests in a window of so many milliseconds; those beyond are answered 429, with the seconds to wait. */
  requests: number;
  window: number;
  /** So many of the next requests are answered 500. */
  failures: number;
  /** So many of the next changes are made, and answered 500 all the same. */
  lost: number;
}

export const usualBehavior: ProviderBehavior = { delay: 60, requests: 100, window: 2_000, failures: 0, lost: 0 };

export class ProviderLimits {
  behavior: ProviderBehavior = usualBehavior;
  /** All that came, refused ones included. */
  requests = 0;
  refused = 0;
  #windowStart = 0;
  #inWindow = 0;

  /** From now on; what came before counts no more. */
  behave(change: Partial<ProviderBehavior>): void {
    this.behavior = { ...this.behavior, ...change };
    this.#inWindow = 0;
    this.#windowStart = performance.now();
  }

  /** Seconds to wait, where this request is one too many. */
  take(now = performance.now()): number | undefined {
    const { requests, window } = this.behavior;
    this.requests += 1;
    if (now - this.#windowStart >= window) {
      this.#windowStart = now;
      this.#inWindow = 0;
    }
    this.#inWindow += 1;
    if (this.#inWindow <= requests) return undefined;
    this.refused += 1;
    return Math.max(1, Math.ceil((this.#windowStart + window - now) / 1000));
  }

  /** Whether this one fails. */
  async delay(): Promise<boolean> {
    if (this.behavior.delay > 0) await wait(this.behavior.delay);
    if (this.behavior.failures <= 0) return false;
    this.behavior = { ...this.behavior, failures: this.behavior.failures - 1 };
    return true;
  }

  /** Whether the answer to this change is lost. */
  loses(): boolean {
    if (this.behavior.lost <= 0) return false;
    this.behavior = { ...this.behavior, lost: this.behavior.lost - 1 };
    return true;
  }
}
