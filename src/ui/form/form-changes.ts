import { rowKey } from '../../base/form-rules.ts';
import type { FormChange } from './form-types.ts';
import { isPlainObject, isSameValue, keysOf, memberOf } from './same-value.ts';

/**
 * Names by path, `*` standing for any index: `{ name: 'Name', 'members.*': 'Member', 'members.*.role': 'Role' }` makes
 * `Member 2 › Role`. A row that has a name of its own is told by what a function says of it. A path that has a name, while
 * nothing below it has one, is told as a whole.
 */
export type FormLabels = Readonly<Record<string, string | ((row: unknown) => string)>>;

/** What differs, by path, in the labels' order; what has no label comes last, by its path. */
export function changesBetween(before: unknown, after: unknown, labels: FormLabels): FormChange[] {
  const patterns = Object.keys(labels);
  const found: { change: FormChange; rank: number }[] = [];
  collect(before, after, [], [], []);
  return found.sort((one, other) => one.rank - other.rank).map(({ change }) => change);

  function collect(from: unknown, to: unknown, path: Steps, pattern: Steps, rows: Rows): void {
    if (isSameValue(from, to)) return;
    const count = found.length;
    if (path.length === 0 || !isListedWhole(pattern)) descend(from, to, path, pattern, rows);
    if (found.length > count) return;
    const change = { path: path.join('.'), label: labelOf(path, pattern, rows, labels), before: from, after: to };
    found.push({ change, rank: rankOf(pattern) });
  }

  function descend(from: unknown, to: unknown, path: Steps, pattern: Steps, rows: Rows): void {
    // What is not there yet is taken apart only where its parts have names.
    const [left, right] = isNamedBelow(pattern) ? [from ?? emptyAs(to), to ?? emptyAs(from)] : [from, to];
    if (Array.isArray(left) && Array.isArray(right)) {
      const [rowsBefore, rowsAfter] = [rowsByKey(left), rowsByKey(right)];
      for (const key of new Set([...rowsAfter.keys(), ...rowsBefore.keys()])) {
        const [was, is] = [rowsBefore.get(key), rowsAfter.get(key)];
        const row = is ?? was;
        collect(was?.row, is?.row, [...path, key], [...pattern, '*'], row ? [...rows, row] : rows);
      }
    } else if (isPlainObject(left) && isPlainObject(right)) {
      for (const key of keysOf(left, right)) {
        // A row that came or went is told by what somebody sees of it.
        if (key === 'id' && pattern.at(-1) === '*' && (from === undefined || to === undefined)) continue;
        collect(memberOf(left, key), memberOf(right, key), [...path, key], [...pattern, key], rows);
      }
    }
  }

  function isNamedBelow(pattern: Steps): boolean {
    const prefix = [...pattern, ''].join('.');
    return patterns.some((name) => name.startsWith(prefix));
  }

  function isListedWhole(pattern: Steps): boolean {
    return Object.hasOwn(labels, pattern.join('.')) && !isNamedBelow(pattern);
  }

  function rankOf(pattern: Steps): number {
    for (let length = pattern.length; length > 0; length -= 1) {
      const rank = patterns.indexOf(pattern.slice(0, length).join('.'));
      if (rank >= 0) return rank;
    }
    return patterns.length;
  }
}

type Steps = readonly string[];
/** A row on the way, as somebody counts them: of those that are there, or where one was that is gone. */
interface CountedRow {
  readonly row: unknown;
  readonly number: number;
}
type Rows = readonly CountedRow[];

function rowsByKey(rows: readonly unknown[]): ReadonlyMap<string, CountedRow> {
  return new Map(rows.map((row, index) => [rowKey(row, index), { row, number: index + 1 }]));
}

function emptyAs(value: unknown): unknown {
  return Array.isArray(value) ? [] : isPlainObject(value) ? {} : undefined;
}

function labelOf(path: Steps, pattern: Steps, rows: Rows, labels: FormLabels): string {
  const parts: string[] = [];
  /** How many segments the parts tell of. */
  let named = 0;
  let lists = 0;
  pattern.forEach((segment, index) => {
    const key = pattern.slice(0, index + 1).join('.');
    const label = Object.hasOwn(labels, key) ? labels[key] : undefined;
    const isLast = index === pattern.length - 1;
    const row = segment === '*' ? rows[lists++] : undefined;
    if (label === undefined || (segment !== '*' && !isLast)) return;
    parts.push(typeof label === 'function' ? label(row?.row) : row ? `${label} ${row.number}` : label);
    named = index + 1;
  });
  const rest = path.slice(named).join('.');
  return (rest === '' ? parts : [...parts, rest]).join(' › ');
}
