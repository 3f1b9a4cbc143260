/** What a restore job's status and numbers mean. Source: spec 000 §4 (restore job). */
import type { RestoreJob } from '../job-contract.ts';
import type { JobStateName, ShownState } from './job-view-types.ts';

/** What the server reports of a job; `gone` is the answer that there is none. */
export type ReportedState = Exclude<JobStateName, 'gone'>;

type Facts = Pick<RestoreJob, 'status' | 'jobTotalFiles' | 'jobFilesProcessed' | 'jobTotalBytes' | 'jobProcessedBytes'>;

type OutcomeFacts = Pick<RestoreJob, 'jobFilesProcessed' | 'jobFilesRenamed' | 'jobFilesSkipped' | 'jobFilesFailed'>;

export function jobState(job: Facts): ReportedState {
  const { status } = job;
  if (status === 'failed' || status === 'canceled') return status;
  if (status === 'completed') return isIncomplete(job) ? 'completed-with-warnings' : 'completed';
  return isPreparing(job) ? 'preparing' : 'processing';
}

/** What became of the files that were reached. */
export interface JobOutcomes {
  /** Under their own names. */
  restored: number;
  renamed: number;
  skipped: number;
  failed: number;
}

/** `undefined` of a server that does not tell them apart. */
export function jobOutcomes(job: OutcomeFacts): JobOutcomes | undefined {
  const { jobFilesProcessed, jobFilesRenamed, jobFilesSkipped, jobFilesFailed } = job;
  if (typeof jobFilesFailed !== 'number') return undefined;
  const [renamed, skipped] = [jobFilesRenamed ?? 0, jobFilesSkipped ?? 0];
  const restored = Math.max(0, (jobFilesProcessed ?? 0) - renamed - skipped);
  return { restored, renamed, skipped, failed: jobFilesFailed };
}

/** A job that has skipped everything has completed, but must not look as if it had restored anything. */
export function shownState<State extends JobStateName>(job: Facts & OutcomeFacts, state: State): State | 'all-skipped' {
  const { restored = 1, renamed = 0, skipped = 0 } = jobOutcomes(job) ?? {};
  return state === 'completed' && skipped > 0 && restored + renamed === 0 ? 'all-skipped' : state;
}

/** Nothing more will happen: it can be cleared, and not canceled. */
export function isOver(state: ShownState): boolean {
  return state !== 'preparing' && state !== 'processing';
}

/** More than one file, and other than all of them processed. */
function isIncomplete({ jobTotalFiles, jobFilesProcessed }: Facts): boolean {
  const total = jobTotalFiles ?? 0;
  return total > 1 && (jobFilesProcessed ?? 0) !== total;
}

/**
 * No total file count, or processing; of what is not over. As processing is also what a job is called in its midst, and
 * a state of its own, a job that has begun to move is no longer preparing.
 */
function isPreparing({ status, jobTotalFiles, jobFilesProcessed, jobProcessedBytes }: Facts): boolean {
  if (jobTotalFiles === null || jobTotalFiles === undefined) return true;
  const hasMoved = (jobFilesProcessed ?? 0) > 0 || (jobProcessedBytes ?? 0) > 0;
  return status === 'processing' && !hasMoved;
}
