/** Days as ISO 8601 writes them, `2027-03-31`; as texts they are in order. */

/** The user's own today. */
export function today(): string {
  const now = new Date();
  return [
    String(now.getFullYear()).padStart(4, '0'),
    String(now.getMonth() + 1).padStart(2, '0'),
    String(now.getDate()).padStart(2, '0'),
  ].join('-');
}

/** Milliseconds since 1970 at its beginning where the user is; `undefined` for what is no day, such as the 30th of February. */
export function instantOf(day: string): number | undefined {
  const [, year, month, date] = /^(\d{4,6})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === undefined) return undefined;
  const instant = new Date(2000, 0, 1);
  instant.setFullYear(Number(year), Number(month) - 1, Number(date));
  const isSame = instant.getMonth() === Number(month) - 1 && instant.getDate() === Number(date);
  return isSame ? instant.getTime() : undefined;
}

export interface DateLimits {
  /** The first and the last possible day. */
  minimum?: string | undefined;
  maximum?: string | undefined;
  /** Without it days before the user's today are refused. */
  allowPast?: boolean | undefined;
}

/** Why a day cannot be: keys of the field catalogue's `date`. */
export function dateProblem(
  day: string | null,
  { minimum, maximum, allowPast = false }: DateLimits,
): 'incomplete' | 'past' | 'minimum' | 'maximum' | undefined {
  if (day === null) return undefined;
  const instant = instantOf(day);
  const isBefore = (limit: string) => (instant ?? 0) < (instantOf(limit) ?? Number.NEGATIVE_INFINITY);
  const isAfter = (limit: string) => (instant ?? 0) > (instantOf(limit) ?? Number.POSITIVE_INFINITY);
  if (instant === undefined) return 'incomplete';
  if (minimum !== undefined && isBefore(minimum)) return 'minimum';
  if (!allowPast && isBefore(today())) return 'past';
  return maximum !== undefined && isAfter(maximum) ? 'maximum' : undefined;
}
