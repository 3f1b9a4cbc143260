/** Opens what a restore names: the files and folders to write, in the order in which it names them. */
import type { RestoreItem } from '../../../src/backup/job-contract.ts';
import type { PlanCatalog } from '../plans/plan-catalog.ts';
import type { BackedUpFile, FoundItem, TreeItem } from '../plans/plan-content.ts';
import type { PlanRow } from '../plans/plan-rows.ts';

export interface OpenedItem extends FoundItem {
  /** With the item's own name first. */
  items: () => AsyncIterable<TreeItem>;
}

/** Finds everything at once, `isStreamed` where each file is read when it comes and none later; `undefined` for a file that was not backed up yet at the job that it is wanted as of. */
export async function openItems(
  catalog: PlanCatalog,
  plan: PlanRow,
  items: readonly RestoreItem[],
  { restoreDeleted, isStreamed = false }: { restoreDeleted: boolean; isStreamed?: boolean },
): Promise<(OpenedItem | undefined)[]> {
  if (plan.type === 'IMAGE') {
    const images = catalog.images(plan);
    return opened(await images.find(items), ({ revisionId = '', path = '' }) => images.walk(revisionId, path));
  }
  const content = catalog.content(plan);
  return opened(await content.find(items), ({ id = '', jobId }) =>
    isStreamed && content.stream ? content.stream(id, jobId, restoreDeleted) : content.walk(id, jobId, restoreDeleted),
  );
}

function opened(
  found: readonly (FoundItem | undefined)[],
  walk: (pinned: RestoreItem) => AsyncIterable<TreeItem>,
): (OpenedItem | undefined)[] {
  return found.map((item) => {
    if (item === undefined) return undefined;
    const { name, pinned, mode, file } = item;
    return { ...item, items: () => (file ? only({ ...file, name }) : inFolder(name, mode, walk(pinned))) };
  });
}

async function* only(file: BackedUpFile): AsyncGenerator<TreeItem> {
  yield { path: file.name, modified: file.modified, mode: file.mode, file };
}

async function* inFolder(name: string, mode: number, items: AsyncIterable<TreeItem>): AsyncGenerator<TreeItem> {
  yield { path: name, modified: Date.now(), mode };
  for await (const item of items) yield { ...item, path: `${name}/${item.path}` };
}
