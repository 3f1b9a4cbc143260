import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { entry, imageRevision, job, revision, volume } from '../../database/schema.ts';
import { notFound } from '../../http/refusal.ts';
import { GeneratedPlan } from '../../plans/generated-plan.ts';
import { ImagePlan } from '../../plans/image-plan.ts';
import type { PlanContent } from '../../plans/plan-content.ts';
import type { PlanRow } from '../../plans/plan-rows.ts';
import { ofLastJob, StoredPlan } from '../../plans/stored-plan.ts';
import type { ContentStore } from '../../store/content-store.ts';
import type { EngineCapabilities, EngineReader, PlanSummary } from '../backup-engine.ts';
import { freedByDeleting } from './freed-space.ts';

/** What the server's own store keeps, and the plans whose content is computed. */
export class EmbeddedReader implements EngineReader {
  readonly id = 'embedded';
  readonly capabilities: EngineCapabilities = {
    images: true,
    sync: true,
    backup: true,
    planDeletion: true,
    itemDeletion: true,
    freedSpace: true,
  };
  readonly #database: Database;
  readonly #store: ContentStore;
  readonly #generated = new Map<string, GeneratedPlan>();

  constructor(database: Database, store: ContentStore) {
    this.#database = database;
    this.#store = store;
  }

  content(row: PlanRow, permissions: string[]): PlanContent {
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

  freedSpace(plans: readonly PlanRow[]): Promise<number | undefined> {
    return freedByDeleting(this.#database, plans);
  }

  async summary(row: PlanRow): Promise<PlanSummary> {
    const [last] = await this.#database.all<{ completed: number | null }>(
      sql`SELECT ${ofLastJob(row.numericId, job.completed)} AS completed`,
    );
    const size = row.type === 'IMAGE' ? await this.#imageSize(row.numericId) : await this.#fileSize(row.numericId);
    const bytes = row.content === 'generated' ? 214_748_364_800 : size.bytes;
    return {
      lastSuccess: last?.completed ?? null,
      storage: {
        volumes: size.volumes,
        local: row.destination === 'CLOUD' ? null : bytes,
        cloud: row.destination === 'LOCAL' ? null : bytes,
      },
    };
  }

  async close(): Promise<void> {
    // The database and the store are their owner's.
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

function startOfToday(): number {
  return new Date().setHours(0, 30, 0, 0);
}
