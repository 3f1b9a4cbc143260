/** Versions as https://semver.org has them. */

export type Step = 'major' | 'minor' | 'patch';

interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  readonly isPreRelease: boolean;
}

/** From the smallest on. */
const steps: readonly Step[] = ['patch', 'minor', 'major'];

/** `undefined` for what is no version. */
export function parseVersion(text: string): Version | undefined {
  // bounded: a version of a few characters, from package.json
  const parts = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z.-]+)?$/.exec(text);
  if (!parts) return undefined;
  const [major = 0, minor = 0, patch = 0] = parts.slice(1, 4).map(Number);
  return { major, minor, patch, isPreRelease: parts[4] !== undefined };
}

export const largest = (some: readonly Step[]): Step => steps.findLast((step) => some.includes(step)) ?? 'patch';

/**
 * The lowest version that may follow. Before 1.0.0 the second number stands for what breaks, as npm's `^` reads it, and the
 * third for all else.
 */
export function nextVersion(last: string, step: Step): string {
  const { major, minor, patch } = versionOf(last);
  const own = major > 0 ? step : ({ major: 'minor', minor: 'patch', patch: 'patch' } as const)[step];
  if (own === 'major') return `${major + 1}.0.0`;
  if (own === 'minor') return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

/** Whether the first is the lower one by its three numbers. */
export function isBelow(one: string, other: string): boolean {
  const [a, b] = [versionOf(one), versionOf(other)];
  return a.major - b.major || a.minor - b.minor || a.patch - b.patch
    ? (a.major - b.major || a.minor - b.minor || a.patch - b.patch) < 0
    : a.isPreRelease && !b.isPreRelease;
}

function versionOf(text: string): Version {
  const version = parseVersion(text);
  if (!version) throw new Error(`"${text}" is no version: write three numbers, such as 1.4.0`);
  return version;
}
