/** The same numbers for the same seed, so that what somebody did at random can be done again. */
export interface Seeded {
  /** From 0 up to 1. */
  share(): number;
  below(limit: number): number;
  oneOf<Value>(values: readonly Value[]): Value;
  /** By its weight. */
  weighted<Value>(values: readonly (readonly [weight: number, value: Value])[]): Value;
}

export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  // Mulberry32, by Tommy Ettinger, in the public domain.
  function share(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(share() * limit);
  return {
    share,
    below,
    oneOf(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('There is nothing to choose from');
      return value;
    },
    weighted(values) {
      let left = share() * values.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, value] of values) {
        left -= weight;
        if (left < 0) return value;
      }
      throw new Error('There is nothing to choose from');
    },
  };
}
