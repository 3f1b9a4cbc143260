import { join } from 'node:path';
import type { Database } from '../database/open-database.ts';
import { thisMachine } from '../directory/devices.ts';
import type { JobFaultOrder } from '../http/job-faults.ts';
import { notFound } from '../http/refusal.ts';
import type { PlanJobs } from '../jobs/plan-jobs.ts';
import type { BackupRunner, BackupStatus } from './backup-runner.ts';
import type { BackupRequest } from './run-backup.ts';

/** The two plans of this machine that are really backed up; their plan folders have the ids. */
export interface RealPlans {
  documents: { planId: number; folderId: number };
  project: { planId: number; folderId: number };
}

/** What backups are made with. */
export interface BackupWorks {
  database: Database;
  runner: BackupRunner;
  planJobs: PlanJobs;
}

export interface BackupFolders {
  dataFolder: string;
  backupFolder: string;
  /** Names left out of the backup folder, wherever they are. */
  excludedNames: readonly string[];
}

/** The plans of this machine that can really be backed up, and how. */
export class Backups {
  readonly #works: BackupWorks;
  readonly #requests: Record<keyof RealPlans, BackupRequest>;

  constructor(works: BackupWorks, plans: RealPlans, { dataFolder, backupFolder, excludedNames }: BackupFolders) {
    this.#works = works;
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

  /** The running or new backup of the plan. */
  async start(plan: string, faults: JobFaultOrder[]): Promise<BackupStatus> {
    if (plan !== 'documents' && plan !== 'project') throw notFound(`A plan "${plan}" that can be backed up`);
    return this.#start(this.#requests[plan], faults);
  }

  /** The same, by the plan's number. */
  async startPlan(planId: number, faults: JobFaultOrder[]): Promise<BackupStatus> {
    const request = Object.values(this.#requests).find((each) => each.planId === planId);
    if (!request) throw notFound('A plan that can be backed up');
    return this.#start(request, faults);
  }

  async #start(request: BackupRequest, faults: JobFaultOrder[]): Promise<BackupStatus> {
    const { database, runner, planJobs } = this.#works;
    const job = await planJobs.prepare('BACKUP', request.planId);
    const running = runner.running(request.planId);
    if (running) return running;
    const status = runner.start({ ...request, faults }, job);
    await database.batch([...job.writes] as unknown as Parameters<Database['batch']>[0]);
    return status;
  }

  /** The latest backup of each plan since the server started. */
  statuses() {
    return Object.entries(this.#requests).flatMap(([plan, { planId }]) => {
      const latest = this.#works.runner.statuses().find((status) => status.planId === planId);
      return latest ? [{ plan, ...latest }] : [];
    });
  }
}
