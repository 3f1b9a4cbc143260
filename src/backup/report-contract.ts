/**
 * What became of each file of a restore job, and restoring those that failed. Source: none; the paths are not shown.
 *
 * Apart from `job-contract.ts` because a page that follows jobs asks for it only when somebody wants to know.
 */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { byteCount, nothing, pageOf, pageQuery, pathIdentifier } from '../host/http/wire.ts';
import { nodeId } from './plan-contract.ts';
import { outcome } from './recovery-contract.ts';

/** `RENAMED` was restored under another name, `SKIPPED` left as it was because something had its name. */
export const fileOutcomes = ['RESTORED', 'RENAMED', 'SKIPPED', 'FAILED'] as const;
export type FileOutcome = (typeof fileOutcomes)[number];

/** Why a file could not be restored; each has its text in the messages of the jobs. */
export const fileFailures = [
  'ACCESS_DENIED',
  'BLOCKED',
  'IN_USE',
  'INVALID_NAME',
  'LINK',
  'NAME_TOO_LONG',
  'NO_SPACE',
  'UNREADABLE',
  'OTHER',
] as const;
export type FileFailure = (typeof fileFailures)[number];

export const restoredFile = z.object({
  /** Counts the files of the job from 0. */
  number: z.number().check(z.int(), z.minimum(0)),
  /** Where it was to be, as the device writes it. */
  path: z.string(),
  size: z.nullish(byteCount),
  /** One of `fileOutcomes`. */
  outcome: z.enum(fileOutcomes),
  /** The name that it got instead of its own. */
  restoredAs: z.nullish(z.string()),
  /** Why it failed: one of `fileFailures`; any other is told by its message. */
  reason: z.nullish(z.string()),
  message: z.nullish(z.string()),
});
export type RestoredFile = z.output<typeof restoredFile>;

const jobParams = z.object({ nodeId, jobUID: pathIdentifier });

export const listRestoredFiles = endpoint({
  name: 'listRestoredFiles',
  summary: 'What became of each file of a restore job: restored, renamed, skipped or failed, and why',
  method: 'GET',
  path: '/backup/lockhart/nodes/{nodeId}/restore-jobs/{jobUID}/files',
  params: jobParams,
  /** Files of one outcome; all when absent. */
  query: z.object({ ...pageQuery.shape, outcome: z.optional(z.enum(fileOutcomes)) }),
  body: nothing,
  response: pageOf(restoredFile),
  source: 'not shown',
});

export const retryRestoreJob = endpoint({
  name: 'retryRestoreJob',
  summary: 'Restores what a job failed to, as a new job; once there is one, its jobUID is answered again',
  method: 'POST',
  path: '/backup/lockhart/nodes/{nodeId}/restore-jobs/{jobUID}/retry',
  params: jobParams,
  query: nothing,
  body: nothing,
  response: z.object({ ...outcome.shape, jobUID: z.nullish(z.string()) }),
  source: 'not shown',
});

/** Every call of this contract, for the server, the OpenAPI document and the README's table. */
export const reportEndpoints = [listRestoredFiles, retryRestoreJob] as const;
