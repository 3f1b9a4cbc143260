/**
 * Connections and settings of every integration. Source: spec 002 §3.2, §3.3, §3.5 and §4, which show no paths. Secrets go
 * one way: they are in no answer. Whether something may be saved is told by `connections/integration-rules.ts`, not by
 * these shapes.
 */
import * as z from 'zod/mini';
import { ticketingTypes } from '../console/integrations/connections-slice.ts';
import { endpoint } from '../host/http/endpoint.ts';
import { oneOf } from '../host/http/one-of.ts';
import { identifier, nothing, pathIdentifier } from '../host/http/wire.ts';
import { integrationKinds, removableKinds, testableKinds } from './integration-kinds.ts';

export const integrationStates = ['connected', 'off', 'notConfigured', 'attention'] as const;
export type IntegrationState = (typeof integrationStates)[number];

/** By name of a field. No `z.record`, which would come to every page that makes a call. */
function byField<Value extends z.core.$ZodType>(value: Value) {
  return z
    .catchall(z.object({}), value)
    .check(z.refine((values) => Object.keys(values).every((name) => name.length <= 100)));
}

/** How long a text may be is told by the rules. */
const values = byField(oneOf(z.boolean(), z.string().check(z.maxLength(20_000))));

export const integrationBody = z.object({
  values,
  /** Only those that are to be replaced; the others stay as they are. */
  secrets: z.nullish(byField(z.string().check(z.maxLength(10_000)))),
});
export type IntegrationBody = z.output<typeof integrationBody>;

export const integration = z.object({
  kind: z.enum(integrationKinds),
  /** Without secrets; without the right to manage integrations only what is switched. */
  values,
  /** Names of secrets that are stored. */
  stored: z.array(z.string()),
  state: z.enum(integrationStates),
  /** Why it needs attention: what is wrong with it as it is stored, by field and code. */
  problems: z.array(z.object({ path: z.string(), code: z.string() })),
  savedBy: z.nullish(z.string()),
  /** Milliseconds since 1970. */
  savedAt: z.nullish(z.number()),
  /** Of remote support: who is connected. */
  connections: z.nullish(z.array(z.object({ id: identifier, displayName: z.string(), connectedSince: z.number() }))),
  /** Another one with every save, and what `If-Match` names: of an older one the answer is 412, and nothing is saved. */
  version: identifier,
});
export type Integration = z.output<typeof integration>;

export const integrationList = z.object({
  integrations: z.array(integration),
  /** The connection that ticketing goes through. */
  ticketingType: z.nullish(z.enum(ticketingTypes)),
});
export type IntegrationList = z.output<typeof integrationList>;

const byKind = z.object({ kind: z.enum(integrationKinds) });

export const listIntegrations = endpoint({
  name: 'listIntegrations',
  summary: 'Every integration with what is set for it, without secrets, and which one ticketing goes through',
  method: 'GET',
  path: '/integrations',
  params: nothing,
  query: nothing,
  body: nothing,
  response: integrationList,
  source: 'not shown',
});

export const saveIntegration = endpoint({
  name: 'saveIntegration',
  summary:
    'Saves an integration; If-Match names the version that was edited. Secrets that are not sent stay. Refused with 409 where ticketing goes through what would be disabled',
  method: 'PUT',
  path: '/integrations/{kind}',
  params: byKind,
  query: nothing,
  body: integrationBody,
  response: integration,
  source: 'not shown',
});

export const removeIntegration = endpoint({
  name: 'removeIntegration',
  summary: 'Deletes a connection with its secrets; that of ticketing clears the ticketing type',
  method: 'DELETE',
  path: '/integrations/{kind}',
  params: z.object({ kind: z.enum(removableKinds) }),
  query: nothing,
  body: nothing,
  response: integrationList,
  source: 'not shown',
});

export const setTicketingType = endpoint({
  name: 'setTicketingType',
  summary: 'Ticketing goes through this connection from now on, which has to be enabled',
  method: 'PUT',
  path: '/ticketing-type',
  params: nothing,
  query: nothing,
  body: z.object({ ticketingType: z.enum(ticketingTypes) }),
  response: integrationList,
  source: 'not shown',
});

/** `denied`: the server does not call private addresses. */
export const testOutcomes = ['accepted', 'refused', 'answered', 'unreachable', 'denied'] as const;
export type TestOutcome = (typeof testOutcomes)[number];

export const testIntegration = endpoint({
  name: 'testIntegration',
  summary:
    'Asks what would be connected, with what was typed: a provider whether it accepts the credentials, a host or an address whether it answers. Changes nothing here',
  method: 'POST',
  path: '/integrations/{kind}/test',
  params: z.object({ kind: z.enum(testableKinds) }),
  query: nothing,
  body: integrationBody,
  /** `status` is that of the answer, where there was one. */
  response: z.object({ outcome: z.enum(testOutcomes), status: z.nullish(z.number()) }),
  source: 'not shown',
});
export type TestResult = z.output<typeof testIntegration.response>;

export const endSupportConnection = endpoint({
  name: 'endSupportConnection',
  summary: 'Ends a connection of remote support',
  method: 'DELETE',
  path: '/remote-support-connections/{id}',
  params: z.object({ id: pathIdentifier }),
  query: nothing,
  body: nothing,
  response: integration,
  source: 'not shown',
});

/** Saving an older version than the one that is there. The answer is 412, and nothing is saved. */
export const integrationOutdated = 'OUTDATED';

export const integrationEndpoints = [
  listIntegrations,
  saveIntegration,
  removeIntegration,
  setTicketingType,
  testIntegration,
  endSupportConnection,
] as const;
