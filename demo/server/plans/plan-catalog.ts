import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { fileFolderPermission } from '../../../src/backup/contract.ts';
import type { Database } from '../database/open-database.ts';
import { device, entry, imageRevision, job, plan, revision, volume } from '../database/schema.ts';
import { forbidden, notFound } from '../http/refusal.ts';
import type { Session } from '../http/sessions.ts';
import type { ContentStore } from '../store/content-store.ts';
import { GeneratedPlan } from './generated-plan.ts';
import { ImagePlan } from './image-plan.ts';
import type { PlanContent } from './plan-content.ts';
import { ofLastJob, StoredPlan } from './stored-plan.ts';

export type DeviceRow = typeof device.$inferSelect;
export type PlanRow = typeof plan.$inferSelect;

/** Finds devices and plans for a session, and lets it open only what it may (spec 000 §6). */
export class PlanCatalog {
  readonly #database: Database;
  readonly #store: ContentStore;
  readonly #generated = new Map<string, GeneratedPlan>();

  constructor(database: Database, store: ContentStore) {
    this.#database = database;
    this.#store = store;
  }

  async device(nodeId: number): Promise<DeviceRow> {
    const [found] = await this.#database.select().from(device).where(eq(device.id, nodeId));
    if (!found) throw notFound('The device');
    return found;
  }

  async list(nodeId: number, session: Session) {
    await this.device(nodeId);
    const lastSuccess = ofLastJob(plan.numericId, job.completed);
    const rows = await this.#database
      .select({ plan, lastSuccess })
      .from(plan)
      .where(and(eq(plan.deviceId, nodeId), isNull(plan.purgeAt)))
      .orderBy(asc(plan.numericId));
    return Promise.all(
      rows.map(async ({ plan: row, lastSuccess: last }) => {
        const { uid, numericId, deleted, enabled, name, schedule, type, destination, status } = row;
        const backupPermissions = permissionsFor(row, session);
        const common = {
          uid,
          numericId,
          deleted,
          enabled,
          name,
          schedule,
          type,
          destination,
          status,
          backupPermissions,
        };
        return { ...common, lastSuccess: last, storage: await this.#storage(row) };
      }),
    );
  }

  /** By its uid or its number; refuses a session that may not open it. */
  async open(nodeId: number, planId: string, session: Session): Promise<PlanRow> {
    const found = await this.find(nodeId, planId);
    if (!mayOpen(found, session)) throw forbidden('You are not allowed to view and restore the data of this plan');
    return found;
  }

  /** Where the plan is gone, only for who may open every plan. */
  async isOpenable(nodeId: number, planId: string, session: Session): Promise<boolean> {
    if (session.user.permissions.canViewAndRestoreBackupData) return true;
    const found = await this.#find(nodeId, planId);
    return found !== undefined && mayOpen(found, session);
  }

  async find(nodeId: number, planId: string): Promise<PlanRow> {
    const found = await this.#find(nodeId, planId);
    if (!found) throw notFound('The plan');
    return found;
  }

  async #find(nodeId: number, planId: string): Promise<PlanRow | undefined> {
    const byNumber = /^\d{1,15}$/.test(planId) ? eq(plan.numericId, Number(planId)) : undefined;
    const [found] = await this.#database
      .select()
      .from(plan)
      .where(and(eq(plan.deviceId, nodeId), isNull(plan.purgeAt), or(eq(plan.uid, planId), byNumber)));
    return found;
  }

  async files(row: PlanRow, session: Session): Promise<PlanContent> {
    return this.content(row, permissionsFor(row, session));
  }

  /** `permissions` are told with each entry. */
  async content(row: PlanRow, permissions: string[] = []): Promise<PlanContent> {
    if (row.type !== 'FILE_FOLDER') throw notFound('The folder');
    if (row.content === 'stored') return new StoredPlan(this.#database, this.#store, row.numericId, permissions);
    const key = [row.numericId, ...permissions].join();
    const known = this.#generated.get(key);
    if (known) return known;
    const generated = new GeneratedPlan('/Scale', permissions, startOfToday());
    this.#generated.set(key, generated);
    return generated;
  }

  images(row: PlanRow): ImagePlan {
    if (row.type !== 'IMAGE') throw notFound('The volume');
    return new ImagePlan(this.#database, this.#store, row.numericId);
  }

  async #storage(row: PlanRow) {
    const size = row.type === 'IMAGE' ? await this.#imageSize(row.numericId) : await this.#fileSize(row.numericId);
    const bytes = row.content === 'generated' ? 214_748_364_800 : size.bytes;
    return {
      volumes: size.volumes,
      local: row.destination === 'CLOUD' ? null : bytes,
      cloud: row.destination === 'LOCAL' ? null : bytes,
    };
  }

  async #imageSize(planId: number) {
    const [row] = await this.#database
      .select({
        volumes: sql<number>`COUNT(DISTINCT ${volume.id})`,
        bytes: sql<number>`COALESCE(SUM(${imageRevision.backupSize}), 0)`,
      })
      .from(volume)
      .leftJoin(imageRevision, eq(imageRevision.volumeId, volume.id))
      .where(and(eq(volume.planId, planId), isNull(volume.purgeAt)));
    return { volumes: row?.volumes ?? 0, bytes: row?.bytes ?? 0 };
  }

  async #fileSize(planId: number) {
    const [row] = await this.#database
      .select({ bytes: sql<number>`COALESCE(SUM(${revision.size}), 0)` })
      .from(revision)
      .innerJoin(entry, eq(entry.id, revision.entryId))
      // What was deleted counts no longer, although its content is removed later (spec 000 §9).
      .where(and(eq(entry.planId, planId), isNull(entry.purgeAt)));
    return { volumes: null, bytes: row?.bytes ?? 0 };
  }
}

function mayOpen(row: PlanRow, session: Session): boolean {
  return (
    session.user.permissions.canViewAndRestoreBackupData || permissionsFor(row, session).includes(fileFolderPermission)
  );
}

function permissionsFor(row: PlanRow, session: Session): string[] {
  const allowed = row.type === 'FILE_FOLDER' && row.fileFolderAllowed && session.user.fileFolderBackup;
  return allowed ? [fileFolderPermission] : [];
}

function startOfToday(): number {
  return new Date().setHours(0, 30, 0, 0);
}
