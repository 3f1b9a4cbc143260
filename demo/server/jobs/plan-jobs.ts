/** Syncs and backups as jobs that can be followed: rows beside those of the restores, kept true while they run. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { JobKind } from '../../../src/backup/job-contract.ts';
import type { Database } from '../database/open-database.ts';
import { nothingYet, type RestoreCounts } from '../database/restore-counts.ts';
import { plan, restoreJob } from '../database/schema.ts';
import type { Write } from '../http/keyed-changes.ts';
import { notFound } from '../http/refusal.ts';
import { tellJobBegun, tellJobEnded } from '../telemetry/work-channels.ts';
import type { JobEnd } from './job-end.ts';

type Row = typeof restoreJob.$inferSelect;
export type PlanJobKind = Exclude<JobKind, 'RESTORE'>;

/** One that is about to run. */
export interface PlanJob {
  uid: string;
  /** Write it down, in the place of what the same plan did before. */
  writes: readonly Write[];
  /** How far it is; whoever works on it keeps it true. */
  counts: RestoreCounts;
  begin(): void;
  end(end: JobEnd): void;
}

const interrupted: Readonly<Record<PlanJobKind, string>> = {
  SYNC: 'The server stopped before everything was uploaded. Sync the plan again.',
  BACKUP: 'The server stopped before the backup was complete; nothing of it is kept. Run it again.',
};

/** Of the plans' jobs that have ended only each plan's last is kept, or a nightly backup would be a line every day. */
export class PlanJobs {
  readonly #database: Database;
  readonly #running = new Map<string, Row>();
  readonly #ending = new Set<Promise<unknown>>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** By the plan's number. */
  async prepare(kind: PlanJobKind, planId: number): Promise<PlanJob> {
    const [found] = await this.#database.select().from(plan).where(eq(plan.numericId, planId));
    if (!found) throw notFound('The plan');
    const uid = randomUUID();
    const row: Row = {
      uid,
      nodeId: found.deviceId,
      created: Date.now(),
      status: 'processing',
      ...nothingYet,
      content: {
        actionType: kind,
        type: found.type,
        sourcePath: '',
        file: null,
        destinationPath: '',
        sourcePlanId: found.uid,
        sourcePlanName: found.name,
      },
      ignored: false,
    };
    const sourcePlan = sql`json_extract(${restoreJob.content}, '$.sourcePlanId')`;
    const before = and(ofKinds([kind]), eq(sourcePlan, found.uid), ne(restoreJob.status, 'processing'));
    return {
      uid,
      writes: [this.#database.delete(restoreJob).where(before), this.#database.insert(restoreJob).values(row)],
      counts: row,
      begin: () => {
        this.#running.set(uid, row);
        tellJobBegun({ uid, kind });
      },
      end: (end) => {
        tellJobEnded({ uid, kind, status: end.status });
        this.#end(row, end);
      },
    };
  }

  /** The row of a job that runs, which the database learns only in the end. */
  running(uid: string): Row | undefined {
    return this.#running.get(uid);
  }

  /** What an earlier server left will not go on. */
  async failInterrupted(): Promise<void> {
    for (const kind of ['SYNC', 'BACKUP'] as const) {
      const content = sql`json_set(${restoreJob.content}, '$.message', ${interrupted[kind]})`;
      await this.#database
        .update(restoreJob)
        .set({ status: 'failed', content })
        .where(and(ofKinds([kind]), eq(restoreJob.status, 'processing')));
    }
  }

  /** Until every end that was told is written down. */
  async settled(): Promise<void> {
    await Promise.all(this.#ending);
  }

  #end(row: Row, { status, message }: JobEnd): void {
    row.status = status;
    if (message !== undefined) row.content = { ...row.content, message };
    const { uid, ignored: _, ...state } = row;
    const ending = this.#database
      .update(restoreJob)
      .set(state)
      .where(eq(restoreJob.uid, uid))
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        this.#running.delete(uid);
        this.#ending.delete(ending);
      });
    this.#ending.add(ending);
  }
}

export function ofKinds(kinds: readonly JobKind[]) {
  return inArray(sql`json_extract(${restoreJob.content}, '$.actionType')`, [...kinds]);
}
