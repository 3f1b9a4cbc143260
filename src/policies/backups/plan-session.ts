/** The backup plans of a policy as they are edited. */
import { backupPlansSlice, type PolicyPlan } from '../../console/policies/backup-plans-slice.ts';
import { createPolicySession, type PolicySession } from '../editing/policy-session.ts';
import type { PartSessionOptions } from '../part/part-element.tsx';
import { type PolicyBackups, readPolicyBackups, savePolicyBackups } from './contract.ts';
import { backupPlanKind } from './plan-kind.ts';

export type PlanSession = PolicySession<typeof backupPlansSlice, PolicyPlan, PolicyBackups>;

export function createPlanSession({ client, policyId, onSaved }: PartSessionOptions): PlanSession {
  const params = { policyId };
  return createPolicySession<typeof backupPlansSlice, PolicyPlan, PolicyBackups>({
    kind: backupPlanKind,
    read: (signal) => client.call(readPolicyBackups, { params }, { signal }),
    stateOf: ({ plans, excludedTypes }) =>
      backupPlansSlice.transitions.load(backupPlansSlice.defaults, policyId, plans, excludedTypes),
    send({ plans }, options) {
      const wanted = plans.map(({ identifier, enabled, type, settings, inheritance: { overridden } }) => ({
        identifier,
        enabled,
        type,
        settings: { ...settings },
        overridden,
      }));
      return client.call(savePolicyBackups, { params, body: { plans: wanted } }, options);
    },
    onSaved,
  });
}
