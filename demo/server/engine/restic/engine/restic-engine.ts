import { hostname } from 'node:os';
import { and, eq, like, lte } from 'drizzle-orm';
import type { BackupStatus } from '../../../backup/backup-runner.ts';
import type { Database } from '../../../database/open-database.ts';
import { plan as planTable } from '../../../database/schema.ts';
import type { JobFaultOrder } from '../../../http/job-faults.ts';
import type { Write } from '../../../http/keyed-changes.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { PlanJobs } from '../../../jobs/plan-jobs.ts';
import type { PlanRow } from '../../../plans/plan-rows.ts';
import type { BackupEngine } from '../../backup-engine.ts';
import { planUid } from '../../engines.ts';
import { keepSnapshots } from '../index/find-snapshots.ts';
import { PlanLookup } from '../plan/plan-lookup.ts';
import type { ResticSnapshot } from '../program/restic-nodes.ts';
import { repositoryPlace } from '../program/restic-settings.ts';
import { runResticBackup } from '../program/run-backup.ts';
import { openWorks, type ResticPlace, ResticReader } from './restic-reader.ts';

interface EngineWorks extends ResticPlace {
  database: Database;
  planJobs: PlanJobs;
  isOneOfSeveral?: boolean;
  /** Milliseconds until backups of a deleted plan are removed. */
  deletionDelay: number;
}

/** How long it is not looked again for new snapshots. */
const freshFor = 10_000;
/** Plans whose first folder is read before somebody opens it: those with the latest backups. */
const preparedPlans = 16;
/** Snapshots that one start is told of. */
const snapshotsAtOnce = 500;

/** One repository, and what may be done with it. */
export class ResticEngine extends ResticReader implements BackupEngine {
  readonly #engine: EngineWorks;
  readonly #statuses = new Map<number, BackupStatus>();
  readonly #running = new Set<Promise<unknown>>();
  readonly #closing = new AbortController();
  #looking: Promise<void> | undefined;
  #preparing: Promise<void> | undefined;
  #looked = Number.NEGATIVE_INFINITY;
  /** The plan that something is written of. There is one writer at a time. */
  #writing: number | undefined;

  private constructor(engine: EngineWorks, works: Awaited<ReturnType<typeof openWorks>>) {
    super(engine, works);
    this.#engine = engine;
  }

  static async openEngine(engine: EngineWorks): Promise<ResticEngine> {
    return new ResticEngine(engine, await openWorks(engine, true));
  }

