/** The call that tells what a line of a bill counts. Its path is not shown: it follows its neighbours in `contract.ts`. */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { identifier, instant, nothing, pageOf } from '../host/http/wire.ts';
import { month, pageMembers } from './billing-shapes.ts';

/** Something that the quantity of a line counts. */
export const billedItem = z.object({
  kind: z.enum(['device', 'user', 'storage', 'time']),
  id: identifier,
  /** Of the device, of the end user, of the technician whose time it is; none where nobody knows it. */
  name: z.nullish(z.string()),
  /** Of storage: what is stored. */
  bytes: z.nullish(z.number()),
  /** Of time. */
  started: z.nullish(instant),
  seconds: z.nullish(z.number()),
  /** Of time: rounded where the product rounds. */
  billedSeconds: z.nullish(z.number()),
  remote: z.nullish(z.boolean()),
  offHours: z.nullish(z.boolean()),
});
export type BilledItem = z.output<typeof billedItem>;

export const listBilledItems = endpoint({
  name: 'listBilledItems',
  summary: 'Which devices, end users, storage or time entries a line of a month counts; nothing is saved',
  method: 'GET',
  path: '/billing/preview/items',
  params: nothing,
  query: z.object({
    ...pageMembers,
    clientId: identifier,
    month,
    /** Of the line; missing: time entries that no product of the organization bills. */
    productId: z.optional(identifier),
  }),
  body: nothing,
  response: pageOf(billedItem),
  source: 'not shown',
});
