/**
 * The calls of ticketing automations, response templates and boards. Source: spec 001 §3.1, §3.7, §3.8 and §7; what it does
 * not show follows its neighbours. Whether an automation may be saved is told by `rules/validate.ts`, not by these shapes.
 */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { identifier, nothing, pageOf, pathIdentifier } from '../host/http/wire.ts';
import { businessHours } from '../schedule/business-hours.ts';
import { automationTypes } from './terms/automation.ts';

/** Rows of one automation, by far more than somebody reads. */
export const rowLimit = 1000;

const condition = z.object({
  id: z.optional(z.nullish(identifier)),
  field: z.string().check(z.maxLength(400)),
  operator: z.string().check(z.maxLength(400)),
  value: z.optional(z.unknown()),
  metaData: z.optional(z.unknown()),
});

const conditions = z.object({
  all: z.array(condition).check(z.maxLength(rowLimit)),
  any: z.array(condition).check(z.maxLength(rowLimit)),
});

export const storedAction = z.object({
  type: z.string().check(z.maxLength(400)),
  params: z.looseObject({}),
});

export const attachmentMetadata = z.object({
  name: z.string(),
  size: z.nullish(z.number()),
  mimeType: z.nullish(z.string()),
  extension: z.nullish(z.string()),
  contentId: z.nullish(z.string()),
  inline: z.nullish(z.boolean()),
});

export const automationAttachment = z.object({
  id: identifier,
  /** One of `uploadStatuses` of the directory; others are kept as they come. */
  uploadStatus: z.string(),
  metadata: attachmentMetadata,
});
export type AutomationAttachment = z.output<typeof automationAttachment>;

const sorting = z.object({ field: z.string().check(z.maxLength(400)), direction: z.enum(['ASC', 'DESC']) });

const automationMembers = {
  enabled: z.boolean(),
  name: z.string().check(z.maxLength(10_000)),
  description: z.nullish(z.string().check(z.maxLength(10_000))),
  type: z.enum(automationTypes),
  conditions: z.nullish(conditions),
  actions: z.nullish(z.array(storedAction).check(z.maxLength(rowLimit))),
  columns: z.nullish(z.array(z.string().check(z.maxLength(400))).check(z.maxLength(rowLimit))),
  sortBy: z.nullish(z.array(sorting).check(z.maxLength(20))),
};

/** What is sent: `uploads` are attachments without what only their uploader knew. */
export const automationBody = z.object({
  ...automationMembers,
  uploads: z.nullish(z.array(z.object({ id: identifier, metadata: attachmentMetadata })).check(z.maxLength(100))),
});
export type AutomationBody = z.output<typeof automationBody>;

export const storedAutomation = z.object({
  ...automationMembers,
  id: identifier,
  /** Came with the product: see spec 001 §2.1. */
  system: z.nullish(z.boolean()),
  attachments: z.nullish(z.array(automationAttachment)),
  /** Another one with every save, and what `If-Match` names: of an older one the answer is 412, and nothing is saved. */
  version: z.nullish(identifier),
});
export type StoredAutomation = z.output<typeof storedAutomation>;

export const readAutomation = endpoint({
  name: 'readAutomation',
  summary: 'An automation, response template or board',
  method: 'GET',
  path: '/ticketing/trigger/{id}',
  params: z.object({ id: pathIdentifier }),
  query: nothing,
  body: nothing,
  response: storedAutomation,
  source: '001 §7',
});

/** Somebody renamed a board that came with the product, or edited its conditions. Source: spec 001 §2.1 and §6. */
export const systemBoardLocked = 'system_board_locked';

/** Anything but SUCCESS is one of the codes of spec 001 §8, or another. */
const savedMembers = z.object({
  resultCode: z.nullish(z.string()),
  /** What is wrong where it was not saved, by the paths and codes of `rules/validate.ts`. */
  errors: z.nullish(
    z.array(
      z.object({
        field: z.string(),
        code: z.string(),
        limit: z.nullish(z.number()),
        minimum: z.nullish(z.number()),
      }),
    ),
  ),
  id: z.nullish(identifier),
  version: z.nullish(identifier),
});
/** An answer that tells neither is not known to be one: nothing may have been saved. */
const saved = savedMembers.check(z.refine(({ resultCode, id }) => resultCode != null || id != null));

export const createAutomation = endpoint({
  name: 'createAutomation',
  summary: 'Creates an automation, response template or board',
  method: 'POST',
  path: '/ticketing/trigger/',
  params: nothing,
  query: nothing,
  body: automationBody,
  response: saved,
  source: '001 §7',
});

