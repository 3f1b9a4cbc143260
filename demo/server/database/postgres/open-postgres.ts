/** A database on a PostgreSQL server, which the rest of the server uses as it does SQLite. */

import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { SqliteRemoteDatabase } from 'drizzle-orm/sqlite-proxy';
import pg from 'pg';
import type * as schema from '../schema.ts';
import { PostgresDialect } from './postgres-dialect.ts';
import { createFunctions, createIndexes, createNumbering, createTable } from './postgres-layout.ts';
import { inTransaction, PostgresSession } from './postgres-session.ts';
import { enterTerm } from './terms.ts';

export type PostgresDatabase = SqliteRemoteDatabase<typeof schema>;

export const isPostgres = (url: string): boolean => /^postgres(ql)?:/i.test(url);

/** Milliseconds until a server that does not answer counts as not there. */
const patience = 10_000;

/** Sums are `numeric` and counts `bigint`, which come as text otherwise; truth is 1 or 0, as from SQLite. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.BOOL]: (text) => Number(text === 't'),
};

export function connectPostgres(url: string, settings: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    ...settings,
    connectionString: url,
    connectionTimeoutMillis: patience,
    keepAlive: true,
    types: {
      getTypeParser: ((oid: number, format: 'text') => parsers[oid] ?? pg.types.getTypeParser(oid, format)) as never,
    },
  });
  // A connection that rests may be cut off; whoever needs one gets another, and is told where there is none.
  pool.on('error', () => undefined);
  return pool;
}

/** For the server that works in this term, and its processes. One connection is always there, to hear when the term is over. */
export function connectInTerm(url: string, term: number): pg.Pool {
  const verify: pg.PoolConfig['verify'] = (client, done) => void enterTerm(client, term).then(() => done(), done);
  const pool = connectPostgres(url, { min: 1, verify });
  pool.on('error', () => void pool.query('SELECT 1').catch(() => undefined));
  return pool;
}

export function postgresDatabase(pool: pg.Pool): PostgresDatabase {
  const dialect = new PostgresDialect();
  // The schema is only a type here: relations, which would need it, are not used.
  const database: unknown = new SqliteRemoteDatabase('async', dialect, new PostgresSession(pool, dialect), undefined);
  return database as PostgresDatabase;
}

/** Creates what is missing. Returns the name of a table that is there with another layout. */
export async function layOut(pool: pg.Pool, tables: readonly SQLiteTable[]): Promise<string | undefined> {
  const wanted = new Map(tables.map((table) => [getTableConfig(table).name, layoutOf(table)]));
  wanted.set(functions, createFunctions.join('\n'));
  const before = await layoutsIn(pool);
  if ([...wanted].every(([name, layout]) => before.get(name) === layout)) return undefined;
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query('SHOW server_encoding');
    const encoding = rows[0]?.server_encoding;
    if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}, and must be UTF8`);
    // Again: another process may have been first.
    const found = await layoutsIn(client);
    const other = otherLayout(found, tables);
    if (other !== undefined) return other;
    for (const statement of createFunctions) await client.query(statement);
    await client.query(`COMMENT ON FUNCTION ${functions} IS ${client.escapeLiteral(createFunctions.join('\n'))}`);
    for (const table of tables.filter((each) => !found.has(getTableConfig(each).name))) {
      for (const statement of statementsOf(table)) await client.query(statement);
      const { name } = getTableConfig(table);
      await client.query(`COMMENT ON TABLE "${name}" IS ${client.escapeLiteral(layoutOf(table))}`);
    }
    return undefined;
  });
}

/** The name of a table that is there with another layout, where one is. */
export async function findOtherLayout(pool: pg.Pool, tables: readonly SQLiteTable[]): Promise<string | undefined> {
  return otherLayout(await layoutsIn(pool), tables);
}

function otherLayout(found: ReadonlyMap<string, string | null>, tables: readonly SQLiteTable[]): string | undefined {
  const other = tables.find((table) => {
    const { name } = getTableConfig(table);
    return found.has(name) && found.get(name) !== layoutOf(table);
  });
  return other && getTableConfig(other).name;
}

/** The last of the functions has all of them in its comment. */
const functions = 'number_row()';

const statementsOf = (table: SQLiteTable) => [createTable(table), ...createIndexes(table), ...createNumbering(table)];

/** PostgreSQL does not keep a table's statement as SQLite does: it is the table's comment. */
const layoutOf = createTable;

async function layoutsIn(client: pg.Pool | pg.PoolClient): Promise<Map<string, string | null>> {
  const { rows } = await client.query<{ name: string; layout: string | null }>(
    `SELECT relname AS name, obj_description(oid, 'pg_class') AS layout FROM pg_class
     WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f')
     UNION ALL SELECT '${functions}', obj_description(to_regprocedure('${functions}'), 'pg_proc')`,
  );
  return new Map(rows.map(({ name, layout }) => [name, layout]));
}
