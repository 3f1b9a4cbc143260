/** What was done, by whom and when: names and numbers, and nothing of what was sent. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { activityAreas } from '../../../src/activity/activity-terms.ts';

export const activity = sqliteTable(
  'activity',
  {
    id: integer('id').primaryKey(),
    time: integer('time').notNull(),
    /** Null: by the product itself. */
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    area: text('area', { enum: activityAreas }).notNull(),
    kind: text('kind').notNull(),
    subjectId: text('subject_id'),
    subjectName: text('subject_name'),
    /** Of several that were changed at once. */
    count: integer('count'),
    nodeId: integer('node_id'),
    organizationId: integer('organization_id'),
    /** Names, folded. */
    searchName: text('search_name').notNull(),
  },
  (table) => [index('activity_of_node').on(table.nodeId), index('activity_of_organization').on(table.organizationId)],
);
