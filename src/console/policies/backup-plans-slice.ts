/** The backup plans of the policy that is open. Source: spec 002 §3.5 and §4. */
import * as z from 'zod/mini';
import { entriesBy } from '../entries.ts';
import { constant, constants, id, listBy } from '../shapes.ts';
import { defineSlice, type Frozen } from '../slice.ts';
import { assertOwn, inheritanceOf, overridden, reverted } from './inheritance.ts';
import { policySettings } from './policy-settings.ts';

const planSettings = z.object({
  enabled: z.boolean(),
  /** As of the backup: `FILE_FOLDER`, `IMAGE`, …; others are kept as they come. */
  type: constant,
  settings: policySettings,
});
type PlanSettings = Frozen<z.output<typeof planSettings>>;

export const policyPlan = z.object({ identifier: id, ...planSettings.shape, inheritance: inheritanceOf(planSettings) });
export type PolicyPlan = Frozen<z.output<typeof policyPlan>>;

const plans = entriesBy('identifier', 'backup plan');

export const backupPlansSlice = defineSlice({
  name: 'backupPlans',
  section: '002 §3.5, §4',
  shape: z.object({
    policyId: z.nullable(id),
    /** Types that can be edited without overriding the plan. The document shows no list, so whoever loads them says. */
    excludedTypes: constants,
    plans: listBy('identifier', policyPlan),
  }),
  defaults: { policyId: null, excludedTypes: [], plans: [] },
  transitions: {
    load: (_, policyId: string, loaded: readonly PolicyPlan[], excludedTypes: readonly string[]) => ({
      policyId,
      excludedTypes,
      plans: loaded,
    }),

    add: (state, plan: PolicyPlan) => ({ ...state, plans: plans.added(state.plans, plan) }),

    setEnabled: (state, identifier: string, enabled: boolean) => ({
      ...state,
      plans: plans.changed(state.plans, identifier, (plan) =>
        plan.enabled === enabled ? plan : overridden(plan, { enabled }, settingsOf(plan)),
      ),
    }),

    /** By the type that it has before: one that is excluded changes without being marked. */
    edit: (state, identifier: string, changes: Partial<Omit<PlanSettings, 'enabled'>>) => ({
      ...state,
      plans: plans.changed(state.plans, identifier, (plan) =>
        state.excludedTypes.includes(plan.type) ? { ...plan, ...changes } : overridden(plan, changes, settingsOf(plan)),
      ),
    }),

    revert: (state, identifier: string) => ({
      ...state,
      plans: plans.changed(state.plans, identifier, (plan) => reverted(plan, nameOf(identifier))),
    }),

    remove: (state, identifier: string) => {
      assertOwn(plans.found(state.plans, identifier), nameOf(identifier));
      return { ...state, plans: plans.removed(state.plans, [identifier]) };
    },
  },
});

const nameOf = (identifier: string) => `backup plan "${identifier}"`;

const settingsOf = ({ enabled, type, settings }: PolicyPlan): PlanSettings => ({ enabled, type, settings });
