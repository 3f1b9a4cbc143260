/**
 * What was done in the console, by whom and when. Source: spec 002 §2.9, which names the list and shows no paths. What is
 * told are names and numbers: nothing of what was sent.
 */
import * as z from 'zod/mini';
import { searchText } from '../directory/directory-query.ts';
import { endpoint } from '../host/http/endpoint.ts';
import { identifier, instant, nothing } from '../host/http/wire.ts';
import { activityAreas } from './activity-terms.ts';

export const activity = z.object({
  /** Rises with time. */
  id: identifier,
  time: instant,
  /** Null: the product did it by itself. */
  actor: z.nullable(z.object({ id: identifier, name: z.string() })),
  /** One of `activityAreas`, or another. */
  area: z.string(),
  /** The name of the call, such as `createCustomField`; what was done by no call has a name of its own. */
  kind: z.string(),
  /** What it was about, where that is known. */
  concerned: z.object({
    id: z.nullish(identifier),
    name: z.nullish(z.string()),
    /** Of several that were changed with one call; the name is that of the first. */
    count: z.nullish(z.number()),
  }),
  nodeId: z.nullish(identifier),
  organizationId: z.nullish(identifier),
});
export type Activity = z.output<typeof activity>;

const filters = {
  /** In the name of who did it, or of what it was about. */
  searchCriteria: z.optional(searchText),
  /** The id of a person, or `system`. */
  actorId: z.optional(z.string().check(z.maxLength(200))),
  area: z.optional(z.enum(activityAreas)),
  nodeId: z.optional(z.string().check(z.maxLength(40))),
  organizationId: z.optional(z.string().check(z.maxLength(40))),
  /** Milliseconds since 1970, both included. */
  from: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
  to: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
};

export const listActivities = endpoint({
  name: 'listActivities',
  summary: 'Who did what, the latest first; a page begins below the id that it is asked for with',
  method: 'GET',
  path: '/activities',
  params: nothing,
  query: z.object({
    ...filters,
    before: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
    pageSize: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(250))),
  }),
  body: nothing,
  response: z.object({ results: z.array(activity), hasMore: z.boolean() }),
  source: 'not shown',
});
export type ActivityPage = z.output<typeof listActivities.response>;

export const countNewActivities = endpoint({
  name: 'countNewActivities',
  summary: 'How much was done since an activity, by the same filters as the list',
  method: 'GET',
  path: '/activities/new',
  params: nothing,
  query: z.object({ ...filters, after: z.coerce.number().check(z.int(), z.minimum(0)) }),
  body: nothing,
  response: z.object({ count: z.number().check(z.int(), z.minimum(0)) }),
  source: 'not shown',
});

export const listActors = endpoint({
  name: 'listActors',
  summary: 'Everybody who has done something, by name',
  method: 'GET',
  path: '/activities/actors',
  params: nothing,
  query: nothing,
  body: nothing,
  response: z.object({ results: z.array(z.object({ id: identifier, name: z.string() })) }),
  source: 'not shown',
});

export const activityEndpoints = [listActivities, countNewActivities, listActors] as const;
