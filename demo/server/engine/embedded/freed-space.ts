/** What of the content store only some plans need. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { entry, imageEntry, revision } from '../../database/schema.ts';
import type { PlanRow } from '../../plans/plan-rows.ts';

/** Bytes; of a plan whose files are computed, or of an image, nobody knows. */
export async function freedByDeleting(database: Database, plans: readonly PlanRow[]): Promise<number | undefined> {
  if (plans.some(({ content, type }) => content !== 'stored' || type === 'IMAGE')) return undefined;
  const ids = sql.join(
    plans.map(({ numericId }) => sql`${numericId}`),
    sql`, `,
  );
  const [row] = await database.all<{ bytes: number | null }>(sql`
    SELECT SUM(size) AS bytes FROM (
      SELECT r.hash, MAX(r.size) AS size FROM ${entry} e CROSS JOIN ${revision} r
      WHERE r.entry_id = e.id AND e.plan_id IN (${ids}) AND r.hash IS NOT NULL GROUP BY r.hash
    ) AS own WHERE NOT EXISTS (
      SELECT 1 FROM ${revision} r JOIN ${entry} e ON e.id = r.entry_id
      WHERE r.hash = own.hash AND e.plan_id NOT IN (${ids})
    ) AND NOT EXISTS (SELECT 1 FROM ${imageEntry} i WHERE i.hash = own.hash)`);
  return row?.bytes ?? 0;
}
