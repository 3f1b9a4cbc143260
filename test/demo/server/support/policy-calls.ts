/** By endpoint of policies, one call that a new server answers, each of which may be made once. */
import type { PolicyPlan } from '../../../../src/console/policies/backup-plans-slice.ts';
import { newBackupSettings } from '../../../../src/console/policies/backup-settings-slice.ts';
import type { PatchOverride } from '../../../../src/console/policies/patch-overrides-slice.ts';
import type { EndpointBody } from '../../../../src/host/http/endpoint.ts';
import { readPolicyBackups, type savePolicyBackups } from '../../../../src/policies/backups/contract.ts';
import { readPolicyPatches, type savePolicyPatches } from '../../../../src/policies/patches/contract.ts';
import type { Arguments, DemoClient } from './demo-client.ts';

export const wantedPlans = (plans: readonly PolicyPlan[]): EndpointBody<typeof savePolicyBackups> => ({
  plans: plans.map(({ inheritance: { overridden }, settings, ...plan }) => ({
    ...plan,
    settings: { ...settings },
    overridden,
  })),
});

export const wantedOverrides = (overrides: readonly PatchOverride[]): EndpointBody<typeof savePolicyPatches> => ({
  overrides: overrides.map(({ id, settings, inheritance: { overridden } }) => ({
    id,
    settings: { ...settings },
    overridden,
  })),
});

export async function policyCalls(client: DemoClient): Promise<Record<string, Arguments>> {
  const params = { policyId: 5 };
  const { plans } = await client.call(readPolicyBackups, { params });
  const { overrides } = await client.call(readPolicyPatches, { params });
  return {
    listPolicies: {},
    readPolicyBackups: { params },
    savePolicyBackups: { params, body: wantedPlans(plans) },
    readPolicyPatches: { params },
    savePolicyPatches: { params, body: wantedOverrides(overrides) },
    readBackupSettings: { params: { organizationId: 1 } },
    saveBackupSettings: { params: { organizationId: 5 }, body: { products: [newBackupSettings('lockhart')] } },
  };
}
