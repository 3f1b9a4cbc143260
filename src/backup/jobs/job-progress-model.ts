/** One restore job, followed until it is over. Source: spec 000 §4 (restore job). */
import { computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { createResource } from '../../base/resource/resource.ts';
import { failureIn, valueIn } from '../../base/resource/resource-state.ts';
import type { Channel } from '../../host/configuration/configuration-types.ts';
import { CallError } from '../../host/http/call-error.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import { type Polling, startPolling } from '../../host/updates/polling.ts';
import { type RestoreJob, readRestoreJob } from '../job-contract.ts';
import { listRestoredFiles, type RestoredFile } from '../report-contract.ts';
import { watchJobs } from './job-news.ts';
import { jobTimes } from './job-times.ts';
import { createJobTrack, type JobProgress } from './job-track.ts';
import type { JobChange } from './job-view-types.ts';

export interface JobProgressOptions {
  client: HttpClient;
  nodeId: number;
  jobUID: string;
  /** The host's, which may tell of jobs as well. */
  channel?: Channel;
  /** Whether nobody looks. Default: at the page. */
  isHidden?: ReadonlySignal<boolean>;
  onChange(change: JobChange): void;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

interface Shape {
  /** What the server told last; `undefined` before it told anything. */
  progress: ReadonlySignal<JobProgress | undefined>;
  /** The server knows no such job (any more): what it told last stays. */
  isGone: ReadonlySignal<boolean>;
  /** The first files that failed, of a job that is over; empty where they did not come, `undefined` while they may. */
  failures: ReadonlySignal<readonly RestoredFile[] | undefined>;
  lost: Polling['failure'];
  isAsking: Polling['isAsking'];
  retry(): void;
}
export type JobProgressModel = Model<Shape>;

/** Files that a warning names; the report has all of them. */
export const mostNamed = 3;

export function createJobProgressModel(options: JobProgressOptions): JobProgressModel {
  return new (createModel<Shape>(() => jobProgressModel(options)))();
}

function jobProgressModel(options: JobProgressOptions): Shape {
  const { client, nodeId, jobUID, channel, isHidden, onChange, now = () => performance.now() } = options;
  const progress = signal<JobProgress | undefined>(undefined);
  const isGone = signal(false);
  const track = createJobTrack();
  const failures = createResource<void, readonly RestoredFile[]>({
    async read(_, signal) {
      const query = { page: 0, size: mostNamed, outcome: 'FAILED' } as const;
      return (await client.call(listRestoredFiles, { params: { nodeId, jobUID }, query }, { signal })).results;
    },
  });

  const polling = startPolling<RestoreJob>({
    times: jobTimes.polling,
    ...(isHidden && { isHidden }),
    read: (signal) => {
      const { timeout } = jobTimes;
      return client.call(readRestoreJob, { params: { nodeId, jobUID } }, { signal, timeout });
    },
    take(job) {
      const taken = track.take(job, now());
      progress.value = taken.progress;
      // Without an answer the count has to do.
      if (taken.progress.isOver && (taken.progress.outcomes?.failed ?? 0) > 0) failures.ask();
      if (taken.isNews) onChange({ nodeId, jobUID, job, state: taken.progress.state });
      // What is over may still be cleared elsewhere; nobody needs to be asked for that.
      return taken.progress.isOver ? 'end' : 'again';
    },
    failed(error) {
      if (!(error instanceof CallError) || error.kind !== 'not-found') return 'again';
      isGone.value = true;
      onChange({ nodeId, jobUID, job: progress.peek()?.job, state: 'gone' });
      return 'end';
    },
  });
  const hear = (changed: string) => {
    if (changed === jobUID) polling.now();
  };
  effect(() => watchJobs(nodeId, hear, channel));

  return {
    progress,
    isGone,
    failures: computed(() => valueIn(failures.state.value) ?? (failureIn(failures.state.value) && [])),
    lost: polling.failure,
    isAsking: polling.isAsking,
    retry: () => polling.now(),
  };
}
