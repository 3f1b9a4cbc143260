import type { BackupRunner, BackupStatus } from '../../backup/backup-runner.ts';
import type { Backups } from '../../backup/backups.ts';
import type { JobFaultOrder } from '../../http/job-faults.ts';
import type { Write } from '../../http/keyed-changes.ts';
import { Refusal } from '../../http/refusal.ts';
import type { PlanJob } from '../../jobs/plan-jobs.ts';
import type { PlanRow } from '../../plans/plan-rows.ts';
import type { Deletions } from '../../recovery/deletions.ts';
import type { SyncJobs } from '../../recovery/sync-jobs.ts';
import type { BackupEngine, ItemsToDelete } from '../backup-engine.ts';
import { EmbeddedReader } from './embedded-reader.ts';

interface EmbeddedWorks {
  runner: BackupRunner;
  backups: Backups;
  syncJobs: SyncJobs;
  deletions: Deletions;
}

/** The store that the server brings along: nothing to install, and true bytes. */
export class EmbeddedEngine extends EmbeddedReader implements BackupEngine {
  readonly #works: EmbeddedWorks;

  constructor(works: EmbeddedWorks, ...store: ConstructorParameters<typeof EmbeddedReader>) {
    super(...store);
    this.#works = works;
  }

  async refresh(): Promise<void> {
    // Nobody else writes to it.
  }

  isBusy({ numericId }: PlanRow): boolean {
    return this.#works.runner.isRunning(numericId) || this.#works.syncJobs.isRunning(numericId);
  }

  startSync({ numericId }: PlanRow, job: PlanJob, faults: readonly JobFaultOrder[]): void {
    this.#works.syncJobs.start(numericId, job, faults);
  }

  backUp({ numericId }: PlanRow, faults: JobFaultOrder[]): Promise<BackupStatus> {
    return this.#works.backups.startPlan(numericId, faults);
  }

  backups(): readonly BackupStatus[] {
    return this.#works.runner.statuses();
  }

  async deletePlans(plans: readonly PlanRow[]): Promise<Write[]> {
    return [this.#works.deletions.schedulePlans(plans)];
  }

  async deleteItems(plan: PlanRow, items: ItemsToDelete): Promise<Write[]> {
    if (plan.content === 'generated') {
      throw new Refusal(
        409,
        'NOT_DELETABLE',
        'The files of this plan are computed; only the plan as a whole can be deleted',
      );
    }
    return this.#works.deletions.scheduleItems(items);
  }

  letGo(jobUid: string): boolean {
    return this.#works.syncJobs.letGo(jobUid) || this.#works.runner.letGo(jobUid);
  }

  sweep(): Promise<void> {
    return this.#works.deletions.sweep();
  }

  override async close(): Promise<void> {
    await this.#works.syncJobs.close();
    await this.#works.runner.close();
  }
}
