/** What is restored, as an order to the server. Source: spec 000 §2 (Restore file, folder, batch), §3. */
import type { EndpointBody } from '../../host/http/endpoint.ts';
import type { BackupEntry } from '../backup-entry.ts';
import type { createRestoreJob, RestoreItem } from '../job-contract.ts';

export type RestoreKind = 'file' | 'folder' | 'batch' | 'image';

export type RestoreBody = EndpointBody<typeof createRestoreJob>;
export type ConflictChoice = RestoreBody['ifExists'];
export type RestoreLocation = RestoreBody['location'];

/** Everything that somebody needs to restore it their own way. */
export interface RestoreOrder {
  /** The device whose backups it is from. */
  nodeId: number;
  items: readonly BackupEntry[];
  /** As `createRestoreJob` takes it. */
  body: RestoreBody;
}

export interface RestoreCreated extends RestoreOrder {
  /** Absent where the server named none. */
  jobUID: string | undefined;
}

/** An image is restored from the files in it, once it is mounted; a plan from what it holds. */
export function isRestorable({ type, image }: BackupEntry): boolean {
  return type === 'file' || type === 'folder' || (type === 'revision' && !image);
}

export function restoreKind(items: readonly BackupEntry[]): RestoreKind {
  if (items.some(({ content }) => content)) return 'image';
  if (items.length > 1) return 'batch';
  return items[0]?.type === 'folder' ? 'folder' : 'file';
}

/** What says as of when: revisions of the one file, jobs of the plan, or the items themselves. */
export function pointsKind(items: readonly BackupEntry[]): 'revisions' | 'jobs' | 'none' {
  const kind = restoreKind(items);
  if (kind === 'file') return 'revisions';
  return kind === 'image' || items.every(({ type }) => type === 'revision') ? 'none' : 'jobs';
}

/** Whether deleted files can be asked for: folders of a file plan have them. */
export function offersDeleted(items: readonly BackupEntry[]): boolean {
  return items.some(({ type, content }) => type === 'folder' && !content);
}

/** The revision that an item itself is, or is in. */
export function ownRevision(item: BackupEntry): string | undefined {
  if (item.type === 'revision') return item.revisionId ?? item.id;
  return item.content ? item.revisionId : undefined;
}

/**
 * What is wanted, each with the revision that it is itself, or that was chosen of the one file; all the rest is found at
 * the chosen job.
 *
 * @param pointId The chosen revision, or the chosen job.
 */
export function restoredItems(
  items: readonly BackupEntry[],
  pointId: string | undefined,
): Pick<RestoreBody, 'items' | 'jobId'> {
  const needs = pointsKind(items);
  const revisionId = needs === 'revisions' ? pointId : undefined;
  const wanted = items.map((item) => restoreItem(item, revisionId));
  return { items: wanted, ...(needs === 'jobs' && pointId !== undefined && { jobId: pointId }) };
}

function restoreItem(item: BackupEntry, revisionId = ownRevision(item)): RestoreItem {
  if (item.content) {
    const type = item.type === 'folder' ? 'FOLDER' : 'FILE';
    return defined({ type, revisionId, path: item.downloadPath ?? item.path });
  }
  if (item.type === 'folder') return { type: 'FOLDER', id: item.id };
  return defined({ type: 'FILE', id: fileIdOf(item), revisionId });
}

export function fileIdOf(item: BackupEntry): string {
  return item.fileId ?? item.id;
}

/** Without the members that are `undefined`, which JSON would drop and a schema refuse. */
function defined(item: { [Name in keyof RestoreItem]: RestoreItem[Name] | undefined }): RestoreItem {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as unknown as RestoreItem;
}
