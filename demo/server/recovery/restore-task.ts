/** What the restore process is told and what it tells back: plain data, as it crosses processes and restarts. */
import type { conflictChoices, RestoreItem } from '../../../src/backup/job-contract.ts';
import type { DatabaseLocation } from '../database/open-database.ts';
import type { RestoreCounts } from '../database/restore-counts.ts';
import type { ResticSettings } from '../engine/restic/program/restic-settings.ts';
import type { JobFaultOrder } from '../http/job-faults.ts';
import type { JobEnd } from '../jobs/job-end.ts';

/** Of the environment in which the process runs: a `RestorePlace` as JSON. */
export const locationVariable = 'RESTORE_LOCATION';

/** Where the backups are that are restored from. */
export interface RestorePlace {
  location: DatabaseLocation;
  repositories: readonly ResticSettings[];
}

export type ConflictChoice = (typeof conflictChoices)[number];

/** One thing to restore, pinned to a revision or job, and the folder of a device that it goes into. */
export interface TaskSource {
  item: RestoreItem;
  deviceId: number;
  /** As the device writes it. */
  folder: string;
}

export interface RestoreTask {
  uid: string;
  /** What another job has restored already is left out; the journal beside this one's own says what that is. */
  isRetry?: boolean;
  /** The plan's number. */
  planId: number;
  sources: TaskSource[];
  ifExists: ConflictChoice;
  restoreDeleted: boolean;
  restoresPermissions: boolean;
  faults: JobFaultOrder[];
}

export type RestoreOrderMessage = { start: RestoreTask } | { cancel: string } | { letGo: string };

export interface RestoreNews {
  uid: string;
  counts: RestoreCounts;
  end?: JobEnd;
}
