/**
 * The calls of tickets as rules see them: boards as lists, what automations did, and which tickets a rule matches. The
 * specification shows none of them; they follow those of automations.
 */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { identifier, nothing, pageOf, pathIdentifier } from '../host/http/wire.ts';
import { verdicts } from './conditions/verdict.ts';
import { automationBody, automationSummary } from './contract.ts';

const pageMembers = {
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000_000))),
  /** Default 50. */
  pageSize: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(250))),
};

export const listBoards = endpoint({
  name: 'listBoards',
  summary: 'Ticket boards in their order, those that came with the product included',
  method: 'GET',
  path: '/ticketing/boards',
  params: nothing,
  query: z.object(pageMembers),
  body: nothing,
  response: pageOf(automationSummary),
  source: 'not shown',
});

/** What has a name: an organization, a status, somebody. */
const named = z.object({ id: identifier, name: z.string(), deleted: z.nullish(z.boolean()) });

export const boardRow = z.object({
  id: identifier,
  /** By column: a text, a number, a time in ISO 8601, what has a name, or a list of these; null where it is not set. */
  values: z.looseObject({}),
});

export const listBoardTickets = endpoint({
  name: 'listBoardTickets',
  summary: 'The tickets of a board, with its columns; sorted as the board says unless sortField says otherwise',
  method: 'GET',
  path: '/ticketing/boards/{id}/tickets',
  params: z.object({ id: pathIdentifier }),
  query: z.object({
    ...pageMembers,
    sortField: z.optional(z.string().check(z.maxLength(400))),
    sortDirection: z.optional(z.enum(['ASC', 'DESC'])),
  }),
  body: nothing,
  response: z.object({
    ...pageOf(boardRow).shape,
    columns: z.array(z.string()),
    sortBy: z.array(z.object({ field: z.string(), direction: z.enum(['ASC', 'DESC']) })),
  }),
  source: 'not shown',
});

/** As rules see it: see `terms/ticket.ts`. Ids, not names. */
const ticketFacts = z.looseObject({ id: identifier });

export const readTicket = endpoint({
  name: 'readTicket',
  summary: 'A ticket as rules see it, and as it was before its last change',
  method: 'GET',
  path: '/ticketing/tickets/{id}',
  params: z.object({ id: pathIdentifier }),
  query: nothing,
  body: nothing,
  response: z.object({ ticket: ticketFacts, before: z.nullish(ticketFacts) }),
  source: 'not shown',
});

export const listTickets = endpoint({
  name: 'listTickets',
  summary: 'Tickets by number or words of their subject, newest first',
  method: 'GET',
  path: '/ticketing/tickets',
  params: nothing,
  query: z.object({ ...pageMembers, searchCriteria: z.optional(z.string().check(z.maxLength(200))) }),
  body: nothing,
  response: pageOf(z.object({ id: identifier, summary: z.string(), status: named, createTime: z.string() })),
  source: 'not shown',
});

/** A row of a rule, and what it said of a ticket. */
const decidedRow = z.object({
  id: identifier,
  field: z.string(),
  operator: z.string(),
  value: z.optional(z.unknown()),
  verdict: z.enum(verdicts),
  /** See `Reason` in `conditions/verdict.ts`. */
  reason: z.looseObject({ kind: z.string(), field: z.string() }),
});
export type DecidedRow = z.input<typeof decidedRow>;
const decidedRows = z.object({ all: z.array(decidedRow), any: z.array(decidedRow) });

/** Tickets that a rule is asked about at most. */
export const matchLimit = 500;

export const findMatchingTickets = endpoint({
  name: 'findMatchingTickets',
  summary: 'Which of the last tickets a rule matches, saved or not; each is judged by its last change',
  method: 'POST',
  path: '/ticketing/trigger/matches',
  params: nothing,
  query: z.object({ limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(matchLimit))) }),
  body: z.object({ type: automationBody.shape.type, conditions: automationBody.shape.conditions }),
  response: z.object({
    counts: z.object({ pass: z.number(), fail: z.number(), unknown: z.number() }),
    /** Newest first; those that fail are only counted. */
    results: z.array(
      z.object({
        id: identifier,
        summary: z.string(),
        status: named,
        verdict: z.enum(['pass', 'unknown']),
        ...decidedRows.shape,
      }),
    ),
  }),
  source: 'not shown',
});

/** An automation that ran for a ticket. */
export const automationRun = z.object({
  id: identifier,
  automation: z.object({ id: identifier, name: z.string(), type: z.string() }),
  ticket: z.object({ id: identifier, summary: z.string() }),
  /** ISO 8601. */
  time: z.string(),
  /** `TIME`: because time had passed. */
  event: z.enum(['INSERT', 'UPDATE', 'TIME']),
  /** Of the rounds in which automations set each other off. */
  round: z.number(),
  /** They were stopped after this round. */
  stopped: z.boolean(),
  rows: decidedRows,
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  /** Other actions that were done: mails, comments, times and notifications. */
  effects: z.array(z.string()),
  messages: z.array(
    z.object({
      id: identifier,
      /** `EMAIL`, `SMS`, `SLACK` or another. */
      channel: z.string(),
      recipients: z.array(z.string()),
      subject: z.string(),
      /** `HELD`, `QUEUED`, `SENDING`, `SENT`, `FAILED` or `UNCERTAIN`. */
      state: z.string(),
      problem: z.nullish(z.string()),
    }),
  ),
  /** What could not be done, in sentences. */
  failures: z.array(z.object({ action: z.string(), reason: z.string() })),
});
export type AutomationRunRow = z.input<typeof automationRun>;

export const listAutomationRuns = endpoint({
  name: 'listAutomationRuns',
  summary: 'When an automation ran, why, what it changed and what failed; newest first',
  method: 'GET',
  path: '/ticketing/trigger/{id}/runs',
  params: z.object({ id: pathIdentifier }),
  query: z.object(pageMembers),
  body: nothing,
  response: pageOf(automationRun),
  source: 'not shown',
});

export const listTicketRuns = endpoint({
  name: 'listTicketRuns',
  summary: 'Which automations ran for a ticket, why, what they changed and what failed; newest first',
  method: 'GET',
  path: '/ticketing/tickets/{id}/runs',
  params: z.object({ id: pathIdentifier }),
  query: z.object(pageMembers),
  body: nothing,
  response: pageOf(automationRun),
  source: 'not shown',
});

export const ticketEndpoints = [
  listBoards,
  listBoardTickets,
  listTickets,
  readTicket,
  findMatchingTickets,
  listAutomationRuns,
  listTicketRuns,
] as const;
