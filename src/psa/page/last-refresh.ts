/** How long ago a provider's data were refreshed, in words. Source: spec 002 §9. */
import { psaTimes } from '../psa-terms.ts';

export interface LastRefreshOptions {
  /** BCP 47 */
  readonly locale: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Shows nothing within five minutes of the refresh. */
  readonly hidesRecent?: boolean;
}

const steps = [
  { unit: 'day', length: 86_400_000 },
  { unit: 'hour', length: 3_600_000 },
  { unit: 'minute', length: 60_000 },
] as const;

/** `5 minutes ago`; undefined: nothing is shown. It is to be asked again every `psaTimes.lastRefreshUpdate`. */
export function sinceRefresh(
  lastRefresh: number,
  { locale, now, hidesRecent = false }: LastRefreshOptions,
): string | undefined {
  // A clock that was put back makes no refresh of the future.
  const passed = Math.max(0, now - lastRefresh);
  if (hidesRecent && passed < psaTimes.lastRefreshHidden) return undefined;
  // Of less than a minute people say that it is now, and no language says so of its minutes.
  const { unit, length } = steps.find((step) => passed >= step.length) ?? {
    unit: 'second',
    length: Number.POSITIVE_INFINITY,
  };
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(passed / length), unit);
}
