/**
 * What the calls of a policy's parts have in common. Source: spec 002 §2.9, §3.5 and §4, which shows none of the paths.
 * What is inherited, and from whom, the server tells; a save says only what is to be, and the server makes the slice's
 * transitions of it.
 */
import * as z from 'zod/mini';
import { policySettings } from '../console/policies/policy-settings.ts';
import { endpoint } from '../host/http/endpoint.ts';
import { identifier, instant, nothing } from '../host/http/wire.ts';

/** What one call saves at most. */
export const mostAtOnce = 500;

export const saved = {
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

export const policyMembers = {
  policyId: identifier,
  /** The policy, its parent, its grandparent, …: at least the policy. */
  path: z.array(pathStep).check(z.minLength(1)),
  ...saved,
};

/** Of an inherited one that is to be as the parent has it, `overridden` is false. */
export const wanted = { overridden: z.boolean(), settings: policySettings };

export const byPolicy = z.object({ policyId: identifier });

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

export const policyEndpoints = [listPolicies] as const;

/** Saving an older version than the one that is there. The answer is 412, and nothing is saved. */
export const policyOutdated = 'OUTDATED';
