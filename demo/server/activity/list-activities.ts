/** What was done, as somebody looks for it. */
import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { type ActivityArea, activityPage, systemActor } from '../../../src/activity/activity-terms.ts';
import type { Activity, ActivityPage } from '../../../src/activity/contract.ts';
import { likePattern } from '../database/names.ts';
import type { Database } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { activity } from '../database/schema.ts';

export interface ActivityFilters {
  searchCriteria?: string | undefined;
  actorId?: string | undefined;
  area?: ActivityArea | undefined;
  nodeId?: string | undefined;
  organizationId?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
}

export async function listActivities(
  database: Database,
  {
    before,
    pageSize = activityPage,
    ...filters
  }: ActivityFilters & { before?: number | undefined; pageSize?: number | undefined },
): Promise<ActivityPage> {
  const rows = await database
    .select()
    .from(activity)
    .where(and(matching(filters), before === undefined ? undefined : lt(activity.id, before)))
    .orderBy(desc(activity.id))
    // One more tells whether there are any.
    .limit(pageSize + 1);
  return { results: rows.slice(0, pageSize).map(asActivity), hasMore: rows.length > pageSize };
}

export async function countNewActivities(
  database: Database,
  { after, ...filters }: ActivityFilters & { after: number },
) {
  return { count: await database.$count(activity, and(matching(filters), gt(activity.id, after))) };
}

/** A name that somebody had once and has no more stands in the rows of then. */
export async function listActors(database: Database) {
  const rows = await database
    .select({ id: activity.actorId, name: sql<string>`MAX(${activity.actorName})` })
    .from(activity)
    .where(isNotNull(activity.actorId))
    .groupBy(activity.actorId)
    .orderBy(asc(sql`MAX(${activity.actorName})`));
  return { results: rows.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }])) };
}

function matching({
  searchCriteria = '',
  actorId,
  area,
  nodeId,
  organizationId,
  from,
  to,
}: ActivityFilters): SQL | undefined {
  return and(
    searchCriteria.trim() === ''
      ? undefined
      : sql`${activity.searchName} LIKE ${likePattern(searchCriteria)} ESCAPE '\\'`,
    actorId === systemActor ? isNull(activity.actorId) : actorId ? eq(activity.actorId, actorId) : undefined,
    area ? eq(activity.area, area) : undefined,
    nodeId ? eq(activity.nodeId, rowId(nodeId)) : undefined,
    organizationId ? eq(activity.organizationId, rowId(organizationId)) : undefined,
    from === undefined ? undefined : gte(activity.time, from),
    to === undefined ? undefined : lte(activity.time, to),
  );
}

function asActivity(row: typeof activity.$inferSelect): Activity {
  const { id, time, actorId, actorName, area, kind, subjectId, subjectName, count, nodeId, organizationId } = row;
  return {
    id: String(id),
    time,
    actor: actorId === null ? null : { id: actorId, name: actorName },
    area,
    kind,
    concerned: { id: subjectId, name: subjectName, count },
    nodeId: nodeId === null ? null : String(nodeId),
    organizationId: organizationId === null ? null : String(organizationId),
  };
}
