/** What copies are called. Source: spec 001 (modes of the editor), 002 §2.8 and §5. */

export interface CopiedNameOptions {
  /** Characters that a name may have. What is copied is cut for it, by whole characters. */
  longest: number;
  /** Whether something is called that already; by default nothing is. */
  isTaken?: ((name: string) => boolean) | undefined;
}

/** With ` (Copy)` behind it; where that is taken, with the first number from 2 that is not. */
export function copiedName(name: string, { longest, isTaken = () => false }: CopiedNameOptions): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? ' (Copy)' : ` (Copy ${number})`;
    const copied = cutName(name.trim(), longest - suffix.length) + suffix;
    if (!isTaken(copied)) return copied;
  }
}

/** The beginning of a name, at most so many UTF-16 units long and without half a character at its end. */
export function cutName(name: string, longest: number): string {
  return name
    .slice(0, Math.max(0, longest))
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
