/** What the program would remove if snapshots were forgotten: their own data, of what they share with others nothing. */
import type { ResticProgram } from './restic-program.ts';

/** Milliseconds after which nobody waits any more: for the answer it reads the index of all the repository. */
const mostMilliseconds = 20_000;
/** Snapshots that one start is told of. */
const mostSnapshots = 500;
const unitSizes: Readonly<Record<string, number>> = { B: 1, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30, TiB: 2 ** 40 };

/** Bytes, as the program reckons them without removing anything; `undefined` where it does not say so in time. */
export async function freedByForgetting(program: ResticProgram, ids: readonly string[]): Promise<number | undefined> {
  if (ids.length === 0 || ids.length > mostSnapshots) return undefined;
  const args = ['forget', '--no-lock', '--dry-run', '--prune', '--', ...ids];
  let bytes: number | undefined;
  try {
    for await (const lines of program.byteLines(args, AbortSignal.timeout(mostMilliseconds)))
      for (const line of lines) bytes = freedIn(line) ?? bytes;
  } catch {
    // Whoever deletes is told of what is wrong when it is done.
    return undefined;
  }
  return bytes;
}

/** Such as `total prune:          12 blobs / 2.070 KiB`. */
export function freedIn(line: string): number | undefined {
  const [, amount, unit = ''] = /^total prune: .*\/ ([\d.]+) ([KMGT]?i?B)\s*$/.exec(line) ?? [];
  const size = unitSizes[unit];
  return amount === undefined || size === undefined ? undefined : Math.round(Number(amount) * size);
}
