import type { BackupEntry } from '../backup-entry.ts';

/** The job that is about to be made, with what a host needs to make it its own way. */
export interface SyncOrder {
  nodeId: number;
  planId: string;
  planName: string;
  items: readonly BackupEntry[];
}

export interface SyncCreated extends SyncOrder {
  /** Where the server named it. */
  jobUID: string | undefined;
}
