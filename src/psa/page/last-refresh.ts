/** How long ago a provider's data were refreshed, in words. Source: spec 002 §9. */
import { psaTimes } from '../psa-terms.ts';

export interface LastRefreshOptions {
  /** BCP 47 */
  readonly locale: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const minute = { unit: 'minute', length: 60_000 } as const;
const steps = [{ unit: 'day', length: 86_400_000 } as const, { unit: 'hour', length: 3_600_000 } as const, minute];

/**
 * `5 minutes ago`; undefined within five minutes, since whoever has just refreshed them by hand knows. It is to be asked
 * again every `psaTimes.lastRefreshUpdate`.
 */
export function sinceRefresh(lastRefresh: number, { locale, now }: LastRefreshOptions): string | undefined {
  // A clock that was put back makes no refresh of the future.
  const passed = Math.max(0, now - lastRefresh);
  if (passed < psaTimes.lastRefreshHidden) return undefined;
  const { unit, length } = steps.find((step) => passed >= step.length) ?? minute;
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(passed / length), unit);
}
