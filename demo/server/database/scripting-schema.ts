/** The script library. Scripts have the ids that their makers gave them. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ParameterKind } from '../../../src/parameters/parameter-kinds.ts';
import type { ScriptBody } from '../../../src/scripting/library/contract.ts';

export const storedScript = sqliteTable('script', {
  /** 10 characters. */
  id: text('id').primaryKey(),
  uid: text('uid').notNull(),
  sortKey: text('sort_key').notNull(),
  /** All of it, as it is on the wire. */
  content: text('content', { mode: 'json' }).$type<ScriptBody>().notNull(),
  /** Of a built-in script: what it is given. */
  parameterKind: text('parameter_kind').$type<ParameterKind>(),
  version: integer('version').notNull(),
  savedBy: text('saved_by').notNull(),
  savedAt: integer('saved_at').notNull(),
});

export const storedScriptCategory = sqliteTable('script_category', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  sortKey: text('sort_key').notNull(),
});
