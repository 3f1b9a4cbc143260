/** What is listed, as rows of one shape whatever the level; `browser-model/deeper-rows.ts` makes those below the plans. Source: spec 000 §3. */
import { fold } from '../base/fold.ts';
import type { PlanFolder, Revision, Volume } from './contract.ts';
import type { Step } from './place.ts';
import type { BackupPlan } from './plan-contract.ts';
import { planTags, type TagName } from './tags.ts';

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
  /** A revision of the same minute as another. */
  isClose?: boolean;
  /** Allows browsing without the permission of the whole console, where the backend says so. */
  backupPermissions?: readonly string[] | undefined;
  plan?: BackupPlan;
  volume?: Volume;
  revision?: Revision;
  /** Of a file that is shown as it was at a backup job. */
  revisionId?: string | undefined;
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
    size: sumOfSizes([plan.storage?.local, plan.storage?.cloud]),
    modified: plan.lastSuccess ?? undefined,
    isDeleted: plan.deleted,
    backupPermissions: plan.backupPermissions ?? undefined,
    plan,
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
  return row.kind === 'file' ? { kind: 'file', id: row.id, name: row.name, path: row.path } : undefined;
}

export function sumOfSizes(sizes: readonly (number | null | undefined)[]): number | undefined {
  const known = sizes.filter((size) => typeof size === 'number');
  return known.length === 0 ? undefined : fold(known, (total, size) => total + size, 0);
}
