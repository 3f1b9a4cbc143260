/** Nodes that ask to be let in, the tasks of those that are, and their maintenance. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { MaintenanceMode } from '../../../src/console/policies/maintenance-mode-slice.ts';
import type { TaskBody, TaskRun } from '../../../src/tasks/contract.ts';

export const nodeApproval = sqliteTable('node_approval', {
  id: integer('id').primaryKey(),
  nodeApprovalType: text('node_approval_type').notNull(),
  approvalStatus: text('approval_status', { enum: ['PENDING', 'APPROVED', 'REJECTED'] }).notNull(),
  installationStatus: text('installation_status'),
  approvalStatusByAppUserId: text('approver_id'),
  approvalStatusByAppUserName: text('approver_name'),
  displayName: text('display_name').notNull(),
  createTime: integer('create_time').notNull(),
  approvalStatusTime: integer('approval_status_time'),
});

export const scheduledTask = sqliteTable(
  'scheduled_task',
  {
    id: integer('id').primaryKey(),
    sortKey: text('sort_key').notNull(),
    /** Name and description, folded. */
    searchName: text('search_name').notNull(),
    enabled: integer('enabled', { mode: 'boolean' }).notNull(),
    /** All of it, as it is on the wire. */
    content: text('content', { mode: 'json' }).$type<TaskBody>().notNull(),
    version: integer('version').notNull(),
    savedBy: text('saved_by').notNull(),
    savedAt: integer('saved_at').notNull(),
    /** By the clock of ticketing: what was due until then has run. */
    checked: integer('checked').notNull(),
  },
  (table) => [index('scheduled_task_by_name').on(table.sortKey)],
);

export const taskRun = sqliteTable(
  'task_run',
  {
    id: integer('id').primaryKey(),
    taskId: integer('task_id').notNull(),
    time: integer('time').notNull(),
    trigger: text('trigger', { enum: ['SCHEDULE', 'MANUAL'] }).notNull(),
    startedBy: text('started_by'),
    targets: text('targets', { mode: 'json' }).$type<TaskRun['targets']>().notNull(),
    results: text('results', { mode: 'json' }).$type<TaskRun['results']>().notNull(),
  },
  (table) => [index('task_run_of_task').on(table.taskId, table.time)],
);

/** At most one a device; of one that is over the row stays until the next. */
export const maintenance = sqliteTable('maintenance', {
  nodeId: integer('node_id').primaryKey(),
  durationInSeconds: integer('duration_in_seconds'),
  options: text('options', { mode: 'json' }).$type<MaintenanceMode['options']>().notNull(),
  startTime: integer('start_time').notNull(),
  /** Null: it never expires. */
  endTime: integer('end_time'),
  startedBy: text('started_by').notNull(),
});
