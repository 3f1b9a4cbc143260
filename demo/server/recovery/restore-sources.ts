/** Opens what a restore task names: the files and folders to write, in the order of the task. */
import { invalid } from '../http/refusal.ts';
import type { PlanCatalog, PlanRow } from '../plans/plan-catalog.ts';
import type { BackedUpFile, TreeItem } from '../plans/plan-content.ts';
import type { RestoreTask, TaskSource } from './restore-task.ts';

export interface OpenedItem {
  name: string;
  /** On the source device, or inside the image. */
  path: string;
  /** With the item's own name first. */
  items: () => AsyncIterable<TreeItem>;
}

/** Finds an item; whether it is there is known when the first of its items was read. */
export async function openItem(
  catalog: PlanCatalog,
  plan: PlanRow,
  item: TaskSource['item'],
  { restoreDeleted }: Pick<RestoreTask, 'restoreDeleted'>,
): Promise<OpenedItem> {
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
  const content = await catalog.content(plan);
  const { name, path, mode } = await content.describe(id);
  if (item.type === 'FOLDER')
    return { path, name, items: () => inFolder(name, content.walk(id, item.jobId, restoreDeleted), mode) };
  const file =
    item.revisionId === undefined ? await content.openLatest(id) : await content.openRevision(item.revisionId, id);
  return { path, name, items: () => only({ ...file, name }) };
}

async function* only(file: BackedUpFile): AsyncGenerator<TreeItem> {
  yield { path: file.name, modified: file.modified, mode: file.mode, file };
}

async function* inFolder(name: string, items: AsyncIterable<TreeItem>, mode = 0): AsyncGenerator<TreeItem> {
  yield { path: name, modified: Date.now(), mode };
  for await (const item of items) yield { ...item, path: `${name}/${item.path}` };
}
