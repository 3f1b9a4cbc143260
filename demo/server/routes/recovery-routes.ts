import { downloadFile, listBackupJobs, listDownloadRevisions } from '../../../src/backup/recovery-contract.ts';
import { sendFile } from '../recovery/send-file.ts';
import type { Services } from '../services.ts';

/** Looking up and downloading what was backed up (spec 000 §7). */
export function serveRecovery({ calls, catalog }: Services): void {
  calls.implement(listBackupJobs, async ({ params, query, session }) => {
    const plan = await catalog.open(params.nodeId, params.planId, session);
    const onlyOnCloud = query.upsyncedData === 'true';
    if (plan.type === 'IMAGE') return catalog.images(plan).jobs(query, onlyOnCloud);
    return (await catalog.files(plan, session)).jobs(query, onlyOnCloud);
  });

  calls.implement(listDownloadRevisions, async ({ params, query, session }) => {
    const plan = await catalog.open(params.nodeId, params.planId, session);
    const onlyOnCloud = query.onCloud === 'true';
    const content = plan.type === 'IMAGE' ? catalog.images(plan) : await catalog.files(plan, session);
    const { results, ...totals } = await content.revisions(params.fileId, query, onlyOnCloud);
    return { ...totals, results: results.map(({ id, created, size }) => ({ id, created, size })) };
  });

  calls.serve(downloadFile, async ({ params, session, context }) => {
    const plan = await catalog.open(params.nodeId, params.planId, session);
    const content = await catalog.files(plan, session);
    return sendFile(context, await content.openRevision(params.revisionId));
  });
}
