/** The backup plans of policies. */
import { backupPlansSlice, type PolicyPlan } from '../../../src/console/policies/backup-plans-slice.ts';
import { ownInheritance } from '../../../src/console/policies/inheritance.ts';
import type { EndpointBody } from '../../../src/host/http/endpoint.ts';
import type {
  PolicyBackups,
  savePolicyBackups as savePolicyBackupsCall,
} from '../../../src/policies/backups/contract.ts';
import { backupPlanKind } from '../../../src/policies/backups/plan-kind.ts';
import { planIssues } from '../../../src/policies/backups/plan-rules.ts';
import { planName, valuesOfPlan } from '../../../src/policies/backups/plan-values.ts';
import { isSameValue } from '../../../src/ui/form/same-value.ts';
import type { Database } from '../database/open-database.ts';
import { requireValid } from '../http/form-refusal.ts';
import type { Change } from '../http/keyed-changes.ts';
import { type ReadPart, readPart, type Saving, type StoredPart, savePart } from './policy-parts.ts';

type PlanSettings = Pick<PolicyPlan, 'enabled' | 'type' | 'settings'>;

/** Spec 002 §4 names such types, and shows no list of them. The state of a system is saved where its device wants it. */
export const excludedTypes = ['SYSTEM_STATE'];

const storedPlans: StoredPart<typeof backupPlansSlice, PolicyPlan, PlanSettings> = {
  part: 'backups',
  kind: backupPlanKind,
  stateOf: (policyId, plans) =>
    backupPlansSlice.transitions.load(backupPlansSlice.defaults, policyId, plans, excludedTypes),
};

export const readPolicyBackups = async (database: Database, id: string): Promise<PolicyBackups> =>
  asBackups(await readPart(database, storedPlans, id));

/** Within a change. */
export async function savePolicyBackups(
  database: Database,
  id: string,
  { plans }: EndpointBody<typeof savePolicyBackupsCall>,
  saving: Saving,
): Promise<Change<PolicyBackups>> {
  const wanted = plans.map(
    ({ overridden, ...plan }): PolicyPlan => ({
      ...plan,
      inheritance: { ...ownInheritance, overridden },
    }),
  );
  const before = await readPart(database, storedPlans, id);
  const { writes, read } = await savePart(database, storedPlans, id, {
    wanted,
    saving,
    check: (items) => requireValidPlans(before.items, items),
  });
  return { writes, answer: asBackups(read) };
}

/** By the rules of their form, those that were changed: what stood before may be of another backend. */
function requireValidPlans(before: readonly PolicyPlan[], plans: readonly PolicyPlan[]): void {
  const known = new Map(before.map((plan) => [plan.identifier, plan]));
  const changed = plans.filter((plan) => !isSameValue(known.get(plan.identifier), plan));
  const issues = changed.flatMap((plan) => {
    const others = plans.filter((other) => other !== plan);
    return planIssues({ ...valuesOfPlan(plan), takenNames: others.map(planName) }).map((issue) => ({
      ...issue,
      path: `plans.${plan.identifier}.${issue.path}`,
    }));
  });
  requireValid(issues, { words: { plans: { required: 'A plan lacks something that it needs' } } });
}

const asBackups = ({ policy, members, items }: ReadPart<PolicyPlan>): PolicyBackups => ({
  ...members,
  clientId: policy.organizationId === null ? null : String(policy.organizationId),
  excludedTypes,
  // What is stored is never changed in its place.
  plans: items as PolicyBackups['plans'],
});
