/**
 * What changed from one text to another, line by line. The common beginning and end are taken off first, then jsdiff
 * has its time; texts that differ too much for it are told as replaced, which is true of any two.
 */
export interface DiffPart {
  is: 'kept' | 'removed' | 'added';
  /** With their ends; the last line of a text may have none. */
  lines: readonly string[];
}

export interface Difference {
  parts: readonly DiffPart[];
  added: number;
  removed: number;
  /** Whether what lies between was compared line by line in the time there was. */
  isLineByLine: boolean;
}

export interface DifferenceTimes {
  /** Milliseconds at once, and then between other work of the page. */
  atOnce: number;
  patient: number;
}

const defaultTimes: DifferenceTimes = { atOnce: 80, patient: 4000 };

export async function differenceOf(before: string, after: string, times = defaultTimes): Promise<Difference> {
  const old = linesOf(before);
  const now = linesOf(after);
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  const removed = old.slice(start, old.length - end);
  const added = now.slice(start, now.length - end);
  const compared = await compare(removed, added, times);
  const all: DiffPart[] = [
    { is: 'kept', lines: old.slice(0, start) },
    ...(compared ?? replaced(removed, added)),
    { is: 'kept', lines: old.slice(old.length - end) },
  ];
  const parts = all.filter(({ lines }) => lines.length > 0);
  return {
    parts,
    added: count(parts, 'added'),
    removed: count(parts, 'removed'),
    isLineByLine: compared !== undefined,
  };
}

/** The other text, from what the difference shows. */
export function applied({ parts }: Pick<Difference, 'parts'>, unwanted: 'removed' | 'added' = 'removed'): string {
  return parts.flatMap(({ is, lines }) => (is === unwanted ? [] : lines)).join('');
}

async function compare(
  removed: readonly string[],
  added: readonly string[],
  { atOnce, patient }: DifferenceTimes,
): Promise<DiffPart[] | undefined> {
  if (removed.length === 0 || added.length === 0) return replaced(removed, added);
  const { diffArrays } = await import('diff');
  const changes =
    diffArrays([...removed], [...added], { timeout: atOnce }) ??
    (await new Promise<ReturnType<typeof diffArrays<string>> | undefined>((resolve) => {
      diffArrays([...removed], [...added], { timeout: patient, callback: resolve });
    }));
  return changes?.map(({ value, added: isAdded, removed: isRemoved }) => ({
    is: isAdded ? 'added' : isRemoved ? 'removed' : 'kept',
    lines: value,
  }));
}

function replaced(removed: readonly string[], added: readonly string[]): DiffPart[] {
  return [
    { is: 'removed', lines: removed },
    { is: 'added', lines: added },
  ];
}

function count(parts: readonly DiffPart[], kind: DiffPart['is']): number {
  return parts.reduce((sum, { is, lines }) => (is === kind ? sum + lines.length : sum), 0);
}

/** Lines with their ends: joined they are the text again. */
export function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}
