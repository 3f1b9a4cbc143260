/** Backup plans as what is edited, by the transitions of their slice. */
import { backupPlansSlice, type PolicyPlan } from '../../console/policies/backup-plans-slice.ts';
import { ownInheritance } from '../../console/policies/inheritance.ts';
import { isSameValue } from '../../ui/form/same-value.ts';
import { type PartKind, revertStep } from '../inheritance/part-kinds.ts';

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
