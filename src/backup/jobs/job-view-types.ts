/** What is shown of restore jobs, and what a host may do its own way. */
import type { RequestAnswer } from '../../host/request-event.ts';
import type { RestoreJob } from '../job-contract.ts';

/** What was told last about a job; `job` is absent before anything was. */
export interface JobOrder {
  nodeId: number;
  jobUID: string;
  job: RestoreJob | undefined;
}

export type JobStateName =
  | 'preparing'
  | 'processing'
  | 'completed'
  | 'completed-with-warnings'
  | 'failed'
  | 'canceled'
  /** The server knows no such job (any more). */
  | 'gone';

/** As it is shown: a job that found everything there already has completed, and done nothing. */
export type ShownState = JobStateName | 'all-skipped';

export interface JobChange extends JobOrder {
  state: JobStateName;
}

/** What a job has left undone is restored by another one. */
export interface JobRetry extends JobOrder {
  /** The new job. */
  retryUID: string;
}

/** All optional: who leaves them out lets everything happen as it does. */
export interface JobHooks {
  /** Before a job is canceled, after it was confirmed. Where the host does it its own way the dialog closes. */
  onCancelRequest?(order: JobOrder): RequestAnswer;
  onCanceled?(order: JobOrder): void;
  /** Before a job is cleared; the same. */
  onClearRequest?(order: JobOrder): RequestAnswer;
  onCleared?(order: JobOrder): void;
  /** Before what a job failed to restore is restored by a new one; `false` where the host does it its own way: the dialog closes. */
  onRetryRequest?(order: JobOrder): boolean;
  onRetried?(retry: JobRetry): void;
  /** Whenever the server tells something new about the job. */
  onChange?(change: JobChange): void;
}

/** Open while mounted. Closing it does not stop the job. */
export interface RestoreProgressDialogProps extends JobHooks {
  /** The device whose backups the job restores from: the one it was made with. */
  nodeId: number;
  jobUID: string;
  /** What was just done with it, above all else: a notice would stand behind the dialog. */
  news?: string | undefined;
  onClose(reason: 'escape' | 'backdrop' | 'button' | 'done'): void;
}

export interface JobTrayProps extends JobHooks {
  nodeId: number;
  /**
   * It is the line at the foot of something else: there without a job as well, opened by hand alone, upwards. So it never
   * takes the place of what somebody is about to press. Elsewhere it draws nothing while there is no job.
   */
  isFoot?: boolean;
}
