/** What the wire says about volumes, revisions, folders and files, as rows. Source: spec 000 §3. */

import { joinPath } from '../../base/device-path.ts';
import { type BackupRow, sumOfSizes } from '../backup-row.ts';
import { closeTogether } from '../close-together.ts';
import type { FolderEntry, MountedEntry, PlanFolder, Revision, Volume } from '../contract.ts';
import { type Place, pathOf } from '../place.ts';
import { folderTags } from '../tags.ts';

export function volumeRow(volume: Volume, planUid: string): BackupRow {
  return {
    kind: 'volume',
    key: `${planUid}/volume/${volume.id}`,
    id: volume.id,
    name: volume.label ? `${volume.label} (${volume.name})` : volume.name,
    path: volume.location ?? volume.name,
    tags: [],
    size: volume.size ?? volume.capacity ?? undefined,
    backupSize: sumOfSizes([volume.localSize, volume.cloudSize]),
    modified: volume.lastRevision ?? undefined,
    isDeleted: false,
    volume,
  };
}

export function revisionRows(revisions: readonly Revision[], planUid: string): BackupRow[] {
  const rows = revisions.map((revision) => revisionRow(revision, planUid));
  const close = closeTogether(rows.map(({ modified }) => modified));
  return rows.map((row, index) => (close[index] ? { ...row, isClose: true } : row));
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
    revisionId: entry.revisionId ?? undefined,
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
