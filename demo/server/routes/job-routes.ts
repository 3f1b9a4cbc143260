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
import { forbidden, Refusal } from '../http/refusal.ts';
import type { Session } from '../http/sessions.ts';
import { planRestore } from '../recovery/plan-restore.ts';
import type { Services } from './services.ts';

type RestoreJobRow = typeof restoreJobTable.$inferSelect;

/** Sync and restore jobs (spec 000 §4, §7). */
export function serveJobs({ calls, catalog, folders, runner, syncJobs, restoreJobs }: Services): void {
  calls.change(createSyncJob, async ({ params, session, commit }) => {
    const plan = await catalog.open(params.nodeId, params.planId, session);
    if (plan.destination === 'CLOUD') {
      return { resultCode: 'NOTHING_LOCAL', message: 'The plan keeps everything in the cloud already' };
    }
    const isRunning = () => runner.isRunning(plan.numericId) || syncJobs.isRunning(plan.numericId);
    if (isRunning()) return { resultCode: syncAlreadyRunning };
    return commit(() => {
      if (isRunning()) throw new Refusal(409, syncAlreadyRunning, 'The plan is being synced or backed up already');
      return { writes: [], answer: { resultCode: 'SUCCESS', jobUID: syncJobs.start(plan) } };
    });
  });

  calls.change(createRestoreJob, async ({ params, body, session, commit }) => {
    const { facts, task } = await planRestore(catalog, folders, params.nodeId, body, session);
    const job = restoreJobs.prepare(facts, { ...task, faults: takeJobFaults(session) });
    const answer = await commit(() => ({ writes: job.writes, answer: { resultCode: 'SUCCESS', jobUID: job.uid } }));
    job.start();
    return answer;
  });

  /** Refuses a session that may not open what the job restores. */
  const requireJob = async ({ nodeId, jobUID }: { nodeId: number; jobUID: string }, session: Session) => {
    const row = await restoreJobs.read(nodeId, jobUID);
    if (await catalog.isOpenable(nodeId, sourcePlanOf(row), session)) return row;
    throw forbidden('You don’t have permission to see this restore.');
  };

  calls.implement(listRestoreJobs, async ({ params: { nodeId }, session }) => {
    await catalog.device(nodeId);
    const rows = await restoreJobs.list(nodeId);
    const plans = [...new Set(rows.map(sourcePlanOf))];
    const isOpen = await Promise.all(plans.map((plan) => catalog.isOpenable(nodeId, plan, session)));
    return rows.filter((row) => isOpen[plans.indexOf(sourcePlanOf(row))]).map(answer);
  });

  calls.implement(readRestoreJob, async ({ params, session }) => answer(await requireJob(params, session)));

  calls.change(cancelRestoreJob, async ({ params, session, commit }) => {
    await requireJob(params, session);
    await restoreJobs.cancel(params.nodeId, params.jobUID);
    return commit(() => ({ writes: [], answer: { resultCode: 'SUCCESS' } }));
  });

  calls.change(clearRestoreJob, async ({ params, session, commit }) => {
    await requireJob(params, session);
    const writes = await restoreJobs.clear(params.nodeId, params.jobUID);
    return commit(() => ({ writes, answer: { resultCode: 'SUCCESS' } }));
  });
}

const sourcePlanOf = ({ content }: RestoreJobRow) => String(content.sourcePlanId);

function answer(row: RestoreJobRow): z.input<typeof restoreJob> {
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
