import type { VideoSource } from './video-types.ts';

/** Every quality that there is, the best first. Sources without a size offer none. */
export function qualitiesOf(sources: readonly VideoSource[]): readonly number[] {
  const sizes = sources.flatMap(({ size }) => (size === undefined ? [] : [size]));
  return [...new Set(sizes)].sort((a, b) => b - a);
}

/** The quality itself; else the best below it, since more costs somebody's line; else the least there is. */
export function nearestQuality(qualities: readonly number[], wanted: number): number | undefined {
  return qualities.find((quality) => quality <= wanted) ?? qualities.at(-1);
}

/** What to try for a quality, one after another: the same picture in other formats. */
export function candidatesFor(sources: readonly VideoSource[], quality: number | undefined): readonly VideoSource[] {
  const same = sources.filter(({ size }) => size === quality);
  return same.length > 0 ? same : sources.filter(({ size }) => size === undefined);
}
