/**
 * What the device backup browser reads, and the shapes it reads. Source: spec 000 §3 and §7 (Device backup browser).
 *
 * The specification names the fields; where it leaves a type open, dates are milliseconds since 1970 and sizes bytes.
 * Fields a listing can do without are nullish, so that an older backend is still browsable.
 */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { byteCount, identifier, instant, nothing, pageOf, pageQuery, pathIdentifier } from '../host/http/wire.ts';
import { backupPermissions, listPlans, nodeId, pathLimit } from './plan-contract.ts';

export * from './plan-contract.ts';

const text = z.string().check(z.maxLength(pathLimit));

export const volume = z.object({
  /** A GUID in braces. */
  id: identifier,
  name: z.string(),
  label: z.nullish(z.string()),
  size: z.nullish(byteCount),
  location: z.nullish(z.string()),
  fileSystem: z.nullish(z.string()),
  partitionStyle: z.nullish(z.string()),
  lastRevision: z.nullish(instant),
  used: z.nullish(byteCount),
  capacity: z.nullish(byteCount),
  localSize: z.nullish(byteCount),
  cloudSize: z.nullish(byteCount),
  localDeduplicationSize: z.nullish(byteCount),
  cloudDeduplicationSize: z.nullish(byteCount),
});
export type Volume = z.output<typeof volume>;

export const revision = z.object({
  id: identifier,
  planId: z.nullish(identifier),
  size: z.nullish(byteCount),
  backupSize: z.nullish(byteCount),
  /** `NON_BLD` and `FULL` are shown as Full, `DELTA` as Incremental; others as they come. */
  bldType: z.nullish(z.string()),
  modified: z.nullish(instant),
  jobGuid: z.nullish(z.string()),
  jobCreated: z.nullish(instant),
  jobCompleted: z.nullish(instant),
  onS3: z.nullish(z.boolean()),
  onNas: z.nullish(z.boolean()),
  rollupSize: z.nullish(byteCount),
});
export type Revision = z.output<typeof revision>;

/** A folder that a file plan protects. */
export const planFolder = z.object({
  id: identifier,
  name: z.string(),
  path: z.string(),
  /** `COMMON_FOLDER` (a known folder such as Documents, `cfid` tells which) or another kind. */
  type: z.string(),
  deleted: z.nullish(z.boolean()),
  /** As `status` of a plan. */
  status: z.nullish(z.string()),
  cfid: z.nullish(identifier),
  latestRevisionCreatedAt: z.nullish(instant),
});
export type PlanFolder = z.output<typeof planFolder>;

/** As of a backup job: what was there then, as it was then. The latest state of all that was ever there without one. */
const asOfQuery = z.object({ ...pageQuery.shape, jobId: z.optional(pathIdentifier) });

/** What a folder holds, and what a search hits. */
export const folderEntry = z.object({
  id: identifier,
  name: z.string(),
  path: z.string(),
  /** `FOLDER`; anything else is a file. */
  type: z.string(),
  deleted: z.nullish(z.boolean()),
  size: z.nullish(byteCount),
  backupSize: z.nullish(byteCount),
  modified: z.nullish(instant),
  latestRevisionCreatedAt: z.nullish(instant),
  /** Of a file in a listing as of a backup job: the revision that it had then. */
  revisionId: z.nullish(identifier),
  backupPermissions,
});
export type FolderEntry = z.output<typeof folderEntry>;

/** What the last backup did not take of a folder: a `LINK`, something `UNREADABLE`, or anything else that is no file. */
export const leftOut = z.object({
  total: z.number().check(z.int(), z.minimum(0)),
  /** The first of them. */
  items: z.array(z.object({ name: z.string(), reason: z.string() })),
});
export type LeftOut = z.output<typeof leftOut>;

export const mountedEntry = z.object({
  name: z.string(),
  /** `FOLDER`; anything else is a file. */
  type: z.string(),
  size: z.nullish(byteCount),
  modified: z.nullish(instant),
});
export type MountedEntry = z.output<typeof mountedEntry>;

