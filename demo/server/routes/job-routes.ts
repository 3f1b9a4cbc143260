import type * as z from 'zod/mini';
import {
  cancelRestoreJob,
  clearRestoreJob,
  createRestoreJob,
  createSyncJob,
  listRestoreJobs,
  notYetBackedUp,
  readRestoreJob,
  type restoreJob,
  syncAlreadyRunning,
} from '../../../src/backup/job-contract.ts';
import { pathLimit, selectionLimit } from '../../../src/backup/plan-contract.ts';
import {
  type FileOutcome,
  fileOutcomes,
  listRestoredFiles,
  retryRestoreJob,
} from '../../../src/backup/report-contract.ts';
import type { restoreJob as restoreJobTable } from '../database/schema.ts';
import { requireOnline } from '../device/device-access.ts';
import type { Call } from '../http/call-router.ts';
import { takeJobFaults } from '../http/job-faults.ts';
import { forbidden, invalid } from '../http/refusal.ts';
import type { Session } from '../http/sessions.ts';
import { planRestore, requirePermissions } from '../recovery/plan-restore.ts';
import { listFiles } from '../recovery/restored-files.ts';
import type { Services } from './services.ts';

type RestoreJobRow = typeof restoreJobTable.$inferSelect;

/** Sync and restore jobs (spec 000 §4, §7). */
export function serveJobs({ calls, database, catalog, folders, runner, syncJobs, restoreJobs }: Services): void {
  calls.implement(createSyncJob, async ({ params, session }) => {
    const plan = await catalog.open(params.nodeId, params.planId, session);
    if (plan.destination === 'CLOUD') {
      return { resultCode: 'NOTHING_LOCAL', message: 'The plan keeps everything in the cloud already' };
    }
    const jobUID = runner.isRunning(plan.numericId) ? undefined : syncJobs.start(plan);
    return jobUID === undefined ? { resultCode: syncAlreadyRunning } : { resultCode: 'SUCCESS', jobUID };
  });

  const orderRestore = async ({ params, body, session }: Call<typeof createRestoreJob>) => {
    const planned = await planRestore(catalog, folders, params.nodeId, body, session);
    if ('absentIds' in planned) {
      const message = 'Some of the files were not in the backup yet at that date.';
      return { resultCode: notYetBackedUp, message, absentIds: planned.absentIds };
    }
    const faults = takeJobFaults(session);
    return { resultCode: 'SUCCESS', jobUID: await restoreJobs.start(planned.facts, { ...planned.task, faults }) };
  };
  // As many paths of an image as may be selected, each as long as it may be.
  calls.implement(createRestoreJob, orderRestore, { bodyLimit: selectionLimit * (pathLimit + 200) });

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

  calls.implement(cancelRestoreJob, async ({ params, session }) => {
    await requireJob(params, session);
    await restoreJobs.cancel(params.nodeId, params.jobUID);
    return { resultCode: 'SUCCESS' };
  });

  calls.implement(clearRestoreJob, async ({ params, session }) => {
    await requireJob(params, session);
    await restoreJobs.clear(params.nodeId, params.jobUID);
    return { resultCode: 'SUCCESS' };
  });

  calls.implement(listRestoredFiles, async ({ params, query, session }) => {
    await requireJob(params, session);
    const { page, size, path = '' } = query;
    const outcomes = outcomesIn(query.outcome);
    const { results, ...totals } = await listFiles(database, params.jobUID, { page, size, path, outcomes });
    return { ...totals, results: results.map(({ uid: _, number: __, searchPath: ___, ...file }) => file) };
  });

  calls.implement(retryRestoreJob, async ({ params, session }) => {
    const row = await requireJob(params, session);
    await catalog.open(params.nodeId, sourcePlanOf(row), session);
    const task = await restoreJobs.failedTask(params.nodeId, params.jobUID);
    if (task.restoresPermissions) requirePermissions(session);
    for (const deviceId of new Set(task.sources.map((source) => source.deviceId)))
      requireOnline(await catalog.device(deviceId));
    const faults = takeJobFaults(session);
    const jobUID = await restoreJobs.retry(params.nodeId, params.jobUID, task, faults);
    return { resultCode: 'SUCCESS', jobUID };
  });
}

function outcomesIn(text = ''): FileOutcome[] {
  const names = text.split(',').filter(Boolean);
  return names.map((name) => {
    const outcome = fileOutcomes.find((known) => known === name);
    if (outcome === undefined) throw invalid(`outcome: ${name} is none of ${fileOutcomes.join(', ')}`);
    return outcome;
  });
}

const sourcePlanOf = ({ content }: RestoreJobRow) => String(content.sourcePlanId);

function answer(row: RestoreJobRow): z.input<typeof restoreJob> {
  const { uid, status, totalFiles, filesProcessed, totalBytes, processedBytes, created, content } = row;
  const byBytes = totalBytes ? processedBytes / totalBytes : 0;
  const share = status === 'completed' ? 1 : totalBytes === 0 ? filesProcessed / (totalFiles || 1) : byBytes;
  const { message = null, retriedBy = null, ...facts } = content;
  return {
    jobUID: uid,
    status,
    jobTotalFiles: totalFiles,
    jobFilesProcessed: filesProcessed,
    jobFilesRenamed: row.filesRenamed,
    jobFilesSkipped: row.filesSkipped,
    jobFilesFailed: row.filesFailed,
    jobTotalBytes: totalBytes,
    jobProcessedBytes: processedBytes,
    percentage: Math.min(100, Math.floor(share * 100)),
    createTime: created,
    message: message as string | null,
    retriedBy: retriedBy as string | null,
    content: facts as z.input<typeof restoreJob>['content'],
  };
}
