/**
 * What the demo's hosts read: there is no hardware behind them, so each sensor has a source, which reads the same at the
 * same moment, whoever asks and however often.
 */
export interface Source {
  /** No two are alike. */
  readonly seed: number;
  readonly base: number;
  /** How much more it is at the busiest hour of the day. */
  readonly daily: number;
  /** How far it strays. */
  readonly noise: number;
  readonly decimals: number;
  /** Beyond these it is not well, or in danger. */
  readonly limits?: { readonly warning: number; readonly critical: number; readonly isLow?: boolean };
}

/** Milliseconds from one reading to the next, and how many are kept: four hours of them. */
export const interval = 2 * 60_000;
export const kept = 120;

const day = 24 * 60 * 60_000;
const busiest = 14 / 24;

/** Of the interval that began last. */
export const slotAt = (time: number): number => Math.floor(time / interval) * interval;

export function readingAt({ seed, base, daily, noise, decimals }: Source, time: number): number {
  const hour = (1 + Math.cos(2 * Math.PI * (time / day - busiest))) / 2;
  // It strays slowly, and trembles: neighbours are alike, hours are not.
  const slow = between(seed, time / (15 * 60_000));
  const fast = between(seed + 7919, time / interval);
  const value = base + daily * hour + noise * (0.7 * slow + 0.3 * fast);
  return Number(Math.max(0, value).toFixed(decimals));
}

/** The readings up to a moment, on top of those that there are: what was not read while no server ran is read now. */
export function readUntil<Reading>(
  read: (time: number) => Reading,
  { last, values }: { last: number; values: readonly Reading[] },
  time: number,
): { last: number; values: Reading[] } {
  const end = slotAt(time);
  const first = Math.max(last + interval, end - (kept - 1) * interval);
  const fresh: Reading[] = [];
  for (let at = first; at <= end; at += interval) fresh.push(read(at));
  return { last: Math.max(last, end), values: [...values, ...fresh].slice(-kept) };
}

export type Health = 'OK' | 'WARNING' | 'CRITICAL';

export function healthOf(value: number, { limits }: Source): Health {
  if (limits === undefined) return 'OK';
  const isBeyond = (limit: number) => (limits.isLow ? value < limit : value > limit);
  if (isBeyond(limits.critical)) return 'CRITICAL';
  return isBeyond(limits.warning) ? 'WARNING' : 'OK';
}

/** From -1 to 1, and smooth between whole numbers. */
function between(seed: number, at: number): number {
  const whole = Math.floor(at);
  const part = at - whole;
  const ease = part * part * (3 - 2 * part);
  return hashed(seed, whole) * (1 - ease) + hashed(seed, whole + 1) * ease;
}

function hashed(seed: number, number: number): number {
  let bits = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(number | 0, 0xc2b2ae35);
  bits = Math.imul(bits ^ (bits >>> 16), 0x27d4eb2f);
  bits ^= bits >>> 15;
  return (bits >>> 0) / 0x7fffffff - 1;
}
