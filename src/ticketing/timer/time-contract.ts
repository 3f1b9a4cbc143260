/**
 * Time that was worked on tickets. Source: spec 002 §3.5 and §4, which show no paths. Whether an entry may be saved is told
 * by `time-rules.ts`, not by these shapes.
 */
import * as z from 'zod/mini';
import { timerModes } from '../../console/ticketing/ticketing-configuration-slice.ts';
import { endpoint } from '../../host/http/endpoint.ts';
import { identifier, nothing, pageOf, pathIdentifier } from '../../host/http/wire.ts';
import { billingTypes } from './time-terms.ts';

/** How long it may be is told by the rules. */
const text = z.string().check(z.maxLength(10_000));

export const timeEntryBody = z.object({
  /** ISO 8601. */
  startDate: z.string().check(z.maxLength(40)),
  /** Whole seconds. */
  seconds: z.number().check(z.int(), z.minimum(0)),
  remote: z.boolean(),
  billingType: z.enum(billingTypes),
  agreementId: z.nullish(identifier),
  /** `ORGANIZATION` where there is an agreement. */
  agreementOriginType: z.nullish(text),
  note: z.nullish(text),
});
export type TimeEntryBody = z.output<typeof timeEntryBody>;

export const loggedTime = z.object({
  ...timeEntryBody.shape,
  id: identifier,
  /** Another one with every save, and what `If-Match` names: of an older one the answer is 412, and nothing is saved. */
  version: identifier,
  technician: z.object({ id: identifier, name: z.string() }),
  /** Outside of the business hours, which products bill by another multiplier. */
  offHours: z.boolean(),
  /** Whether whoever asks may save and delete it. */
  mayChange: z.boolean(),
});
export type LoggedTime = z.output<typeof loggedTime>;

const ofTicket = z.object({ id: pathIdentifier });

export const listTimeEntries = endpoint({
  name: 'listTimeEntries',
  summary: 'Time that was entered for a ticket, the latest first, and the agreements that it can be entered under',
  method: 'GET',
  path: '/ticketing/tickets/{id}/time-entries',
  params: ofTicket,
  query: z.object({
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000_000))),
    pageSize: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(250))),
  }),
  body: nothing,
  response: z.object({
    ...pageOf(loggedTime).shape,
    totalSeconds: z.number(),
    /** Of the ticket’s organization. */
    agreements: z.array(z.object({ id: identifier, name: z.string() })),
  }),
  source: 'not shown',
});

export const enterTime = endpoint({
  name: 'enterTime',
  summary: 'Enters time that somebody worked on a ticket, which the month of its organization is billed from',
  method: 'POST',
  path: '/ticketing/tickets/{id}/time-entries',
  params: ofTicket,
  query: nothing,
  body: timeEntryBody,
  response: loggedTime,
  source: 'not shown',
});

const ofEntry = z.object({ id: pathIdentifier });

export const updateTimeEntry = endpoint({
  name: 'updateTimeEntry',
  summary:
    'Saves a time entry, of whoever worked or by who manages everybody’s; If-Match names the version that was edited',
  method: 'PUT',
  path: '/ticketing/time-entries/{id}',
  params: ofEntry,
  query: nothing,
  body: timeEntryBody,
  response: loggedTime,
  source: 'not shown',
});

export const deleteTimeEntry = endpoint({
  name: 'deleteTimeEntry',
  summary: 'Deletes a time entry, of whoever worked or by who manages everybody’s',
  method: 'DELETE',
  path: '/ticketing/time-entries/{id}',
  params: ofEntry,
  query: nothing,
  body: nothing,
  /** Of the entry that is gone. */
  response: z.object({ id: identifier }),
  source: 'not shown',
});

export const readTimerSettings = endpoint({
  name: 'readTimerSettings',
  summary: 'Whether tickets have timers, and whether one starts as a ticket is opened',
  method: 'GET',
  path: '/ticketing/timer-settings',
  params: nothing,
  query: nothing,
  body: nothing,
  response: z.object({
    enabled: z.boolean(),
    mode: z.enum(timerModes),
  }),
  source: 'not shown',
});

export const timeEndpoints = [listTimeEntries, enterTime, updateTimeEntry, deleteTimeEntry, readTimerSettings] as const;

/** Saving an older version than the one that is there. The answer is 412, and nothing is saved. */
export const timeEntryOutdated = 'OUTDATED';
