/** Calls that only the demo has, under `/demo`: sessions, faults, request log, backups of this machine. */
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { thisMachine } from '../directory/devices.ts';
import type { DemoContext } from '../http/demo-context.ts';
import { faultOrder, faults } from '../http/faults.ts';
import { jobFaultOrder, jobFaults, takeJobFaults } from '../http/job-faults.ts';
import { Refusal } from '../http/refusal.ts';
import type { Session } from '../http/sessions.ts';
import { uploadFaultOrder, uploadFaults } from '../http/upload-faults.ts';
import { type DemoUserId, demoUsers, type FeatureFlag, featureFlags } from '../http/users.ts';
import { demoCalls, readOrder } from './demo-calls.ts';
import type { Services } from './services.ts';

const userIds = Object.keys(demoUsers) as [DemoUserId, ...DemoUserId[]];
const flagNames = Object.keys(featureFlags) as [FeatureFlag, ...FeatureFlag[]];

const sessionOrder = z.object({
  user: z.optional(z.enum(userIds)),
  environment: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
  featureFlags: z.optional(z.partialRecord(z.enum(flagNames), z.boolean())),
  /** Without what was to go wrong, and what was asked, before. */
  afresh: z.optional(z.boolean()),
});
const backupOrder = z.union([
  z.object({ nodeId: z.number(), planId: z.string() }),
  z.object({ plan: z.optional(z.enum(['documents', 'project'])) }),
]);

const ownPlans = [
  ['project', 'Project'],
  ['documents', 'Documents'],
] as const;

export function serveDemo({ app, sessions, backups, catalog, engines, restoreJobs }: Services): void {
  const serve = demoCalls({ app, sessions });

  serve('GET', '/demo/session', describeSession);
  serve('POST', '/demo/session', async (session, context) => {
    const order = await readOrder(context, sessionOrder);
    const { choices } = session;
    const wanted = {
      ...choices,
      user: order.user ?? choices.user,
      environment: order.environment ?? choices.environment,
      featureFlags: { ...choices.featureFlags, ...order.featureFlags },
    };
    if (!isDeepStrictEqual(wanted, choices)) await sessions.choose(session, wanted);
    if (order.afresh) {
      session.endFaults();
      session.log.clear();
    }
    return describeSession(session);
  });

  serve('GET', '/demo/faults', describeFaults);
  const orderFault = async (session: Session, context: DemoContext) => {
    session.faults.push(await readOrder(context, faultOrder));
    session.mfaPassed = false;
    session.outOfOrderCount = 0;
    return describeFaults(session);
  };
  serve('PUT', '/demo/faults', orderFault);
  serve('POST', '/demo/faults', orderFault);
  serve('DELETE', '/demo/faults', (session) => {
    session.faults = [];
    session.mfaPassed = false;
    return describeFaults(session);
  });
  serve('DELETE', '/demo/all-faults', (session) => session.endFaults());
  serve('GET', '/demo/job-faults', describeJobFaults);
  serve('PUT', '/demo/job-faults', async (session, context) => {
    session.jobFaults.push(await readOrder(context, jobFaultOrder));
    return describeJobFaults(session);
  });
  serve('DELETE', '/demo/job-faults', (session) => {
    session.jobFaults = [];
    return describeJobFaults(session);
  });
  serve('POST', '/demo/restore-jobs/:jobUID/let-go', (_session, context) => {
    const uid = context.req.param('jobUID') ?? '';
    if (!engines.all.some((engine) => engine.letGo(uid))) restoreJobs.letGo(uid);
  });
  serve('GET', '/demo/upload-faults', describeUploadFaults);
  serve('PUT', '/demo/upload-faults', async (session, context) => {
    session.uploadFaults.push(await readOrder(context, uploadFaultOrder));
    return describeUploadFaults(session);
  });
  serve('DELETE', '/demo/upload-faults', (session) => {
    session.uploadFaults = [];
    return describeUploadFaults(session);
  });
  serve('POST', '/demo/mfa', (session) => {
    session.mfaPassed = true;
    return { resultCode: 'SUCCESS' };
  });

  serve('GET', '/demo/requests', (session) => session.log.read());
  serve('DELETE', '/demo/requests', (session) => {
    session.log.clear();
    return session.log.read();
  });

  serve('GET', '/demo/backups', async () => [
    ...backups.statuses(),
    ...engines.shown.flatMap((engine) => (engine.id === 'embedded' ? [] : engine.backups())),
  ]);
  serve('GET', '/demo/backup-plans', (session) => backupChoices(session));
  serve('POST', '/demo/backups', async (session, context) => {
    const order = await readOrder(context, backupOrder);
    if (!('planId' in order)) return backups.start(order.plan ?? 'project', takeJobFaults(session));
    const plan = await catalog.open(order.nodeId, order.planId, session);
    const engine = engines.of(plan);
    if (!engine.capabilities.backup)
      throw new Refusal(409, 'NOT_SUPPORTED', 'Backups of this plan can’t be started here.');
    return engine.backUp(plan, takeJobFaults(session));
  });

  /** Those of this machine, whose files are here. */
  async function backupChoices(session: Session) {
    if (engines.shown.some(({ id }) => id === 'embedded'))
      return ownPlans.map(([plan, name]) => ({ name, order: { plan } }));
    const plans = await catalog.list(thisMachine, session);
    const rows = await Promise.all(plans.map(({ uid }) => catalog.find(thisMachine, uid)));
    return rows
      .filter((row) => engines.of(row).capabilities.backup)
      .map(({ uid, name }) => ({ name, order: { nodeId: thisMachine, planId: uid } }));
  }
}

function describeSession({ user, choices, featureFlags: flags }: Session) {
  const { id, name, email, type, permissions } = user;
  return {
    user: { id, name, email, type },
    permissions,
    featureFlags: flags,
    environment: choices.environment,
    helpTooltipHidden: choices.helpTooltipHidden,
    users: Object.values(demoUsers).map((each) => ({ id: each.id, name: each.name, shows: each.shows })),
  };
}

const describeFaults = ({ faults: active }: Session) => ({ active, faults: described(faults) });
const describeJobFaults = ({ jobFaults: active }: Session) => ({ active, faults: described(jobFaults) });
const describeUploadFaults = ({ uploadFaults: active }: Session) => ({ active, faults: described(uploadFaults) });

function described(table: Readonly<Record<string, { description: string }>>) {
  return Object.entries(table).map(([name, { description }]) => ({ name, description }));
}
