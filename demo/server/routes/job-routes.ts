import type * as z from 'zod/mini';
import {
  cancelRestoreJob,
  clearRestoreJob,
  createRestoreJob,
  createSyncJob,
  listRestoreJobs,
  readRestoreJob,
  type restoreJob,
  syncAlreadyRunning,
} from '../../../src/backup/job-contract.ts';
import type { restoreJob as restoreJobTable } from '../database/schema.ts';
import { takeJobFaults } from '../http/job-faults.ts';
import { planRestore } from '../recovery/plan-restore.ts';
import type { Services } from './services.ts';

/** Sync and restore jobs (spec 000 §4, §7). */
export function serveJobs({ calls, catalog, folders, runner, syncJobs, restoreJobs }: Services): void {
  calls.implement(createSyncJob, async ({ params, session }) => {
    const plan = await catalog.open(params.nodeId, params.planId, session);
    if (plan.destination === 'CLOUD') {
      return { resultCode: 'NOTHING_LOCAL', message: 'The plan keeps everything in the cloud already' };
    }
    const jobUID = runner.isRunning(plan.numericId) ? undefined : syncJobs.start(plan);
    return jobUID === undefined ? { resultCode: syncAlreadyRunning } : { resultCode: 'SUCCESS', jobUID };
  });

  calls.implement(createRestoreJob, async ({ params, body, session }) => {
    const { facts, task } = await planRestore(catalog, folders, params.nodeId, body, session);
    const faults = takeJobFaults(session);
    return { resultCode: 'SUCCESS', jobUID: await restoreJobs.start(facts, { ...task, faults }) };
  });

  calls.implement(listRestoreJobs, async ({ params }) => {
    await catalog.device(params.nodeId);
    return (await restoreJobs.list(params.nodeId)).map(answer);
  });

  calls.implement(readRestoreJob, async ({ params }) => answer(await restoreJobs.read(params.nodeId, params.jobUID)));

  calls.implement(cancelRestoreJob, async ({ params }) => {
    await restoreJobs.cancel(params.nodeId, params.jobUID);
    return { resultCode: 'SUCCESS' };
  });

  calls.implement(clearRestoreJob, async ({ params }) => {
    await restoreJobs.clear(params.nodeId, params.jobUID);
    return { resultCode: 'SUCCESS' };
  });
}

function answer(row: typeof restoreJobTable.$inferSelect): z.input<typeof restoreJob> {
  const { uid, status, totalFiles, filesProcessed, totalBytes, processedBytes, created, content } = row;
  const byBytes = totalBytes ? processedBytes / totalBytes : 0;
  const share = status === 'completed' ? 1 : totalBytes === 0 ? filesProcessed / (totalFiles || 1) : byBytes;
  const { message = null, ...facts } = content;
  return {
    jobUID: uid,
    status,
    jobTotalFiles: totalFiles,
    jobFilesProcessed: filesProcessed,
    jobTotalBytes: totalBytes,
    jobProcessedBytes: processedBytes,
    percentage: Math.min(100, Math.floor(share * 100)),
    createTime: created,
    message: message as string | null,
    content: facts as z.input<typeof restoreJob>['content'],
  };
}
