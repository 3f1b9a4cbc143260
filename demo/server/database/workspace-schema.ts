/** What an administrator defines for all of the console: custom fields and their values. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { GettingStartedStep } from '../../../src/console/page/getting-started-slice.ts';
import type { CustomFieldBody } from '../../../src/workspace/custom-fields/contract.ts';
import { customFieldScopes } from '../../../src/workspace/custom-fields/field-types.ts';

export const customField = sqliteTable('custom_field', {
  id: integer('id').primaryKey(),
  /** Folded: no two are the same. */
  foldedName: text('folded_name').notNull(),
  sortKey: text('sort_key').notNull(),
  /** Name and description, folded. */
  searchName: text('search_name').notNull(),
  /** All of it, as it is on the wire. */
  content: text('content', { mode: 'json' }).$type<CustomFieldBody>().notNull(),
  version: integer('version').notNull(),
});

export const customFieldValue = sqliteTable(
  'custom_field_value',
  {
    id: integer('id').primaryKey(),
    fieldId: integer('field_id').notNull(),
    scope: text('scope', { enum: customFieldScopes }).notNull(),
    /** Of the organization, location, device or end user. */
    ownerId: text('owner_id').notNull(),
    value: text('value', { mode: 'json' }).$type<unknown>().notNull(),
  },
  (table) => [index('custom_field_value_of').on(table.fieldId)],
);

/** How far each user has come with the first steps. */
export const gettingStarted = sqliteTable('getting_started', {
  userId: text('user_id').primaryKey(),
  completed: text('completed', { mode: 'json' }).$type<GettingStartedStep[]>().notNull(),
  dismissed: integer('dismissed', { mode: 'boolean' }).notNull(),
  invitationAccepted: integer('invitation_accepted'),
});
