/**
 * The calls of example tickets: what a rule is expected to say of them, kept with the rule. The specification shows none of
 * them; they follow those of automations.
 */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { identifier, nothing, pathIdentifier } from '../host/http/wire.ts';

/** Of one automation. */
export const exampleLimit = 50;
export const exampleNameLimit = 100;

export const expectations = ['match', 'noMatch'] as const;
export type Expectation = (typeof expectations)[number];

const exampleMembers = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(exampleNameLimit)),
  expected: z.enum(expectations),
  /** As rules see it: see `terms/ticket.ts`. */
  ticket: z.looseObject({}),
  /** Null where it has just been created. */
  before: z.nullish(z.looseObject({})),
  /** The time at which, ISO 8601. */
  now: z.string().check(z.maxLength(40)),
};

export const automationExampleBody = z.object(exampleMembers);
export type AutomationExampleBody = z.input<typeof automationExampleBody>;

export const automationExample = z.object({ id: identifier, ...exampleMembers });
export type AutomationExampleRow = z.input<typeof automationExample>;

const ofAutomation = z.object({ id: pathIdentifier });
const ofExample = z.object({ id: pathIdentifier, exampleId: pathIdentifier });

export const listAutomationExamples = endpoint({
  name: 'listAutomationExamples',
  summary: 'Example tickets of an automation or board, and whether it should match them; oldest first',
  method: 'GET',
  path: '/ticketing/trigger/{id}/examples',
  params: ofAutomation,
  query: nothing,
  body: nothing,
  response: z.object({ results: z.array(automationExample) }),
  source: 'not shown',
});

export const createAutomationExample = endpoint({
  name: 'createAutomationExample',
  summary: 'Saves an example ticket with an automation or board',
  method: 'POST',
  path: '/ticketing/trigger/{id}/examples',
  params: ofAutomation,
  query: nothing,
  body: automationExampleBody,
  response: automationExample,
  source: 'not shown',
});

export const updateAutomationExample = endpoint({
  name: 'updateAutomationExample',
  summary: 'Changes an example ticket, its name or what is expected of it',
  method: 'PUT',
  path: '/ticketing/trigger/{id}/examples/{exampleId}',
  params: ofExample,
  query: nothing,
  body: automationExampleBody,
  response: automationExample,
  source: 'not shown',
});

export const deleteAutomationExample = endpoint({
  name: 'deleteAutomationExample',
  summary: 'Deletes an example ticket of an automation or board',
  method: 'DELETE',
  path: '/ticketing/trigger/{id}/examples/{exampleId}',
  params: ofExample,
  query: nothing,
  body: nothing,
  // An answer without it is not known to be one: the example may still be there.
  response: z.object({ resultCode: z.string() }),
  source: 'not shown',
});

export const exampleEndpoints = [
  listAutomationExamples,
  createAutomationExample,
  updateAutomationExample,
  deleteAutomationExample,
] as const;
