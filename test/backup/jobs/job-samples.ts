/** Restore jobs as a server tells of them. */
import type { RestoreJob } from '../../../src/backup/job-contract.ts';

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
