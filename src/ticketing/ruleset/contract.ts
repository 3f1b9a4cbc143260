/**
 * The operations of ticket rulesets. Source: spec 001 §3.10 and §7, which shows their payload and not their documents.
 * Whether a ruleset may be saved is told by `ruleset-rules.ts`, not by these shapes.
 */
import * as z from 'zod/mini';
import { tagNameLimit, ticketForm } from '../../directory/ticketing-contract.ts';
import { operation } from '../../host/http/operation.ts';
import { identifier, nothing } from '../../host/http/wire.ts';
import { timeUnits } from '../terms/choices.ts';
import { rulesetTypes } from './ruleset-types.ts';

const choice = z.nullish(z.string().check(z.maxLength(400)));
const tags = z.nullish(z.array(z.string().check(z.maxLength(tagNameLimit))).check(z.maxLength(100)));

/** How a ticket is opened. */
const triggerSettings = z.object({
  ticketFormId: z.nullish(identifier),
  status: z.nullish(identifier),
  /** `null`: as the policy says. */
  priority: choice,
  severity: choice,
  tags,
  useOwnerAsRequester: z.boolean(),
});

/** What its ticket becomes when a condition has been over for this long. */
const resetSettings = z.object({
  status: z.nullish(identifier),
  time: z.object({ value: z.number(), unit: z.enum(timeUnits) }),
});

/** What becomes of a condition that comes again: another ticket, or a change of the one that it has. */
const reTriggerSettings = z.object({
  createNewTicket: z.boolean(),
  status: z.nullish(identifier),
  tags,
  /** `null`: as the ticket has it. */
  priority: choice,
  severity: choice,
});

export const rulesetBody = z.object({
  enabled: z.boolean(),
  name: z.string().check(z.maxLength(10_000)),
  type: z.enum(rulesetTypes),
  conditionTriggerSettings: triggerSettings,
  /** Both of condition rules only. */
  conditionResetSettings: z.nullish(resetSettings),
  conditionReTriggerSettings: z.nullish(reTriggerSettings),
});
export type RulesetBody = z.output<typeof rulesetBody>;

export const ticketRuleset = z.object({ id: identifier, ...rulesetBody.shape });
export type TicketRuleset = z.output<typeof ticketRuleset>;

const fields = `id enabled name type
    conditionTriggerSettings { ticketFormId priority severity status tags useOwnerAsRequester }
    conditionResetSettings { status time { value unit } }
    conditionReTriggerSettings { createNewTicket status tags priority severity }`;

export const getTicketRuleset = operation({
  name: 'GetTicketRuleset',
  kind: 'query',
  summary: 'A ticket ruleset',
  document: `query GetTicketRuleset($id: ID!) {
  ticketRuleset(id: $id) {
    ${fields}
  }
}`,
  variables: z.object({ id: identifier }),
  response: z.object({ ticketRuleset }),
  source: '001 §7',
});

export const getTicketForms = operation({
  name: 'GetTicketFormList',
  kind: 'query',
  summary: 'All ticket forms, inactive ones included',
  document: `query GetTicketFormList {
  ticketForms { id name active }
}`,
  variables: nothing,
  response: z.object({ ticketForms: z.array(ticketForm) }),
  source: '001 §7',
});

/** A ticket status, by the name that an administrator gave it. */
export const namedStatus = z.object({ id: identifier, displayName: z.string() });
export type NamedStatus = z.output<typeof namedStatus>;

export const getTicketStatuses = operation({
  name: 'GetTicketStatusList',
  kind: 'query',
  summary: 'All ticket statuses, built-in ones first',
  document: `query GetTicketStatusList {
  ticketStatuses { id displayName }
}`,
  variables: nothing,
  response: z.object({ ticketStatuses: z.array(namedStatus) }),
  source: '001 §7',
});

/** The code by which a ruleset is refused; its `errors` name what is wrong by the paths of the body. */
export const rulesetInvalid = 'TICKET_RULESET_INVALID';

export const createTicketRuleset = operation({
  name: 'CreateTicketRuleset',
  kind: 'mutation',
  summary: 'Creates a ticket ruleset; resultCode is TICKET_RULESET_INVALID where something in it is wrong',
  document: `mutation CreateTicketRuleset($ruleset: TicketRulesetInput!) {
  createTicketRuleset(ruleset: $ruleset) {
    ${fields}
  }
}`,
  variables: z.object({ ruleset: rulesetBody }),
  response: z.object({ createTicketRuleset: ticketRuleset }),
  source: '001 §7',
});

export const updateTicketRuleset = operation({
  name: 'UpdateTicketRuleset',
  kind: 'mutation',
  summary: 'Saves a ticket ruleset, which keeps its type; resultCode as of CreateTicketRuleset',
  document: `mutation UpdateTicketRuleset($id: ID!, $ruleset: TicketRulesetInput!) {
  updateTicketRuleset(id: $id, ruleset: $ruleset) {
    ${fields}
  }
}`,
  variables: z.object({ id: identifier, ruleset: rulesetBody }),
  response: z.object({ updateTicketRuleset: ticketRuleset }),
  source: '001 §7',
});

export const rulesetOperations = [
  getTicketRuleset,
  getTicketForms,
  getTicketStatuses,
  createTicketRuleset,
  updateTicketRuleset,
] as const;
