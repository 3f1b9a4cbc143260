/** Turns a restore order into a task that needs nothing else: everything is found, allowed, and pinned as it is now. */

import { pathProblem, platformOf } from '../../../src/backup/file-name.ts';
import type { createRestoreJob } from '../../../src/backup/job-contract.ts';
import { restoreIssues, restoreMembers } from '../../../src/backup/restore/restore-rules.ts';
import { parentOf } from '../../../src/base/device-path.ts';
import type { EndpointBody } from '../../../src/host/http/endpoint.ts';
import type { DeviceFolders } from '../device/device-folders.ts';
import { pathWords } from '../device/platform.ts';
import { shownName } from '../device/raw-name.ts';
import { requireValid } from '../http/form-refusal.ts';
import { forbidden, invalid, Refusal } from '../http/refusal.ts';
import type { Session } from '../http/sessions.ts';
import type { PlanCatalog } from '../plans/plan-catalog.ts';
import type { DeviceRow, PlanRow } from '../plans/plan-rows.ts';
import type { RestoreFacts } from './restore-jobs.ts';
import { type OpenedItem, openItems } from './restore-sources.ts';
import type { RestoreTask, TaskSource } from './restore-task.ts';

type RestoreOrder = EndpointBody<typeof createRestoreJob>;

export interface PlannedRestore {
  facts: RestoreFacts;
  task: Omit<RestoreTask, 'uid' | 'faults'>;
}

/** Ids of files that the backup did not have yet at the date of the order: nothing can be planned. */
export interface NotYetBackedUp {
  absentIds: string[];
}

export async function planRestore(
  catalog: PlanCatalog,
  folders: DeviceFolders,
  nodeId: number,
  order: RestoreOrder,
  session: Session,
): Promise<PlannedRestore | NotYetBackedUp> {
  const { ifExists, restoreDeleted = false, restoreNtfsPermissions: restoresPermissions = false } = order;
  await checkOrder(catalog, order);
  const plan = await catalog.open(nodeId, order.planId, session);
  if (restoresPermissions) requirePermissions(session);
  const { device, folderOf } = await destination(catalog, folders, nodeId, plan, order, session);
  const wanted = order.items.map((item) => ({ ...(order.jobId !== undefined && { jobId: order.jobId }), ...item }));
  const opened = await openItems(catalog, plan, wanted, { restoreDeleted });
  const absentIds = wanted.flatMap(({ id }, index) => (opened[index] === undefined && id !== undefined ? [id] : []));
  if (absentIds.length > 0) return { absentIds };
  const found = opened.filter((item): item is OpenedItem => item !== undefined);
  const sources: TaskSource[] = [];
  for (const { pinned, path } of found)
    sources.push({ item: pinned, deviceId: device.id, folder: await folderOf(path) });
  const isSingle = found.length === 1;
  return {
    facts: {
      nodeId,
      type: isSingle ? (order.items[0]?.type ?? 'FILE') : 'BATCH',
      sourcePath: shownName(found[0]?.path ?? ''),
      file: isSingle && found[0] ? shownName(found[0].name) : null,
      destinationPath: shownName(sources[0]?.folder ?? ''),
      destinationNodeId: device.id,
      destinationNodeName: device.displayName,
      sourcePlanId: plan.uid,
      sourcePlanName: plan.name,
    },
    task: { planId: plan.numericId, sources, ifExists, restoreDeleted, restoresPermissions },
  };
}

export function requirePermissions({ featureFlags }: Session): void {
  if (!featureFlags.backup_ntfs_permissions) throw forbidden('Restoring permissions is not enabled');
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
  const known = new Map<string, Promise<string>>();
  return {
    device,
    folderOf(sourcePath) {
      const folder = parentOf(sourcePath) || '/';
      // What is restored was backed up from there.
      const path = known.get(folder) ?? folders.writable(device, folder, { isKnown: true }).then((place) => place.path);
      known.set(folder, path);
      return path;
    },
  };
}
