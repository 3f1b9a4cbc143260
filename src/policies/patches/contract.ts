/** The calls of a policy's patch overrides. */
import * as z from 'zod/mini';
import { patchOverride } from '../../console/policies/patch-overrides-slice.ts';
import { id } from '../../console/shapes.ts';
import { endpoint } from '../../host/http/endpoint.ts';
import { nothing } from '../../host/http/wire.ts';
import { byPolicy, mostAtOnce, policyMembers, wanted } from '../contract.ts';

const policyPatches = z.object({ ...policyMembers, overrides: z.array(patchOverride) });
export type PolicyPatches = z.output<typeof policyPatches>;

export const readPolicyPatches = endpoint({
  name: 'readPolicyPatches',
  summary: 'The patch overrides of a policy, inherited ones included, with the way of inheritance',
  method: 'GET',
  path: '/policies/{policyId}/patches',
  params: byPolicy,
  query: nothing,
  body: nothing,
  response: policyPatches,
  source: 'not shown',
});

const wantedOverride = z.object({ id, ...wanted });

export const savePolicyPatches = endpoint({
  name: 'savePolicyPatches',
  summary: 'Saves all patch overrides of a policy, and hands on to the policies below what they inherit',
  method: 'PUT',
  path: '/policies/{policyId}/patches',
  params: byPolicy,
  query: nothing,
  body: z.object({ overrides: z.array(wantedOverride).check(z.maxLength(mostAtOnce)) }),
  response: policyPatches,
  source: 'not shown',
});

export const policyPatchEndpoints = [readPolicyPatches, savePolicyPatches] as const;
