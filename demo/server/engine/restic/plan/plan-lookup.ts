/** What a plan's snapshots and entries are, by the ids that calls name. */
import { shownName } from '../../../device/raw-name.ts';
import { notFound, Refusal } from '../../../http/refusal.ts';
import type { ListedIds } from '../index/listed-ids.ts';
import { findPlaces, onDevice, placeOf } from '../index/places.ts';
import { entryId } from '../index/read-tree.ts';
import {
  type Entry,
  type Place,
  type Snapshot,
  type SnapshotIndex,
  type Tree,
  type Version,
  versionOf,
} from '../index/snapshot-index.ts';
import type { TreeReader } from '../index/tree-reader.ts';
import type { LiveFolders } from '../program/live-folders.ts';
import { kinds } from '../program/restic-nodes.ts';
import type { ResticProgram } from '../program/restic-program.ts';

/** What plans of a repository are read with. */
export interface ResticWorks {
  program: ResticProgram;
  index: SnapshotIndex;
  live: LiveFolders;
  lists: ListedIds;
  /** Absent in a process that only reads what was read already. */
  reader: TreeReader | undefined;
  isRemote: boolean;
}

/** How long an answer waits for a snapshot that is being read. */
const mostMilliseconds = 15_000;

export class PlanLookup {
  readonly works: ResticWorks;
  readonly plan: number;

  constructor(works: ResticWorks, plan: number) {
    this.works = works;
    this.plan = plan;
  }

  tree(): Promise<Tree> {
    return this.works.index.tree(this.plan);
  }

  async point(jobId: string | undefined): Promise<Snapshot> {
    const { index } = this.works;
    return jobId === undefined ? index.newest(this.plan) : index.snapshot(this.plan, jobId);
  }

  /** Has the plan's folders at hand, and what is in them, where its newest snapshot was not read. */
  async prepare(): Promise<void> {
    const [tree, snapshot] = [await this.tree(), await this.point(undefined)];
    if (snapshot.isRead) return;
    for (const { treePath } of await this.places(tree, snapshot)) await this.works.live.list(snapshot, treePath);
  }

  /** Whoever looks into a plan goes on looking: what was not read is read meanwhile. */
  readOn(): void {
    void this.works.reader?.read(this.plan).catch(() => undefined);
  }

  /** The same, once it was read. */
  async readPoint(jobId: string | undefined): Promise<Snapshot> {
    const snapshot = await this.point(jobId);
    if (snapshot.isRead) return snapshot;
    const again = () => this.works.index.snapshot(this.plan, String(snapshot.id));
    await this.waitFor(async () => (await again()).isRead);
    return again();
  }

  async waitFor(isSo: () => Promise<boolean>): Promise<void> {
    const { reader } = this.works;
    const isThere = reader ? await reader.until(this.plan, isSo, mostMilliseconds) : await isSo();
    if (isThere) return;
    const count = reader?.progress(this.plan) ?? 0;
    const soFar = count > 0 ? `: ${count.toLocaleString('en')} files and folders so far` : '';
    throw new Refusal(
      503,
      'ENGINE_READING',
      `The backups of this plan are being read for the first time${soFar}. Folders can be opened meanwhile; try again in a while.`,
      { 'Retry-After': '5' },
    );
  }

  async range(): Promise<string> {
    const snapshots = await this.works.index.snapshots(this.plan);
    return snapshots
      .filter(({ isRead }) => isRead)
      .map(({ id }) => id)
      .join();
  }

  async places(tree: Tree, snapshot: Snapshot): Promise<Place[]> {
    if (tree.places) return tree.places;
    const places = await findPlaces(this.works.live, tree, snapshot);
    await this.works.index.setPlaces(this.plan, places);
    return places;
  }

  /** The entries that lead to the plan's folders, and those. */
  async around(tree: Tree, snapshot: Snapshot): Promise<number[]> {
    const { index } = this.works;
    const paths = new Set<string>();
    for (const { treePath } of await this.places(tree, snapshot))
      for (let path = treePath; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) paths.add(path);
    const entries = await Promise.all([...paths].map((path) => index.entryAt(tree, path)));
    return entries.flatMap((entry) => entry?.id ?? []);
  }

  async folderId(tree: Tree, path: string): Promise<number> {
    let id = tree.root;
    for (const name of path.split('/').filter(Boolean))
      id = await entryId(this.works.index.client, this.plan, id, { name, kind: kinds.folder });
    return id;
  }

  async entry(tree: Tree, id: string): Promise<Entry | undefined> {
    if (id === String(tree.root)) return { id: tree.root, parent: 0, kind: kinds.folder, name: '/', trueName: '/' };
    return this.works.index.entry(this.plan, id);
  }

  async folder(id: string): Promise<{ tree: Tree; folder: Entry }> {
    const tree = await this.tree();
    const folder = await this.entry(tree, id);
    if (folder?.kind !== kinds.folder) throw notFound('The folder');
    return { tree, folder };
  }

  async file(id: string): Promise<Entry> {
    const entry = await this.works.index.entry(this.plan, id);
    if (!entry || entry.kind === kinds.folder) throw notFound('The file');
    return entry;
  }

  /** The true one. */
  async pathOf(tree: Tree, { parent, trueName }: Entry): Promise<string> {
    return `${await this.works.index.pathOf(tree, parent)}/${trueName}`;
  }

  /** What a file was, newest first, each with the first snapshot that has it so. */
  async states(entry: number): Promise<{ version: Version; since: Snapshot }[]> {
    const { index } = this.works;
    const rows = await index.rows('SELECT * FROM version WHERE entry = ? ORDER BY last DESC', entry);
    const snapshots = await index.snapshots(this.plan);
    return rows.map(versionOf).flatMap((version) => {
      const since = snapshots.findLast(({ number }) => number >= version.first && number <= version.last);
      return since ? [{ version, since }] : [];
    });
  }

  async snapshotWith({ first, last }: Version): Promise<Snapshot | undefined> {
    const snapshots = await this.works.index.snapshots(this.plan);
    return snapshots.find(({ number }) => number >= first && number <= last);
  }

  async describe(entryId: string): Promise<{ name: string; path: string }> {
    const tree = await this.tree();
    if (entryId === String(tree.root)) return { name: '/', path: '/' };
    const entry = await this.works.index.entry(this.plan, entryId);
    if (!entry) throw notFound('The item');
    return { name: entry.name, path: shownName(await this.pathOnDevice(tree, entry)) };
  }

  /** With its bytes, where they are no text. */
  async pathOnDevice(tree: Tree, entry: Entry): Promise<string> {
    if (entry.id === tree.root) return '/';
    const path = await this.pathOf(tree, entry);
    return onDevice(placeOf(tree.places ?? [], path), path);
  }
}
