import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from './open-database.ts';

/** All rows that are found as one text, an array of arrays: a row for each takes longer to hand over than to find. */
export function jsonRows(database: Database, columns: readonly SQLiteColumn[]): SQL<string | null> {
  const values = sql.join([...columns], sql`, `);
  return database.libsql
    ? sql<string>`json_group_array(json_array(${values}))`
    : sql<string | null>`json_agg(json_build_array(${values}))::text`;
}
