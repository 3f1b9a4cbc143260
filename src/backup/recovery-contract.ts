/**
 * What is done with backed-up data: delete, look up and download, sync to the cloud, restore.
 * Source: spec 000 §3 (revision, backup job, restore job data), §4 (restore job) and §7.
 *
 * Apart from `contract.ts` because a page that only browses never needs it.
 */
import * as z from 'zod/mini';
import { doc } from '../host/doc.ts';
import { endpoint } from '../host/endpoint.ts';
import { byteCount, identifier, instant, nothing, pageOf, pageQuery, pathIdentifier } from '../host/wire.ts';

const nodeId = z.coerce.number().check(z.int(), z.minimum(1));
const text = z.string().check(z.maxLength(4096));
const plainId = z.string().check(z.minLength(1), z.maxLength(400));
const idList = z.array(plainId).check(z.maxLength(10_000));
const flagText = z.enum(['true', 'false']);

/** Bytes rather than JSON: a page opens the call's address, it does not parse the answer. */
export const bytes = z.file();

/** Sync answers this while an upload of the same plan still runs. */
export const syncAlreadyRunning = 'backup_job_already_running';

export const outcome = z.object({ resultCode: z.string(), message: z.nullish(z.string()) });

export const backupJob = z.object({
  jobId: identifier,
  created: instant,
  totalBytes: byteCount,
  completed: z.nullish(instant),
});
export type BackupJob = z.output<typeof backupJob>;

export const downloadRevision = z.object({ id: identifier, created: instant, size: z.nullish(byteCount) });
export type DownloadRevision = z.output<typeof downloadRevision>;

export const deletePlans = endpoint({
  name: 'deletePlans',
  summary: doc`Schedules the data of whole plans for deletion within 72 hours`,
  method: 'POST',
  path: '/backup/lockhart/nodes/{nodeId}/delete-plan-revisions',
  params: z.object({ nodeId }),
  query: z.object({ planName: z.optional(text) }),
  body: z.array(plainId).check(z.minLength(1), z.maxLength(200)),
  response: outcome,
  source: doc`000 §7 Deleting backup data`,
});

export const deleteRevisions = endpoint({
  name: 'deleteRevisions',
  summary: doc`Schedules files, folders and volumes of a plan for deletion within 72 hours`,
  method: 'POST',
  path: '/backup/lockhart/nodes/{nodeId}/plans/{planId}/delete-revisions',
  params: z.object({ nodeId, planId: pathIdentifier }),
  query: nothing,
  body: z.object({
    fileIds: z._default(idList, []),
    folderIds: z._default(idList, []),
    planName: z.optional(text),
    volumes: z._default(z.array(z.object({ fileId: plainId, planId: plainId })).check(z.maxLength(200)), []),
  }),
  response: outcome,
  source: doc`000 §7 Deleting backup data`,
});

export const listBackupJobs = endpoint({
  name: 'listBackupJobs',
  summary: doc`The finished backup jobs of a plan, newest first; the page size is 100`,
  method: 'GET',
  path: '/backup/lockhart/nodes/{nodeId}/plans/{planId}/jobs',
  params: z.object({ nodeId, planId: pathIdentifier }),
  /** `upsyncedData=true` leaves out what has not reached the cloud. */
  query: z.extend(pageQuery, { upsyncedData: z._default(flagText, 'false') }),
  body: nothing,
  response: pageOf(backupJob),
  source: doc`000 §7 Download lookups and downloads`,
});

export const listDownloadRevisions = endpoint({
  name: 'listDownloadRevisions',
  summary: doc`The revisions of a file that can be downloaded, newest first; the page size is 100`,
  method: 'GET',
  path: '/backup/lockhart/nodes/{nodeId}/plans/{planId}/files/{fileId}/revisions',
  params: z.object({ nodeId, planId: pathIdentifier, fileId: pathIdentifier }),
  /** `onCloud=true` leaves out what has not reached the cloud. */
  query: z.extend(pageQuery, { onCloud: z._default(flagText, 'false') }),
  body: nothing,
  response: pageOf(downloadRevision),
  source: doc`000 §7 Download lookups and downloads`,
});

export const downloadFile = endpoint({
  name: 'downloadFile',
  summary: doc`The bytes of one revision of a file; understands Range and If-None-Match`,
  method: 'GET',
  path: '/backup/lockhart/nodes/{nodeId}/plans/{planId}/revisions/{revisionId}/data',
  params: z.object({ nodeId, planId: pathIdentifier, revisionId: pathIdentifier }),
  query: nothing,
  body: nothing,
  response: bytes,
  source: doc`000 §7 Download lookups and downloads`,
});

export const downloadFolder = endpoint({
  name: 'downloadFolder',
  summary: doc`A folder as it was at a backup job, as a zip; restoreDeleted adds the latest revision of deleted files`,
  method: 'GET',
  path: '/backup/lockhart/nodes/{nodeId}/plans/{planId}/folders/{folderId}/jobs/{jobId}/data',
  params: z.object({ nodeId, planId: pathIdentifier, folderId: pathIdentifier, jobId: pathIdentifier }),
  query: z.object({ restoreDeleted: z._default(flagText, 'false') }),
  body: nothing,
  response: bytes,
  source: doc`000 §7 Download lookups and downloads`,
});

