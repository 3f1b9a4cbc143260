/**
 * The calls of policies: their backup plans, their patch overrides, and what an organization says of its backups. Source:
 * spec 002 §2.9, §3.5 and §4, which shows none of the paths. What is inherited, and from whom, the server tells; a save
 * says only what is to be, and the server makes the slice's transitions of it.
 */
import * as z from 'zod/mini';
import { policyPlan } from '../console/policies/backup-plans-slice.ts';
import { customerBackupSettings } from '../console/policies/backup-settings-slice.ts';
import { patchOverride } from '../console/policies/patch-overrides-slice.ts';
import { policySettings } from '../console/policies/policy-settings.ts';
import { constant, constants, id } from '../console/shapes.ts';
import { endpoint } from '../host/http/endpoint.ts';
import { identifier, instant, nothing } from '../host/http/wire.ts';

/** What one call saves at most. */
const mostAtOnce = 500;

const saved = {
  /** Another one with every save, and what `If-Match` names: of an older one the answer is 412, and nothing is saved. */
  version: identifier,
  savedBy: z.nullish(z.string()),
  savedAt: z.nullish(instant),
};

/** A policy on the way of inheritance, and what it says for itself there. */
const pathStep = z.object({
  id: identifier,
  name: z.string(),
  /** What it has for itself. */
  own: z.array(identifier),
  /** What it inherits, and says otherwise. */
  overridden: z.array(identifier),
});
export type PathStep = z.output<typeof pathStep>;

const policyMembers = {
  policyId: identifier,
  /** The policy, its parent, its grandparent, …: at least the policy. */
  path: z.array(pathStep).check(z.minLength(1)),
  ...saved,
};

/** Of an inherited one that is to be as the parent has it, `overridden` is false. */
const wanted = { overridden: z.boolean(), settings: policySettings };

const byPolicy = z.object({ policyId: identifier });
const byOrganization = z.object({ organizationId: identifier });

export const listPolicies = endpoint({
  name: 'listPolicies',
  summary: 'Policies by name, each with the one that it inherits from',
  method: 'GET',
  path: '/policies',
  params: nothing,
  query: nothing,
  body: nothing,
  response: z.array(z.object({ id: identifier, name: z.string(), parentId: z.nullish(identifier) })),
  source: 'not shown',
});

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

const backupSettings = z.object({
  clientId: identifier,
  clientName: z.string(),
  /** Products that make backups, whether something was said of them yet or not. */
  productCodes: constants,
  products: z.array(customerBackupSettings),
  ...saved,
});
export type BackupSettings = z.output<typeof backupSettings>;

export const readBackupSettings = endpoint({
  name: 'readBackupSettings',
  summary: 'What an organization says of its backups, for each product that makes them',
  method: 'GET',
  path: '/organizations/{organizationId}/backup-settings',
  params: byOrganization,
  query: nothing,
  body: nothing,
  response: backupSettings,
  source: 'not shown',
});

export const saveBackupSettings = endpoint({
  name: 'saveBackupSettings',
  summary: 'Saves what an organization says of its backups; If-Match names the version that was edited',
  method: 'PUT',
  path: '/organizations/{organizationId}/backup-settings',
  params: byOrganization,
  query: nothing,
  body: z.object({ products: z.array(customerBackupSettings).check(z.maxLength(mostAtOnce)) }),
  response: backupSettings,
  source: 'not shown',
});

export const policyEndpoints = [
  listPolicies,
  readPolicyBackups,
  savePolicyBackups,
  readPolicyPatches,
  savePolicyPatches,
  readBackupSettings,
  saveBackupSettings,
] as const;

/** Saving an older version than the one that is there. The answer is 412, and nothing is saved. */
export const policyOutdated = 'OUTDATED';
