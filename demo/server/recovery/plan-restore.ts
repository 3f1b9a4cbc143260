/** Turns a restore order into a task that needs nothing else: everything is found, allowed, and pinned as it is now. */

import { pathProblem, platformOf } from '../../../src/backup/file-name.ts';
import type { createRestoreJob, RestoreItem } from '../../../src/backup/job-contract.ts';
import { restoreIssues, restoreMembers } from '../../../src/backup/restore/restore-rules.ts';
import { parentOf } from '../../../src/base/device-path.ts';
import type { EndpointBody } from '../../../src/host/http/endpoint.ts';
import type { DeviceFolders } from '../device/device-folders.ts';
import { pathWords } from '../device/platform.ts';
import { requireValid } from '../http/form-refusal.ts';
import { forbidden, invalid, Refusal } from '../http/refusal.ts';
import type { Session } from '../http/sessions.ts';
import type { DeviceRow, PlanCatalog, PlanRow } from '../plans/plan-catalog.ts';
import type { RestoreFacts } from './restore-jobs.ts';
import { openItem } from './restore-sources.ts';
import type { RestoreTask, TaskSource } from './restore-task.ts';

type RestoreOrder = EndpointBody<typeof createRestoreJob>;

export interface PlannedRestore {
  facts: RestoreFacts;
  task: Omit<RestoreTask, 'uid' | 'faults'>;
}

export async function planRestore(
  catalog: PlanCatalog,
  folders: DeviceFolders,
  nodeId: number,
  order: RestoreOrder,
  session: Session,
): Promise<PlannedRestore> {
  const { ifExists, restoreDeleted, restoreNtfsPermissions: restoresPermissions } = order;
  await checkOrder(catalog, order);
  const plan = await catalog.open(nodeId, order.planId, session);
  if (restoresPermissions && !session.featureFlags.backup_ntfs_permissions)
    throw forbidden('Restoring permissions is not enabled');
  const { device, folderOf } = await destination(catalog, folders, nodeId, plan, order, session);
  const sources: TaskSource[] = [];
  const found: { name: string; path: string }[] = [];
  for (const item of order.items) {
    const pinned = await pin(catalog, plan, item);
    const { name, path, items } = await openItem(catalog, plan, pinned, order);
    await requireReadable(items());
    found.push({ name, path });
    sources.push({ item: pinned, deviceId: device.id, folder: await folderOf(path) });
  }
  const isSingle = found.length === 1;
  return {
    facts: {
      nodeId,
      type: isSingle ? (order.items[0]?.type ?? 'FILE') : 'BATCH',
      sourcePath: found[0]?.path ?? '',
      file: isSingle ? (found[0]?.name ?? null) : null,
      destinationPath: sources[0]?.folder ?? '',
      destinationNodeId: device.id,
      destinationNodeName: device.displayName,
      sourcePlanId: plan.uid,
      sourcePlanName: plan.name,
    },
    task: { planId: plan.numericId, sources, ifExists, restoreDeleted, restoresPermissions },
  };
}

/** The form's own rules; without a revision or a date it is the latest state. */
async function checkOrder(
  catalog: PlanCatalog,
  { items, ifExists, location, destination }: RestoreOrder,
): Promise<void> {
  const device = destination && (await catalog.device(destination.nodeId));
  const path = destination?.path.trim() ?? '';
  const facts = { items, ifExists, location, device: device?.id, path, nodeClass: device?.nodeClass ?? '' };
  const issues = restoreIssues({ ...facts, needs: 'none', revision: undefined, date: undefined });
  requireValid(issues, { names: restoreMembers, words: orderWords(facts.nodeClass, path) });
}

function orderWords(nodeClass: string, path: string) {
  const platform = platformOf(nodeClass);
  const problem = pathProblem(path, platform);
  return {
    device: { required: 'Another location needs a destination' },
    path: { required: 'Another location needs a path', invalid: problem && pathWords(problem, platform) },
  };
}

/** Names the latest state where none is named: it stays the one that was ordered, whatever is backed up meanwhile. */
async function pin(catalog: PlanCatalog, plan: PlanRow, item: RestoreItem): Promise<RestoreItem> {
  if (plan.type === 'IMAGE' || item.id === undefined) return item;
  const content = await catalog.content(plan);
  const first = { page: 0, size: 1 };
  if (item.type === 'FILE') {
    const [latest] = item.revisionId === undefined ? (await content.revisions(item.id, first)).results : [];
    return latest ? { ...item, revisionId: String(latest.id) } : item;
  }
  const [latest] = item.jobId === undefined ? (await content.jobs(first, false)).results : [];
  return latest ? { ...item, jobId: String(latest.jobId) } : item;
}

/** What follows a folder's own name proves that the folder and the job are there. */
async function requireReadable(items: AsyncIterable<unknown>): Promise<void> {
  let read = 0;
  for await (const _ of items) if (++read === 2) return;
}

async function destination(
  catalog: PlanCatalog,
  folders: DeviceFolders,
  nodeId: number,
  plan: PlanRow,
  order: RestoreOrder,
  session: Session,
): Promise<{ device: DeviceRow; folderOf: (sourcePath: string) => Promise<string> }> {
  if (order.location === 'other') {
    if (!order.destination) throw invalid('Another location needs a destination');
    const device = await catalog.device(order.destination.nodeId);
    const { path } = await folders.writable(device, order.destination.path);
    return { device, folderOf: async () => path };
  }
  if (!session.featureFlags.restore_original_location)
    throw forbidden('Restoring to the original location is not enabled');
  if (plan.type === 'IMAGE')
    throw new Refusal(409, 'NO_ORIGINAL_LOCATION', 'Choose another location for files of an image');
  const device = await catalog.device(nodeId);
  return {
    device,
    folderOf: async (sourcePath) => (await folders.writable(device, parentOf(sourcePath) || '/')).path,
  };
}
