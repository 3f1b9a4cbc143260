/** Policies, what each of them says, and what organizations say of their backups. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { CustomerBackupSettings } from '../../../src/console/policies/backup-settings-slice.ts';

export const policy = sqliteTable('policy', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  sortKey: text('sort_key').notNull(),
  /** The one that it inherits from. */
  parentId: integer('parent_id'),
  /** Whose backup settings are edited beside its plans. */
  organizationId: integer('organization_id'),
});

/** A part of a policy, with what it inherits: what changes in a policy is written into those below with it. */
export const policyPart = sqliteTable(
  'policy_part',
  {
    id: integer('id').primaryKey(),
    policyId: integer('policy_id').notNull(),
    part: text('part', { enum: ['backups', 'patches'] }).notNull(),
    /** As the slice of the part has them. */
    items: text('items', { mode: 'json' }).$type<readonly unknown[]>().notNull(),
    version: integer('version').notNull(),
    savedBy: text('saved_by').notNull(),
    savedAt: integer('saved_at').notNull(),
  },
  (table) => [index('policy_part_of').on(table.part, table.policyId)],
);

export const organizationBackup = sqliteTable('organization_backup', {
  organizationId: integer('organization_id').primaryKey(),
  products: text('products', { mode: 'json' }).$type<readonly CustomerBackupSettings[]>().notNull(),
  version: integer('version').notNull(),
  savedBy: text('saved_by').notNull(),
  savedAt: integer('saved_at').notNull(),
});
