/**
 * The parts of a policy that are inherited thing by thing, and the one part of an organization that is edited alike: how each
 * thing is told apart, what somebody wants of it, and by which transitions of the slice it comes to that. Client and server
 * go the same way.
 */
import { backupPlansSlice, type PolicyPlan } from '../../console/policies/backup-plans-slice.ts';
import { ownInheritance } from '../../console/policies/inheritance.ts';
import { type PatchOverride, patchOverridesSlice } from '../../console/policies/patch-overrides-slice.ts';
import type { AnySlice, StateOf } from '../../console/slice.ts';
import { isSameValue } from '../../ui/form/same-value.ts';

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

type PlanSettings = Pick<PolicyPlan, 'enabled' | 'type' | 'settings'>;

const planSettings = ({ enabled, type, settings }: PolicyPlan): PlanSettings => ({ enabled, type, settings });

export const backupPlanKind: PartKind<typeof backupPlansSlice, PolicyPlan, PlanSettings> = {
  slice: backupPlansSlice,
  idOf: ({ identifier }) => identifier,
  itemsOf: ({ plans }) => plans,
  settingsOf: planSettings,
  wantedOf: (plan) => ({ ...planSettings(plan), overridden: plan.inheritance.overridden }),

  steps(before, wanted) {
    if (wanted === undefined) return before === undefined ? [] : [['remove', before.identifier]];
    if (before === undefined) return [['add', { ...wanted, inheritance: ownInheritance }]];
    const { identifier } = wanted;
    const { steps, from, isOverridden } = revertStep(before, wanted, identifier, planSettings);
    const { enabled, type, settings } = wanted;
    if (from.enabled !== enabled) steps.push(['setEnabled', identifier, enabled]);
    const isEdited = from.type !== type || !isSameValue(from.settings, settings);
    const isMarked = isOverridden || from.enabled !== enabled;
    if (isEdited || (wanted.inheritance.overridden && !isMarked)) steps.push(['edit', identifier, { type, settings }]);
    return steps;
  },
};

type OverrideSettings = Pick<PatchOverride, 'settings'>;

const overrideSettings = ({ settings }: PatchOverride): OverrideSettings => ({ settings });

export const patchOverrideKind: PartKind<typeof patchOverridesSlice, PatchOverride, OverrideSettings> = {
  slice: patchOverridesSlice,
  idOf: ({ id }) => id,
  itemsOf: ({ overrides }) => overrides,
  settingsOf: overrideSettings,
  wantedOf: ({ settings, inheritance: { overridden } }) => ({ settings, overridden }),

  steps(before, wanted) {
    if (wanted === undefined) return before === undefined ? [] : [['remove', before.id]];
    if (before === undefined) return [['add', wanted.id, wanted.settings]];
    const { id, settings } = wanted;
    const { steps, from, isOverridden } = revertStep(before, wanted, id, overrideSettings);
    const isUnmarked = wanted.inheritance.overridden && !isOverridden;
    if (isUnmarked || !isSameValue(from.settings, settings)) steps.push(['edit', id, settings]);
    return steps;
  },
};

/** Back to the parent's where that is wanted: what has to be changed from there. */
function revertStep<Item extends Inherited<Settings>, Settings>(
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
