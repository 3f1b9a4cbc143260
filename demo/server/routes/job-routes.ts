import type * as z from 'zod/mini';
import {
  cancelRestoreJob,
  clearRestoreJob,
  createRestoreJob,
  createSyncJob,
  jobKinds,
  listRestoreJobs,
  notYetBackedUp,
  readRestoreJob,
  type restoreJob,
  syncAlreadyRunning,
} from '../../../src/backup/job-contract.ts';
import { pathLimit, selectionLimit } from '../../../src/backup/plan-contract.ts';
import { listRestoredFiles, retryRestoreJob } from '../../../src/backup/report-contract.ts';
import type { restoreJob as restoreJobTable } from '../database/schema.ts';
import { requireOnline } from '../device/device-access.ts';
import type { ChangingCall } from '../http/call-router.ts';
import { takeJobFaults } from '../http/job-faults.ts';
import { forbidden, Refusal } from '../http/refusal.ts';
import type { Session } from '../http/sessions.ts';
import { planRestore, requirePermissions } from '../recovery/plan-restore.ts';
import { listFiles } from '../recovery/restored-files.ts';
import type { Services } from './services.ts';

type RestoreJobRow = typeof restoreJobTable.$inferSelect;

/** Sync and restore jobs (spec 000 §4, §7). */
export function serveJobs(services: Services): void {
  const { calls, database, catalog, engines, folders, planJobs, restoreJobs } = services;
  calls.change(createSyncJob, async ({ params, session, commit }) => {
    const plan = await catalog.open(params.nodeId, params.planId, session);
    if (plan.destination === 'CLOUD') {
      return { resultCode: 'NOTHING_LOCAL', message: 'The plan keeps everything in the cloud already' };
    }
    const engine = engines.of(plan);
    if (!engine.capabilities.sync)
      return { resultCode: 'NOT_SUPPORTED', message: 'The backups of this plan can’t be synced.' };
    const isRunning = () => engine.isBusy(plan);
    if (isRunning()) return { resultCode: syncAlreadyRunning };
    const job = await planJobs.prepare('SYNC', plan.numericId);
    const faults = takeJobFaults(session);
    return commit(() => {
      if (isRunning()) throw new Refusal(409, syncAlreadyRunning, 'The plan is being synced or backed up already');
      engine.startSync(plan, job, faults);
      return { writes: job.writes, answer: { resultCode: 'SUCCESS', jobUID: job.uid } };
    });
  });

  const orderRestore = async ({ params, body, session, commit }: ChangingCall<typeof createRestoreJob>) => {
    const planned = await planRestore(catalog, folders, params.nodeId, body, session);
    if ('absentIds' in planned) {
      const message = 'Some of the files were not in the backup yet at that date.';
      return { resultCode: notYetBackedUp, message, absentIds: planned.absentIds };
    }
    const job = restoreJobs.prepare(planned.facts, { ...planned.task, faults: takeJobFaults(session) });
    const answer = await commit(() => ({ writes: job.writes, answer: { resultCode: 'SUCCESS', jobUID: job.uid } }));
    job.start();
    return answer;
  };
  // As many paths of an image as may be selected, each as long as it may be.
  calls.change(createRestoreJob, orderRestore, { bodyLimit: selectionLimit * (pathLimit + 200) });

  /** Refuses a session that may not open what the job restores. */
  const requireJob = async ({ nodeId, jobUID }: { nodeId: number; jobUID: string }, session: Session) => {
    const row = await restoreJobs.read(nodeId, jobUID);
    if (await catalog.isOpenable(row.nodeId, sourcePlanOf(row), session)) return row;
    throw forbidden('You don’t have permission to see this restore.');
  };

  calls.implement(listRestoreJobs, async ({ params: { nodeId }, query, session }) => {
    await catalog.device(nodeId);
    const wanted = query.kinds?.split(',');
    const rows = await restoreJobs.list(
      nodeId,
      wanted ? jobKinds.filter((kind) => wanted.includes(kind)) : ['RESTORE'],
    );
    const plans = new Map(rows.map((row) => [sourcePlanOf(row), row.nodeId]));
    const isOpen = new Map<string, boolean>();
    for (const [plan, owner] of plans) isOpen.set(plan, await catalog.isOpenable(owner, plan, session));
    return rows.filter((row) => isOpen.get(sourcePlanOf(row))).map(answer);
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
    const answer = await commit(() => ({ writes, answer: { resultCode: 'SUCCESS' } }));
    await restoreJobs.removeJournals(params.jobUID);
    return answer;
  });

  calls.implement(listRestoredFiles, async ({ params, query, session }) => {
    await requireJob(params, session);
    const { results, ...totals } = await listFiles(database, params.jobUID, query, query.outcome);
    return { ...totals, results: results.map(({ uid: _, ...file }) => file) };
  });

  calls.change(retryRestoreJob, async ({ params, session, commit }) => {
    const row = await requireJob(params, session);
    await catalog.open(params.nodeId, sourcePlanOf(row), session);
    const task = await restoreJobs.failedTask(params.nodeId, params.jobUID);
    if (task.restoresPermissions) requirePermissions(session);
    for (const deviceId of new Set(task.sources.map((source) => source.deviceId)))
      requireOnline(await catalog.device(deviceId));
    const faults = takeJobFaults(session);
    let start: (() => void) | undefined;
    const answer = await commit(async () => {
      const job = await restoreJobs.prepareRetry(params.nodeId, params.jobUID, { ...task, faults });
      start = job.start;
      return { writes: job.writes, answer: { resultCode: 'SUCCESS', jobUID: job.uid } };
    });
    start?.();
    return answer;
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
