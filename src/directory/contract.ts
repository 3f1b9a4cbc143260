/** Devices and users as several features see them. Source: spec 000 §3 (Backup node/device), §6 and §7 (Devices and policy). */
import * as z from 'zod/mini';
import { endpoint } from '../host/endpoint.ts';
import { identifier, nothing } from '../host/wire.ts';

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
});
export type Device = z.output<typeof device>;

export const queryDevices = endpoint({
  name: 'queryDevices',
  summary: 'Devices by name, organization, id, class and state',
  method: 'GET',
  path: '/query/devices',
  params: nothing,
  query: z.object({
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000_000))),
    /** The specification's page size is 50. */
    size: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(250))),
    name: z.optional(z.string().check(z.maxLength(200))),
    org: z.optional(z.string().check(z.maxLength(200))),
    nodeId: z.optional(z.coerce.number().check(z.int())),
    /** Comma-separated classes. */
    nodeClass: z.optional(z.string().check(z.maxLength(200))),
    online: z.optional(z.enum(['true', 'false'])),
    lockhartEnabled: z.optional(z.enum(['true', 'false'])),
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
});
export type User = z.output<typeof user>;

export const queryUsers = endpoint({
  name: 'queryUsers',
  summary: 'Users by name or e-mail address, and by type',
  method: 'GET',
  path: '/query/users',
  params: nothing,
  query: z.object({
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000_000))),
    /** Default 50. */
    size: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(250))),
    /** In the name or the address, wherever. */
    name: z.optional(z.string().check(z.maxLength(200))),
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

/** Every call of this contract, for the server, the OpenAPI document and the README's table. */
export const directoryEndpoints = [queryDevices, readOrganizationPolicy, queryUsers] as const;
