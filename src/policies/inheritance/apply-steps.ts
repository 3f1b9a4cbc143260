/** Ways from a state to another, as transitions of its slice. */
import { fold } from '../../base/fold.ts';
import type { AnySlice, StateOf } from '../../console/slice.ts';
import { nextState } from '../../console/store/next-state.ts';
import { isSameValue } from '../../ui/form/same-value.ts';
import type { EditedKind, Step } from './part-kinds.ts';

/** @throws IllegalTransition, TypeError as `nextState` does */
export function afterSteps<Some extends AnySlice>(
  slice: Some,
  state: StateOf<Some>,
  steps: readonly Step[],
): StateOf<Some> {
  return fold<Step, StateOf<Some>>(
    steps,
    (before, [name, ...args]) => nextState<AnySlice, string>(slice, before, name, args as never),
    state,
  );
}

/** What has to be done to a state so that it has these things. */
export function stepsTo<Some extends AnySlice, Item>(
  kind: EditedKind<Some, Item>,
  state: StateOf<Some>,
  wanted: readonly Item[],
): Step[] {
  const before = byId(kind, kind.itemsOf(state));
  const after = byId(kind, wanted);
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].flatMap((id) => kind.steps(before.get(id), after.get(id)));
}

/** Whether somebody would say the same of both. */
export function isSameWish<Some extends AnySlice, Item>(
  kind: EditedKind<Some, Item>,
  one: StateOf<Some>,
  other: StateOf<Some>,
): boolean {
  if (one === other) return true;
  const [these, those] = [kind.itemsOf(one), kind.itemsOf(other)];
  const known = byId(kind, those);
  return these.length === those.length && these.every((item) => isSameItem(kind, item, known.get(kind.idOf(item))));
}

export function isSameItem<Some extends AnySlice, Item>(
  kind: EditedKind<Some, Item>,
  one: Item | undefined,
  other: Item | undefined,
): boolean {
  if (one === undefined || other === undefined) return one === other;
  return isSameValue(kind.wantedOf(one), kind.wantedOf(other));
}

export function byId<Some extends AnySlice, Item>(
  kind: EditedKind<Some, Item>,
  items: readonly Item[],
): Map<string, Item> {
  return new Map(items.map((item) => [kind.idOf(item), item]));
}
