/** The jobs of a device that were not cleared, of every kind, whoever made them, each with how far it is. */
import { computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import type { Channel } from '../../host/configuration/configuration-types.ts';
import { CallError } from '../../host/http/call-error.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import { type Polling, startPolling } from '../../host/updates/polling.ts';
import { jobKinds, listRestoreJobs, type RestoreJob } from '../job-contract.ts';
import { watchJobs } from './job-news.ts';
import { jobTimes } from './job-times.ts';
import { createJobTrack, type JobProgress, type JobTrack } from './job-track.ts';
import type { JobChange, JobStateName } from './job-view-types.ts';

export interface JobTrayOptions {
  client: HttpClient;
  nodeId: number;
  /** The host's, which may tell of jobs as well. */
  channel?: Channel;
  /** Whether nobody looks. Default: at the page. */
  isHidden?: ReadonlySignal<boolean>;
  onChange(change: JobChange): void;
  /** A job that was seen running is over. One that was over when it was first seen is old news. */
  onOver(progress: JobProgress): void;
  now?: () => number;
}

interface Shape {
  /** Newest first, as the server lists them. */
  jobs: ReadonlySignal<readonly JobProgress[]>;
  /** Why the jobs could not be asked for, where somebody waits to see one. */
  lost: Polling['failure'];
  isAsking: Polling['isAsking'];
  /** A job that is listed was seen to fail, or to leave something out. One that was over when it was first seen is old news. */
  hasJustFailed: ReadonlySignal<boolean>;
  /** Somebody has told of a job that no list has shown yet. */
  isExpecting: ReadonlySignal<boolean>;
  retry(): void;
  /** It was cleared here: it goes at once. */
  drop(jobUID: string): void;
}
export type JobTrayModel = Model<Shape>;

const badEnds: readonly JobStateName[] = ['failed', 'completed-with-warnings'];

export function createJobTrayModel(options: JobTrayOptions): JobTrayModel {
  return new (createModel<Shape>(() => jobTrayModel(options)))();
}

function jobTrayModel(options: JobTrayOptions): Shape {
  const { client, nodeId, channel, isHidden, onChange, onOver, now = () => performance.now() } = options;
  const jobs = signal<readonly JobProgress[]>([]);
  const isExpecting = signal(false);
  const tracks = new Map<string, JobTrack>();
  const failed = signal<ReadonlySet<string>>(new Set());

  function progressOf(job: RestoreJob, at: number): JobProgress {
    const { jobUID } = job;
    const before = jobs.peek().find((one) => one.job.jobUID === jobUID);
    const track = tracks.get(jobUID) ?? createJobTrack();
    tracks.set(jobUID, track);
    const { progress, isNews } = track.take(job, at);
    if (isNews) onChange({ nodeId, jobUID, job, state: progress.state });
    if (before && !before.isOver && progress.isOver) {
      if (badEnds.includes(progress.state)) failed.value = new Set(failed.peek()).add(jobUID);
      onOver(progress);
    }
    return progress;
  }

  const polling = startPolling<readonly RestoreJob[]>({
    // A host with a channel tells of the jobs that others begin.
    times: { ...jobTimes.polling, ...(channel === undefined && { idle: jobTimes.idle }) },
    ...(isHidden && { isHidden }),
    read(signal) {
      const query = { kinds: jobKinds.join(',') };
      return client.call(listRestoreJobs, { params: { nodeId }, query }, { signal, timeout: jobTimes.timeout });
    },
    take(list) {
      const at = now();
      const next = list.map((job) => progressOf(job, at));
      const listed = new Set(list.map(({ jobUID }) => jobUID));
      for (const jobUID of tracks.keys()) if (!listed.has(jobUID)) tracks.delete(jobUID);
      jobs.value = next;
      isExpecting.value = false;
      return next.every((job) => job.isOver) ? 'idle' : 'again';
    },
    // Who may not see the device's jobs, or whose server keeps none, will not by asking every minute.
    failed: (error) =>
      error instanceof CallError && ['forbidden', 'not-found'].includes(error.kind) && jobs.peek().length === 0
        ? 'end'
        : 'again',
  });
  const hear = (jobUID: string) => {
    if (!tracks.has(jobUID)) isExpecting.value = true;
    polling.now();
  };
  effect(() => watchJobs(nodeId, hear, channel));

  return {
    jobs,
    lost: polling.failure,
    isAsking: polling.isAsking,
    isExpecting,
    hasJustFailed: computed(() => jobs.value.some(({ job }) => failed.value.has(job.jobUID))),
    retry: () => polling.now(),
    drop(jobUID) {
      tracks.delete(jobUID);
      jobs.value = jobs.peek().filter(({ job }) => job.jobUID !== jobUID);
    },
  };
}
