import type { ChildProcess } from 'node:child_process';
import { forkProcess } from '../../processes/fork-process.ts';
import type { DatabaseLocation } from '../database/open-database.ts';
import type { PlanJob } from '../jobs/plan-jobs.ts';
import type { BackupNews, BackupOrderMessage } from './backup-process.ts';
import { type BackupProgress, type BackupRequest, countsOf, nothingYet } from './run-backup.ts';

export interface BackupStatus extends BackupProgress {
  planId: number;
  state: 'running' | 'completed' | 'failed';
  started: number;
  finished: number | null;
  /** What went wrong. */
  message: string | null;
}

/** Starts backups as processes, one per plan at a time, and knows how far they are. */
export class BackupRunner {
  readonly #location: DatabaseLocation;
  readonly #statuses = new Map<number, BackupStatus>();
  readonly #processes = new Map<number, ChildProcess>();
  /** By the job. */
  readonly #children = new Map<string, ChildProcess>();

  constructor(location: DatabaseLocation) {
    this.#location = location;
  }

  get isBusy(): boolean {
    return this.#processes.size > 0;
  }

  isRunning(planId: number): boolean {
    return this.#processes.has(planId);
  }

  statuses(): BackupStatus[] {
    return [...this.#statuses.values()];
  }

  /** The backup of the plan that runs. */
  running(planId: number): BackupStatus | undefined {
    return this.isRunning(planId) ? this.#statuses.get(planId) : undefined;
  }

  /** None of the plan may run. */
  start(request: BackupRequest, job: PlanJob): BackupStatus {
    const status: BackupStatus = {
      ...nothingYet,
      planId: request.planId,
      state: 'running',
      started: Date.now(),
      finished: null,
      message: null,
    };
    this.#statuses.set(request.planId, status);
    const child = forkProcess(new URL('./backup-process.ts', import.meta.url));
    this.#processes.set(request.planId, child);
    this.#children.set(job.uid, child);
    job.begin();
    child.on('message', (news: BackupNews) => {
      if ('failure' in news) status.message = news.failure;
      else {
        Object.assign(status, news.progress);
        Object.assign(job.counts, countsOf(news.progress));
      }
    });
    child.once('error', (error) => {
      status.message = error.message;
    });
    child.once('close', () => {
      this.#processes.delete(request.planId);
      this.#children.delete(job.uid);
      status.finished = Date.now();
      status.state = status.phase === 'completed' ? 'completed' : 'failed';
      if (status.state === 'failed')
        status.message ??= 'The backup was interrupted; nothing of it is kept. Run it again.';
      job.end({ status: status.state, ...(status.message !== null && { message: status.message }) });
    });
    this.#send(child, { location: this.#location, request });
    return status;
  }

  /** One that stalls goes on; whether there is one. */
  letGo(uid: string): boolean {
    const child = this.#children.get(uid);
    if (child) this.#send(child, 'let go');
    return child !== undefined;
  }

  #send(child: ChildProcess, message: BackupOrderMessage): void {
    child.send(message);
  }

  /** Ends what runs; unfinished backups leave nothing. */
  async close(): Promise<void> {
    const ended = [...this.#processes.values()].map((child) => new Promise((done) => child.once('close', done)));
    for (const child of this.#processes.values()) child.kill('SIGKILL');
    await Promise.all(ended);
  }
}
