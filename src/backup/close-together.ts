const minute = 60_000;

/** Of each of some instants, in milliseconds since 1970, whether another is of the same minute. */
export function closeTogether(instants: readonly (number | undefined)[]): boolean[] {
  const counts = new Map<number, number>();
  const minutes = instants.map((instant = Number.NaN) => Math.floor(instant / minute));
  for (const at of minutes) counts.set(at, (counts.get(at) ?? 0) + 1);
  return minutes.map((at) => !Number.isNaN(at) && (counts.get(at) ?? 0) > 1);
}