export const listVolumes = endpoint({
  name: 'listVolumes',
  summary: 'The volumes of an image plan',
  method: 'GET',
  path: '/backup/lockhart/image/v2/nodes/{nodeId}/plans/{planId}/volumes',
  params: z.object({ nodeId, planId: pathIdentifier }),
  query: nothing,
  body: nothing,
  response: z.array(volume),
  source: 'not shown',
});

export const listPlanFolders = endpoint({
  name: 'listPlanFolders',
  summary: 'The folders that a file plan protects, without a total; with jobId those that the backup job had',
  method: 'GET',
  path: '/backup/lockhart/nodes/{nodeId}/plans/{planId}/folders',
  params: z.object({ nodeId, planId: pathIdentifier }),
  query: asOfQuery,
  body: nothing,
  response: z.array(planFolder),
  source: '000 §7 Device backup browser',
});

export const listFolderContent = endpoint({
  name: 'listFolderContent',
  summary:
    'Folders and files in a backed-up folder, and what was left out of it; with jobId as they were at the backup job',
  method: 'GET',
  path: '/backup/lockhart/v2/nodes/{nodeId}/plans/{planId}/folders/{folderId}/content',
  params: z.object({ nodeId, planId: pathIdentifier, folderId: pathIdentifier }),
  query: asOfQuery,
  body: nothing,
  response: z.object({ ...pageOf(folderEntry).shape, leftOut: z.nullish(leftOut) }),
  source: '000 §7 Device backup browser',
});

export const searchPlan = endpoint({
  name: 'searchPlan',
  summary:
    'File names, folder names and extensions in a plan, or below one folder of it; * stands for any run of characters',
  method: 'GET',
  path: '/backup/lockhart/nodes/{nodeId}/plans/{planId}/search',
  params: z.object({ nodeId, planId: pathIdentifier }),
  query: z.object({
    ...asOfQuery.shape,
    searchTerm: z.string().check(z.minLength(3), z.maxLength(255)),
    folderId: z.optional(pathIdentifier),
  }),
  body: nothing,
  response: pageOf(folderEntry),
  source: '000 §7 Device backup browser',
});

export const listRevisions = endpoint({
  name: 'listRevisions',
  summary: 'The revisions of a file or of a volume (its id is the file id)',
  method: 'GET',
  path: '/backup/lockhart/v3/nodes/{nodeId}/plans/{planNumericId}/files/{fileId}/revisions',
  params: z.object({ nodeId, planNumericId: pathIdentifier, fileId: pathIdentifier }),
  query: pageQuery,
  body: nothing,
  response: pageOf(revision),
  source: '000 §7 Device backup browser',
});

export const listMountedContent = endpoint({
  name: 'listMountedContent',
  summary: 'Folders and files of a mounted image revision, without a total; mounts it first if necessary',
  method: 'GET',
  path: '/backup/lockhart/image/v2/nodes/{nodeId}/plans/{planId}/revisions/{revisionId}/content',
  params: z.object({ nodeId, planId: pathIdentifier, revisionId: pathIdentifier }),
  query: z.object({
    /** Path inside the image, `/` for its top. */
    folder: text,
    start: z.coerce.number().check(z.int(), z.minimum(0)),
    count: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)),
  }),
  body: nothing,
  response: z.object({ results: z.array(mountedEntry) }),
  source: '000 §7 Device backup browser',
});

export const createDeviceFolder = endpoint({
  name: 'createDeviceFolder',
  summary: 'Creates a folder on the device itself',
  method: 'POST',
  path: '/backup/lockhart/nodes/{nodeId}/folders',
  params: z.object({ nodeId }),
  query: nothing,
  body: z.object({
    /** How long it may be is the device's to say: 255 bytes, or characters. */
    folderName: text.check(z.minLength(1)),
    path: text,
  }),
  response: z.object({ resultCode: z.string(), message: z.nullish(z.string()), path: z.nullish(z.string()) }),
  source: 'not shown',
});

/** Every call of the browser, for the server, the OpenAPI document and the README's table. */
export const backupEndpoints = [
  listPlans,
  listVolumes,
  listPlanFolders,
  listFolderContent,
  searchPlan,
  listRevisions,
  listMountedContent,
  createDeviceFolder,
] as const;
