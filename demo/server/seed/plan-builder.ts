import { createHash } from 'node:crypto';
import { searchName, sortKey } from '../database/names.ts';
import type { Database } from '../database/open-database.ts';
import { chunksOf } from '../database/open-database.ts';
import {
  entry,
  folderMark,
  imageEntry,
  imageRevision,
  job,
  plan,
  planFolder,
  revision,
  volume,
} from '../database/schema.ts';
import type { ContentStore } from '../store/content-store.ts';

type PlanFacts = Partial<typeof plan.$inferInsert> & { deviceId: number; name: string };

export interface FolderSpec {
  name: string;
  path: string;
  type?: string;
  deleted?: boolean;
  status?: string;
  cfid?: string;
  /** Relative path → text; a path that ends with `/` is an empty folder. */
  files: Record<string, string>;
}

export interface ImageTree {
  [path: string]: string;
}

const day = 24 * 60 * 60 * 1000;

/** Collects the rows of invented plans and their real content; everything is written at once. */
export class PlanBuilder {
  readonly #rows = {
    plans: [] as (typeof plan.$inferInsert)[],
    folders: [] as (typeof planFolder.$inferInsert)[],
    jobs: [] as (typeof job.$inferInsert)[],
    entries: [] as (typeof entry.$inferInsert)[],
    revisions: [] as (typeof revision.$inferInsert)[],
    volumes: [] as (typeof volume.$inferInsert)[],
    imageRevisions: [] as (typeof imageRevision.$inferInsert)[],
    imageEntries: [] as (typeof imageEntry.$inferInsert)[],
  };
  readonly #store: ContentStore;
  readonly #kept = new Map<string, { hash: string; size: number }>();
  #nextPlan = 1;
  #nextId = 1;

  constructor(store: ContentStore) {
    this.#store = store;
  }

  /** How many ids it gave out. */
  get lastId(): number {
    return this.#nextId;
  }

  plan(facts: PlanFacts): number {
    const numericId = this.#nextPlan++;
    this.#rows.plans.push({
      numericId,
      uid: guidFrom(`plan ${numericId}`),
      type: 'FILE_FOLDER',
      content: 'stored',
      destination: 'CLOUD',
      schedule: 'Daily at 18:30',
      deleted: false,
      enabled: true,
      status: 'DEFINED',
      fileFolderAllowed: true,
      ...facts,
    });
    return numericId;
  }

  /** A plan folder that real backups will fill. */
  source(planId: number, name: string, path: string): number {
    const id = this.#nextId++;
    const type = 'FOLDER';
    this.#rows.folders.push({ id, planId, name, path, type, deleted: false, status: 'DEFINED', cfid: null });
    return id;
  }

  /** Folders with their files, all from one job. */
  async files(planId: number, created: number, folders: FolderSpec[]): Promise<void> {
    const onCloud = this.#rows.plans.find((row) => row.numericId === planId)?.destination !== 'LOCAL';
    const jobId = this.#job(planId, created, onCloud);
    let totalBytes = 0;
    for (const { name, path, type = 'FOLDER', deleted = false, status = 'DEFINED', cfid = null, files } of folders) {
      const rootId = this.#nextId++;
      this.#rows.folders.push({ id: rootId, planId, name, path, type, deleted, status, cfid });
      const folderIds = new Map([['', rootId]]);
      const common = { planId, rootId };
      this.#entry({
        ...common,
        id: rootId,
        parentId: null,
        path: '',
        isFolder: true,
        size: 0,
        modified: created - day,
      });
      const ensureFolder = (folder: string): number => {
        const known = folderIds.get(folder);
        if (known !== undefined) return known;
        const parentId = ensureFolder(folder.slice(0, Math.max(0, folder.lastIndexOf('/'))));
        const id = this.#nextId++;
        folderIds.set(folder, id);
        this.#revise(id, jobId, created, { hash: folderMark, size: 0 }, 0o40755);
        this.#entry({ ...common, id, parentId, path: folder, isFolder: true, size: 0, modified: created - day });
        return id;
      };
      for (const [file, text] of Object.entries(files)) {
        const parentId = ensureFolder(file.slice(0, Math.max(0, file.lastIndexOf('/'))));
        if (file.endsWith('/')) continue;
        const { hash, size } = await this.#keep(text);
        totalBytes += size;
        const id = this.#nextId++;
        const modified = created - ((id * 7_919) % 200) * 60 * 60 * 1000 - 60_000;
        this.#entry({
          ...common,
          id,
          parentId,
          path: file,
          isFolder: false,
          size,
          modified,
          latestRevisionAt: created,
        });
        this.#revise(id, jobId, created, { hash, size }, 0o100644, modified);
      }
    }
    this.#finishJob(jobId, totalBytes);
  }

  volume(planId: number, facts: Omit<typeof volume.$inferInsert, 'id' | 'guid' | 'planId'>): number {
    const id = this.#nextId++;
    this.#rows.volumes.push({ id, planId, guid: `{${guidFrom(`volume ${id}`)}}`, ...facts });
    return id;
  }

  async imageRevision(
    facts: Pick<
      typeof imageRevision.$inferInsert,
      'volumeId' | 'bldType' | 'onS3' | 'onNas' | 'created' | 'size' | 'backupSize'
    >,
    planId: number,
    tree: ImageTree,
  ): Promise<void> {
    const jobId = this.#job(planId, facts.created, facts.onS3);
    const id = this.#nextId++;
    this.#rows.imageRevisions.push({
      id,
      jobId,
      rollupSize: facts.bldType === 'DELTA' ? facts.backupSize : null,
      ...facts,
    });
    const folders = new Set<string>();
    const add = (path: string, content: { hash: string; size: number } | undefined) => {
      const at = path.lastIndexOf('/');
      const name = path.slice(at + 1);
      this.#rows.imageEntries.push({
        id: this.#nextId++,
        revisionId: id,
        folder: path.slice(0, at) || '/',
        name,
        sortKey: sortKey(name),
        isFolder: content === undefined,
        size: content?.size ?? 0,
        modified: facts.created - ((this.#nextId * 7_919) % 900) * 60 * 60 * 1000,
        hash: content?.hash ?? null,
      });
    };
    const ensureFolder = (path: string) => {
      if (path === '' || folders.has(path)) return;
      ensureFolder(path.slice(0, path.lastIndexOf('/')));
      folders.add(path);
      add(path, undefined);
    };
    for (const [path, text] of Object.entries(tree)) {
      ensureFolder(path.slice(0, path.lastIndexOf('/')));
      if (!path.endsWith('/')) add(path, await this.#keep(text));
    }
    this.#finishJob(jobId, facts.backupSize);
  }

  statements(database: Database) {
    const rows = this.#rows;
    return [
      ...chunksOf(rows.plans).map((chunk) => database.insert(plan).values(chunk)),
      ...chunksOf(rows.folders).map((chunk) => database.insert(planFolder).values(chunk)),
      ...chunksOf(rows.jobs).map((chunk) => database.insert(job).values(chunk)),
      ...chunksOf(rows.entries).map((chunk) => database.insert(entry).values(chunk)),
      ...chunksOf(rows.revisions).map((chunk) => database.insert(revision).values(chunk)),
      ...chunksOf(rows.volumes).map((chunk) => database.insert(volume).values(chunk)),
      ...chunksOf(rows.imageRevisions).map((chunk) => database.insert(imageRevision).values(chunk)),
      ...chunksOf(rows.imageEntries).map((chunk) => database.insert(imageEntry).values(chunk)),
    ];
  }

  #entry(
    facts: Pick<typeof entry.$inferInsert, 'id' | 'planId' | 'rootId' | 'path' | 'isFolder' | 'size' | 'modified'> & {
      parentId: number | null;
      latestRevisionAt?: number;
    },
  ): void {
    const name = facts.path.slice(facts.path.lastIndexOf('/') + 1);
    this.#rows.entries.push({
      name,
      searchName: searchName(name),
      sortKey: sortKey(name),
      changed: facts.modified,
      mode: facts.isFolder ? 0o40755 : 0o100644,
      deletedJob: null,
      latestRevisionAt: null,
      ...facts,
    });
  }

  #revise(
    entryId: number,
    jobId: number,
    created: number,
    content: { hash: string; size: number },
    mode: number,
    modified = created,
  ): void {
    this.#rows.revisions.push({ id: this.#nextId++, entryId, jobId, ...content, modified, mode, created });
  }

  #job(planId: number, created: number, onCloud: boolean): number {
    const id = this.#nextId++;
    const onNas = this.#rows.plans.find((row) => row.numericId === planId)?.destination !== 'CLOUD';
    const guid = guidFrom(`job ${id}`);
    this.#rows.jobs.push({
      id,
      guid,
      planId,
      created,
      completed: created + 95_000,
      totalBytes: 0,
      files: 0,
      onCloud,
      onNas,
    });
    return id;
  }

  #finishJob(id: number, totalBytes: number): void {
    const row = this.#rows.jobs.find((candidate) => candidate.id === id);
    if (row) row.totalBytes = totalBytes;
  }

  async #keep(text: string): Promise<{ hash: string; size: number }> {
    const known = this.#kept.get(text) ?? (await this.#store.putBytes(Buffer.from(text)));
    this.#kept.set(text, known);
    return known;
  }
}

function guidFrom(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
