/** Two versions of a list beside each other: which things differ, who changed them, and what is made of both. */
import type { AnySlice, StateOf } from '../../console/slice.ts';
import type { Whose } from '../../ui/versions-dialog/versions-dialog.tsx';
import { afterSteps, byId, isSameItem } from '../inheritance/apply-steps.ts';
import type { EditedKind } from '../inheritance/part-kinds.ts';

export interface ItemVersions<State> {
  /** What both began with. */
  readonly base: State;
  readonly own: State;
  readonly theirs: State;
}

export interface ItemDifference<Item> {
  readonly id: string;
  /** Undefined: it is not there. */
  readonly own: Item | undefined;
  readonly theirs: Item | undefined;
  /** Only one of them has changed it: theirs or one’s own is what both would want. Undefined: both have. */
  readonly changedBy: Whose | undefined;
}

export function itemDifferences<Some extends AnySlice, Item>(
  kind: EditedKind<Some, Item>,
  { base, own, theirs }: ItemVersions<StateOf<Some>>,
): ItemDifference<Item>[] {
  const [was, mine, other] = [base, own, theirs].map((state) => byId(kind, kind.itemsOf(state))) as [
    Map<string, Item>,
    Map<string, Item>,
    Map<string, Item>,
  ];
  return [...new Set([...other.keys(), ...mine.keys()])]
    .filter((id) => !isSameItem(kind, mine.get(id), other.get(id)))
    .map((id) => ({
      id,
      own: mine.get(id),
      theirs: other.get(id),
      changedBy: isSameItem(kind, was.get(id), mine.get(id))
        ? 'theirs'
        : isSameItem(kind, was.get(id), other.get(id))
          ? 'own'
          : undefined,
    }));
}

/** Theirs, but for what is kept of one’s own: by the transitions that somebody would have gone through in theirs. */
export function mergedItems<Some extends AnySlice, Item>(
  kind: EditedKind<Some, Item>,
  theirs: StateOf<Some>,
  kept: readonly ItemDifference<Item>[],
): StateOf<Some> {
  const steps = kept.flatMap((difference) => kind.steps(difference.theirs, difference.own));
  return afterSteps(kind.slice, theirs, steps);
}
