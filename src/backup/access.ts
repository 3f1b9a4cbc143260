/** Who may see and do what. Source: spec 000 §6. */
import type { Configuration } from '../host/configuration/configuration-types.ts';
import { type BackupRow, stepInto } from './backup-row.ts';
import { type BackupPlan, fileFolderPermission, isImagePlan } from './plan-contract.ts';

export type Grants = Pick<Configuration, 'featureFlags' | 'permissions'>;

export function mayRestore(grants: Grants, plan?: Pick<BackupPlan, 'backupPermissions'>): boolean {
  return grants.permissions.canViewAndRestoreBackupData === true || allowsFileFolder(plan?.backupPermissions);
}

/** File and folder rows are restricted unless restoring, or file/folder backup, is allowed. */
export function isRestricted(grants: Grants, row: BackupRow, plan: BackupPlan | undefined): boolean {
  if (row.kind !== 'file' && row.kind !== 'folder') return false;
  return !mayRestore(grants, plan) && !allowsFileFolder(row.backupPermissions);
}

export type MountRefusal = 'not-on-cloud' | 'no-flag' | 'no-permission';

/** Why an image revision cannot be mounted; `undefined` when it can. */
export function mountRefusal(grants: Grants, row: BackupRow): MountRefusal | undefined {
  return row.revision?.onS3 === true ? mountDenial(grants) : 'not-on-cloud';
}

/** Why this user can mount no revision at all; `undefined` where it depends on the revision. */
export function mountDenial(grants: Grants): Exclude<MountRefusal, 'not-on-cloud'> | undefined {
  if (grants.featureFlags.cloud_image_mounting !== true) return 'no-flag';
  if (grants.permissions.canViewAndRestoreBackupData !== true) return 'no-permission';
  return undefined;
}

/** Restricted rows and what is no folder are not gone into; of revisions only an image's, when it can be mounted. */
export function isNavigable(grants: Grants, row: BackupRow, plan: BackupPlan | undefined): boolean {
  if (!stepInto(row) || isRestricted(grants, row, plan)) return false;
  if (row.kind !== 'revision') return true;
  return plan !== undefined && isImagePlan(plan) && mountRefusal(grants, row) === undefined;
}

function allowsFileFolder(permissions: readonly string[] | null | undefined): boolean {
  return permissions?.includes(fileFolderPermission) === true;
}

/** Whether anything can be done with a row by itself; an image revision is restored entry by entry, once mounted. */
export function hasActions(grants: Grants, row: BackupRow, plan: BackupPlan): boolean {
  return mayRestore(grants, plan) && !(row.kind === 'revision' && isImagePlan(plan));
}
