/** What has been found so far. A look at the page outranks the one before it; what events and calls told stays until it has passed. */
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { type FindingId, findingIds, findingKinds } from './finding-table.ts';
import type { KeptSighting, Sighting } from './finding-types.ts';

export interface FindingList {
  /** Gravest first, each in the order of the table. */
  readonly found: ReadonlySignal<readonly KeptSighting[]>;
  /** Adds what somebody has come across. */
  see(sighting: Sighting): void;
  /** Other facts of what is known: it was not seen once more. */
  amend(sighting: Sighting): void;
  /** What a whole look at the page has found, in the place of what the last one had. */
  look(sightings: readonly Sighting[]): void;
  /** Takes away what is so no longer. */
  forget(isOver: (sighting: KeptSighting) => boolean): void;
}

/** A page that asks each second for what is missing is to be told of it, not to run out of memory. */
const most = 200;

/** @param told hears of each that was not there before */
export function createFindingList(told: (sighting: KeptSighting) => void, now: () => number = Date.now): FindingList {
  const found = signal<readonly KeptSighting[]>([]);
  let looked = new Set<string>();

  function set(next: readonly KeptSighting[]) {
    const before = new Set(found.peek().map(keyOf));
    found.value = [...next].sort(byRank).slice(0, most);
    for (const sighting of found.peek()) if (!before.has(keyOf(sighting))) told(sighting);
  }

  const seen = (sighting: Sighting, known?: KeptSighting): KeptSighting => ({
    ...sighting,
    at: now(),
    count: (known?.count ?? 0) + 1,
  });

  return {
    found,
    see(sighting) {
      const key = keyOf(sighting);
      const known = found.peek().find((one) => keyOf(one) === key);
      set([...found.peek().filter((one) => one !== known), seen(sighting, known)]);
    },
    amend: (sighting) =>
      set(found.peek().map((one) => (keyOf(one) === keyOf(sighting) ? { ...one, ...sighting } : one))),
    look(sightings) {
      const unique = new Map(sightings.map((sighting) => [keyOf(sighting), sighting]));
      const rest = found.peek().filter((one) => !looked.has(keyOf(one)) && !unique.has(keyOf(one)));
      looked = new Set(unique.keys());
      // Still so, it was not seen twice.
      set([...rest, ...[...unique.values()].map((sighting) => seen(sighting))]);
    },
    forget: (isOver) => set(found.peek().filter((one) => !isOver(one))),
  };
}

const keyOf = ({ id, about }: Sighting) => `${id} ${about}`;

const rankOf = (id: FindingId) => 100 * rankOfSeverity[findingKinds[id].severity] + findingIds.indexOf(id);
const rankOfSeverity = { error: 0, warning: 1, hint: 2 } as const;

function byRank(one: KeptSighting, other: KeptSighting): number {
  return rankOf(one.id) - rankOf(other.id) || (one.about < other.about ? -1 : 1);
}