export const updateAutomation = endpoint({
  name: 'updateAutomation',
  summary: 'Saves an automation, response template or board; If-Match names the version that was edited',
  method: 'PUT',
  path: '/ticketing/trigger/{id}',
  params: z.object({ id: pathIdentifier }),
  query: nothing,
  body: automationBody,
  response: saved,
  source: '001 §7',
});

/** A row of a list; its position is the order in which automations run. */
export const automationSummary = z.object({
  id: identifier,
  type: z.enum(automationTypes),
  name: z.string(),
  description: z.nullish(z.string()),
  enabled: z.boolean(),
  system: z.nullish(z.boolean()),
});
export type AutomationSummary = z.output<typeof automationSummary>;

export const listAutomations = endpoint({
  name: 'listAutomations',
  summary: 'Automations, response templates or boards in their order',
  method: 'GET',
  path: '/ticketing/trigger',
  params: nothing,
  query: z.object({
    type: z.optional(z.enum(automationTypes)),
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
    pageSize: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(250))),
  }),
  body: nothing,
  response: pageOf(automationSummary),
  source: 'not shown',
});

export const listFollowingAutomations = endpoint({
  name: 'listFollowingAutomations',
  summary: 'The automations that run after one, with their conditions and what they change of tickets',
  method: 'GET',
  path: '/ticketing/trigger/{id}/following',
  params: z.object({ id: pathIdentifier }),
  query: nothing,
  body: nothing,
  response: z.object({
    results: z.array(
      z.object({
        id: identifier,
        name: z.string(),
        conditions: z.nullish(conditions),
        actions: z.nullish(z.array(storedAction)),
      }),
    ),
  }),
  source: 'not shown',
});

export const deleteAutomation = endpoint({
  name: 'deleteAutomation',
  summary: 'Deletes an automation, response template or board that did not come with the product',
  method: 'DELETE',
  path: '/ticketing/trigger/{id}',
  params: z.object({ id: pathIdentifier }),
  query: nothing,
  body: nothing,
  response: z.object({ resultCode: z.nullish(z.string()) }),
  source: 'not shown',
});

export const moveAutomation = endpoint({
  name: 'moveAutomation',
  summary: 'Moves an automation, response template or board to another place among those of its type',
  method: 'PUT',
  path: '/ticketing/trigger/{id}/position',
  params: z.object({ id: pathIdentifier }),
  query: nothing,
  /** Counts from 0. */
  body: z.object({ position: z.number().check(z.int(), z.minimum(0), z.maximum(100_000)) }),
  response: z.object({ resultCode: z.nullish(z.string()) }),
  source: 'not shown',
});

export const channel = z.object({
  id: identifier,
  name: z.string(),
  /** `EMAIL`, `SMS`, `SLACK` or another. */
  type: z.nullish(z.string()),
});
export type NotificationChannel = z.output<typeof channel>;

export const listChannels = endpoint({
  name: 'listChannels',
  summary: 'Notification channels',
  method: 'GET',
  path: '/channel/list/brief',
  params: nothing,
  query: nothing,
  body: nothing,
  response: z.array(channel),
  source: '001 §7',
});

export const ticketStatus = z.object({
  id: identifier,
  displayName: z.string(),
  /** Of a status of its own: the built-in one that it is a kind of. */
  parentId: z.nullish(identifier),
});
export type TicketStatusRow = z.output<typeof ticketStatus>;

export const listTicketStatuses = endpoint({
  name: 'listTicketStatuses',
  summary: 'Ticket statuses, built-in ones first',
  method: 'GET',
  path: '/ticketing/statuses',
  params: nothing,
  query: nothing,
  body: nothing,
  response: z.array(ticketStatus),
  source: 'not shown',
});

export const ticketingConfiguration = z.object({
  businessHours: z.nullish(businessHours),
  /** The greatest number that a condition may compare a numeric attribute with. */
  numericMaximum: z.nullish(z.number().check(z.int(), z.positive())),
});

export const readTicketingConfiguration = endpoint({
  name: 'readTicketingConfiguration',
  summary:
    'What is configured for ticketing: its business hours, and the greatest number that a condition may compare a numeric attribute with',
  method: 'GET',
  path: '/ticketing/configuration',
  params: nothing,
  query: nothing,
  body: nothing,
  response: ticketingConfiguration,
  source: 'not shown',
});

export const automationEndpoints = [
  readAutomation,
  createAutomation,
  updateAutomation,
  listAutomations,
  listFollowingAutomations,
  deleteAutomation,
  moveAutomation,
  listChannels,
  listTicketStatuses,
  readTicketingConfiguration,
] as const;
