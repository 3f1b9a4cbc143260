/** Pages of a plan's entries: by ids of the index, or as the program lists a folder that was not read yet. */
import { joinPath } from '../../../../../src/base/device-path.ts';
import { sortKey } from '../../../database/names.ts';
import { shownName } from '../../../device/raw-name.ts';
import { type Page, type PageRequest, pageOf } from '../../../http/page.ts';
import type { ContentAnswer, EntryAnswer } from '../../../plans/plan-content.ts';
import { onDevice, placeOf } from '../index/places.ts';
import { entryIds } from '../index/read-tree.ts';
import { type Entry, listedColumns, listedOf, type Snapshot, type Tree } from '../index/snapshot-index.ts';
import { kinds, type TreeNode } from '../program/restic-nodes.ts';
import type { PlanLookup } from './plan-lookup.ts';

/** As answers call it. */
const types = {
  [kinds.folder]: 'FOLDER',
  [kinds.file]: 'FILE',
  [kinds.link]: 'LINK',
  [kinds.special]: 'SPECIAL',
} as const;

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
    const nodes = (await live.list(snapshot, path))
      .map((node) => ({ node, sortedAs: sortKey(shownName(node.name)) }))
      .sort((one, other) => one.node.kind - other.node.kind || compare(one.sortedAs, other.sortedAs));
    const place = placeOf(tree.places ?? [], path);
    const shown = nodes.slice(request.page * request.size, (request.page + 1) * request.size).map(({ node }) => node);
    const ids = await entryIds(index.client, this.#lookup.plan, folder.id, shown);
    const results = shown.map((node, at) => {
      const id = ids[at] ?? 0;
      const revisionId = isAsOf ? `${id}@${snapshot.id}` : undefined;
      return this.#answer({ id, node, folder: onDevice(place, path), isDeleted: false, snapshot, revisionId });
    });
    return pageOf(results, nodes.length, request);
  }

  /** What is and was in a folder; counted and leafed through, since a list of all of it is made no quicker. */
  async folder(
    tree: Tree,
    { id }: Entry,
    request: PageRequest,
    at: number | undefined,
    snapshot: Snapshot,
  ): Promise<Page<EntryAnswer>> {
    const { index } = this.#lookup.works;
    const isIn = `FROM entry e WHERE parent = ? AND is_listed = 1 ${wasThere(at)}`;
    const [counted] = await index.rows(`SELECT COUNT(*) AS total ${isIn}`, id);
    const { page, size } = request;
    const order = 'ORDER BY kind, sort_key, is_steady, id LIMIT ? OFFSET ?';
    const rows = await index.rows(`SELECT id ${isIn} ${order}`, id, size, page * size);
    const ids = rows.map((row) => Number(row.id));
    return this.#page(tree, { ids, total: Number(counted?.total) }, request, at, snapshot);
  }

  async page(
    tree: Tree,
    ids: Float64Array,
    request: PageRequest,
    at: number | undefined,
    snapshot: Snapshot,
  ): Promise<Page<EntryAnswer>> {
    const wanted = ids.subarray(request.page * request.size, (request.page + 1) * request.size);
    return this.#page(tree, { ids: [...wanted], total: ids.length }, request, at, snapshot);
  }

  async #page(
    tree: Tree,
    { ids, total }: { ids: readonly number[]; total: number },
    request: PageRequest,
    at: number | undefined,
    snapshot: Snapshot,
  ): Promise<Page<EntryAnswer>> {
    const { index } = this.#lookup.works;
    const state = at === undefined ? 'ORDER BY last DESC LIMIT 1' : `AND first <= ${at} AND last >= ${at}`;
    const rows = await index.rows(
      `SELECT ${listedColumns} FROM json_each(?) AS wanted
       CROSS JOIN entry e ON e.id = wanted.value
       CROSS JOIN version v ON v.id = (SELECT id FROM version WHERE entry = e.id ${state}) ORDER BY wanted.key`,
      JSON.stringify(ids),
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
    return pageOf(results, total, request);
  }

  #answer({ id, node, folder, isDeleted, snapshot, revisionId }: AnswerFacts): EntryAnswer {
    const isFolder = node.kind === kinds.folder;
    const size = node.kind === kinds.file ? node.size : null;
    return {
      id,
      name: shownName(node.name),
      path: joinPath(shownName(folder), shownName(node.name)),
      type: types[node.kind],
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

/**
 * Ids of what a search hits, in the order of lists: of what was there at a snapshot, or of what was ever there. `read`
 * tells what is known.
 */
export function hits(
  where: string,
  values: (string | number)[],
  { at, read }: { at?: number | undefined; read: string },
) {
  const sql = `SELECT e.id FROM entry e INDEXED BY listed_in_plan WHERE ${where} AND e.is_listed = 1 ${wasThere(at)}
    ORDER BY e.kind, e.sort_key, e.name -- ${read}`;
  return { sql, args: values };
}

/** Of `entry e`: most are in all snapshots, and need not be looked for. */
function wasThere(at: number | undefined): string {
  if (at === undefined) return '';
  return `AND (e.is_steady = 1 OR EXISTS (SELECT 1 FROM version WHERE entry = e.id AND first <= ${at} AND last >= ${at}))`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
