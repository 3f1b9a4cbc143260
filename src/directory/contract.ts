/**
 * Organizations, locations, devices, people and groups as several features see them. Source: spec 000 §3 (Backup
 * node/device), §6 and §7 (Devices and policy), spec 001 §7.
 */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { identifier, nothing, pageOf } from '../host/http/wire.ts';
import { identifierList, namedQuery, pageMembers, searchText } from './directory-query.ts';

export const nodeClasses = [
  'WINDOWS_SERVER',
  'WINDOWS_WORKSTATION',
  'LINUX_SERVER',
  'LINUX_WORKSTATION',
  'MAC',
  'MAC_SERVER',
] as const;

export const device = z.object({
  id: z.number(),
  displayName: z.string(),
  friendlyName: z.nullish(z.string()),
  name: z.nullish(z.string()),
  systemName: z.nullish(z.string()),
  clientId: z.nullish(identifier),
  /** One of `nodeClasses`; others are kept as they come. */
  nodeClass: z.string(),
  nodeRole: z.nullish(z.string()),
  online: z.nullish(z.boolean()),
  deleted: z.nullish(z.boolean()),
});
export type Device = z.output<typeof device>;

export const queryDevices = endpoint({
  name: 'queryDevices',
  summary: 'Devices by name, organization, id, class and state',
  method: 'GET',
  path: '/query/devices',
  params: nothing,
  query: z.object({
    ...pageMembers,
    name: z.optional(searchText),
    org: z.optional(z.string().check(z.maxLength(200))),
    nodeId: z.optional(z.coerce.number().check(z.int())),
    /** Comma-separated classes. */
    nodeClass: z.optional(z.string().check(z.maxLength(200))),
    online: z.optional(z.enum(['true', 'false'])),
    lockhartEnabled: z.optional(z.enum(['true', 'false'])),
    ids: z.optional(identifierList),
  }),
  body: nothing,
  response: z.object({
    results: z.array(device),
    totalElements: z.number(),
    totalPages: z.number(),
  }),
  source: '000 §7 Devices and policy',
});

export const organizationPolicy = z.object({
  content: z.object({
    backup: z.nullish(
      z.object({
        lockhart: z.nullish(
          z.object({
            /** Which of the organization's devices may be backed up: `ALL`, `SELECTED` (see `nodeIds`) or another mode. */
            mode: z.nullish(z.string()),
            nodeIds: z.nullish(z.array(z.number())),
          }),
        ),
      }),
    ),
  }),
});
export type OrganizationPolicy = z.output<typeof organizationPolicy>;

export const readOrganizationPolicy = endpoint({
  name: 'readOrganizationPolicy',
  summary: 'The backup policy of an organization',
  method: 'GET',
  path: '/organizations/{organizationId}/policy',
  params: z.object({ organizationId: z.string().check(z.minLength(1), z.maxLength(400)) }),
  query: nothing,
  body: nothing,
  response: organizationPolicy,
  source: 'not shown',
});

export const user = z.object({
  id: identifier,
  name: z.string(),
  email: z.string(),
  /** `TECHNICIAN`, `END_USER` or another. */
  type: z.string(),
  deleted: z.nullish(z.boolean()),
  /** May view tickets; so where nothing is said. */
  permitted: z.nullish(z.boolean()),
});
export type User = z.output<typeof user>;

export const queryUsers = endpoint({
  name: 'queryUsers',
  summary: 'Users by name or e-mail address, and by type',
  method: 'GET',
  path: '/query/users',
  params: nothing,
  query: z.object({
    ...namedQuery.shape,
    /** In the name or the address, wherever. */
    name: z.optional(searchText),
    type: z.optional(z.string().check(z.maxLength(40))),
  }),
  body: nothing,
  response: z.object({
    results: z.array(user),
    totalElements: z.number(),
    totalPages: z.number(),
  }),
  source: 'not shown',
});

export const organization = z.object({
  id: identifier,
  name: z.string(),
  deleted: z.nullish(z.boolean()),
});
export type Organization = z.output<typeof organization>;

export const listOrganizations = endpoint({
  name: 'listOrganizations',
  summary: 'All organizations at once',
  method: 'GET',
  path: '/client/list',
  params: nothing,
  query: nothing,
  body: nothing,
  response: z.array(organization),
  source: '001 §7',
});

export const queryOrganizations = endpoint({
  name: 'queryOrganizations',
  summary: 'Organizations by name',
  method: 'GET',
  path: '/query/organizations',
  params: nothing,
  query: namedQuery,
  body: nothing,
  response: pageOf(organization),
  source: '001 §7',
});

/** What belongs to an organization. */
const ofOrganization = {
  clientId: z.nullish(identifier),
  clientName: z.nullish(z.string()),
};

export const location = z.object({
  id: identifier,
  name: z.string(),
  ...ofOrganization,
  deleted: z.nullish(z.boolean()),
});
export type Location = z.output<typeof location>;

const queryOfOrganization = z.object({ ...namedQuery.shape, org: z.optional(searchText) });

export const queryLocations = endpoint({
  name: 'queryLocations',
  summary: 'Locations by name, of one organization where org is its id',
  method: 'GET',
  path: '/query/locations',
  params: nothing,
  query: queryOfOrganization,
  body: nothing,
  response: pageOf(location),
  source: '001 §7',
});

export const contact = z.object({
  id: identifier,
  name: z.string(),
  email: z.nullish(z.string()),
  ...ofOrganization,
  deleted: z.nullish(z.boolean()),
});
export type Contact = z.output<typeof contact>;

export const queryContacts = endpoint({
  name: 'queryContacts',
  summary: 'Contacts by name or e-mail address, of one organization where org is its id',
  method: 'GET',
  path: '/query/contacts',
  params: nothing,
  query: queryOfOrganization,
  body: nothing,
  response: pageOf(contact),
  source: 'not shown',
});

export const group = z.object({
  id: identifier,
  name: z.string(),
  description: z.nullish(z.string()),
  deleted: z.nullish(z.boolean()),
});
export type Group = z.output<typeof group>;

export const queryGroups = endpoint({
  name: 'queryGroups',
  summary: 'Groups of devices by name',
  method: 'GET',
  path: '/query/groups',
  params: nothing,
  query: namedQuery,
  body: nothing,
  response: pageOf(group),
  source: 'not shown',
});

/** Every call of this contract, for the server, the OpenAPI document and the README's table. */
export const directoryEndpoints = [
  queryDevices,
  readOrganizationPolicy,
  queryUsers,
  listOrganizations,
  queryOrganizations,
  queryLocations,
  queryContacts,
  queryGroups,
] as const;

/** Its GraphQL operations, for the same. */
