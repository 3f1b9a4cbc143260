/** Who is let in, by the console's own transitions: what they refuse, the server refuses. Source: spec 002 §4. */
import { desc, eq, inArray } from 'drizzle-orm';
import {
  type ApprovalMode,
  type Approver,
  approvalModes,
  candidate,
  type NodeApproval,
  nodeApprovalsSlice,
} from '../../../src/console/approvals/node-approvals-slice.ts';
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import { notConfigured } from '../../../src/console/integrations/security-provider-slice.ts';
import { nodeDecided } from '../../../src/nodes/contract.ts';
import { otherActivity } from '../activity/activity-log.ts';
import { type Database, readSetting, reserveIds, writeSetting } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { nodeApproval } from '../database/schema.ts';
import type { Change } from '../http/keyed-changes.ts';
import { notFound, Refusal } from '../http/refusal.ts';

const { defaults, transitions } = nodeApprovalsSlice;
const modeKey = 'node-approval-mode';

/** What is decided of a node, and what that is called in a refusal. */
export type Decision = 'approve' | 'reject';

export async function listApprovals(database: Database) {
  const rows = await database.select().from(nodeApproval).orderBy(desc(nodeApproval.createTime), desc(nodeApproval.id));
  return { mode: await approvalMode(database), approvals: rows.map(asApproval), registrationStatus: notConfigured };
}

/** Within a change. */
export function changeMode(database: Database, mode: ApprovalMode): Change<{ mode: ApprovalMode }> {
  return { writes: [writeSetting(database, modeKey, mode)], answer: { mode } };
}

/** Within a change: all of them, or none. */
export async function decideNodes(
  database: Database,
  decision: Decision,
  ids: readonly string[],
  by: Approver,
): Promise<Change<{ approvals: NodeApproval[] }>> {
  const entries = await namedApprovals(database, ids);
  const { entries: next } = legally(() => transitions[decision]({ ...defaults, entries }, ids, by));
  return {
    writes: next.map(({ id, ...entry }) =>
      database
        .update(nodeApproval)
        .set({
          approvalStatus: entry.approvalStatus,
          installationStatus: entry.installationStatus,
          approvalStatusByAppUserId: entry.approvalStatusByAppUserId,
          approvalStatusByAppUserName: entry.approvalStatusByAppUserName,
          approvalStatusTime: entry.approvalStatusTime ?? null,
        })
        .where(eq(nodeApproval.id, rowId(id))),
    ),
    answer: { approvals: [...next] },
  };
}

/** Within a change. */
export async function clearApprovals(database: Database, ids: readonly string[]): Promise<Change<{ ids: string[] }>> {
  const entries = await namedApprovals(database, ids);
  legally(() => transitions.clear({ ...defaults, entries }, ids));
  const all = ids.map(rowId);
  return { writes: [database.delete(nodeApproval).where(inArray(nodeApproval.id, all))], answer: { ids: [...ids] } };
}

/** Within a change: agents that call for the first time. In automatic mode they are let in at once. */
export async function arrive(
  database: Database,
  names: readonly string[],
  now: number,
): Promise<Change<{ approvals: NodeApproval[] }>> {
  // Never that of a node that was cleared: whoever still sees it would decide of another one.
  const first = await reserveIds(database, names.length);
  const waiting = names.map(
    (displayName, index): NodeApproval => ({
      id: String(first + index),
      nodeApprovalType: candidate,
      approvalStatus: 'PENDING',
      installationStatus: null,
      approvalStatusByAppUserId: null,
      approvalStatusByAppUserName: null,
      displayName,
      createTime: now,
      approvalStatusTime: null,
    }),
  );
  const nobody = { id: null, name: null, time: now };
  const isAutomatic = (await approvalMode(database)) === 'AUTOMATIC';
  const ids = waiting.map(({ id }) => id);
  const { entries } = isAutomatic
    ? transitions.approve({ ...defaults, entries: waiting }, ids, nobody)
    : { entries: waiting };
  const rows = entries.map(({ id, ...entry }) => ({ ...entry, id: Number(id), createTime: now }));
  const concerned = { name: names[0] ?? null, count: names.length };
  const told = isAutomatic ? [otherActivity(database, 'approveNodesByThemselves', { concerned, time: now })] : [];
  return { writes: [database.insert(nodeApproval).values(rows), ...told], answer: { approvals: [...entries] } };
}

async function approvalMode(database: Database): Promise<ApprovalMode> {
  const stored = await readSetting(database, modeKey);
  return approvalModes.find((mode) => mode === stored) ?? defaults.mode;
}

async function namedApprovals(database: Database, ids: readonly string[]): Promise<NodeApproval[]> {
  const rows = await database
    .select()
    .from(nodeApproval)
    .where(inArray(nodeApproval.id, ids.map(rowId)));
  if (rows.length < new Set(ids).size) throw notFound('One of the nodes');
  return rows.map(asApproval);
}

const decidedMeanwhile = 'Someone else has already decided on one of these nodes, so nothing was changed.';

/** What the console could not do either. */
function legally<Next>(transition: () => Next): Next {
  try {
    return transition();
  } catch (error) {
    throw error instanceof IllegalTransition ? new Refusal(409, nodeDecided, decidedMeanwhile) : error;
  }
}

const asApproval = ({ id, ...row }: typeof nodeApproval.$inferSelect): NodeApproval => ({ ...row, id: String(id) });
