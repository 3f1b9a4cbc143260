import { searchName, sortKey } from '../database/names.ts';
import { type entry, folderMark, type job, type leftOut, type revision } from '../database/schema.ts';
import type { StoredContent } from '../store/content-store.ts';
import type { FoundItem } from './scan-folder.ts';

export type KnownEntry = typeof entry.$inferSelect;
export type EntryRow = typeof entry.$inferInsert;
export type RevisionRow = typeof revision.$inferInsert;
export type LeftOutRow = Omit<typeof leftOut.$inferInsert, 'id'>;
export type JobRow = typeof job.$inferInsert;

export interface KeptFile extends StoredContent {
  item: FoundItem;
}

/** What a backup found, as rows to write: the latest state of entries, and what they were at this job. */
export class BackupChanges {
  readonly entries: EntryRow[] = [];
  readonly revisions: Omit<RevisionRow, 'id'>[] = [];
  readonly leftOut: LeftOutRow[] = [];
  readonly #seen = new Set<number>();
  readonly #planId: number;
  readonly #jobId: number;
  readonly #created: number;
  /** Of all files that are there, changed or not. */
  totalBytes = 0;
  /** New revisions of files. */
  files = 0;

  constructor(planId: number, jobId: number, created: number) {
    this.#planId = planId;
    this.#jobId = jobId;
    this.#created = created;
  }

  sawFolder(
    rootId: number,
    id: number,
    parentId: number | undefined,
    item: FoundItem,
    old: KnownEntry | undefined,
  ): void {
    this.#seen.add(id);
    const { mtimeMs, mode } = item.stats;
    if (old && old.deletedJob === null && old.modified === mtimeMs && old.mode === mode) return;
    const row = this.#row(rootId, id, parentId, item);
    this.entries.push({ ...row, isFolder: true, size: 0, latestRevisionAt: null });
    if (!old || old.deletedJob !== null || old.mode !== mode) this.#revise(row, folderMark, 0);
  }

  sawUnchanged(old: KnownEntry): void {
    this.#seen.add(old.id);
    this.totalBytes += old.size;
  }

  sawFile(rootId: number, id: number, parentId: number | undefined, kept: KeptFile): void {
    this.#seen.add(id);
    this.totalBytes += kept.size;
    this.files += 1;
    const row = this.#row(rootId, id, parentId, kept.item);
    this.entries.push({ ...row, isFolder: false, size: kept.size, latestRevisionAt: this.#created });
    this.#revise(row, kept.hash, kept.size);
  }

  /** What was there before and is not any more; what lies where we could not look keeps its state. */
  sweepMissing(before: readonly KnownEntry[], unreadable: readonly string[]): void {
    const isHidden = (path: string) => unreadable.some((at) => path === at || path.startsWith(`${at}/`));
    for (const old of before) {
      if (this.#seen.has(old.id) || old.deletedJob !== null || isHidden(old.path)) continue;
      this.entries.push({ ...old, deletedJob: this.#jobId });
      this.#revise(old, null, 0);
    }
  }

  leaveOut(folderId: number, name: string, reason: LeftOutRow['reason']): void {
    this.leftOut.push({ planId: this.#planId, folderId, name, reason });
  }

  #revise(
    { id, modified, mode }: { id: number; modified: number; mode: number },
    hash: string | null,
    size: number,
  ): void {
    this.revisions.push({ entryId: id, jobId: this.#jobId, hash, size, modified, mode, created: this.#created });
  }

  #row(rootId: number, id: number, parentId: number | undefined, { path, name, stats }: FoundItem) {
    return {
      id,
      planId: this.#planId,
      rootId,
      parentId: path === '' ? null : (parentId ?? rootId),
      path,
      name,
      searchName: searchName(name),
      sortKey: sortKey(name),
      modified: stats.mtimeMs,
      changed: stats.ctimeMs,
      mode: stats.mode,
      deletedJob: null,
      purgeAt: null,
    };
  }
}
