/** Files of a plan's snapshots: one at a time, all below a folder, or what a restore names. */
import type { RestoreItem } from '../../../../../src/backup/job-contract.ts';
import { isRaw } from '../../../device/raw-name.ts';
import { invalid, notFound } from '../../../http/refusal.ts';
import type { BackedUpFile, FoundItem, TreeItem } from '../../../plans/plan-content.ts';
import { snapshotFile } from '../files/restic-file.ts';
import { isSnapshotFile, type SnapshotFile } from '../files/snapshot-file.ts';
import { tarItems } from '../files/tar-items.ts';
import {
  type Entry,
  entryOf,
  listedColumns,
  listedOf,
  type Snapshot,
  type Tree,
  versionOf,
} from '../index/snapshot-index.ts';
import { kinds } from '../program/restic-nodes.ts';
import type { PlanLookup } from './plan-lookup.ts';

/** A part of a file is known by its entry and the snapshot, before the states of the file are. */
const liveRevision = /^(\d{1,15})@(\d{1,15})$/;

export class SnapshotFiles {
  readonly #lookup: PlanLookup;

  constructor(lookup: PlanLookup) {
    this.#lookup = lookup;
  }

  async find(item: RestoreItem): Promise<FoundItem | undefined> {
    const { id, revisionId } = item;
    if (id === undefined) throw invalid('An item of a file plan needs its id');
    const { index, program } = this.#lookup.works;
    const tree = await this.#lookup.tree();
    const entry = await this.#lookup.entry(tree, id);
    if (!entry || (entry.kind === kinds.folder) !== (item.type === 'FOLDER'))
      throw notFound(item.type === 'FOLDER' ? 'The folder' : 'The file');
    const path = await this.#lookup.pathOnDevice(tree, entry);
    const name = entry.trueName;
    const snapshot = await this.#lookup.point(item.jobId);
    if (item.type === 'FOLDER') {
      const mode = (await index.versionAt(entry.id, snapshot.number))?.mode ?? 0;
      return { name, path, mode, pinned: { ...item, jobId: String(snapshot.id) } };
    }
    if (revisionId !== undefined) {
      const revision = await this.revision(revisionId);
      if (revision?.entry.id !== entry.id) throw notFound('The revision');
      return { name, path, mode: revision.file.mode, pinned: item, file: revision.file };
    }
    if (!snapshot.isRead) {
      const live = await this.#liveFile(tree, entry, snapshot);
      return (
        live && {
          name,
          path,
          mode: live.mode,
          pinned: { ...item, revisionId: `${entry.id}@${snapshot.id}` },
          file: live,
        }
      );
    }
    // Of a file that is gone it is its last state before that.
    const [row] = await index.rows(
      'SELECT * FROM version WHERE entry = ? AND first <= ? ORDER BY last DESC LIMIT 1',
      entry.id,
      snapshot.number,
    );
    const version = row && versionOf(row);
    const from = version && (await this.#lookup.snapshotWith(version));
    if (!version || !from) return undefined;
    const origin = { resticId: from.resticId, path: await this.#lookup.pathOf(tree, entry) };
    const file = snapshotFile(program, origin, { ...version, kind: entry.kind, name });
    return { name, path, mode: version.mode, pinned: { ...item, revisionId: String(version.id) }, file };
  }

  async revision(revisionId: string): Promise<{ entry: Entry; file: BackedUpFile } | undefined> {
    const { index, program } = this.#lookup.works;
    const tree = await this.#lookup.tree();
    const [, ofEntry, ofSnapshot] = liveRevision.exec(revisionId) ?? [];
    if (ofEntry !== undefined && ofSnapshot !== undefined) {
      const entry = await index.entry(this.#lookup.plan, ofEntry);
      if (!entry) return undefined;
      const file = await this.#liveFile(tree, entry, await index.snapshot(this.#lookup.plan, ofSnapshot));
      return file && { entry, file };
    }
    if (!/^\d{1,15}$/.test(revisionId)) return undefined;
    const [row] = await index.rows('SELECT * FROM version WHERE id = ?', Number(revisionId));
    const version = row && versionOf(row);
    const entry = version && (await index.entry(this.#lookup.plan, String(version.entry)));
    const from = version && (await this.#lookup.snapshotWith(version));
    if (!entry || entry.kind === kinds.folder || !version || !from) return undefined;
    const origin = { resticId: from.resticId, path: await this.#lookup.pathOf(tree, entry) };
    return { entry, file: snapshotFile(program, origin, { ...version, kind: entry.kind, name: entry.name }) };
  }

  /** As the program tells it. */
  async #liveFile(tree: Tree, entry: Entry, snapshot: Snapshot): Promise<BackedUpFile | undefined> {
    const path = await this.#lookup.pathOf(tree, entry);
    const folder = path.slice(0, path.lastIndexOf('/'));
    const nodes = await this.#lookup.works.live.list(snapshot, folder);
    const node = nodes.find((each) => each.path === path && each.kind === entry.kind);
    return node && snapshotFile(this.#lookup.works.program, { resticId: snapshot.resticId, path }, node);
  }

  async *walk(folderId: string, jobId: string | undefined, restoreDeleted: boolean): AsyncGenerator<TreeItem> {
    const { tree, folder } = await this.#lookup.folder(folderId);
    const { program, index, live } = this.#lookup.works;
    const path = await index.pathOf(tree, folder.id);
    if (restoreDeleted) {
      const snapshot = await this.#lookup.readPoint(jobId);
      await this.#lookup.waitFor(async () => (await index.snapshots(this.#lookup.plan)).every(({ isRead }) => isRead));
      yield* this.#walkIndex(folder.id, '', path, snapshot, true);
      return;
    }
    // The program cannot be told of a name that is no text.
    const snapshot = isRaw(path) ? await this.#lookup.readPoint(jobId) : await this.#lookup.point(jobId);
    if (snapshot.isRead) {
      yield* this.#walkIndex(folder.id, '', path, snapshot, false);
      return;
    }
    const { resticId } = snapshot;
    for await (const node of live.below(snapshot, path)) {
      const item = { path: node.path.slice(path.length + 1), modified: node.modified / 1_000, mode: node.mode };
      if (node.kind === kinds.folder) yield item;
      else yield { ...item, file: snapshotFile(program, { resticId, path: node.path }, node) };
    }
  }

  async *stream(folderId: string, jobId: string | undefined, restoreDeleted: boolean): AsyncGenerator<TreeItem> {
    const { tree, folder } = await this.#lookup.folder(folderId);
    const { resticId } = await this.#lookup.point(jobId);
    const { program, index } = this.#lookup.works;
    const path = await index.pathOf(tree, folder.id);
    if (!restoreDeleted && !isRaw(path)) {
      const specials = await this.#specials(tree);
      for await (const item of tarItems(program, { resticId, path })) {
        // An archive of the program has a device as an empty file.
        const isSpecial = item.file?.size === 0 && specials.has(`${path}/${item.path}`);
        yield isSpecial && item.file ? { ...item, file: { ...item.file, special: 'SPECIAL' } } : item;
      }
      return;
    }
    yield* this.walk(folderId, jobId, restoreDeleted);
  }

  /** Paths of the devices, pipes and sockets of a plan, as far as it was read. */
  async #specials(tree: Tree): Promise<ReadonlySet<string>> {
    const rows = await this.#lookup.works.index.rows(
      'SELECT id, parent, kind, name, raw FROM entry WHERE plan = ? AND kind = ? AND is_listed = 1',
      this.#lookup.plan,
      kinds.special,
    );
    const paths: string[] = [];
    for (const row of rows) paths.push(await this.#lookup.pathOf(tree, entryOf(row)));
    return new Set(paths);
  }

  /** Where the program finds all of what was found, for who wants it at once. */
  async origins(found: readonly FoundItem[], restoreDeleted: boolean): Promise<SnapshotFile['origin'][]> {
    const { index } = this.#lookup.works;
    const origins: SnapshotFile['origin'][] = [];
    for (const { pinned, file } of found) {
      if (file && isSnapshotFile(file)) origins.push(file.origin);
      if (file || pinned.id === undefined) continue;
      const { tree, folder } = await this.#lookup.folder(pinned.id);
      const { resticId } = await this.#lookup.point(pinned.jobId);
      const path = await index.pathOf(tree, folder.id);
      origins.push({ resticId, path });
      if (!restoreDeleted) continue;
      for await (const item of this.walk(pinned.id, pinned.jobId, true))
        if (item.file && isSnapshotFile(item.file) && item.file.origin.resticId !== resticId)
          origins.push(item.file.origin);
    }
    return origins;
  }

  async *#walkIndex(
    folder: number,
    prefix: string,
    path: string,
    snapshot: Snapshot,
    restoreDeleted: boolean,
  ): AsyncGenerator<TreeItem> {
    const { index, program } = this.#lookup.works;
    const at = snapshot.number;
    const state = restoreDeleted
      ? '(SELECT id FROM version WHERE entry = e.id AND first <= ?2 ORDER BY last DESC LIMIT 1)'
      : '(SELECT id FROM version WHERE entry = e.id AND first <= ?2 AND last >= ?2)';
    const rows = await index.rows(
      `SELECT ${listedColumns} FROM entry e JOIN version v ON v.id = ${state}
       WHERE e.parent = ?1 AND e.is_listed = 1 ORDER BY e.kind DESC, e.sort_key, e.name`,
      folder,
      at,
    );
    const snapshots = restoreDeleted ? await index.snapshots(this.#lookup.plan) : [snapshot];
    for (const row of rows) {
      const { entry, version } = listedOf(row);
      const item = { path: prefix + entry.trueName, modified: version.modified / 1_000, mode: version.mode };
      const itsPath = `${path}/${entry.trueName}`;
      if (entry.kind === kinds.folder) {
        yield { ...item, modified: snapshot.created };
        yield* this.#walkIndex(entry.id, `${item.path}/`, itsPath, snapshot, restoreDeleted);
        continue;
      }
      const from = snapshots.find(({ number }) => number <= version.last && number >= version.first);
      if (!from) continue;
      const origin = { resticId: from.resticId, path: itsPath };
      yield { ...item, file: snapshotFile(program, origin, { ...version, kind: entry.kind, name: entry.trueName }) };
    }
  }
}
