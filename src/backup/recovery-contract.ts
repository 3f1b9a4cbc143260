/**
 * Deleting and downloading what was backed up, what can be looked up for it, and the folders of a device.
 * Source: spec 000 §3 (revision, backup job) and §7.
 *
 * Apart from `contract.ts` because a page that only browses never needs it.
 */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import {
  byteCount,
  bytes,
  identifier,
  instant,
  nothing,
  pageOf,
  pageQuery,
  pathIdentifier,
} from '../host/http/wire.ts';
import { nodeId, pathLimit, selectionLimit } from './plan-contract.ts';

export const pathText = z.string().check(z.maxLength(pathLimit));
export const plainId = z.string().check(z.minLength(1), z.maxLength(400));
const idList = z.array(plainId).check(z.maxLength(selectionLimit));
const flagText = z.enum(['true', 'false']);

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

/** The name that a deletion gives with its ids, so that what is deleted is what somebody read: of several plans all. */
export function deletionName(planNames: readonly string[]): string {
  return planNames.join(', ').slice(0, pathLimit);
}

export const deletePlans = endpoint({
  name: 'deletePlans',
  summary: 'Schedules the data of whole plans for deletion within 72 hours',
  method: 'POST',
  path: '/backup/lockhart/nodes/{nodeId}/delete-plan-revisions',
  params: z.object({ nodeId }),
  query: z.object({ planName: z.optional(pathText) }),
  body: z.array(plainId).check(z.minLength(1), z.maxLength(200)),
  response: outcome,
  source: '000 §7 Deleting backup data',
});

export const readFreedSpace = endpoint({
  name: 'readFreedSpace',
  summary: 'About how many bytes become free when the data of plans is deleted; null where nobody knows in time',
  method: 'GET',
  path: '/backup/lockhart/nodes/{nodeId}/freed-space',
  params: z.object({ nodeId }),
  /** Joined by commas. */
  query: z.object({ planIds: z.string().check(z.minLength(1), z.maxLength(pathLimit)) }),
  body: nothing,
  response: z.object({ bytes: z.nullish(byteCount) }),
  source: 'not shown',
});

export const deleteRevisions = endpoint({
  name: 'deleteRevisions',
  summary: 'Schedules files, folders and volumes of a plan for deletion within 72 hours',
  method: 'POST',
  path: '/backup/lockhart/nodes/{nodeId}/plans/{planId}/delete-revisions',
  params: z.object({ nodeId, planId: pathIdentifier }),
  query: nothing,
  body: z.object({
    fileIds: z.optional(idList),
    folderIds: z.optional(idList),
    planName: z.optional(pathText),
    volumes: z.optional(z.array(z.object({ fileId: plainId, planId: plainId })).check(z.maxLength(200))),
  }),
  response: outcome,
  source: '000 §7 Deleting backup data',
});

export const listBackupJobs = endpoint({
  name: 'listBackupJobs',
  summary: 'The finished backup jobs of a plan, newest first; the page size is 100',
  method: 'GET',
  path: '/backup/lockhart/nodes/{nodeId}/plans/{planId}/jobs',
  params: z.object({ nodeId, planId: pathIdentifier }),
  /** `upsyncedData=true` leaves out what has not reached the cloud. */
  query: z.object({ ...pageQuery.shape, upsyncedData: z.optional(flagText) }),
  body: nothing,
  response: pageOf(backupJob),
  source: '000 §7 Download lookups and downloads',
});

export const listDownloadRevisions = endpoint({
  name: 'listDownloadRevisions',
  summary: 'The revisions of a file that can be downloaded, newest first; the page size is 100',
  method: 'GET',
  path: '/backup/lockhart/nodes/{nodeId}/plans/{planId}/files/{fileId}/revisions',
  params: z.object({ nodeId, planId: pathIdentifier, fileId: pathIdentifier }),
  /** `onCloud=true` leaves out what has not reached the cloud. */
  query: z.object({ ...pageQuery.shape, onCloud: z.optional(flagText) }),
  body: nothing,
  response: pageOf(downloadRevision),
  source: '000 §7 Download lookups and downloads',
});

export const downloadFile = endpoint({
  name: 'downloadFile',
  summary: 'The bytes of one revision of a file; understands Range and If-None-Match',
  method: 'GET',
  path: '/backup/lockhart/nodes/{nodeId}/plans/{planId}/revisions/{revisionId}/data',
  params: z.object({ nodeId, planId: pathIdentifier, revisionId: pathIdentifier }),
  query: nothing,
  body: nothing,
  response: bytes,
  source: '000 §7 Download lookups and downloads',
});

export const downloadFolder = endpoint({
  name: 'downloadFolder',
  summary: 'A folder as it was at a backup job, as a zip; restoreDeleted adds the latest revision of deleted files',
  method: 'GET',
  path: '/backup/lockhart/nodes/{nodeId}/plans/{planId}/folders/{folderId}/jobs/{jobId}/data',
  params: z.object({ nodeId, planId: pathIdentifier, folderId: pathIdentifier, jobId: pathIdentifier }),
  query: z.object({ restoreDeleted: z.optional(flagText) }),
  body: nothing,
  response: bytes,
  source: '000 §7 Download lookups and downloads',
});

export const downloadImageItem = endpoint({
  name: 'downloadImageItem',
  summary: 'A file, or a folder as a zip, out of a mounted image revision',
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
  source: '000 §7 Download lookups and downloads',
});

/** What a folder of a device holds now. Unlike a backup's content it may change between two pages. */
export const deviceEntry = z.object({
  name: z.string(),
  /** As the device writes it. */
  path: z.string(),
  /** `FOLDER`; anything else is a file. A drive is a folder. */
  type: z.string(),
  size: z.nullish(byteCount),
  modified: z.nullish(instant),
});
export type DeviceEntry = z.output<typeof deviceEntry>;

/**
 * Without a path one entry per root: the drives of Windows (`C:`, path `C:\\`), elsewhere the single folder `/`, so that
 * it can be chosen like any other. Folders come first, names in natural order. 409 `DEVICE_OFFLINE` while the device is
 * offline, 403 `ACCESS_DENIED` for a folder that its system closes, 404 for one that is not there.
 */
export const listDeviceDirectory = endpoint({
  name: 'listDeviceDirectory',
  summary: 'The current contents of a folder on a device, folders first; without a path, its roots (drives, or /)',
  method: 'GET',
  path: '/backup/lockhart/nodes/{nodeId}/directory',
  params: z.object({ nodeId }),
  /** The tree asks for 1,000 a page. */
  query: z.object({ ...pageQuery.shape, path: z.optional(pathText) }),
  body: nothing,
  response: pageOf(deviceEntry),
  source: 'not shown',
});

/** Every call of this contract, for the server, the OpenAPI document and the README's table. */
export const recoveryEndpoints = [
  deletePlans,
  readFreedSpace,
  deleteRevisions,
  listBackupJobs,
  listDownloadRevisions,
  downloadFile,
  downloadFolder,
  downloadImageItem,
  listDeviceDirectory,
] as const;
