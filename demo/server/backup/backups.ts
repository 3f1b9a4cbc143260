import { join } from 'node:path';
import { thisMachine } from '../directory/devices.ts';
import { notFound } from '../http/refusal.ts';
import type { BackupRunner, BackupStatus } from './backup-runner.ts';
import type { BackupRequest } from './run-backup.ts';

/** The two plans of this machine that are really backed up; their plan folders have the ids. */
export interface RealPlans {
  documents: { planId: number; folderId: number };
  project: { planId: number; folderId: number };
}

export interface BackupFolders {
  dataFolder: string;
  backupFolder: string;
  /** Names left out of the backup folder, wherever they are. */
  excludedNames: readonly string[];
}

/** The plans of this machine that can really be backed up, and how. */
export class Backups {
  readonly #runner: BackupRunner;
  readonly #requests: Record<keyof RealPlans, BackupRequest>;

  constructor(runner: BackupRunner, plans: RealPlans, { dataFolder, backupFolder, excludedNames }: BackupFolders) {
    this.#runner = runner;
    const documents = join(dataFolder, 'devices', String(thisMachine), 'Documents');
    const none = { excludedNames: [], excludedPaths: [] };
    this.#requests = {
      documents: { ...none, planId: plans.documents.planId, sources: { [plans.documents.folderId]: documents } },
      project: {
        planId: plans.project.planId,
        sources: { [plans.project.folderId]: backupFolder },
        excludedNames,
        // The store must not back itself up.
        excludedPaths: [dataFolder],
      },
    };
  }

  start(plan: string): BackupStatus {
    if (plan !== 'documents' && plan !== 'project') throw notFound(`A plan "${plan}" that can be backed up`);
    return this.#runner.start(this.#requests[plan]);
  }

  /** The latest backup of each plan since the server started. */
  statuses() {
    return Object.entries(this.#requests).flatMap(([plan, { planId }]) => {
      const latest = this.#runner.statuses().find((status) => status.planId === planId);
      return latest ? [{ plan, ...latest }] : [];
    });
  }
}
