/** What the files that are written have in common. */

export const notice = '// Written by `npm run elements`, from the table in elements/elements.ts.';

/** As Biome sorts imports. */
export function byFile(one: string, other: string): number {
  const fileOf = (line: string) => line.slice(line.indexOf(' from '));
  return fileOf(one) < fileOf(other) ? -1 : 1;
}