  async refresh(): Promise<void> {
    if (performance.now() - this.#looked < freshFor) return;
    await this.look();
  }

  /** Until all snapshots of the plan were read; fails as that does. */
  async whenRead({ numericId }: PlanRow): Promise<void> {
    await this.works.reader?.read(numericId);
  }

  /** Until the first folders are there that the last look has begun to read. */
  async whenPrepared(): Promise<void> {
    await this.#preparing;
  }

  isBusy(): boolean {
    return this.#writing !== undefined;
  }

  startSync(): void {
    throw new Refusal(409, 'NOT_SUPPORTED', 'The backups of this plan can’t be synced.');
  }

  async backUp(plan: PlanRow, _faults: JobFaultOrder[]): Promise<BackupStatus> {
    const running = this.#statuses.get(plan.numericId);
    if (running?.state === 'running') return running;
    this.#requireWriter();
    const { host, paths, tags } = await this.works.index.tree(plan.numericId);
    if (host !== hostname())
      throw new Refusal(409, 'OTHER_DEVICE', `Only ${host} itself can back up its files. Start restic there.`);
    this.#requireWriter();
    this.#writing = plan.numericId;
    try {
      const { database, planJobs } = this.#engine;
      const job = await planJobs.prepare('BACKUP', plan.numericId);
      await database.batch([...job.writes] as unknown as Parameters<Database['batch']>[0]);
      job.begin();
      const order = { planId: plan.numericId, host, paths, tags, signal: this.#closing.signal };
      const { status, done } = runResticBackup(this.works.program, order, job.counts);
      this.#statuses.set(plan.numericId, status);
      const ending = done.finally(async () => {
        this.#writing = undefined;
        // The next server says that it was interrupted.
        if (!this.#closing.signal.aborted) {
          await this.look().catch(() => undefined);
          const { state, message } = status;
          job.end({ status: state === 'completed' ? 'completed' : 'failed', ...(message !== null && { message }) });
        }
        this.#running.delete(ending);
      });
      this.#running.add(ending);
      return status;
    } catch (error) {
      this.#writing = undefined;
      throw error;
    }
  }

  backups(): readonly BackupStatus[] {
    return [...this.#statuses.values()];
  }

  async deletePlans(plans: readonly PlanRow[]): Promise<Write[]> {
    if (plans.length === 0) return [];
    if (this.settings.isReadOnly)
      throw new Refusal(409, 'READ_ONLY', 'Backups of this repository can’t be deleted here: it’s read-only.');
    const purgeAt = Date.now() + this.#engine.deletionDelay;
    const { database } = this.#engine;
    return plans.map(({ uid }) => database.update(planTable).set({ purgeAt }).where(eq(planTable.uid, uid)));
  }

  async deleteItems(): Promise<Write[]> {
    throw new Refusal(
      409,
      'NOT_DELETABLE',
      'Files can’t be removed from a snapshot; only the plan as a whole can be deleted',
    );
  }

  letGo(): boolean {
    return false;
  }

  /** Forgets the snapshots of what is due, and frees what only they need. Waits for another time while a backup runs. */
  async sweep(): Promise<void> {
    if (this.settings.isReadOnly || this.#writing !== undefined) return;
    const { database, deletionDelay } = this.#engine;
    const due = and(like(planTable.uid, `${planUid(this.id, '')}%`), lte(planTable.purgeAt, Date.now()));
    for (const row of await database.select().from(planTable).where(due)) {
      this.#writing = row.numericId;
      try {
        await this.look();
        // What was backed up after somebody deleted the plan, nobody wanted to delete.
        const until = (row.purgeAt ?? 0) - deletionDelay;
        const snapshots = (await this.works.index.snapshots(row.numericId)).filter(({ created }) => created <= until);
        for (let start = 0; start < snapshots.length; start += snapshotsAtOnce) {
          const ids = snapshots.slice(start, start + snapshotsAtOnce).map(({ resticId }) => resticId);
          await this.works.program.settled();
          await this.works.program.run(['forget', '--prune', '--', ...ids], this.#closing.signal);
        }
        await database.update(planTable).set({ purgeAt: null }).where(eq(planTable.uid, row.uid));
        await this.look();
      } finally {
        this.#writing = undefined;
      }
    }
  }

  override async close(): Promise<void> {
    this.#closing.abort();
    await Promise.allSettled(this.#running);
    await this.#looking?.catch(() => undefined);
    await this.#preparing;
    await super.close();
  }

  #requireWriter(): void {
    if (this.#writing === undefined) return;
    throw new Refusal(
      409,
      'ENGINE_BUSY',
      'Something else is being written to the repository. Try again when it’s done.',
    );
  }

  /** One look at a time; who comes meanwhile waits along. */
  look(): Promise<void> {
    this.#looking ??= this.#lookAnew().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #lookAnew(): Promise<void> {
    const snapshots = await this.works.program.json<ResticSnapshot[] | null>(['snapshots']);
    const { id, works, settings } = this;
    const { database, isOneOfSeveral } = this.#engine;
    const label = isOneOfSeveral ? repositoryPlace(settings) : undefined;
    await keepSnapshots(database, works.index, { id, isRemote: works.isRemote, label }, snapshots ?? []);
    this.#looked = performance.now();
    this.#preparing ??= this.#prepare()
      // Whoever opens the plan is told.
      .catch(() => undefined)
      .finally(() => {
        this.#preparing = undefined;
      });
  }

  /** The way to a plan's folder takes a start of the program for each folder on it: too long for whoever opens the plan. */
  async #prepare(): Promise<void> {
    for (const plan of await this.works.index.latestPlans(preparedPlans)) {
      if (this.#closing.signal.aborted) return;
      await new PlanLookup(this.works, plan).prepare();
    }
  }
}
