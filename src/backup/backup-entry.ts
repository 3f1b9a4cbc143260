/**
 * What an action hands to whoever carries it out: the specification's plan file or folder entry (spec 000 §3), enough
 * to download, restore, sync or delete without asking the browser again.
 */

import { parentOf } from '../base/device-path.ts';
import type { BackupRow, RowKind } from './backup-row.ts';
import { jobOf, type Place, pathOf } from './place.ts';
import { type BackupPlan, isImagePlan } from './plan-contract.ts';

export interface BackupEntry {
  id: string;
  type: 'plan' | 'file' | 'folder' | 'volume' | 'revision';
  name: string;
  /** On the device, or inside the mounted image. */
  path: string;
  fullPath: string;
  parentPath: string;
  planId: string;
  planName: string;
  planUuid: string;
  planNumericId: number;
  /** The file's id; a volume's id where the entry is a volume or one of its revisions. */
  fileId: string | undefined;
  /** A folder that the plan names, not one below it. */
  root: boolean;
  /** A known folder, such as Documents. */
  common: boolean;
  /** Inside a mounted image revision. */
  content: boolean;
  backupPermissions: readonly string[];
  revisionId: string | undefined;
  /** The backup job as of which it was chosen; the latest where there is none. */
  jobId?: string;
  /** Path of a mounted entry inside its image. */
  downloadPath: string | undefined;
  image: boolean;
  /** Bytes, where known. */
  size: number | undefined;
  /** Gone from the device; the backup still has it. */
  deleted: boolean;
  /** A plan whose deletion frees an amount of space that the server can tell. */
  freedSpace?: boolean;
}

const entryTypes: Readonly<Record<RowKind, BackupEntry['type']>> = {
  plan: 'plan',
  volume: 'volume',
  revision: 'revision',
  folder: 'folder',
  file: 'file',
  directory: 'folder',
  'mounted-file': 'file',
};

export function backupEntry(row: BackupRow, plan: BackupPlan, place: Place): BackupEntry {
  const isMounted = row.kind === 'directory' || row.kind === 'mounted-file';
  // A revision is one of the file whose revisions are listed: that is what gets restored.
  const file = place.findLast((step) => step.kind === 'file');
  const job = jobOf(place);
  const { name, path } = row.kind === 'revision' && file ? file : row;
  return {
    id: row.id,
    type: entryTypes[row.kind],
    name,
    path,
    fullPath: path,
    parentPath: parentOf(path) || pathOf(place),
    planId: plan.uid,
    planName: plan.name,
    planUuid: plan.uid,
    planNumericId: plan.numericId,
    fileId: fileIdOf(row, place),
    root: row.planFolder !== undefined,
    common: row.planFolder?.type === 'COMMON_FOLDER',
    content: isMounted,
    backupPermissions: row.backupPermissions ?? plan.backupPermissions ?? [],
    revisionId: row.kind === 'revision' ? row.id : (idOf(place, 'revision') ?? row.revisionId),
    downloadPath: isMounted ? row.path : undefined,
    image: isImagePlan(plan),
    size: row.size,
    deleted: row.isDeleted,
    ...(job && { jobId: job.id }),
    ...(plan.capabilities?.freedSpace && { freedSpace: true }),
  };
}

function fileIdOf(row: BackupRow, place: Place): string | undefined {
  if (row.kind === 'file' || row.kind === 'volume') return row.id;
  return idOf(place, 'file') ?? idOf(place, 'volume');
}

function idOf(place: Place, kind: 'file' | 'volume' | 'revision'): string | undefined {
  const step = place.find((candidate) => candidate.kind === kind);
  return step && 'id' in step ? step.id : undefined;
}
