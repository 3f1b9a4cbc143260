/** Pages of a plan's entries: by ids of the index, or as the program lists a folder that was not read yet. */
import { joinPath } from '../../../../src/base/device-path.ts';
import { sortKey } from '../../database/names.ts';
import { type Page, type PageRequest, pageOf } from '../../http/page.ts';
import type { ContentAnswer, EntryAnswer } from '../../plans/plan-content.ts';
import { onDevice, placeOf } from './places.ts';
import type { PlanLookup } from './plan-lookup.ts';
import { entryId } from './read-tree.ts';
import { kinds, type TreeNode } from './restic-nodes.ts';
import { type Entry, listedOf, type Snapshot, type Tree, versionColumns } from './snapshot-index.ts';

export class EntryPages {
  readonly #lookup: PlanLookup;
  readonly #backupPermissions: string[];

  constructor(lookup: PlanLookup, backupPermissions: string[]) {
    this.#lookup = lookup;
    this.#backupPermissions = backupPermissions;
  }

  async live(
    tree: Tree,
    folder: Entry,
    snapshot: Snapshot,
    request: PageRequest,
    isAsOf: boolean,
  ): Promise<ContentAnswer> {
    const { index, live } = this.#lookup.works;
    const path = await index.pathOf(tree, folder.id);
    const nodes = (await live.list(snapshot.resticId, path))
      .filter(({ kind }) => kind === kinds.folder || kind === kinds.file)
      .map((node) => ({ node, sortedAs: sortKey(node.name) }))
      .sort((one, other) => one.node.kind - other.node.kind || compare(one.sortedAs, other.sortedAs));
    const place = placeOf(tree.places ?? [], path);
    const shown = nodes.slice(request.page * request.size, (request.page + 1) * request.size);
    const results: EntryAnswer[] = [];
    for (const { node } of shown) {
      const id = await entryId(index.client, this.#lookup.plan, folder.id, node);
      const revisionId = isAsOf ? `${id}@${snapshot.id}` : undefined;
      results.push(this.#answer({ id, node, folder: onDevice(place, path), isDeleted: false, snapshot, revisionId }));
    }
    return pageOf(results, nodes.length, request);
  }

  async page(
    tree: Tree,
    ids: Float64Array,
    request: PageRequest,
    at: number | undefined,
    snapshot: Snapshot,
  ): Promise<Page<EntryAnswer>> {
    const { index } = this.#lookup.works;
    const wanted = ids.subarray(request.page * request.size, (request.page + 1) * request.size);
    const state = at === undefined ? 'ORDER BY last DESC LIMIT 1' : `AND first <= ${at} AND last >= ${at}`;
    const rows = await index.rows(
      `SELECT e.id, e.parent, e.kind, e.name, ${versionColumns} FROM json_each(?) AS wanted
       CROSS JOIN entry e ON e.id = wanted.value
       CROSS JOIN version v ON v.id = (SELECT id FROM version WHERE entry = e.id ${state}) ORDER BY wanted.key`,
      JSON.stringify([...wanted]),
    );
    const snapshots = await index.snapshots(this.#lookup.plan);
    const newest = snapshots.find(({ isRead }) => isRead)?.number ?? 0;
    const results: EntryAnswer[] = [];
    for (const row of rows) {
      const { entry, version } = listedOf(row);
      const folderPath = await index.pathOf(tree, entry.parent);
      const place = placeOf(tree.places ?? [], `${folderPath}/${entry.name}`);
      const isDeleted = version.last < newest;
      const since = snapshots.findLast(({ number }) => number >= version.first && number <= version.last) ?? snapshot;
      const folder = onDevice(place, folderPath);
      const revisionId = at === undefined ? undefined : version.id;
      results.push(
        this.#answer({ id: entry.id, node: { ...version, ...entry }, folder, isDeleted, snapshot: since, revisionId }),
      );
    }
    return pageOf(results, ids.length, request);
  }

  #answer({ id, node, folder, isDeleted, snapshot, revisionId }: AnswerFacts): EntryAnswer {
    const isFolder = node.kind === kinds.folder;
    const size = isFolder ? null : node.size;
    return {
      id,
      name: node.name,
      path: joinPath(folder, node.name),
      type: isFolder ? 'FOLDER' : 'FILE',
      deleted: isDeleted,
      size,
      backupSize: size,
      modified: isFolder ? null : Math.floor(node.modified / 1_000),
      latestRevisionCreatedAt: isFolder ? null : snapshot.created,
      ...(revisionId !== undefined && !isFolder && { revisionId }),
      backupPermissions: this.#backupPermissions,
    };
  }
}

interface AnswerFacts {
  id: number;
  node: Pick<TreeNode, 'name' | 'kind' | 'size' | 'modified'>;
  /** As the device writes it. */
  folder: string;
  isDeleted: boolean;
  /** The first that has it so. */
  snapshot: Snapshot;
  revisionId: string | number | undefined;
}

/** Ids in the order of a listing: of what was there at a snapshot, or of what was ever there. `read` tells what is known. */
export function listing(where: string, values: (string | number)[], at: number | undefined, read: string) {
  const wasThere = at === undefined ? '' : `AND first <= ${at} AND last >= ${at}`;
  const sql = `SELECT e.id FROM entry e WHERE ${where} AND e.kind < 2
    AND EXISTS (SELECT 1 FROM version WHERE entry = e.id ${wasThere})
    ORDER BY e.kind, e.sort_key, e.name -- ${read}`;
  return { sql, args: values };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
