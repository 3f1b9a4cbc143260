/**
 * The parts of a policy that are inherited thing by thing, and the one part of an organization that is edited alike: how each
 * thing is told apart, what somebody wants of it, and by which transitions of the slice it comes to that. Client and server
 * go the same way.
 */
import type { AnySlice, StateOf } from '../../console/slice.ts';

/** A transition with its arguments. */
export type Step = readonly [name: string, ...args: readonly unknown[]];

/** Things of one kind in the state of a slice. */
export interface EditedKind<Some extends AnySlice, Item> {
  readonly slice: Some;
  idOf(item: Item): string;
  itemsOf(state: StateOf<Some>): readonly Item[];
  /** What somebody says of it, without what follows from elsewhere. */
  wantedOf(item: Item): object;
  /** From what is there to what is wanted; undefined is not there. */
  steps(before: Item | undefined, wanted: Item | undefined): readonly Step[];
}

export interface Inherited<Settings> {
  readonly inheritance: {
    readonly inherited: boolean;
    readonly overridden: boolean;
    readonly sourcePolicyId: string | null;
    readonly parentPolicySettings: Settings | null;
  };
}

/** A part of policies. */
export interface PartKind<Some extends AnySlice, Item extends Inherited<Settings>, Settings extends object>
  extends EditedKind<Some, Item> {
  /** What of it is inherited. */
  settingsOf(item: Item): Settings;
}

/** Back to the parent's where that is wanted: what has to be changed from there. */
export function revertStep<Item extends Inherited<Settings>, Settings>(
  before: Item,
  wanted: Item,
  id: string,
  settingsOf: (item: Item) => Settings,
): { steps: Step[]; from: Settings; isOverridden: boolean } {
  const { overridden, parentPolicySettings } = before.inheritance;
  if (overridden && !wanted.inheritance.overridden)
    return { steps: [['revert', id]], from: parentPolicySettings ?? settingsOf(before), isOverridden: false };
  // What is a policy’s own is never marked.
  return { steps: [], from: settingsOf(before), isOverridden: overridden || !before.inheritance.inherited };
}
