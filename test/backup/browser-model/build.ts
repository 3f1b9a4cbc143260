/** Things of a backup as the wire says them and as rows show them, with only what a test cares about spelled out. */
import type { Grants } from '../../../src/backup/access.ts';
import { type BackupRow, planRow } from '../../../src/backup/backup-row.ts';
import { entryRow, planFolderRow, revisionRow, volumeRow } from '../../../src/backup/browser-model/deeper-rows.ts';
import type { BackupPlan, FolderEntry, PlanFolder, Revision, Volume } from '../../../src/backup/contract.ts';
import type { Place } from '../../../src/backup/place.ts';

export function plan(own: Partial<BackupPlan> = {}): BackupPlan {
  return {
    uid: 'p1',
    numericId: 11,
    deleted: false,
    enabled: true,
    name: 'Documents',
    type: 'FILE_FOLDER',
    destination: 'CLOUD',
    status: 'DEFINED',
    ...own,
  };
}

export const imagePlan = (own: Partial<BackupPlan> = {}) =>
  plan({ uid: 'i1', numericId: 22, name: 'Server image', type: 'IMAGE', ...own });

export const folderEntry = (own: Partial<FolderEntry> = {}): FolderEntry => ({
  id: '12',
  name: 'Reports',
  path: '/srv/Reports',
  type: 'FOLDER',
  ...own,
});

export const fileEntry = (own: Partial<FolderEntry> = {}): FolderEntry => ({
  id: '40',
  name: 'may.pdf',
  path: '/srv/Reports/may.pdf',
  type: 'FILE',
  size: 100,
  ...own,
});

export const planFolder = (own: Partial<PlanFolder> = {}): PlanFolder => ({
  id: '12',
  name: 'Reports',
  path: '/srv/Reports',
  type: 'FOLDER',
  status: 'DEFINED',
  ...own,
});

export const volume = (own: Partial<Volume> = {}): Volume => ({ id: '{c}', name: 'C:', ...own });
export const revision = (own: Partial<Revision> = {}): Revision => ({ id: 'r1', onS3: true, ...own });

export const fileRow = (own: Partial<FolderEntry> = {}, planUid = 'p1'): BackupRow => entryRow(fileEntry(own), planUid);
export const folderRow = (own: Partial<FolderEntry> = {}, planUid = 'p1'): BackupRow =>
  entryRow(folderEntry(own), planUid);

export const rowOf = {
  plan: (own: Partial<BackupPlan> = {}) => planRow(plan(own)),
  imagePlan: (own: Partial<BackupPlan> = {}) => planRow(imagePlan(own)),
  planFolder: (own: Partial<PlanFolder> = {}) => planFolderRow(planFolder(own), 'p1'),
  volume: (own: Partial<Volume> = {}) => volumeRow(volume(own), 'i1'),
  revision: (own: Partial<Revision> = {}) => revisionRow(revision(own), 'i1'),
};

export const planStep = { kind: 'plan', id: 'p1', name: 'Documents' } as const;
export const reportsStep = { kind: 'folder', id: '12', name: 'Reports', path: '/srv/Reports' } as const;
export const inReports: Place = [planStep, reportsStep];
export const imageStep = { kind: 'plan', id: 'i1', name: 'Server image' } as const;
export const volumeStep = { kind: 'volume', id: '{c}', name: 'C:' } as const;
export const revisionStep = { kind: 'revision', id: 'r1', name: '1700000000000' } as const;

export function grants(permitted = true, flags: Record<string, boolean> = { cloud_image_mounting: true }): Grants {
  return { featureFlags: flags, permissions: { canViewAndRestoreBackupData: permitted } };
}
