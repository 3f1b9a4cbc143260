/** Half a unit and more is a whole one, as bills round; neither is negative. */
export const dividedHalfUp = (numerator: bigint, denominator: bigint): bigint =>
  (numerator * 2n + denominator) / (denominator * 2n);

/** Whatever is begun counts as a whole one. */
export const dividedUp = (numerator: bigint, denominator: bigint): bigint =>
  (numerator + denominator - 1n) / denominator;
