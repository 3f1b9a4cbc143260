/** An image plan: volumes, their revisions, and what a mounted revision holds. */
import { setTimeout as wait } from 'node:timers/promises';
import { and, asc, count, desc, eq, isNull, like, or, sql } from 'drizzle-orm';
import type { RestoreItem } from '../../../src/backup/job-contract.ts';
import type { Database } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { imageEntry, imageRevision, job, volume } from '../database/schema.ts';
import { type Page, type PageRequest, pageOf } from '../http/page.ts';
import { invalid, notFound, Refusal } from '../http/refusal.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { BackedUpFile, FoundItem, JobAnswer, RevisionAnswer, TreeItem } from './plan-content.ts';
import { storedFile } from './stored-file.ts';

const mountMilliseconds = 1_200;
const walkStep = 500;

/** Which revisions are mounted: the first look at one waits for it, those that come meanwhile wait along. */
export class Mounts {
  readonly #mounts = new Map<number, Promise<void>>();

  ensure(revisionId: number): Promise<void> {
    const known = this.#mounts.get(revisionId);
    if (known) return known;
    const mount = wait(mountMilliseconds, undefined, { ref: false });
    this.#mounts.set(revisionId, mount);
    return mount;
  }
}

export class ImagePlan {
  readonly #database: Database;
  readonly #store: ContentStore;
  readonly #planId: number;

  constructor(database: Database, store: ContentStore, planId: number) {
    this.#database = database;
    this.#store = store;
    this.#planId = planId;
  }

