/**
 * What changed from one text to another, line by line. The common beginning and end are taken off first, then jsdiff has
 * its time with all, and after that with the pieces between lines that both have once. Pieces that differ too much for
 * it are told as replaced, which is true of any two.
 */

import { fold } from '../../base/fold.ts';
import { fetchCode } from '../../host/late-code/fetch-code.ts';
import { type Piece, piecesBetweenAnchors } from './anchored-parts.ts';

export interface DiffPart {
  is: 'kept' | 'removed' | 'added';
  /** With their ends; the last line of a text may have none. */
  lines: readonly string[];
}

export interface Difference {
  parts: readonly DiffPart[];
  added: number;
  removed: number;
  /** Whether all that lies between was compared line by line in the time there was. */
  isLineByLine: boolean;
}

export interface DifferenceTimes {
  /** Milliseconds for all at once, and then for its pieces, between other work of the page. */
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
    ...(compared?.parts ?? replaced(removed, added)),
    { is: 'kept', lines: old.slice(old.length - end) },
  ];
  const parts = all.filter(({ lines }) => lines.length > 0);
  return {
    parts,
    added: count(parts, 'added'),
    removed: count(parts, 'removed'),
    isLineByLine: compared?.isLineByLine ?? false,
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
): Promise<Compared | undefined> {
  if (removed.length === 0 || added.length === 0) return { parts: replaced(removed, added), isLineByLine: true };
  const { diffArrays } = await fetchCode(() => import('./array-difference.ts'));
  const compareWithin = (old: readonly string[], now: readonly string[], timeout: number): DiffPart[] | undefined =>
    diffArrays([...old], [...now], { timeout })?.map(({ value, added: isAdded, removed: isRemoved }) => ({
      is: isAdded ? 'added' : isRemoved ? 'removed' : 'kept',
      lines: value,
    }));

  const parts = compareWithin(removed, added, atOnce);
  if (parts) return { parts, isLineByLine: true };
  const end = performance.now() + patient;
  if (performance.now() >= end) return undefined;
  return comparePieces(piecesBetweenAnchors(removed, added), end, compareWithin);
}

interface Compared {
  parts: DiffPart[];
  isLineByLine: boolean;
}

/** Milliseconds of work after which the page has its turn, and which one piece may take. */
const turn = 40;
/** Pairs of lines that are compared whatever the clock says: it also runs while the machine does something else. */
const fewPairs = 10_000;

async function comparePieces(
  pieces: readonly Piece[],
  end: number,
  compareWithin: (old: readonly string[], now: readonly string[], timeout: number) => DiffPart[] | undefined,
): Promise<Compared> {
  const parts: DiffPart[] = [];
  let isLineByLine = true;
  let turnBegan = performance.now();
  for (const { removed, added, anchor } of pieces) {
    const isOneSided = removed.length === 0 || added.length === 0;
    const isShort = removed.length * added.length <= fewPairs;
    const rest = isShort ? Number.POSITIVE_INFINITY : Math.min(turn, end - performance.now());
    const compared = isOneSided ? replaced(removed, added) : compareWithin(removed, added, rest);
    isLineByLine &&= compared !== undefined;
    parts.push(...(compared ?? replaced(removed, added)));
    if (anchor !== undefined) parts.push({ is: 'kept', lines: [anchor] });
    if (performance.now() - turnBegan > turn) {
      await new Promise((resolve) => setTimeout(resolve));
      turnBegan = performance.now();
    }
  }
  return { parts: joinedParts(parts), isLineByLine };
}

/** Parts of a kind next to each other are one; what was removed comes before what was added. */
function joinedParts(parts: readonly DiffPart[]): DiffPart[] {
  const joined: { is: DiffPart['is']; lines: string[] }[] = [];
  for (const { is, lines } of parts) {
    if (lines.length === 0) continue;
    const last = joined.at(-1);
    if (last?.is !== is) joined.push({ is, lines: [...lines] });
    else for (const line of lines) last.lines.push(line);
  }
  return joined;
}

function replaced(removed: readonly string[], added: readonly string[]): DiffPart[] {
  return [
    { is: 'removed', lines: removed },
    { is: 'added', lines: added },
  ];
}

function count(parts: readonly DiffPart[], kind: DiffPart['is']): number {
  return fold(parts, (sum, { is, lines }) => (is === kind ? sum + lines.length : sum), 0);
}

/** Lines with their ends: joined they are the text again. */
export function linesOf(text: string): string[] {
  return text.match(/[^\n]+\n?|\n/g) ?? [];
}
