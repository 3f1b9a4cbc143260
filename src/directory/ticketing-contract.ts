/**
 * What ticketing knows by name: forms, e-mail templates, tags, roles, attributes of tickets. Source: spec 001 §3.3 and §7,
 * spec 002 §3.1 (device roles); paths and names that they do not show follow their neighbours.
 */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { operation } from '../host/http/operation.ts';
import { identifier, nothing, pageOf, pathIdentifier, sortDirections } from '../host/http/wire.ts';
import { identifierList, searchText } from './directory-query.ts';

/** How the lists of ticketing are asked for; by name. */
const listQuery = z.object({
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000_000))),
  /** Default 50; 0 asks for all at once. */
  pageSize: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(250))),
  /** Default `ASC`. */
  sortDirection: z.optional(z.enum(sortDirections)),
  searchCriteria: z.optional(searchText),
  ids: z.optional(identifierList),
});

export const ticketForm = z.object({
  id: identifier,
  name: z.string(),
  /** An inactive form is on old tickets still, and is refused in conditions. */
  active: z.nullish(z.boolean()),
});
export type TicketForm = z.output<typeof ticketForm>;

export const listTicketForms = endpoint({
  name: 'listTicketForms',
  summary: 'Ticket forms by name, inactive ones included',
  method: 'GET',
  path: '/ticketing/forms',
  params: nothing,
  query: listQuery,
  body: nothing,
  response: pageOf(ticketForm),
  source: 'not shown',
});

export const emailTemplate = z.object({
  id: identifier,
  name: z.string(),
  subject: z.nullish(z.string()),
});
export type EmailTemplate = z.output<typeof emailTemplate>;

export const listEmailTemplates = endpoint({
  name: 'listEmailTemplates',
  summary: 'E-mail templates by name',
  method: 'GET',
  path: '/ticketing/email-template',
  params: nothing,
  query: listQuery,
  body: nothing,
  response: pageOf(emailTemplate),
  source: '001 §7',
});

export const readEmailTemplate = endpoint({
  name: 'readEmailTemplate',
  summary: 'An e-mail template with its subject and body',
  method: 'GET',
  path: '/ticketing/email-template/{id}',
  params: z.object({ id: pathIdentifier }),
  query: nothing,
  body: nothing,
  response: z.object({ ...emailTemplate.shape, body: z.string() }),
  source: 'not shown',
});

/** Characters of a tag's name. */
export const tagNameLimit = 50;

/** Tickets carry their tags by name. */
export const tag = z.object({ id: identifier, name: z.string() });
export type Tag = z.output<typeof tag>;

export const listTags = endpoint({
  name: 'listTags',
  summary: 'Tags by name',
  method: 'GET',
  path: '/ticketing/tags',
  params: nothing,
  query: listQuery,
  body: nothing,
  response: pageOf(tag),
  source: '001 §7',
});

export const tagExists = 'TAG_ALREADY_EXISTS';

export const createTag = operation({
  name: 'CreateTag',
  kind: 'mutation',
  summary: 'Creates a tag; resultCode is TAG_ALREADY_EXISTS if there is one of that name, regardless of case',
  document: `mutation CreateTag($name: String!) {
  createTag(name: $name) { id name }
}`,
  variables: z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(tagNameLimit)) }),
  response: z.object({ createTag: tag }),
  source: 'not shown',
});

export const deviceRole = z.object({
  id: identifier,
  /** What the product itself has is named by a constant, such as `WINDOWS_SERVER`. */
  name: z.string(),
  custom: z.boolean(),
});
export type DeviceRole = z.output<typeof deviceRole>;

export const getDeviceRoles = operation({
  name: 'GetNodeRoleList',
  kind: 'query',
  summary: 'All roles a device can have',
  document: `query GetNodeRoleList {
  nodeRoles { id name custom }
}`,
  variables: nothing,
  response: z.object({ nodeRoles: z.array(deviceRole) }),
  source: 'not shown',
});

export const endUserRole = z.object({ id: identifier, name: z.string() });
export type EndUserRole = z.output<typeof endUserRole>;

export const getEndUserRoles = operation({
  name: 'GetEndUserRoleList',
  kind: 'query',
  summary: 'All roles an end user can have',
  document: `query GetEndUserRoleList {
  endUserRoles { id name }
}`,
  variables: nothing,
  response: z.object({ endUserRoles: z.array(endUserRole) }),
  source: 'not shown',
});

export const ticketAttribute = z.object({
  id: identifier,
  /** One of `ticket-attribute-types.ts`; others are kept as they come. */
  attributeType: z.string(),
  name: z.string(),
  active: z.boolean(),
  content: z.nullish(z.object({ values: z.nullish(z.array(z.object({ id: identifier, name: z.string() }))) })),
});
export type TicketAttribute = z.output<typeof ticketAttribute>;

export const getTicketAttributes = operation({
  name: 'GetAttributeList',
  kind: 'query',
  summary: 'Ticket attributes added by an administrator',
  document: `query GetAttributeList {
  ticketAttributes { id attributeType name active content { values { id name } } }
}`,
  variables: nothing,
  response: z.object({ ticketAttributes: z.array(ticketAttribute) }),
  source: '001 §7',
});

export const ticketingEndpoints = [listTicketForms, listEmailTemplates, readEmailTemplate, listTags] as const;
export const ticketingOperations = [getTicketAttributes, getDeviceRoles, getEndUserRoles, createTag] as const;
