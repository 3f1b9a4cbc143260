/** What the program would remove if snapshots were forgotten: their own data, of what they share with others nothing. */
import type { ResticProgram } from './restic-program.ts';

const unitSizes: Readonly<Record<string, number>> = { B: 1, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30, TiB: 2 ** 40 };

/** Bytes; `undefined` where it does not say. */
export async function freedByForgetting(
  program: ResticProgram,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<number | undefined> {
  let bytes: number | undefined;
  const args = ['forget', '--no-lock', '--dry-run', '--prune', '--', ...ids];
  for await (const lines of program.byteLines(args, signal)) for (const line of lines) bytes = freedIn(line) ?? bytes;
  return bytes;
}

/** Such as `total prune:          12 blobs / 2.070 KiB`. */
export function freedIn(line: string): number | undefined {
  const [, amount, unit = ''] = /^total prune: .*\/ ([\d.]+) ([KMGT]?i?B)\s*$/.exec(line) ?? [];
  const size = unitSizes[unit];
  return amount === undefined || size === undefined ? undefined : Math.round(Number(amount) * size);
}
