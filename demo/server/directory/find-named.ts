import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { foldedName } from '../../../src/base/folded-name.ts';
import type { Database } from '../database/open-database.ts';
import { organization } from '../database/schema.ts';

export type NamedTable = SQLiteTable & Record<'id' | 'searchName' | 'sortKey' | 'deleted', SQLiteColumn>;

export interface NamedRequest {
  page: number;
  size: number;
  search?: string | undefined;
  /** Exactly these, with commas between them, deleted ones included. */
  ids?: string | undefined;
  /** Beside name and ids. */
  where?: SQL | undefined;
  direction?: 'ASC' | 'DESC' | undefined;
}

/** A page of what has a name, in the order of names. */
export async function findNamed<Table extends NamedTable>(
  database: Database,
  table: Table,
  { page, size, search, ids, where, direction = 'ASC' }: NamedRequest,
): Promise<{ rows: Table['$inferSelect'][]; total: number }> {
  const { id, searchName, sortKey, deleted } = table as NamedTable;
  const condition = and(ids === undefined ? eq(deleted, false) : isOneOf(id, ids), contains(searchName, search), where);
  const [counted] = await database
    .select({ total: count() })
    .from(table as SQLiteTable)
    .where(condition);
  const inOrder = direction === 'ASC' ? asc : desc;
  const rows = await database
    .select()
    .from(table as SQLiteTable)
    .where(condition)
    .orderBy(inOrder(sortKey), inOrder(id))
    .limit(size)
    .offset(page * size);
  return { rows, total: counted?.total ?? 0 };
}

/** Ids come as text, whatever the column holds. */
export function isOneOf(id: SQLiteColumn, ids: string): SQL {
  return inArray(sql`CAST(${id} AS TEXT)`, ids.split(','));
}

function contains(column: SQLiteColumn, search: string | undefined): SQL | undefined {
  const wanted = foldedName(search?.trim() ?? '');
  return wanted === '' ? undefined : sql`${column} LIKE ${`%${wanted.replace(/[\\%_]/g, '\\$&')}%`} ESCAPE '\\'`;
}

/** By id, the names of the organizations to which rows belong. */
export async function organizationNames(
  database: Database,
  rows: readonly { organizationId: number }[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(rows.map(({ organizationId }) => organizationId))];
  const found = await database
    .select({ id: organization.id, name: organization.name })
    .from(organization)
    .where(inArray(organization.id, ids));
  return new Map(found.map(({ id, name }) => [id, name]));
}
