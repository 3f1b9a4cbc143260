/** The global search. Source: spec 002 §2.9, which shows no path. */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { identifier, nothing } from '../host/http/wire.ts';
import { searchLimits } from './search-kinds.ts';

export const searchHit = z.object({
  id: identifier,
  name: z.string(),
  /** What tells it from others of its name: where it belongs, an address, a number. */
  details: z.nullish(z.array(z.string())),
  /** The organization of what belongs to one. */
  clientId: z.nullish(identifier),
  /** Of a kind that has several sorts: which of them. */
  variant: z.nullish(z.string()),
  /** Where it is read, of what is not read in the console. */
  html_url: z.nullish(z.string()),
});
export type SearchHit = z.output<typeof searchHit>;

export const searchEverything = endpoint({
  name: 'searchEverything',
  summary:
    'What has all the words that were typed, by kind, of the kinds that the user may list; a kind that fails or takes too long is named as missing, and can be asked for alone',
  method: 'GET',
  path: '/search/everything',
  params: nothing,
  query: z.object({
    query: z.string().check(z.minLength(1), z.maxLength(searchLimits.text)),
    /** Only these, with commas between them. Default: all. */
    kinds: z.optional(z.string().check(z.maxLength(500))),
    /** Of one kind. */
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(searchLimits.mostHits))),
  }),
  body: nothing,
  response: z.object({
    /** Only kinds of which something was found. */
    results: z.array(
      z.object({ kind: z.string(), total: z.number().check(z.int(), z.minimum(1)), hits: z.array(searchHit) }),
    ),
    missing: z.array(z.object({ kind: z.string(), reason: z.enum(['FAILED', 'TIMEOUT']) })),
  }),
  source: 'not shown',
});
export type SearchAnswer = z.output<typeof searchEverything.response>;

export const searchEndpoints = [searchEverything] as const;
