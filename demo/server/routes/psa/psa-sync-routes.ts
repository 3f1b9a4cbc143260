/** The agreement sync (spec 002 §2.6 and §3.1), and what tests and the demo page do with the pretend providers. */
import * as z from 'zod/mini';
import {
  cancelAgreementSync,
  listSyncLog,
  listSyncRuns,
  readAgreementSync,
  readSyncRun,
  saveAgreementSync,
  startAgreementSync,
} from '../../../../src/psa/agreement-sync-contract.ts';
import { agreementScheduleIssues } from '../../../../src/psa/sync/agreement-schedule.ts';
import { controlOrder } from '../../../providers/control-order.ts';
import { requireValid } from '../../http/form-refusal.ts';
import { pageRequest } from '../../http/page.ts';
import { findRun, listLog, listRuns } from '../../psa/sync-log.ts';
import { demoCalls, readOrder } from '../demo-calls.ts';
import type { Services } from '../services.ts';

export function serveAgreementSync({ app, calls, database, sessions, psa }: Services): void {
  const { providers, agreementSync, syncSchedule } = psa;
  calls.implement(readAgreementSync, () => syncSchedule.describe());
  calls.change(saveAgreementSync, async ({ body, commit }) => {
    const issues = agreementScheduleIssues(body.schedule);
    requireValid(
      issues.map(({ path, ...issue }) => ({ ...issue, path: `schedule.${path}` })),
      { words: {} },
    );
    return commit(() => syncSchedule.save(body));
  });

  calls.change(startAgreementSync, async ({ session, commit }) => {
    const run = await commit(() => agreementSync.order('DEMAND', session.user.name));
    agreementSync.work();
    return run;
  });
  calls.change(cancelAgreementSync, async ({ params, session, commit }) => {
    const run = await commit(() => agreementSync.cancel(params.id, session.user.name));
    if (run.state === 'RUNNING') agreementSync.stop(String(run.id));
    return run;
  });
  calls.implement(listSyncRuns, ({ query }) => listRuns(database, pageRequest(query)));
  calls.implement(readSyncRun, ({ params }) => findRun(database, params.id));
  calls.implement(listSyncLog, ({ params, query }) => listLog(database, params.id, pageRequest(query), query.outcome));

  const serve = demoCalls({ app, sessions });
  serve('POST', '/demo/providers', async (_session, context) =>
    providers.control(await readOrder(context, controlOrder)),
  );
  serve('POST', '/demo/agreement-sync', async (_session, context) => {
    await readOrder(context, z.object({}));
    return { isDue: await syncSchedule.check() };
  });
}
