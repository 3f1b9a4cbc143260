/** Roles of technicians, by which their time is billed and products are restricted. Source: spec 002 §3.4 and §5. */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { identifier, nothing } from '../host/http/wire.ts';

export const userRole = z.object({
  id: identifier,
  name: z.string(),
  /** `SYSTEM_ADMINISTRATOR`, `SYSTEM_AUTOMATION`, `CUSTOM` or another. */
  type: z.nullish(z.string()),
});
export type UserRole = z.output<typeof userRole>;

export const listUserRoles = endpoint({
  name: 'listUserRoles',
  summary: 'Roles of technicians by name, those of the system included',
  method: 'GET',
  path: '/billing/user-roles',
  params: nothing,
  query: nothing,
  body: nothing,
  response: z.array(userRole),
  source: 'not shown',
});
