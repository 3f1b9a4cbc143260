/** What the wire says about plans, folders, files, volumes and revisions, as rows of one shape. Source: spec 000 §3. */
import type { BackupPlan, FolderEntry, MountedEntry, PlanFolder, Revision, Volume } from './contract.ts';
import { joinPath, type Place, pathOf, type Step } from './place.ts';
import { folderTags, planTags, type TagName } from './tags.ts';

export type RowKind = 'plan' | 'volume' | 'revision' | 'folder' | 'file' | 'directory' | 'mounted-file';

export interface BackupRow {
  kind: RowKind;
  /** The same thing has the same key wherever it is met: in a folder, on another page, in a search. */
  key: string;
  id: string;
  name: string;
  /** On the device, or inside the mounted image. */
  path: string;
  tags: readonly TagName[];
  /** Bytes of the thing itself, and what it takes in the backup. */
  size?: number | undefined;
  backupSize?: number | undefined;
  /** Milliseconds since 1970. */
  modified?: number | undefined;
  isDeleted: boolean;
  /** Allows browsing without the permission of the whole console, where the backend says so. */
  backupPermissions?: readonly string[] | undefined;
  plan?: BackupPlan;
  volume?: Volume;
  revision?: Revision;
  planFolder?: PlanFolder;
}

export function planRow(plan: BackupPlan): BackupRow {
  return {
    kind: 'plan',
    key: `plan/${plan.uid}`,
    id: plan.uid,
    name: plan.name,
    path: '',
    tags: planTags(plan),
    size: sum(plan.storage?.local, plan.storage?.cloud),
    modified: plan.lastSuccess ?? undefined,
    isDeleted: plan.deleted,
    backupPermissions: plan.backupPermissions ?? undefined,
    plan,
  };
}

export function volumeRow(volume: Volume, planUid: string): BackupRow {
  return {
    kind: 'volume',
    key: `${planUid}/volume/${volume.id}`,
    id: volume.id,
    name: volume.label ? `${volume.label} (${volume.name})` : volume.name,
    path: volume.location ?? volume.name,
    tags: [],
    size: volume.size ?? volume.capacity ?? undefined,
    backupSize: sum(volume.localSize, volume.cloudSize),
    modified: volume.lastRevision ?? undefined,
    isDeleted: false,
    volume,
  };
}

export function revisionRow(revision: Revision, planUid: string): BackupRow {
  const at = revision.jobCreated ?? revision.modified;
  return {
    kind: 'revision',
    key: `${planUid}/revision/${revision.id}`,
    id: revision.id,
    name: at === undefined || at === null ? revision.id : String(at),
    path: '',
    tags: [],
    size: revision.size ?? undefined,
    backupSize: revision.backupSize ?? undefined,
    modified: at ?? undefined,
    isDeleted: false,
    revision,
  };
}

export function planFolderRow(planFolder: PlanFolder, planUid: string): BackupRow {
  return {
    kind: 'folder',
    key: `${planUid}/folder/${planFolder.id}`,
    id: planFolder.id,
    name: planFolder.name,
    path: planFolder.path,
    tags: folderTags(planFolder),
    modified: planFolder.latestRevisionCreatedAt ?? undefined,
    isDeleted: planFolder.deleted === true,
    planFolder,
  };
}

export function entryRow(entry: FolderEntry, planUid: string): BackupRow {
  const kind = entry.type === 'FOLDER' ? 'folder' : 'file';
  return {
    kind,
    key: `${planUid}/${kind}/${entry.id}`,
    id: entry.id,
    name: entry.name,
    path: entry.path,
    tags: entry.deleted ? ['missing'] : [],
    size: entry.size ?? undefined,
    backupSize: entry.backupSize ?? undefined,
    modified: entry.modified ?? entry.latestRevisionCreatedAt ?? undefined,
    isDeleted: entry.deleted === true,
    backupPermissions: entry.backupPermissions ?? undefined,
  };
}

export function mountedRow(entry: MountedEntry, planUid: string, place: Place): BackupRow {
  const kind = entry.type === 'FOLDER' ? 'directory' : 'mounted-file';
  const path = joinPath(pathOf(place), entry.name);
  const revision = place.findLast((step) => step.kind === 'revision');
  return {
    kind,
    key: `${planUid}/${kind}/${revision?.id}${path}`,
    id: path,
    name: entry.name,
    path,
    tags: [],
    size: entry.size ?? undefined,
    modified: entry.modified ?? undefined,
    isDeleted: false,
  };
}

/** The step into a row. A file is no folder to go into: its revisions are a step of their own, taken by a button. */
export function stepInto(row: BackupRow): Step | undefined {
  switch (row.kind) {
    case 'plan':
    case 'volume':
    case 'revision':
      return { kind: row.kind, id: row.id, name: row.name };
    case 'folder':
      return { kind: 'folder', id: row.id, name: row.name, path: row.path };
    case 'directory':
      return { kind: 'directory', name: row.name };
    default:
      return undefined;
  }
}

export function stepToRevisions(row: BackupRow): Step | undefined {
  return row.kind === 'file' ? { kind: 'file', id: row.id, name: row.name } : undefined;
}

function sum(...sizes: (number | null | undefined)[]): number | undefined {
  const known = sizes.filter((size) => typeof size === 'number');
  return known.length === 0 ? undefined : known.reduce((total, size) => total + size, 0);
}
