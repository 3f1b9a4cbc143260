import type { RestoreCounts } from '../database/restore-counts.ts';
import { type JobFaultOrder, type JobMoment, jobFaults } from '../http/job-faults.ts';

/** So small that a slow job's bytes rise steadily. */
const slowPiece = 16 * 1024;

/** Holds a restore job up by the faults that were ordered for it. */
export class RestoreHindrance {
  readonly #moments: (Omit<JobMoment, 'fileNumber'> & { order: JobFaultOrder })[];

  constructor(orders: readonly JobFaultOrder[], counts: RestoreCounts, signal: AbortSignal, letGo: AbortSignal) {
    this.#moments = orders.map((order) => ({ order, counts, signal, letGo, clock: { due: 0 } }));
  }

  async beforeFile(fileNumber: number): Promise<void> {
    for (const moment of this.#moments) {
      const fault = jobFaults[moment.order.fault];
      if ('beforeFile' in fault) await fault.beforeFile({ ...moment, fileNumber });
    }
  }

  async afterFile(fileNumber: number): Promise<void> {
    for (const moment of this.#moments) {
      const fault = jobFaults[moment.order.fault];
      if ('afterFile' in fault) await fault.afterFile({ ...moment, fileNumber });
    }
  }

  /** Counts the bytes of a part that was written, as fast as the faults let it. */
  async spend(bytes: number, fileNumber: number, onBytes: (count: number) => void): Promise<void> {
    if (this.#moments.length === 0) return onBytes(bytes);
    for (let spent = 0; spent < bytes; spent += slowPiece) {
      const piece = Math.min(slowPiece, bytes - spent);
      for (const moment of this.#moments) {
        const fault = jobFaults[moment.order.fault];
        if ('beforeBytes' in fault) await fault.beforeBytes({ ...moment, fileNumber }, piece);
      }
      onBytes(piece);
    }
  }
}
