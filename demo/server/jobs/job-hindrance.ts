import type { RestoreCounts } from '../database/restore-counts.ts';
import { type JobFaultOrder, type JobMoment, jobFaults } from '../http/job-faults.ts';

/** So small that a slow job's bytes rise steadily. */
const slowPiece = 16 * 1024;

/** How often somebody has let a job go on; each time ends one of its stalls, the first one first. */
export class LetGo extends EventTarget {
  #times = 0;

  get times(): number {
    return this.#times;
  }

  once(): void {
    this.#times += 1;
    this.dispatchEvent(new Event('once'));
  }
}

/** Holds a job up by the faults that were ordered for it. */
export class JobHindrance {
  readonly #moments: (Omit<JobMoment, 'fileNumber'> & { order: JobFaultOrder })[];

  constructor(orders: readonly JobFaultOrder[], counts: RestoreCounts, signal: AbortSignal, letGo: LetGo) {
    const held = orders.map((order) => ({ order, end: new AbortController() }));
    const stalls = held
      .filter(({ order }) => order.fault === 'stalled')
      .toSorted((one, other) => (one.order.afterShare ?? 0.5) - (other.order.afterShare ?? 0.5));
    const endStalls = () => {
      for (const { end } of stalls.slice(0, letGo.times)) end.abort();
    };
    letGo.addEventListener('once', endStalls);
    endStalls();
    this.#moments = held.map(({ order, end }) => ({ order, counts, signal, letGo: end.signal, clock: { due: 0 } }));
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
