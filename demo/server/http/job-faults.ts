/**
 * What can go wrong with a restore job on demand, beside the calls' `faults.ts`. One entry in the table is one fault; the
 * panel reads its description from here, the restore process what it does. All that are due hit the same job.
 */
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { RestoreCounts } from '../database/restore-counts.ts';

const rate = z.optional(z.number().check(z.positive(), z.maximum(1_000_000_000)));
const jobFaultOptions = z.object({
  filesPerSecond: rate,
  bytesPerSecond: rate,
  /** From 0, before anything is done, to 1. */
  afterShare: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  everyFile: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
});

export interface JobMoment {
  counts: RestoreCounts;
  /** Counts the files of the job from 0. */
  fileNumber: number;
  order: z.output<typeof jobFaultOptions>;
  signal: AbortSignal;
  /** Aborted when somebody ends this stalling. */
  letGo: AbortSignal;
  /** When the job may go on, in milliseconds; kept for the fault from moment to moment. */
  clock: { due: number };
}

interface JobFault {
  description: string;
  /** Before a file is opened; an error that it throws is the file's. */
  beforeFile?(moment: JobMoment): Promise<void>;
  /** After a part of a file was read and before it is counted. */
  beforeBytes?(moment: JobMoment, bytes: number): Promise<void>;
  /** After a file was counted: several are worked on at once, so the last of them may all have begun before that. */
  afterFile?(moment: JobMoment): Promise<void>;
}

/** Ends the whole job, not only a file. */
export class JobFailure extends Error {}

export const jobFaults = {
  slow: {
    description: 'Slow: filesPerSecond (5) and bytesPerSecond (1,000,000) at most',
    beforeFile: (moment) => takeTime(moment, 1 / (moment.order.filesPerSecond ?? 5)),
    beforeBytes: (moment, bytes) => takeTime(moment, bytes / (moment.order.bytesPerSecond ?? 1_000_000)),
  },
  stalled: {
    description: 'Stalls once afterShare (0.5) of it is done, until it is canceled or let go',
    beforeFile: stall,
    beforeBytes: stall,
    afterFile: stall,
  },
  fails: {
    description: 'Fails once afterShare (0.5) of it is done',
    beforeFile: fail,
    beforeBytes: fail,
    afterFile: fail,
  },
  'unwritable-files': {
    description: 'Some files cannot be written: the first, and each everyFile-th (3) after it',
    async beforeFile({ fileNumber, order }) {
      if (fileNumber % (order.everyFile ?? 3) === 0)
        throw Object.assign(new Error('The file cannot be written'), { code: 'EACCES' });
    },
  },
} as const satisfies Record<string, JobFault>;

export type JobFaultName = keyof typeof jobFaults;
const names = Object.keys(jobFaults) as [JobFaultName, ...JobFaultName[]];

export const jobFaultOrder = z.extend(jobFaultOptions, {
  fault: z.enum(names),
  /** How many of the next jobs; one when absent. */
  times: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
});
export type JobFaultOrder = z.output<typeof jobFaultOrder>;

/** The faults that are due for a new job of the session. */
export function takeJobFaults(session: { jobFaults: JobFaultOrder[] }): JobFaultOrder[] {
  const due = session.jobFaults.map((order) => ({ ...order }));
  for (const order of session.jobFaults) order.times -= 1;
  session.jobFaults = session.jobFaults.filter(({ times }) => times > 0);
  return due;
}

async function takeTime({ clock, signal }: JobMoment, seconds: number): Promise<void> {
  clock.due = Math.max(clock.due, performance.now()) + seconds * 1000;
  await wait(clock.due - performance.now(), undefined, { signal });
}

async function stall(moment: JobMoment): Promise<void> {
  const { signal, letGo } = moment;
  if (!isPast(moment) || letGo.aborted) return;
  await wait(2 ** 31 - 1, undefined, { signal: AbortSignal.any([signal, letGo]) }).catch(() => signal.throwIfAborted());
}

async function fail(moment: JobMoment): Promise<void> {
  if (isPast(moment)) throw new JobFailure('The connection to the device was lost.');
}

/** The share of the files, or of the bytes of a single one. */
function isPast({ counts, order: { afterShare = 0.5 } }: JobMoment): boolean {
  const { totalFiles, totalBytes, filesProcessed, processedBytes } = counts;
  const share = totalFiles === 1 ? processedBytes / (totalBytes || 1) : filesProcessed / (totalFiles || 1);
  return share >= afterShare;
}
