/** The calls of a policy's backup plans. */
import * as z from 'zod/mini';
import { policyPlan } from '../../console/policies/backup-plans-slice.ts';
import { constant, constants, id } from '../../console/shapes.ts';
import { endpoint } from '../../host/http/endpoint.ts';
import { identifier, nothing } from '../../host/http/wire.ts';
import { byPolicy, mostAtOnce, policyMembers, wanted } from '../contract.ts';

const policyBackups = z.object({
  ...policyMembers,
  /** Whose backup settings are edited beside the plans; null: of nobody alone. */
  clientId: z.nullish(identifier),
  /** Types of plans that can be edited without overriding the plan. */
  excludedTypes: constants,
  plans: z.array(policyPlan),
});
export type PolicyBackups = z.output<typeof policyBackups>;

export const readPolicyBackups = endpoint({
  name: 'readPolicyBackups',
  summary: 'The backup plans of a policy, inherited ones included, with the way of inheritance',
  method: 'GET',
  path: '/policies/{policyId}/backups',
  params: byPolicy,
  query: nothing,
  body: nothing,
  response: policyBackups,
  source: 'not shown',
});

const wantedPlan = z.object({ identifier: id, enabled: z.boolean(), type: constant, ...wanted });

export const savePolicyBackups = endpoint({
  name: 'savePolicyBackups',
  summary: 'Saves all backup plans of a policy, and hands on to the policies below what they inherit',
  method: 'PUT',
  path: '/policies/{policyId}/backups',
  params: byPolicy,
  query: nothing,
  body: z.object({ plans: z.array(wantedPlan).check(z.maxLength(mostAtOnce)) }),
  response: policyBackups,
  source: 'not shown',
});

export const policyBackupEndpoints = [readPolicyBackups, savePolicyBackups] as const;
