/** Restore jobs as a server tells of them. */
import type { RestoreJob } from '../../../src/backup/job-contract.ts';
import type { Visibility } from '../../../src/backup/jobs/poll.ts';

export function restoreJob(changes: Partial<RestoreJob> = {}): RestoreJob {
  return {
    jobUID: 'job-1',
    status: 'processing',
    jobTotalFiles: 10,
    jobFilesProcessed: 0,
    jobTotalBytes: 1000,
    jobProcessedBytes: 0,
    percentage: 0,
    createTime: Date.UTC(2026, 10, 20, 9, 30),
    content: {
      actionType: 'RESTORE',
      type: 'FOLDER',
      sourcePath: '/srv/Reports',
      file: 'Reports',
      destinationPath: '/srv/restored/Reports',
      sourcePlanId: 'plan-1',
      sourcePlanName: 'Documents',
    },
    ...changes,
  };
}

/** A page that is looked at, or not, as a test says. */
export function fakeVisibility(): Visibility & { hide(isHidden: boolean): void; readonly watchers: number } {
  const watchers = new Set<() => void>();
  let isHidden = false;
  return {
    isHidden: () => isHidden,
    watch(changed) {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    hide(hidden) {
      isHidden = hidden;
      for (const changed of watchers) changed();
    },
    get watchers() {
      return watchers.size;
    },
  };
}
