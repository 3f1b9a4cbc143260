import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { fileFolderPermission } from '../../../src/backup/contract.ts';
import type { Database } from '../database/open-database.ts';
import { device, plan } from '../database/schema.ts';
import type { FetchedFiles, ReadOrder } from '../engine/backup-engine.ts';
import type { Engines } from '../engine/engines.ts';
import { forbidden, notFound } from '../http/refusal.ts';
import type { Session } from '../http/sessions.ts';
import type { ImagePlan } from './image-plan.ts';
import type { PlanContent } from './plan-content.ts';
import type { DeviceRow, PlanRow } from './plan-rows.ts';

/** Finds devices and plans for a session, and lets it open only what it may (spec 000 §6). */
export class PlanCatalog {
  readonly #database: Database;
  readonly #engines: Engines;

  constructor(database: Database, engines: Engines) {
    this.#database = database;
    this.#engines = engines;
  }

  async device(nodeId: number): Promise<DeviceRow> {
    const [found] = await this.#database.select().from(device).where(eq(device.id, nodeId));
    if (!found) throw notFound('The device');
    return found;
  }

  async list(nodeId: number, session: Session) {
    await this.device(nodeId);
    const rows = await this.#database
      .select()
      .from(plan)
      .where(and(eq(plan.deviceId, nodeId), isNull(plan.purgeAt)))
      .orderBy(asc(plan.numericId));
    return Promise.all(
      rows
        .filter((row) => this.#engines.shows(row))
        .map(async (row) => {
          const { uid, numericId, deleted, enabled, name, schedule, type, destination, status } = row;
          const engine = this.#engines.of(row);
          const facts = { uid, numericId, deleted, enabled, name, schedule, type, destination, status };
          const { sync, planDeletion, itemDeletion, freedSpace } = engine.capabilities;
          return {
            ...facts,
            backupPermissions: permissionsFor(row, session),
            capabilities: { sync, planDeletion, itemDeletion, freedSpace },
            ...(await engine.summary(row)),
          };
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
    return found && this.#engines.shows(found) ? found : undefined;
  }

  files(row: PlanRow, session: Session): PlanContent {
    return this.content(row, permissionsFor(row, session));
  }

  /** `permissions` are told with each entry. */
  content(row: PlanRow, permissions: string[] = []): PlanContent {
    if (row.type !== 'FILE_FOLDER') throw notFound('The folder');
    return this.#engines.of(row).content(row, permissions);
  }

  images(row: PlanRow): ImagePlan {
    return this.#engines.of(row).images(row);
  }

  /** Of a file plan that can fetch many files at once. */
  fetch(row: PlanRow, order: ReadOrder, folder?: string): Promise<FetchedFiles> | undefined {
    return this.#engines.of(row).fetch?.(row, order, folder);
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
