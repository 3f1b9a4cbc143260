/** A difference as it is shown: unchanged lines away from any change are folded, changes are counted for going through them. */
import { fold } from '../../base/fold.ts';
import type { Difference, DiffPart } from './difference.ts';

export interface DiffSection extends DiffPart {
  key: string;
  /** Numbers of its first line in the older and the newer text, from 1. */
  before: number;
  after: number;
  /** Which change it belongs to, from 0; removed and added lines next to each other are one. */
  change: number | undefined;
  isFolded: boolean;
}

/** Unchanged lines shown around a change. */
export const contextLines = 3;

export function sectionsOf({ parts }: Pick<Difference, 'parts'>, unfolded: ReadonlySet<string>): DiffSection[] {
  let before = 1;
  let after = 1;
  let change = -1;
  return parts.flatMap((part, index) => {
    const isKept = part.is === 'kept';
    if (!isKept && (index === 0 || parts[index - 1]?.is === 'kept')) change += 1;
    const place = { key: `${before}-${after}-${part.is}`, before, after, change: isKept ? undefined : change };
    if (part.is !== 'added') before += part.lines.length;
    if (part.is !== 'removed') after += part.lines.length;
    if (!isKept) return [{ ...part, ...place, isFolded: false }];
    return keptSections(part.lines, place, { isFirst: index === 0, isLast: index === parts.length - 1 }, unfolded);
  });
}

export function changeCount(sections: readonly DiffSection[]): number {
  return fold(sections, (most, { change = -1 }) => Math.max(most, change + 1), 0);
}

function keptSections(
  lines: readonly string[],
  { before, after }: Pick<DiffSection, 'before' | 'after'>,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
  unfolded: ReadonlySet<string>,
): DiffSection[] {
  const head = isFirst ? 0 : contextLines;
  const tail = isLast ? 0 : contextLines;
  const section = (from: number, to: number, isFolded: boolean): DiffSection => ({
    is: 'kept',
    lines: lines.slice(from, to),
    key: `${before + from}-${after + from}-kept`,
    before: before + from,
    after: after + from,
    change: undefined,
    isFolded,
  });
  // A fold that hides one line takes as much room as the line.
  if (lines.length <= head + tail + 1) return [section(0, lines.length, false)];
  const folded = section(head, lines.length - tail, true);
  const all = [
    section(0, head, false),
    { ...folded, isFolded: !unfolded.has(folded.key) },
    section(lines.length - tail, lines.length, false),
  ];
  return all.filter((one) => one.lines.length > 0);
}
