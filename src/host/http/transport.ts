import type { RetryOptions } from 'ky';
import type { Configuration } from '../configuration/configuration-types.ts';

/** How a call travels. */
export interface Transport {
  retry: RetryOptions;
  headers: Readonly<Record<string, string>>;
  /** Around a `fetch` whose answers are whole. */
  wrap(fetch: Configuration['fetch']): Configuration['fetch'];
}

const retryable = [429, 502, 503, 504];

/** What failed for a moment is asked for again, waiting a little longer each time. */
export const retry: RetryOptions = {
  limit: 3,
  methods: ['get'],
  statusCodes: retryable,
  afterStatusCodes: retryable,
  maxRetryAfter: 60_000,
  delay: (attempt) => 500 * 2 ** (attempt - 1),
  jitter: (delay) => delay * (0.5 + Math.random() / 2),
};
