/** What the console is connected to, and what it signs in with elsewhere. Secrets are sealed, each in a place of its own. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { credentialKinds } from '../../../src/console/integrations/credentials-slice.ts';
import { integrationKinds } from '../../../src/integrations/integration-kinds.ts';

export const integration = sqliteTable('integration', {
  kind: text('kind', { enum: integrationKinds }).primaryKey(),
  content: text('content', { mode: 'json' }).$type<Record<string, string | boolean>>().notNull(),
  savedBy: text('saved_by'),
  /** Milliseconds since 1970. */
  savedAt: integer('saved_at'),
  version: integer('version').notNull(),
});

/** Who is connected by remote support. */
export const supportConnection = sqliteTable('support_connection', {
  id: integer('id').primaryKey(),
  displayName: text('display_name').notNull(),
  connectedSince: integer('connected_since').notNull(),
});

/** Read where something is signed in to, and nowhere else: nothing that answers a call looks at `sealed`. */
export const secret = sqliteTable('secret', {
  /** `integration serviceManagement password`, `credential 3` */
  id: text('id').primaryKey(),
  sealed: text('sealed').notNull(),
});

export const credential = sqliteTable('credential', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  /** Folded: no two are the same. */
  foldedName: text('folded_name').notNull(),
  sortKey: text('sort_key').notNull(),
  /** Name and username, folded. */
  searchName: text('search_name').notNull(),
  kind: text('kind', { enum: credentialKinds }).notNull(),
  username: text('username').notNull(),
  /** Null: it may be used in all of them. */
  organizationIds: text('organization_ids', { mode: 'json' }).$type<number[]>(),
  changedBy: text('changed_by').notNull(),
  /** Milliseconds since 1970. */
  changedAt: integer('changed_at').notNull(),
  version: integer('version').notNull(),
});
