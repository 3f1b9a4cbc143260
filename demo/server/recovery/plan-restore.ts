/** Turns a restore order into what goes where. */
import type { DeviceFolders } from '../device/device-folders.ts';
import { forbidden, invalid, Refusal } from '../http/refusal.ts';
import type { Session } from '../http/sessions.ts';
import type { DeviceRow, PlanCatalog, PlanRow } from '../plans/plan-catalog.ts';
import type { BackedUpFile, TreeItem } from '../plans/plan-content.ts';
import type { RestoreFacts, RestoreOrder, RestoreSource } from './restore-jobs.ts';

interface FoundItem {
  /** On the source device, or inside the image. */
  path: string;
  name: string;
  items: () => AsyncIterable<TreeItem>;
}

export interface PlannedRestore {
  facts: RestoreFacts;
  sources: RestoreSource[];
}

export async function planRestore(
  catalog: PlanCatalog,
  folders: DeviceFolders,
  nodeId: number,
  order: RestoreOrder,
  session: Session,
): Promise<PlannedRestore> {
  const plan = await catalog.open(nodeId, order.planId, session);
  const found: FoundItem[] = [];
  for (const item of order.items) found.push(await findItem(catalog, plan, order, item, session));
  const { device, placeOf } = await destination(catalog, folders, nodeId, plan, order, session);
  const sources: RestoreSource[] = [];
  let destinationPath = '';
  for (const { path, items } of found) {
    const place = await placeOf(path);
    destinationPath ||= place.path;
    sources.push({ target: { device, real: place.real, ifExists: order.ifExists }, items });
  }
  const [first] = found;
  const isSingle = found.length === 1;
  return {
    facts: {
      nodeId,
      type: isSingle ? (order.items[0]?.type ?? 'FILE') : 'BATCH',
      sourcePath: first?.path ?? '',
      file: isSingle ? (first?.name ?? null) : null,
      destinationPath,
      sourcePlanId: plan.uid,
      sourcePlanName: plan.name,
    },
    sources,
  };
}

async function findItem(
  catalog: PlanCatalog,
  plan: PlanRow,
  order: RestoreOrder,
  item: RestoreOrder['items'][number],
  session: Session,
): Promise<FoundItem> {
  if (plan.type === 'IMAGE') {
    const { revisionId, path } = item;
    if (revisionId === undefined || path === undefined) throw invalid('An item of an image needs revisionId and path');
    const images = catalog.images(plan);
    await images.mountable(revisionId);
    const name = path.split('/').filter(Boolean).at(-1) ?? 'Volume';
    if (item.type === 'FOLDER') return { path, name, items: () => inFolder(name, images.walk(revisionId, path)) };
    const file = await images.open(revisionId, path);
    return { path, name, items: () => only(file) };
  }
  const { id } = item;
  if (id === undefined) throw invalid('An item of a file plan needs its id');
  const content = await catalog.files(plan, session);
  const { name, path } = await content.describe(id);
  if (item.type === 'FOLDER') {
    return { path, name, items: () => inFolder(name, content.walk(id, item.jobId, order.restoreDeleted)) };
  }
  const file =
    item.revisionId === undefined ? await content.openLatest(id) : await content.openRevision(item.revisionId);
  return { path, name, items: () => only({ ...file, name }) };
}

async function destination(
  catalog: PlanCatalog,
  folders: DeviceFolders,
  nodeId: number,
  plan: PlanRow,
  order: RestoreOrder,
  session: Session,
): Promise<{ device: DeviceRow; placeOf: (sourcePath: string) => Promise<{ real: string; path: string }> }> {
  if (order.location === 'other') {
    if (!order.destination) throw invalid('Another location needs a destination');
    const device = await catalog.device(order.destination.nodeId);
    const place = await folders.writable(device, order.destination.path);
    return { device, placeOf: async () => place };
  }
  if (!session.featureFlags.restore_original_location)
    throw forbidden('Restoring to the original location is not enabled');
  if (plan.type === 'IMAGE')
    throw new Refusal(409, 'NO_ORIGINAL_LOCATION', 'Choose another location for files of an image');
  const device = await catalog.device(nodeId);
  return {
    device,
    placeOf: async (sourcePath) => {
      const at = Math.max(sourcePath.lastIndexOf('/'), sourcePath.lastIndexOf('\\'));
      return folders.writable(device, sourcePath.slice(0, at) || '/');
    },
  };
}

async function* only(file: BackedUpFile): AsyncGenerator<TreeItem> {
  yield { path: file.name, modified: file.modified, mode: file.mode, file };
}

async function* inFolder(name: string, items: AsyncIterable<TreeItem>): AsyncGenerator<TreeItem> {
  yield { path: name, modified: Date.now(), mode: 0 };
  for await (const item of items) yield { ...item, path: `${name}/${item.path}` };
}
