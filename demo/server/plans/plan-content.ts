import type * as z from 'zod/mini';
import type { folderEntry, listFolderContent, planFolder, revision } from '../../../src/backup/contract.ts';
import type { RestoreItem } from '../../../src/backup/job-contract.ts';
import type { backupJob } from '../../../src/backup/recovery-contract.ts';
import type { Page, PageRequest } from '../http/page.ts';

export type FolderAnswer = z.input<typeof planFolder>;
export type EntryAnswer = z.input<typeof folderEntry>;
export type ContentAnswer = Page<EntryAnswer> & Pick<z.input<typeof listFolderContent.response>, 'leftOut'>;
export type RevisionAnswer = z.input<typeof revision> & { created: number };
export type JobAnswer = z.input<typeof backupJob>;

/** A file's bytes as they were backed up. */
export interface BackedUpFile {
  name: string;
  size: number;
  /** Milliseconds since 1970. */
  modified: number;
  /** As `stat` tells it; 0 where the source knows none. */
  mode: number;
  /** Another one for other bytes: their SHA-256 where it is known, in hex. */
  tag(): string | Promise<string>;
  /** Bytes from `start` up to, not including, `end`; opened only when read. */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
  /** What is no file and has no bytes, but comes with them: a link, or a device, socket or pipe. */
  special?: 'LINK' | 'SPECIAL';
  /** Makes it at a path of this machine; absent where it was not fetched. */
  make?(path: string | Buffer): void;
}

export interface TreeItem {
  /** Below the walked folder, with `/`. */
  path: string;
  modified: number;
  mode: number;
  /** Absent for a folder. */
  file?: BackedUpFile;
}

/** One thing that somebody wants back, found. */
export interface FoundItem {
  name: string;
  /** On the source device, or inside the image. */
  path: string;
  /** The same item, naming the revision or the job that it was found at: what is backed up later changes nothing. */
  pinned: RestoreItem;
  /** As `stat` tells it; 0 where the source knows none. */
  mode: number;
  /** Absent for a folder. */
  file?: BackedUpFile;
}

/** What a file plan holds, whether it has rows or is computed. */
export interface PlanContent {
  /** With a job, these three tell what was there then. */
  folders(page: PageRequest, jobId?: string): Promise<FolderAnswer[]>;
  content(folderId: string, page: PageRequest, jobId?: string): Promise<ContentAnswer>;
  search(term: string, folderId: string | undefined, page: PageRequest, jobId?: string): Promise<Page<EntryAnswer>>;
  revisions(fileId: string, page: PageRequest, onlyOnCloud?: boolean): Promise<Page<RevisionAnswer>>;
  jobs(page: PageRequest, onlyOnCloud: boolean): Promise<Page<JobAnswer>>;
  /** Of the file, where one is named. */
  openRevision(revisionId: string, fileId?: string): Promise<BackedUpFile>;
  describe(entryId: string): Promise<{ name: string; path: string }>;
  /**
   * Finds all of it at once, in the same order: a file at its revision, else as it was at the job, a folder at the job (the
   * latest when absent). `undefined` for a file that was not backed up yet then. 404 where one is not in the plan.
   */
  find(items: readonly RestoreItem[]): Promise<(FoundItem | undefined)[]>;
  /** The folder as it was at the job (the latest when absent), parents before children. */
  walk(folderId: string, jobId: string | undefined, restoreDeleted: boolean): AsyncIterable<TreeItem>;
  /** The same for who reads each file when it comes and none later; absent where that is no quicker. */
  stream?(folderId: string, jobId: string | undefined, restoreDeleted: boolean): AsyncIterable<TreeItem>;
}
