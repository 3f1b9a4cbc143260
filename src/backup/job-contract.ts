/**
 * Sync and restore jobs: made, followed, canceled and cleared; backups that run are followed like them.
 * Source: spec 000 §3 (restore job data) and §4 (restore job); their paths are not shown.
 */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { byteCount, identifier, instant, nothing, pathIdentifier } from '../host/http/wire.ts';
import { nodeId, selectionLimit } from './plan-contract.ts';
import { outcome, pathText, plainId } from './recovery-contract.ts';

/** Sync answers this while an upload of the same plan still runs. */
export const syncAlreadyRunning = 'backup_job_already_running';

export const createSyncJob = endpoint({
  name: 'createSyncJob',
  summary:
    'Uploads what a plan has stored only locally; resultCode is backup_job_already_running while an upload is running',
  method: 'POST',
  path: '/backup/lockhart/nodes/{nodeId}/plans/{planId}/sync-jobs',
  params: z.object({ nodeId, planId: pathIdentifier }),
  query: nothing,
  body: nothing,
  response: z.object({ ...outcome.shape, jobUID: z.nullish(z.string()) }),
  source: 'not shown',
});

export const conflictChoices = ['OVERWRITE', 'KEEP_BOTH', 'SKIP'] as const;

/** What `createRestoreJob` answers, without a job, when the backup did not have some of the files yet at that date. */
export const notYetBackedUp = 'NOT_YET_BACKED_UP';

/** One thing to restore: a file or a folder of a file plan, or a path in an image revision. */
export const restoreItem = z.object({
  type: z.enum(['FILE', 'FOLDER']),
  /** A file's or a folder's id in a file plan; absent for an image. */
  id: z.optional(plainId),
  /** A file's revision, or the image revision; a file without one is taken as it was at the job. */
  revisionId: z.optional(plainId),
  /** The backup job whose state of it is wanted, where it is another than the order's. */
  jobId: z.optional(plainId),
  /** The path inside an image. */
  path: z.optional(pathText),
});
export type RestoreItem = z.output<typeof restoreItem>;

export const createRestoreJob = endpoint({
  name: 'createRestoreJob',
  summary: `Restores files and folders of a backup to a device, up to ${selectionLimit} in one call; jobId says as of which backup job`,
  method: 'POST',
  path: '/backup/lockhart/nodes/{nodeId}/restore-jobs',
  params: z.object({ nodeId }),
  query: nothing,
  body: z.object({
    planId: plainId,
    items: z.array(restoreItem).check(z.minLength(1), z.maxLength(selectionLimit)),
    /** The backup job that everything is restored as of; the latest state when absent. */
    jobId: z.optional(plainId),
    ifExists: z.enum(conflictChoices),
    location: z.enum(['original', 'other']),
    /** Needed for `other`. */
    destination: z.optional(z.object({ nodeId, path: pathText })),
    restoreDeleted: z.optional(z.boolean()),
    restoreNtfsPermissions: z.optional(z.boolean()),
  }),
  response: z.object({
    ...outcome.shape,
    jobUID: z.nullish(z.string()),
    /** With the result `NOT_YET_BACKED_UP`: ids of the files that the backup did not have yet. */
    absentIds: z.optional(z.array(plainId)),
  }),
  source: 'not shown',
});

/** The kinds of job that are listed; any other text in a job's `actionType` is some kind of restore. */
export const jobKinds = ['RESTORE', 'SYNC', 'BACKUP'] as const;
export type JobKind = (typeof jobKinds)[number];

/** Also a sync or a backup, whose files are what was uploaded or backed up; their paths are empty. */
export const restoreJob = z.object({
  jobUID: z.string(),
  /** `processing`, `completed`, `failed` or `canceled`. */
  status: z.string(),
  /** Absent while the job is being prepared. */
  jobTotalFiles: z.nullish(z.number()),
  /** Restored or skipped; of a server that tells them apart, so many of them renamed and skipped. */
  jobFilesProcessed: z.nullish(z.number()),
  jobFilesRenamed: z.nullish(z.number()),
  jobFilesSkipped: z.nullish(z.number()),
  jobFilesFailed: z.nullish(z.number()),
  jobTotalBytes: z.nullish(byteCount),
  jobProcessedBytes: z.nullish(byteCount),
  /** 0 to 100. */
  percentage: z.nullish(z.number()),
  /** Why it failed, where the server knows. */
  message: z.nullish(z.string()),
  /** The job that restores what this one failed to, once there is one. */
  retriedBy: z.nullish(z.string()),
  createTime: instant,
  content: z.object({
    /** One of `jobKinds`. */
    actionType: z.string(),
    type: z.string(),
    sourcePath: z.string(),
    file: z.nullish(z.string()),
    destinationPath: z.string(),
    /** The device that is restored to; absent where a server tells only the path. */
    destinationNodeId: z.nullish(z.number()),
    destinationNodeName: z.nullish(z.string()),
    sourcePlanId: identifier,
    sourcePlanName: z.string(),
  }),
});
export type RestoreJob = z.output<typeof restoreJob>;

const restoreJobParams = z.object({ nodeId, jobUID: pathIdentifier });

export const listRestoreJobs = endpoint({
  name: 'listRestoreJobs',
  summary:
    "Restore jobs from a device's backups, or to the device, that haven't been cleared, newest first; kinds=RESTORE,SYNC,BACKUP adds the last sync and backup of each plan",
  method: 'GET',
  path: '/backup/lockhart/nodes/{nodeId}/restore-jobs',
  params: z.object({ nodeId }),
  /** With commas between them; restores alone when absent, and from a server that knows no others. */
  query: z.object({ kinds: z.optional(z.string().check(z.maxLength(200))) }),
  body: nothing,
  response: z.array(restoreJob),
  source: 'not shown',
});

export const readRestoreJob = endpoint({
  name: 'readRestoreJob',
  summary: 'The progress of a restore job',
  method: 'GET',
  path: '/backup/lockhart/nodes/{nodeId}/restore-jobs/{jobUID}',
  params: restoreJobParams,
  query: nothing,
  body: nothing,
  response: restoreJob,
  source: 'not shown',
});

export const cancelRestoreJob = endpoint({
  name: 'cancelRestoreJob',
  summary: 'Cancels a restore job; files already restored are kept',
  method: 'POST',
  path: '/backup/lockhart/nodes/{nodeId}/restore-jobs/{jobUID}/cancel',
  params: restoreJobParams,
  query: nothing,
  body: nothing,
  response: outcome,
  source: 'not shown',
});

export const clearRestoreJob = endpoint({
  name: 'clearRestoreJob',
  summary: 'Marks a finished restore job as ignored',
  method: 'POST',
  path: '/backup/lockhart/nodes/{nodeId}/restore-jobs/{jobUID}/clear',
  params: restoreJobParams,
  query: nothing,
  body: nothing,
  response: outcome,
  source: 'not shown',
});

/** Every call of this contract, for the server, the OpenAPI document and the README's table. */
export const jobEndpoints = [
  createSyncJob,
  createRestoreJob,
  listRestoreJobs,
  readRestoreJob,
  cancelRestoreJob,
  clearRestoreJob,
] as const;