  async volumes() {
    const volumes = await this.#database
      .select()
      .from(volume)
      .where(and(eq(volume.planId, this.#planId), isNull(volume.purgeAt)))
      .orderBy(asc(volume.id));
    return Promise.all(
      volumes.map(async ({ id, guid, name, label, location, fileSystem, partitionStyle, capacity }) => {
        const rows = await this.#database
          .select()
          .from(imageRevision)
          .where(eq(imageRevision.volumeId, id))
          .orderBy(asc(imageRevision.jobId));
        const sum = (wanted: (row: (typeof rows)[number]) => boolean) =>
          rows.filter(wanted).reduce((total, row) => total + row.backupSize, 0);
        const localSize = sum((row) => row.onNas);
        const cloudSize = sum((row) => row.onS3);
        const used = rows.reduce((largest, row) => Math.max(largest, row.size), 0);
        return {
          id: guid,
          name,
          label,
          size: used,
          location,
          fileSystem,
          partitionStyle,
          lastRevision: rows.at(-1)?.created ?? null,
          used,
          capacity,
          localSize,
          cloudSize,
          localDeduplicationSize: Math.round(localSize * 0.62),
          cloudDeduplicationSize: Math.round(cloudSize * 0.58),
        };
      }),
    );
  }

  async revisions(volumeGuid: string, request: PageRequest, onlyOnCloud = false): Promise<Page<RevisionAnswer>> {
    const [found] = await this.#database
      .select()
      .from(volume)
      .where(and(eq(volume.guid, volumeGuid), eq(volume.planId, this.#planId), isNull(volume.purgeAt)));
    if (!found) throw notFound('The volume');
    const condition = and(eq(imageRevision.volumeId, found.id), onlyOnCloud ? eq(imageRevision.onS3, true) : undefined);
    const [total] = await this.#database.select({ total: count() }).from(imageRevision).where(condition);
    const rows = await this.#database
      .select({ revision: imageRevision, job })
      .from(imageRevision)
      .innerJoin(job, eq(job.id, imageRevision.jobId))
      .where(condition)
      .orderBy(desc(imageRevision.jobId))
      .limit(request.size)
      .offset(request.page * request.size);
    const results = rows.map(({ revision, job: from }) => {
      const { id, size, backupSize, bldType, created, onS3, onNas, rollupSize } = revision;
      const times = {
        created,
        modified: created,
        jobGuid: from.guid,
        jobCreated: from.created,
        jobCompleted: from.completed,
      };
      return { id, planId: this.#planId, size, backupSize, bldType, onS3, onNas, rollupSize, ...times };
    });
    return pageOf(results, total?.total ?? 0, request);
  }

  async jobs(request: PageRequest, onlyOnCloud: boolean): Promise<Page<JobAnswer>> {
    const condition = and(eq(job.planId, this.#planId), onlyOnCloud ? eq(job.onCloud, true) : undefined);
    const rows = await this.#database.select().from(job).where(condition).orderBy(desc(job.id));
    const shown = rows.slice(request.page * request.size, (request.page + 1) * request.size);
    const results = shown.map(({ id, created, totalBytes, completed }) => ({
      jobId: id,
      created,
      totalBytes,
      completed,
    }));
    return pageOf(results, rows.length, request);
  }

  async content(revisionId: string, folder: string, start: number, size: number) {
    const revision = await this.#revision(revisionId);
    const path = normalize(folder);
    await this.#requireFolder(revision.id, path);
    const rows = await this.#database
      .select()
      .from(imageEntry)
      .where(and(eq(imageEntry.revisionId, revision.id), eq(imageEntry.folder, path)))
      .orderBy(desc(imageEntry.isFolder), asc(imageEntry.sortKey))
      .limit(size)
      .offset(start);
    return rows.map((row) => ({
      name: row.name,
      type: row.isFolder ? 'FOLDER' : 'FILE',
      size: row.isFolder ? null : row.size,
      modified: row.modified,
    }));
  }

  /** The id of the revision, once it is sure that the cloud holds it. */
  async mountable(revisionId: string): Promise<number> {
    const revision = await this.#revision(revisionId);
    if (!revision.onS3) throw new Refusal(409, 'NOT_ON_CLOUD', 'Only a revision in the cloud can be mounted');
    return revision.id;
  }

  async open(revisionId: string, path: string): Promise<BackedUpFile> {
    const revision = await this.#revision(revisionId);
    const row = await this.#entry(revision.id, normalize(path));
    if (!row?.hash) throw notFound('The file');
    return storedFile(this.#store, { ...row, hash: row.hash, mode: 0 });
  }

  /** As `PlanContent.find` says, of revisions that the cloud holds; what is in the same folder is found by one query. */
  async find(items: readonly RestoreItem[]): Promise<FoundItem[]> {
    const folders = new Map<string, Promise<Map<string, typeof imageEntry.$inferSelect>>>();
    return Promise.all(
      items.map(async (item) => {
        const { revisionId, path } = item;
        if (revisionId === undefined || path === undefined)
          throw invalid('An item of an image needs revisionId and path');
        const inImage = normalize(path);
        const at = inImage.lastIndexOf('/');
        const folder = inImage.slice(0, at) || '/';
        const key = `${revisionId} ${folder}`;
        const reading = folders.get(key) ?? this.#entriesIn(revisionId, folder);
        folders.set(key, reading);
        const found = (await reading).get(inImage.slice(at + 1));
        const name = inImage.slice(at + 1) || 'Volume';
        if (item.type === 'FOLDER') {
          if (inImage !== '/' && !found?.isFolder) throw notFound('The folder');
          return { name, path: inImage, pinned: item, mode: 0 };
        }
        if (!found?.hash) throw notFound('The file');
        return {
          name,
          path: inImage,
          pinned: item,
          mode: 0,
          file: storedFile(this.#store, { ...found, hash: found.hash, mode: 0 }),
        };
      }),
    );
  }

  async #entriesIn(revisionId: string, folder: string) {
    const id = await this.mountable(revisionId);
    const rows = await this.#database
      .select()
      .from(imageEntry)
      .where(and(eq(imageEntry.revisionId, id), eq(imageEntry.folder, folder)));
    return new Map(rows.map((row) => [row.name, row]));
  }

  async *walk(revisionId: string, folder: string): AsyncGenerator<TreeItem> {
    const revision = await this.#revision(revisionId);
    const path = normalize(folder);
    await this.#requireFolder(revision.id, path);
    const inside = path === '/' ? '/' : `${path}/`;
    for (let offset = 0; ; offset += walkStep) {
      const rows = await this.#database
        .select()
        .from(imageEntry)
        .where(
          and(
            eq(imageEntry.revisionId, revision.id),
            or(
              eq(imageEntry.folder, path),
              like(imageEntry.folder, sql`${inside.replace(/[\\%_]/g, '\\$&')} || '%' ESCAPE '\\'`),
            ),
          ),
        )
        .orderBy(asc(imageEntry.folder), asc(imageEntry.id))
        .limit(walkStep)
        .offset(offset);
      for (const row of rows) {
        const full = row.folder === '/' ? `/${row.name}` : `${row.folder}/${row.name}`;
        const item = { path: full.slice(inside.length), modified: row.modified, mode: 0 };
        yield row.hash ? { ...item, file: storedFile(this.#store, { ...row, hash: row.hash, mode: 0 }) } : item;
      }
      if (rows.length < walkStep) return;
    }
  }

  async #requireFolder(revisionId: number, path: string): Promise<void> {
    if (path === '/') return;
    const row = await this.#entry(revisionId, path);
    if (!row?.isFolder) throw notFound('The folder');
  }

  async #entry(revisionId: number, path: string) {
    const at = path.lastIndexOf('/');
    const [row] = await this.#database
      .select()
      .from(imageEntry)
      .where(
        and(
          eq(imageEntry.revisionId, revisionId),
          eq(imageEntry.folder, path.slice(0, at) || '/'),
          eq(imageEntry.name, path.slice(at + 1)),
        ),
      );
    return row;
  }

  async #revision(id: string) {
    const [row] = await this.#database
      .select({ revision: imageRevision })
      .from(imageRevision)
      .innerJoin(volume, eq(volume.id, imageRevision.volumeId))
      .where(and(eq(imageRevision.id, rowId(id)), eq(volume.planId, this.#planId), isNull(volume.purgeAt)));
    if (!row) throw notFound('The revision');
    return row.revision;
  }
}

/** `/Users/Ann`, however many slashes were written. */
function normalize(path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.includes('..') || parts.includes('.')) throw notFound('The folder');
  return `/${parts.join('/')}`;
}
