/**
 * The sync that makes devices configuration items and agreement quantities at the first provider: its schedule, its runs and
 * what each of them did. Source: spec 002 §2.6, §3.1 and §9, which show no paths.
 */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { identifier, nothing } from '../host/http/wire.ts';
import { byId } from './psa-shapes.ts';

/** Monthly only. */
export const agreementSchedule = z.object({
  repeats: z.enum(['MONTHLY']),
  /** Months between two runs, from 1 to 12. */
  repeatsEveryCount: z.number().check(z.int()),
  /** 0 is the last of a month. */
  dayOfMonth: z.number().check(z.int()),
  /** `YYYY-MM-DD` */
  startDate: z.string(),
  runAtHour: z.number().check(z.int()),
  runAtMinute: z.number().check(z.int()),
  end: z.object({
    type: z.enum(['NEVER', 'AFTER', 'ON']),
    endDate: z.nullish(z.string()),
    occurenceCount: z.nullish(z.number()),
  }),
});
export type AgreementSchedule = z.output<typeof agreementSchedule>;

const syncBody = { enabled: z.boolean(), schedule: agreementSchedule };

export const agreementSync = z.object({
  ...syncBody,
  /** How often it has run. */
  runCount: z.number(),
  /** Milliseconds since 1970; null where it is off or over. */
  nextRun: z.nullish(z.number()),
  /** IANA name: in which zone the schedule's times are meant. */
  timeZone: z.nullish(z.string()),
});
export type AgreementSync = z.output<typeof agreementSync>;

export const readAgreementSync = endpoint({
  name: 'readAgreementSync',
  summary: 'Whether and when agreements are synchronized with the first provider',
  method: 'GET',
  path: '/psacw/v2/product-agreement-sync',
  params: nothing,
  query: nothing,
  body: nothing,
  response: agreementSync,
  source: 'not shown',
});

export const saveAgreementSync = endpoint({
  name: 'saveAgreementSync',
  summary: 'Sets whether and when agreements are synchronized with the first provider',
  method: 'PUT',
  path: '/psacw/v2/product-agreement-sync',
  params: nothing,
  query: nothing,
  body: z.object(syncBody),
  response: agreementSync,
  source: 'not shown',
});

export const syncOutcomes = ['CREATED', 'CHANGED', 'UNCHANGED', 'SKIPPED', 'FAILED'] as const;
export type SyncOutcome = (typeof syncOutcomes)[number];

export const syncStates = ['RUNNING', 'COMPLETED', 'CANCELLED', 'FAILED'] as const;

const outcomeCounts = z.object({
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  skipped: z.number(),
  failed: z.number(),
});

export const syncRun = z.object({
  id: identifier,
  /** Milliseconds since 1970. */
  started: z.number(),
  finished: z.nullish(z.number()),
  state: z.enum(syncStates),
  trigger: z.enum(['SCHEDULE', 'DEMAND']),
  /** Who asked for it. */
  startedBy: z.nullish(z.string()),
  /** Milliseconds since 1970: since when it has gone on after the server was stopped in the middle of it; of several times the last. */
  resumed: z.nullish(z.number()),
  counts: outcomeCounts,
  /** Who wanted it to end. While it runs all the same, the step that is under way is made. */
  cancelledBy: z.nullish(z.string()),
  /** Why it has failed as a whole. */
  problem: z.nullish(z.string()),
});
export type SyncRun = z.output<typeof syncRun>;

export const startAgreementSync = endpoint({
  name: 'startAgreementSync',
  summary: 'Synchronizes agreements now; where a run is under way, answers that one',
  method: 'POST',
  path: '/psacw/v2/product-agreement-sync/runs',
  params: nothing,
  query: nothing,
  body: nothing,
  response: syncRun,
  source: 'not shown',
});

export const cancelAgreementSync = endpoint({
  name: 'cancelAgreementSync',
  summary: 'Ends a run of the agreement sync: what it has done stays, and the next run does the rest',
  method: 'POST',
  path: '/psacw/v2/product-agreement-sync/runs/{id}/cancel',
  params: byId,
  query: nothing,
  body: nothing,
  response: syncRun,
  source: 'not shown',
});

const pages = {
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000_000))),
  /** Default 50. */
  pageSize: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000))),
};

export const listSyncRuns = endpoint({
  name: 'listSyncRuns',
  summary: 'Runs of the agreement sync, newest first',
  method: 'GET',
  path: '/psacw/v2/product-agreement-sync/runs',
  params: nothing,
  query: z.object(pages),
  body: nothing,
  response: z.object({ results: z.array(syncRun), totalElements: z.number(), totalPages: z.number() }),
  source: 'not shown',
});

export const readSyncRun = endpoint({
  name: 'readSyncRun',
  summary: 'How far a run of the agreement sync is',
  method: 'GET',
  path: '/psacw/v2/product-agreement-sync/runs/{id}',
  params: byId,
  query: nothing,
  body: nothing,
  response: syncRun,
  source: 'not shown',
});

export const syncReasons = [
  'NO_COMPANY',
  'NO_CONFIGURATION_TYPE_MAPPING',
  'NO_CONFIGURATION_TYPE_FOR_ROLE',
  'NO_PRODUCT_MAPPING',
  'NO_PRODUCT_RULE',
  'NO_AGREEMENT',
  'DELETED_AT_PROVIDER',
  'REFUSED_BY_PROVIDER',
  'DEVICE_REMOVED',
] as const;

export const syncLogEntry = z.object({
  id: identifier,
  kind: z.enum(['CONFIGURATION', 'AGREEMENT']),
  outcome: z.enum(syncOutcomes),
  clientId: z.nullish(identifier),
  clientName: z.nullish(z.string()),
  /** The device's, of a configuration; the product's, of an agreement. */
  name: z.string(),
  /** What became of it: `Quantity 3 → 5`, or where it is at the provider. */
  before: z.nullish(z.string()),
  after: z.nullish(z.string()),
  /** Why it was skipped, or changed otherwise than by its data. */
  reason: z.nullish(z.enum(syncReasons)),
  detail: z.nullish(z.string()),
});
export type SyncLogEntry = z.output<typeof syncLogEntry>;

export const listSyncLog = endpoint({
  name: 'listSyncLog',
  summary: 'What a run of the agreement sync created, changed and skipped, and why',
  method: 'GET',
  path: '/psacw/v2/product-agreement-sync/runs/{id}/log',
  params: byId,
  query: z.object({ ...pages, outcome: z.optional(z.enum(syncOutcomes)) }),
  body: nothing,
  response: z.object({ results: z.array(syncLogEntry), totalElements: z.number(), totalPages: z.number() }),
  source: 'not shown',
});

export const agreementSyncEndpoints = [
  readAgreementSync,
  saveAgreementSync,
  startAgreementSync,
  cancelAgreementSync,
  listSyncRuns,
  readSyncRun,
  listSyncLog,
] as const;
