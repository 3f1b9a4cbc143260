/**
 * What keeps backups: the store that the server brings along, or a program beside it. Routes and jobs know nothing else
 * of where backups are; what an engine cannot do, it says as a capability, and nobody is offered it.
 */
import type { BackupStatus } from '../backup/backup-runner.ts';
import type { JobFaultOrder } from '../http/job-faults.ts';
import type { Write } from '../http/keyed-changes.ts';
import type { PlanJob } from '../jobs/plan-jobs.ts';
import type { ImagePlan } from '../plans/image-plan.ts';
import type { BackedUpFile, FoundItem, PlanContent } from '../plans/plan-content.ts';
import type { PlanRow } from '../plans/plan-rows.ts';

export interface EngineCapabilities {
  /** Plans of whole volumes. */
  images: boolean;
  /** Uploads what a plan has only locally. */
  sync: boolean;
  /** Runs a backup when somebody asks for one. */
  backup: boolean;
  /** Removes the backups of whole plans. */
  planDeletion: boolean;
  /** Removes single files and folders from what was backed up. */
  itemDeletion: boolean;
  /** Tells what a deletion of plans frees. */
  freedSpace: boolean;
}

export interface PlanSummary {
  /** When the last backup ended, in milliseconds since 1970. */
  lastSuccess: number | null;
  /** Bytes. */
  storage: { volumes: number | null; local: number | null; cloud: number | null } | null;
}

/** By ids as the calls write them. */
export interface ItemsToDelete {
  planId: number;
  fileIds: readonly string[];
  folderIds: readonly string[];
  volumes: readonly { planId: number; guid: string }[];
}

/** What is to be read at once. */
export interface ReadOrder {
  found: readonly FoundItem[];
  restoreDeleted: boolean;
  signal?: AbortSignal;
}

/** Files that were fetched at once, which is quicker than one after the other. */
export interface FetchedFiles {
  /** The same file, from where it was fetched to. */
  file(file: BackedUpFile): BackedUpFile;
  /** Removes what was fetched. */
  discard(): Promise<void>;
}

/** The part of an engine that reads; a restore has it in a process of its own. */
export interface EngineReader {
  readonly id: string;
  readonly capabilities: EngineCapabilities;
  summary(plan: PlanRow): Promise<PlanSummary>;
  /** `permissions` are told with each entry. */
  content(plan: PlanRow, permissions: string[]): PlanContent;
  images(plan: PlanRow): ImagePlan;
  /** Bytes, about, if the plans were deleted now; `undefined` where it is not known in time. */
  freedSpace(plans: readonly PlanRow[]): Promise<number | undefined>;
  /**
   * Fetches into a folder of this machine, which is made and may hold what an earlier attempt fetched; without one into
   * a new one. Absent where reading file by file is as quick.
   */
  fetch?(plan: PlanRow, order: ReadOrder, folder?: string): Promise<FetchedFiles>;
  close(): Promise<void>;
}

export interface BackupEngine extends EngineReader {
  /** Looks for backups that others have made meanwhile; refuses with what is wrong where that cannot be seen. */
  refresh(): Promise<void>;
  /** Whether something writes to the plan's backups. */
  isBusy(plan: PlanRow): boolean;
  /** The plan may not be busy. */
  startSync(plan: PlanRow, job: PlanJob, faults: readonly JobFaultOrder[]): void;
  /** The running or new backup of the plan. */
  backUp(plan: PlanRow, faults: JobFaultOrder[]): Promise<BackupStatus>;
  /** The latest of each plan since the server started. */
  backups(): readonly BackupStatus[];
  /** What schedules the deletion, within a change. */
  deletePlans(plans: readonly PlanRow[]): Promise<Write[]>;
  deleteItems(plan: PlanRow, items: ItemsToDelete): Promise<Write[]>;
  /** A sync or backup that stalls goes on; whether there is one. */
  letGo(jobUid: string): boolean;
  /** Removes what was deleted and is due. */
  sweep(): Promise<void>;
}
