/** A plan whose backups are snapshots: what was read of them comes from the index, and until then from the program. */
import type { RestoreItem } from '../../../../../src/backup/job-contract.ts';
import { nameOf } from '../../../../../src/base/device-path.ts';
import { likePattern, searchName } from '../../../database/names.ts';
import { isRaw } from '../../../device/raw-name.ts';
import { type Page, type PageRequest, pageIn, pageOf } from '../../../http/page.ts';
import { invalid, notFound } from '../../../http/refusal.ts';
import type {
  BackedUpFile,
  ContentAnswer,
  EntryAnswer,
  FolderAnswer,
  FoundItem,
  JobAnswer,
  PlanContent,
  RevisionAnswer,
  TreeItem,
} from '../../../plans/plan-content.ts';
import type { SnapshotFile } from '../files/snapshot-file.ts';
import { EntryPages, hits } from './entry-pages.ts';
import { PlanLookup, type ResticWorks } from './plan-lookup.ts';
import { SnapshotFiles } from './snapshot-files.ts';

export class ResticPlan implements PlanContent {
  readonly #lookup: PlanLookup;
  readonly #pages: EntryPages;
  readonly #files: SnapshotFiles;

  constructor(works: ResticWorks, plan: number, backupPermissions: string[]) {
    this.#lookup = new PlanLookup(works, plan);
    this.#pages = new EntryPages(this.#lookup, backupPermissions);
    this.#files = new SnapshotFiles(this.#lookup);
  }

  async folders({ page, size }: PageRequest, jobId?: string): Promise<FolderAnswer[]> {
    const tree = await this.#lookup.tree();
    const snapshot = await this.#lookup.point(jobId);
    const places = await this.#lookup.places(tree, snapshot);
    const folders = places.slice(page * size, (page + 1) * size).map(async ({ treePath, devicePath }) => {
      const id = await this.#lookup.folderId(tree, treePath);
      return {
        id,
        name: nameOf(devicePath) || devicePath,
        path: devicePath,
        type: 'FOLDER',
        deleted: false,
        status: 'DEFINED',
        latestRevisionCreatedAt: snapshot.created,
      };
    });
    return Promise.all(folders);
  }

  async content(folderId: string, request: PageRequest, jobId?: string): Promise<ContentAnswer> {
    const answer = await this.#content(folderId, request, jobId);
    // Not before, or the two would compete for the repository.
    this.#lookup.readOn();
    return answer;
  }

  async #content(folderId: string, request: PageRequest, jobId?: string): Promise<ContentAnswer> {
    const { tree, folder } = await this.#lookup.folder(folderId);
    const path = await this.#lookup.works.index.pathOf(tree, folder.id);
    const snapshot = await (isRaw(path) ? this.#lookup.readPoint(jobId) : this.#lookup.point(jobId));
    if (!snapshot.isRead) return this.#pages.live(tree, folder, snapshot, request, jobId !== undefined);
    const at = jobId === undefined ? undefined : snapshot.number;
    return this.#pages.folder(tree, folder, request, at, snapshot);
  }

  async search(
    term: string,
    folderId: string | undefined,
    request: PageRequest,
    jobId?: string,
  ): Promise<Page<EntryAnswer>> {
    if (term.trim().length < 3) throw invalid('A search needs at least 3 characters');
    const tree = await this.#lookup.tree();
    const folder = folderId === undefined ? undefined : (await this.#lookup.folder(folderId)).folder;
    const snapshot = await this.#lookup.readPoint(jobId);
    const at = jobId === undefined ? undefined : snapshot.number;
    const isPattern = term.includes('*');
    const name = 'COALESCE(e.search_name, e.name)';
    // Most searches have no pattern, and are quicker without one.
    const matches = `e.plan = ? AND ${isPattern ? `${name} LIKE ? ESCAPE '\\'` : `instr(${name}, ?)`}`;
    const below = `e.parent IN (
      WITH RECURSIVE below (id) AS (
        SELECT ? UNION ALL SELECT child.id FROM entry AS child JOIN below ON child.parent = below.id WHERE child.kind = 0
      ) SELECT id FROM below)`;
    // What is around the plan's folders was backed up for their sake.
    const around = await this.#lookup.around(tree, snapshot);
    const conditions = [matches, `e.id NOT IN (${around.join(', ') || 'NULL'})`, ...(folder ? [below] : [])];
    const wanted = isPattern ? likePattern(term) : searchName(term.trim());
    const values = [this.#lookup.plan, wanted, ...(folder ? [folder.id] : [])];
    const known = { at, read: await this.#lookup.range() };
    const { sql, args } = hits(conditions.join(' AND '), values, known);
    return this.#pages.page(tree, await this.#lookup.works.lists.list(sql, args), request, at, snapshot);
  }

  async revisions(fileId: string, request: PageRequest, onlyOnCloud = false): Promise<Page<RevisionAnswer>> {
    const file = await this.#lookup.file(fileId);
    if (onlyOnCloud && !this.#lookup.works.isRemote) return pageOf([], 0, request);
    await this.#lookup.readPoint(undefined);
    const states = await this.#lookup.states(file.id);
    return pageIn(states, request, ({ version: { id, size, modified }, since }) => ({
      id,
      planId: this.#lookup.plan,
      size,
      backupSize: size,
      bldType: 'NON_BLD',
      created: since.created,
      modified: Math.floor(modified / 1_000),
      jobGuid: since.resticId,
      jobCreated: since.created,
      jobCompleted: since.completed ?? since.created,
      onS3: this.#lookup.works.isRemote,
      onNas: !this.#lookup.works.isRemote,
    }));
  }

  async jobs(request: PageRequest, onlyOnCloud: boolean): Promise<Page<JobAnswer>> {
    if (onlyOnCloud && !this.#lookup.works.isRemote) return pageOf([], 0, request);
    const snapshots = await this.#lookup.works.index.snapshots(this.#lookup.plan);
    return pageIn(snapshots, request, ({ id, created, bytes, completed }) => ({
      jobId: id,
      created,
      totalBytes: bytes ?? 0,
      completed: completed ?? created,
    }));
  }

  async openRevision(revisionId: string, fileId?: string): Promise<BackedUpFile> {
    const found = await this.#files.revision(revisionId);
    if (!found || (fileId !== undefined && String(found.entry.id) !== fileId)) throw notFound('The revision');
    return found.file;
  }

  describe(entryId: string): Promise<{ name: string; path: string }> {
    return this.#lookup.describe(entryId);
  }

  async find(items: readonly RestoreItem[]): Promise<(FoundItem | undefined)[]> {
    const found: (FoundItem | undefined)[] = [];
    for (const item of items) found.push(await this.#files.find(item));
    return found;
  }

  walk(folderId: string, jobId: string | undefined, restoreDeleted: boolean): AsyncIterable<TreeItem> {
    return this.#files.walk(folderId, jobId, restoreDeleted);
  }

  stream(folderId: string, jobId: string | undefined, restoreDeleted: boolean): AsyncIterable<TreeItem> {
    return this.#files.stream(folderId, jobId, restoreDeleted);
  }

  /** Where the program finds all of what was found, for who wants it at once. */
  origins(found: readonly FoundItem[], restoreDeleted: boolean): Promise<SnapshotFile['origin'][]> {
    return this.#files.origins(found, restoreDeleted);
  }
}
