/** Companies that call themselves by their initials: "NWL" is perhaps "North West Logistics". */
import { kindOf } from './name-words.ts';
import type { NormalizedName } from './normalize-name.ts';
import { asPart, eachInSlices, type Slices } from './slices.ts';

export interface InitialsPair {
  readonly organization: number;
  readonly company: number;
  readonly initials: string;
  readonly score: number;
}

/** Three letters are the initials of many; more of them tell something. */
const scores: Readonly<Record<number, number>> = { 3: 0.77, 4: 0.86, 5: 0.88, 6: 0.9 };
/** Letters of so many names say nothing of any. */
const mostNames = 5;

/** In either direction; places in the two lists. */
export function* initialsPairs(
  organizations: readonly NormalizedName[],
  companies: readonly NormalizedName[],
): Slices<InitialsPair[]> {
  const left = yield* asPart(lettersOf(organizations), 0, 0.5);
  const right = yield* asPart(lettersOf(companies), 0.5, 1);
  return [
    ...pairs(left.short, right.long, (short, long) => ({ organization: short, company: long })),
    ...pairs(right.short, left.long, (short, long) => ({ organization: long, company: short })),
  ];
}

function pairs(
  short: ReadonlyMap<string, readonly number[]>,
  long: ReadonlyMap<string, readonly number[]>,
  placed: (short: number, long: number) => { organization: number; company: number },
): InitialsPair[] {
  return [...short].flatMap(([initials, having]) => {
    const written = long.get(initials) ?? [];
    if (Math.max(having.length, written.length) > mostNames) return [];
    const score = scores[initials.length] ?? 0;
    return having.flatMap((one) => written.map((other) => ({ ...placed(one, other), initials, score })));
  });
}

interface Letters {
  /** Places of names that may be initials, and of those that may have been shortened to them. */
  readonly short: Map<string, number[]>;
  readonly long: Map<string, number[]>;
}

function* lettersOf(names: readonly NormalizedName[]): Slices<Letters> {
  const short = new Map<string, number[]>();
  const long = new Map<string, number[]>();
  yield* eachInSlices(names, 1000, (name, place) => {
    const main = name.words.filter((word, at) => !name.asides[at] && kindOf(word) !== 'department');
    const [word = ''] = main;
    if (main.length === 1 && /^[a-z]{3,6}$/.test(word)) add(short, word, place);
    for (const initials of new Set([main, name.words].map((words) => words.map((each) => each.slice(0, 1)).join('')))) {
      if (/^[a-z]{3,6}$/.test(initials)) add(long, initials, place);
    }
  });
  return { short, long };
}

function add(lists: Map<string, number[]>, key: string, place: number): void {
  const list = lists.get(key);
  if (list) list.push(place);
  else lists.set(key, [place]);
}