export const downloadImageItem = endpoint({
  name: 'downloadImageItem',
  summary: doc`A file, or a folder as a zip, out of a mounted image revision`,
  method: 'GET',
  path: '/backup/lockhart/image/nodes/{nodeId}/plans/{imagePlanId}/revisions/{revisionId}/download',
  params: z.object({ nodeId, imagePlanId: pathIdentifier, revisionId: pathIdentifier }),
  /** `fileBase64` is the UTF-8 path in the image, in base64. */
  query: z.object({
    fileBase64: z.string().check(z.minLength(1), z.maxLength(6000)),
    type: z.enum(['FILE', 'FOLDER']),
  }),
  body: nothing,
  response: bytes,
  source: doc`000 §7 Download lookups and downloads`,
});

export const createSyncJob = endpoint({
  name: 'createSyncJob',
  summary: doc`Uploads what a plan keeps only locally; resultCode is backup_job_already_running while an upload runs`,
  method: 'POST',
  path: '/backup/lockhart/nodes/{nodeId}/plans/{planId}/sync-jobs',
  params: z.object({ nodeId, planId: pathIdentifier }),
  query: nothing,
  body: nothing,
  response: z.extend(outcome, { jobUID: z.nullish(z.string()) }),
  source: doc`not shown`,
});

export const conflictChoices = ['OVERWRITE', 'KEEP_BOTH', 'SKIP'] as const;

/** One thing to restore: a file's revision, a folder at a job, or a path in an image revision. */
export const restoreItem = z.object({
  type: z.enum(['FILE', 'FOLDER']),
  /** A file's or a folder's id in a file plan; absent for an image. */
  id: z.optional(plainId),
  /** A file's revision, or the image revision; a file without one is taken at its latest. */
  revisionId: z.optional(plainId),
  /** The job whose state of the folder is wanted; the latest when absent. */
  jobId: z.optional(plainId),
  /** The path inside an image. */
  path: z.optional(text),
});
export type RestoreItem = z.output<typeof restoreItem>;

export const createRestoreJob = endpoint({
  name: 'createRestoreJob',
  summary: doc`Puts backed-up files back onto a device`,
  method: 'POST',
  path: '/backup/lockhart/nodes/{nodeId}/restore-jobs',
  params: z.object({ nodeId }),
  query: nothing,
  body: z.object({
    planId: plainId,
    items: z.array(restoreItem).check(z.minLength(1), z.maxLength(1000)),
    ifExists: z.enum(conflictChoices),
    location: z.enum(['original', 'other']),
    /** Needed for `other`. */
    destination: z.optional(z.object({ nodeId, path: text })),
    restoreDeleted: z._default(z.boolean(), false),
    restoreNtfsPermissions: z._default(z.boolean(), false),
  }),
  response: z.extend(outcome, { jobUID: z.nullish(z.string()) }),
  source: doc`not shown`,
});

export const restoreJob = z.object({
  jobUID: z.string(),
  /** `processing`, `completed`, `failed` or `canceled`. */
  status: z.string(),
  /** Absent while the job is being prepared. */
  jobTotalFiles: z.nullish(z.number()),
  jobFilesProcessed: z.nullish(z.number()),
  jobTotalBytes: z.nullish(byteCount),
  jobProcessedBytes: z.nullish(byteCount),
  /** 0 to 100. */
  percentage: z.nullish(z.number()),
  createTime: instant,
  content: z.object({
    actionType: z.string(),
    type: z.string(),
    sourcePath: z.string(),
    file: z.nullish(z.string()),
    destinationPath: z.string(),
    sourcePlanId: identifier,
    sourcePlanName: z.string(),
  }),
});
export type RestoreJob = z.output<typeof restoreJob>;

const restoreJobParams = z.object({ nodeId, jobUID: pathIdentifier });

export const listRestoreJobs = endpoint({
  name: 'listRestoreJobs',
  summary: doc`A device's restore jobs that were not cleared, newest first`,
  method: 'GET',
  path: '/backup/lockhart/nodes/{nodeId}/restore-jobs',
  params: z.object({ nodeId }),
  query: nothing,
  body: nothing,
  response: z.array(restoreJob),
  source: doc`not shown`,
});

export const readRestoreJob = endpoint({
  name: 'readRestoreJob',
  summary: doc`How far a restore job is`,
  method: 'GET',
  path: '/backup/lockhart/nodes/{nodeId}/restore-jobs/{jobUID}',
  params: restoreJobParams,
  query: nothing,
  body: nothing,
  response: restoreJob,
  source: doc`not shown`,
});

export const cancelRestoreJob = endpoint({
  name: 'cancelRestoreJob',
  summary: doc`Stops a restore job; what it already restored stays`,
  method: 'POST',
  path: '/backup/lockhart/nodes/{nodeId}/restore-jobs/{jobUID}/cancel',
  params: restoreJobParams,
  query: nothing,
  body: nothing,
  response: outcome,
  source: doc`not shown`,
});

export const clearRestoreJob = endpoint({
  name: 'clearRestoreJob',
  summary: doc`Marks a finished restore job as ignored`,
  method: 'POST',
  path: '/backup/lockhart/nodes/{nodeId}/restore-jobs/{jobUID}/clear',
  params: restoreJobParams,
  query: nothing,
  body: nothing,
  response: outcome,
  source: doc`not shown`,
});

/** Every call of this contract, for the server, the OpenAPI document and the README's table. */
export const recoveryEndpoints = [
  deletePlans,
  deleteRevisions,
  listBackupJobs,
  listDownloadRevisions,
  downloadFile,
  downloadFolder,
  downloadImageItem,
  createSyncJob,
  createRestoreJob,
  listRestoreJobs,
  readRestoreJob,
  cancelRestoreJob,
  clearRestoreJob,
] as const;
