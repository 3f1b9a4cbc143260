/**
 * A plan of 1,110,003 files that are computed from their index, for scale: a page costs as much as a page, the total is
 * true, and what is downloaded has the size that was listed. Folders come first, and names sort by their number.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import type { RestoreItem } from '../../../src/backup/job-contract.ts';
import { joinPath } from '../../../src/base/device-path.ts';
import { remember } from '../../common/remember.ts';
import { nameMatcher, searchName } from '../database/names.ts';
import { type Page, type PageRequest, pageOf } from '../http/page.ts';
import { invalid, notFound } from '../http/refusal.ts';
import {
  day,
  type GeneratedFolder,
  generatedFile,
  mix,
  modifiedOf,
  nameOf,
  revisionsOf,
  searchNameOf,
  sizeOf,
} from './generated-file.ts';
import { largeFiles } from './large-file.ts';
import type {
  BackedUpFile,
  EntryAnswer,
  FolderAnswer,
  FoundItem,
  JobAnswer,
  PlanContent,
  RevisionAnswer,
  TreeItem,
} from './plan-content.ts';

const filesPerSubfolder = 12;
const folderMode = 0o755;
const rememberedSearches = 50;

export class GeneratedPlan implements PlanContent {
  readonly #folders: readonly GeneratedFolder[];
  readonly #backupPermissions: string[];
  readonly #lastJob: number;
  readonly #searches = new Map<string, Promise<Uint32Array>>();

  /** `lastJob`: milliseconds since 1970. */
  constructor(root: string, backupPermissions: string[], lastJob: number) {
    const folder = (id: string, name: string, total: number, folders: number, kind?: 'small' | 'large') => ({
      ...(kind && { kind }),
      id,
      name,
      path: joinPath(root, name),
      total,
      folders,
    });
    this.#folders = [
      folder('g100k', '100,000 files', 100_000, 100),
      folder('g1m', '1,000,000 files', 1_000_000, 1_000),
      folder('g10k', '10,000 small files', 10_000, 0, 'small'),
      folder('glarge', 'Large files', largeFiles.length, 0, 'large'),
    ];
    this.#backupPermissions = backupPermissions;
    this.#lastJob = lastJob;
  }

  async folders({ page, size }: PageRequest): Promise<FolderAnswer[]> {
    return this.#folders.slice(page * size, (page + 1) * size).map(({ id, name, path }) => ({
      id,
      name,
      path,
      type: 'FOLDER',
      deleted: false,
      status: 'DEFINED',
      latestRevisionCreatedAt: this.#lastJob,
    }));
  }

  async content(folderId: string, request: PageRequest, jobId?: string): Promise<Page<EntryAnswer>> {
    const age = ageOf(jobId);
    const folder = this.#folder(folderId);
    const start = Math.min(folder.total, request.page * request.size);
    const end = Math.min(folder.total, start + request.size);
    const results = Array.from({ length: end - start }, (_, offset) => this.#answer(folder, start + offset, age));
    return pageOf(results, folder.total, request);
  }

  async search(
    term: string,
    folderId: string | undefined,
    request: PageRequest,
    jobId?: string,
  ): Promise<Page<EntryAnswer>> {
    const age = ageOf(jobId);
    if (term.trim().length < 3) throw invalid('A search needs at least 3 characters');
    const folders = folderId === undefined ? this.#folders : [this.#folder(folderId)];
    const found = await Promise.all(folders.map((folder) => this.#matches(folder, term)));
    const total = found.reduce((sum, indexes) => sum + indexes.length, 0);
    const results: EntryAnswer[] = [];
    let position = request.page * request.size;
    for (const [at, folder] of folders.entries()) {
      const indexes = found[at] ?? new Uint32Array();
      for (; position < indexes.length && results.length < request.size; position++) {
        results.push(this.#answer(folder, indexes[position] ?? 0, age));
      }
      position = Math.max(0, position - indexes.length);
      if (results.length === request.size) break;
    }
    return pageOf(results, total, request);
  }

  async revisions(fileId: string, request: PageRequest): Promise<Page<RevisionAnswer>> {
    const { folder, index } = this.#file(fileId);
    const total = revisionsOf(folder, index);
    const all = Array.from({ length: total }, (_, age) => {
      const created = this.#lastJob - age * day;
      const size = sizeOf(folder, index, age);
      return {
        id: `${folder.id}-${index}-r${age}`,
        size,
        backupSize: size,
        bldType: 'NON_BLD',
        created,
        modified: created - 60_000,
        jobCreated: created,
        jobCompleted: created + 90_000,
        onS3: true,
        onNas: false,
      };
    });
    return pageOf(all.slice(request.page * request.size, (request.page + 1) * request.size), total, request);
  }

  async jobs(request: PageRequest): Promise<Page<JobAnswer>> {
    const all = [0, 1, 2].map((age) => {
      const created = this.#lastJob - age * day;
      return { jobId: jobOf(age), created, totalBytes: 214_748_364_800, completed: created + 90_000 };
    });
    return pageOf(all.slice(request.page * request.size, (request.page + 1) * request.size), all.length, request);
  }

  async openRevision(revisionId: string, ofFile?: string): Promise<BackedUpFile> {
    return this.#revision(revisionId, ofFile);
  }

  #revision(revisionId: string, ofFile: string | undefined): BackedUpFile {
    const [, fileId = '', age = ''] = /^(.*)-r([0-2])$/.exec(revisionId) ?? [];
    const { folder, index } = this.#file(fileId);
    if ((ofFile ?? fileId) !== fileId || Number(age) >= revisionsOf(folder, index)) throw notFound('The revision');
    return generatedFile(folder, index, Number(age), this.#lastJob);
  }

  async describe(entryId: string): Promise<{ name: string; path: string }> {
    const known = this.#folders.find(({ id }) => id === entryId);
    if (known) return known;
    const { folder, index } = this.#item(entryId);
    return { name: nameOf(folder, index), path: joinPath(folder.path, nameOf(folder, index)) };
  }

  async find(items: readonly RestoreItem[]): Promise<(FoundItem | undefined)[]> {
    return items.map((item) => this.#find(item));
  }

  #find(item: RestoreItem): FoundItem | undefined {
    const { id = '', jobId = jobOf(0) } = item;
    const age = Number(/^g-job-([0-2])$/.exec(jobId)?.[1] ?? Number.NaN);
    if (Number.isNaN(age)) throw notFound('The backup job');
    if (item.type === 'FOLDER') {
      const { name, path } = this.#folder(id);
      return { name, path, pinned: { ...item, jobId }, mode: folderMode };
    }
    const { folder, index } = this.#file(id);
    if (item.revisionId === undefined && age >= revisionsOf(folder, index)) return undefined;
    const revisionId = item.revisionId ?? `${id}-r${age}`;
    const file = this.#revision(revisionId, id);
    const { name } = file;
    return { name, path: joinPath(folder.path, name), pinned: { ...item, revisionId }, mode: file.mode, file };
  }

  async *walk(folderId: string): AsyncGenerator<TreeItem> {
    yield* this.#walk(this.#folder(folderId), '');
  }

  async *#walk(folder: GeneratedFolder, prefix: string): AsyncGenerator<TreeItem> {
    for (let index = 0; index < folder.total; index++) {
      const path = prefix + nameOf(folder, index);
      if (index < folder.folders) {
        yield { path, modified: this.#lastJob, mode: folderMode };
        yield* this.#walk(this.#folder(`${folder.id}-${index}`), `${path}/`);
      } else {
        const file = generatedFile(folder, index, 0, this.#lastJob);
        yield { path, modified: file.modified, mode: file.mode, file };
      }
    }
  }

  /** Indexes that fit, found once per folder and term; a million names take a quarter of a second, in slices. */
  #matches(folder: GeneratedFolder, term: string): Promise<Uint32Array> {
    const key = `${folder.id}\n${searchName(term)}`;
    const known = this.#searches.get(key);
    if (known) return known;
    const find = async () => {
      const fits = nameMatcher(term);
      const found: number[] = [];
      for (let index = 0; index < folder.total; index++) {
        if (fits(searchNameOf(folder, index))) found.push(index);
        if (index % 20_000 === 0) await breathe();
      }
      return Uint32Array.from(found);
    };
    return remember(this.#searches, key, find(), rememberedSearches);
  }

  /** `age`: of the job as of which it is listed; without one it is the latest state. */
  #answer(folder: GeneratedFolder, index: number, age: number | undefined): EntryAnswer {
    const isFolder = index < folder.folders;
    const name = nameOf(folder, index);
    const past = isFolder ? 0 : Math.min(age ?? 0, revisionsOf(folder, index) - 1);
    const size = isFolder ? null : sizeOf(folder, index, past);
    return {
      id: `${folder.id}-${index}`,
      name,
      path: joinPath(folder.path, name),
      type: isFolder ? 'FOLDER' : 'FILE',
      deleted: mix(folder.total, index, 3) % 97 === 0,
      size,
      backupSize: size,
      modified: modifiedOf(folder, index, this.#lastJob),
      latestRevisionCreatedAt: isFolder ? null : this.#lastJob,
      ...(age !== undefined && !isFolder && { revisionId: `${folder.id}-${index}-r${past}` }),
      backupPermissions: this.#backupPermissions,
    };
  }

  #folder(id: string): GeneratedFolder {
    const known = this.#folders.find((folder) => folder.id === id);
    if (known) return known;
    const { folder, index } = this.#item(id);
    if (index >= folder.folders) throw notFound('The folder');
    const name = nameOf(folder, index);
    return { id, name, path: joinPath(folder.path, name), total: filesPerSubfolder, folders: 0 };
  }

  #file(id: string): { folder: GeneratedFolder; index: number } {
    const item = this.#item(id);
    if (item.index < item.folder.folders) throw notFound('The file');
    return item;
  }

  #item(id: string): { folder: GeneratedFolder; index: number } {
    const [, folderId = '', digits = ''] = /^(g(?:100k|1m|10k|large)(?:-\d{1,7})?)-(\d{1,7})$/.exec(id) ?? [];
    if (folderId === '') throw notFound('The item');
    const folder = this.#folder(folderId);
    const index = Number(digits);
    if (index >= folder.total) throw notFound('The item');
    return { folder, index };
  }
}

/** Days before the last job. */
function ageOf(jobId: string | undefined): number | undefined {
  if (jobId === undefined) return undefined;
  const [, age] = /^g-job-([0-2])$/.exec(jobId) ?? [];
  if (age === undefined) throw notFound('The backup job');
  return Number(age);
}

function jobOf(age: number): string {
  return `g-job-${age}`;
}
