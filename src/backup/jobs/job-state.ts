/** What a restore job's status and numbers mean. Source: spec 000 §4 (restore job). */
import type { RestoreJob } from '../job-contract.ts';
import type { JobStateName } from './job-view-types.ts';

/** What the server reports of a job; `gone` is the answer that there is none. */
export type ReportedState = Exclude<JobStateName, 'gone'>;

type Facts = Pick<RestoreJob, 'status' | 'jobTotalFiles' | 'jobFilesProcessed' | 'jobTotalBytes' | 'jobProcessedBytes'>;

export function jobState(job: Facts): ReportedState {
  const { status } = job;
  if (status === 'failed' || status === 'canceled') return status;
  if (status === 'completed') return isIncomplete(job) ? 'completed-with-warnings' : 'completed';
  return isPreparing(job) ? 'preparing' : 'processing';
}

/** Nothing more will happen: it can be cleared, and not canceled. */
export function isOver(state: JobStateName): boolean {
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
