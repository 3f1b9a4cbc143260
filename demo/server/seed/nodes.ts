/** Nodes that wait, some that were decided, and tasks, at the first start; they are the users' own from then on. */
import { candidate } from '../../../src/console/approvals/node-approvals-slice.ts';
import { type Database, readSetting, writeSetting } from '../database/open-database.ts';
import { nodeApproval, scheduledTask } from '../database/schema.ts';
import { demoUsers } from '../http/users.ts';
import { firstTasks } from '../nodes/first-tasks.ts';
import { columnsOf } from '../nodes/scheduled-tasks.ts';

const hour = 60 * 60 * 1000;

type Row = typeof nodeApproval.$inferInsert;

export async function seedNodes(database: Database): Promise<void> {
  if (await readSetting(database, 'nodes')) return;
  const now = Date.now();
  const saving = { version: 1, savedBy: '', savedAt: now, checked: now };
  const tasks = firstTasks(new Date(now).toISOString().slice(0, 10)).map((body, index) => ({
    id: index + 1,
    ...columnsOf(body, index + 1),
    ...saving,
  }));
  await database.batch([
    database.insert(nodeApproval).values(firstApprovals(now)),
    database.insert(scheduledTask).values(tasks),
    writeSetting(database, 'nodes', 'written'),
  ]);
}

function firstApprovals(now: number): Row[] {
  const { id: approverId, name: approverName } = demoUsers.admin;
  const waiting = (displayName: string, hours: number, more: Partial<Row> = {}) => ({
    nodeApprovalType: candidate,
    approvalStatus: 'PENDING' as const,
    displayName,
    createTime: now - hours * hour,
    ...more,
  });
  const decided = (approvalStatus: 'APPROVED' | 'REJECTED', hours: number) => ({
    approvalStatus,
    approvalStatusByAppUserId: approverId,
    approvalStatusByAppUserName: approverName,
    approvalStatusTime: now - hours * hour,
  });
  return [
    waiting('HARBOR-PC-114', 1),
    waiting('HARBOR-PC-115', 2),
    waiting('kumo-studio-12', 5),
    waiting('Dispatch 4', 30, { nodeApprovalType: 'node' }),
    waiting('HARBOR-PC-098', 52, { ...decided('APPROVED', 50), installationStatus: 'WAITING' }),
    waiting('Reception 9', 80, { ...decided('APPROVED', 72), nodeApprovalType: 'node' }),
    waiting('unknown-laptop', 120, decided('REJECTED', 96)),
  ];
}
