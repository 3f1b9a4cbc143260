/** What is known of a job from all that the server has told of it so far. */
import { jsonText } from '../../base/json-text.ts';
import type { RestoreJob } from '../job-contract.ts';
import { isOver, type JobOutcomes, jobOutcomes, jobState, type ReportedState, shownState } from './job-state.ts';
import { jobTimes } from './job-times.ts';
import type { ShownState } from './job-view-types.ts';
import { ProgressWindow } from './progress-window.ts';

export interface Amount {
  done: number;
  /** `undefined` while nobody has counted. */
  total: number | undefined;
}

export interface JobProgress {
  job: RestoreJob;
  state: ReportedState;
  /** The state as it looks to somebody who wants files back. */
  shown: Exclude<ShownState, 'gone'>;
  isOver: boolean;
  files: Amount;
  /** `undefined` of a server that does not tell them apart. */
  outcomes: JobOutcomes | undefined;
  bytes: Amount;
  /** Whole percents, 0 to 100, by bytes; `undefined` while nobody knows. */
  percentage: number | undefined;
  /** Bytes a second; `undefined` where it is over or not known. */
  rate: number | undefined;
  /** Seconds; `undefined` where it is over or not known. */
  timeLeft: number | undefined;
  /** Whole minutes without a new file or byte, 0 while it goes on. */
  stalledMinutes: number;
}

export interface JobTrack {
  /**
   * What the server told last, and when, in milliseconds of a monotonic clock. `isNews` where it differs from what it
   * told before.
   */
  take(job: RestoreJob, at: number): { progress: JobProgress; isNews: boolean };
}

export function createJobTrack(): JobTrack {
  const window = new ProgressWindow();
  let known: string | undefined;
  let changedAt = 0;

  return {
    take(job, at) {
      const now = jsonText(reportedNumbers(job));
      const isNews = now !== known;
      if (isNews) changedAt = at;
      known = now;

      const state = jobState(job);
      const over = isOver(state);
      const bytes = amount(job.jobProcessedBytes, job.jobTotalBytes);
      // What goes before the first byte, counting, would be measured as slowness.
      if (state === 'processing') window.add(at, bytes.done);
      const remaining = bytes.total === undefined ? Number.NaN : Math.max(0, bytes.total - bytes.done);
      const isMoving = state === 'processing';
      const progress: JobProgress = {
        job,
        state,
        shown: shownState(job, state),
        isOver: over,
        outcomes: jobOutcomes(job),
        files: amount(job.jobFilesProcessed, job.jobTotalFiles),
        bytes,
        percentage: percentageOf(job, state),
        rate: isMoving ? window.rate : undefined,
        timeLeft: isMoving ? window.timeLeft(remaining) : undefined,
        stalledMinutes: over ? 0 : Math.max(0, Math.floor((at - changedAt) / jobTimes.stall)),
      };
      return { progress, isNews };
    },
  };
}

/** By bytes alone: files of very different sizes would make the bar jump. Where all are empty, their number has to do. */
export function percentageOf(job: RestoreJob, state: ReportedState): number | undefined {
  if (state === 'completed') return 100;
  const bytes = amount(job.jobProcessedBytes, job.jobTotalBytes);
  if (bytes.total !== undefined && bytes.total > 0) return percents(bytes.done / bytes.total);
  if (state === 'preparing') return undefined;
  const files = amount(job.jobFilesProcessed, job.jobTotalFiles);
  if (bytes.total === 0 && files.total !== undefined && files.total > 0) return percents(files.done / files.total);
  return typeof job.percentage === 'number' ? percents(job.percentage / 100) : undefined;
}

/** Rounded down: what is not done is not told as done. */
function percents(share: number): number | undefined {
  if (!Number.isFinite(share)) return undefined;
  return Math.floor(Math.min(1, Math.max(0, share)) * 100 + 1e-9);
}

function amount(done: number | null | undefined, total: number | null | undefined): Amount {
  return { done: Math.max(0, done ?? 0), total: total ?? undefined };
}

function reportedNumbers({
  status,
  jobTotalFiles,
  jobFilesProcessed,
  jobTotalBytes,
  jobProcessedBytes,
  jobFilesFailed,
}: RestoreJob): unknown[] {
  return [status, jobTotalFiles, jobFilesProcessed, jobTotalBytes, jobProcessedBytes, jobFilesFailed];
}
