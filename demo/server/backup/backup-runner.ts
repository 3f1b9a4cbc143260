import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '../database/open-database.ts';
import type { BackupNews, BackupOrder } from './backup-process.ts';
import type { BackupProgress, BackupRequest } from './run-backup.ts';

export interface BackupStatus extends BackupProgress {
  planId: number;
  state: 'running' | 'completed' | 'failed';
  started: number;
  finished: number | null;
  /** What went wrong. */
  message: string | null;
}

const nothingYet: BackupProgress = {
  phase: 'scanning',
  totalFiles: 0,
  files: 0,
  totalBytes: 0,
  bytes: 0,
  unreadable: 0,
};

/** Starts backups as processes, one per plan at a time, and knows how far they are. */
export class BackupRunner {
  readonly #location: DatabaseLocation;
  readonly #statuses = new Map<number, BackupStatus>();
  readonly #processes = new Map<number, ChildProcess>();

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

  /** The running or new backup of the plan. */
  start(request: BackupRequest): BackupStatus {
    const running = this.#statuses.get(request.planId);
    if (running && this.isRunning(request.planId)) return running;
    const status: BackupStatus = {
      ...nothingYet,
      planId: request.planId,
      state: 'running',
      started: Date.now(),
      finished: null,
      message: null,
    };
    this.#statuses.set(request.planId, status);
    const child = fork(fileURLToPath(new URL('./backup-process.ts', import.meta.url)), {
      execArgv: ['--import', import.meta.resolve('tsx')],
      env: { ...process.env, UV_THREADPOOL_SIZE: '12' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#processes.set(request.planId, child);
    child.on('message', (news: BackupNews) => {
      if ('progress' in news) Object.assign(status, news.progress);
      else status.message = news.failure;
    });
    child.once('error', (error) => {
      status.message = error.message;
    });
    child.once('close', () => {
      this.#processes.delete(request.planId);
      status.finished = Date.now();
      status.state = status.phase === 'completed' ? 'completed' : 'failed';
      if (status.state === 'failed')
        status.message ??= 'The backup was interrupted; nothing of it is kept. Run it again.';
    });
    const order: BackupOrder = { location: this.#location, request };
    child.send(order);
    return status;
  }

  /** Ends what runs; unfinished backups leave nothing. */
  async close(): Promise<void> {
    const ended = [...this.#processes.values()].map((child) => new Promise((done) => child.once('close', done)));
    for (const child of this.#processes.values()) child.kill('SIGKILL');
    await Promise.all(ended);
  }
}
