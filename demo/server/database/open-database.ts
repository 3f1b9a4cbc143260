import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';
import { max, sql } from 'drizzle-orm';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { type BaseSQLiteDatabase, getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { watchedCalls } from '../telemetry/work-channels.ts';
import {
  connectInTerm,
  connectPostgres,
  findOtherLayout,
  isPostgres,
  layOut,
  postgresDatabase,
} from './postgres/open-postgres.ts';
import * as schema from './schema.ts';

/** Drizzle's SQLite, whatever is behind it: a file, a libSQL server or PostgreSQL. */
export type Database = BaseSQLiteDatabase<'async', unknown, typeof schema> & {
  batch: LibSQLDatabase<typeof schema>['batch'];
  /** What only SQLite can do is asked of it directly; PostgreSQL has none. */
  readonly libsql: Client | undefined;
  close(): Promise<void>;
};

export interface DatabaseLocation {
  dataFolder: string;
  /** A remote libSQL server or PostgreSQL instead of the file in the data folder. */
  url?: string | undefined;
  authToken?: string | undefined;
  /** Of the server that works on PostgreSQL; connections are cut off when another one has taken over. */
  term?: number;
}

const tables = Object.values(schema).filter((value) => typeof value !== 'string');

/** Opens the database and creates what is missing in it. */
export function openDatabase(location: DatabaseLocation): Promise<Database> {
  const { url } = location;
  return url && isPostgres(url) ? openPostgres(url, location) : openLibsql(location);
}

async function openLibsql(location: DatabaseLocation): Promise<Database> {
  const client = clientOf(location);
  // Readers go on while a backup commits; NORMAL survives a killed process, and a power cut loses whole jobs at most.
  if (!location.url) await client.execute('PRAGMA journal_mode = WAL');
  try {
    await checkLayout(client, location);
    await client.batch(tables.flatMap(createStatements), 'write');
  } catch (error) {
    client.close();
    throw notOpened(location, error);
  }
  watchedCalls(client, 'sqlite', ['execute', 'batch']);
  return Object.assign(drizzle(client, { schema }), { libsql: client, close: async () => client.close() });
}

async function openPostgres(url: string, location: DatabaseLocation): Promise<Database> {
  const { term } = location;
  const pool = term === undefined ? connectPostgres(url) : connectInTerm(url, term);
  try {
    const other = await layOut(pool, tables);
    if (other !== undefined) throw new OtherLayout(location, other);
  } catch (error) {
    await pool.end();
    throw notOpened(location, error);
  }
  const database = watchedCalls(postgresDatabase(watchedCalls(pool, 'postgresql', ['query'])), 'postgresql', ['batch']);
  return Object.assign(database, { libsql: undefined, close: () => pool.end() });
}

/** Throws where the server could not open the PostgreSQL that another one works on, and changes nothing. */
export async function checkPostgres(url: string, location: DatabaseLocation): Promise<void> {
  const pool = connectPostgres(url);
  try {
    const other = await findOtherLayout(pool, tables);
    if (other !== undefined) throw new OtherLayout(location, other);
  } catch (error) {
    throw notOpened(location, error);
  } finally {
    await pool.end();
  }
}

/** One that is gone with the process. */
export function openInMemory(): Promise<Database> {
  return openLibsql({ dataFolder: '', url: ':memory:' });
}

function clientOf(location: DatabaseLocation): Client {
  try {
    return createClient(connection(location));
  } catch (error) {
    throw notOpened(location, error);
  }
}

/**
 * The tables are written once, in `schema.ts`; a data folder of another layout is thrown away, not migrated. SQLite keeps
 * each table's statement as it was executed.
 */
async function checkLayout(client: Client, location: DatabaseLocation): Promise<void> {
  const { rows } = await client.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'");
  const found = new Map(rows.map(({ name, sql }) => [name, sql]));
  const other = tables.find((table) => {
    const { name } = getTableConfig(table);
    return found.has(name) && found.get(name) !== createTable(table).replace('IF NOT EXISTS ', '');
  });
  if (other !== undefined) throw new OtherLayout(location, getTableConfig(other).name);
}

class OtherLayout extends Error {
  constructor({ dataFolder, url }: DatabaseLocation, table: string) {
    super(
      url
        ? `The database of DATABASE_URL was made by another version of the demo: its table "${table}" has other columns. Empty it, or set DATABASE_URL to another one.`
        : `The data in ${dataFolder} were made by another version of the demo: the table "${table}" has other columns. Delete or move that folder, and start again: the demo fills a new one. DATA_FOLDER names another one.`,
    );
  }
}

/** Libraries tell the whole address where something is wrong with it; ours has no cause that could. */
export function notOpened({ url, authToken }: DatabaseLocation, error: unknown): unknown {
  if (!url || error instanceof OtherLayout) return error;
  let reason =
    error instanceof Error ? [messageOf(error), messageOf(error.cause)].filter(Boolean).join(': ') : String(error);
  for (const secret of secretsOf(url, authToken)) reason = reason.replaceAll(secret, '…');
  return new Error(`The database of DATABASE_URL could not be opened: ${reason}`);
}

/** Where each of several addresses refuses, there is only a code. */
function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message || ((cause as NodeJS.ErrnoException).code ?? '') : '';
}

/** As they are written and as they are meant: the address itself, what stands before its host and behind its path. */
function secretsOf(url: string, authToken: string | undefined): string[] {
  const afterScheme = url.slice(url.indexOf(':') + 1).replace(/^\/+/, '');
  const userInfo = afterScheme.includes('@') ? afterScheme.slice(0, afterScheme.lastIndexOf('@')) : '';
  const [, query = ''] = afterScheme.split('?');
  const password = userInfo.slice(userInfo.indexOf(':') + 1);
  const values = [...new URLSearchParams(query).values()];
  return [url, afterScheme, userInfo, password, decoded(password), query, ...values, authToken ?? '']
    .filter((secret) => secret.length > 0)
    .sort((one, other) => other.length - one.length);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function connection({ dataFolder, url, authToken }: DatabaseLocation) {
  if (url) return authToken ? { url, authToken } : { url };
  mkdirSync(dataFolder, { recursive: true });
  const file = join(dataFolder, 'backup.db');
  makePrivate(file);
  return { url: pathToFileURL(file).href, timeout: 10_000, concurrency: 4 };
}

/**
 * It names what is private and holds tickets. What the database writes beside it takes its permissions. A file that is
 * there is not opened: closing it would give up the locks of every connection that this process has to it, and another
 * process would take away the log from under them.
 */
function makePrivate(file: string): void {
  if (existsSync(file)) chmodSync(file, 0o600);
  else closeSync(openSync(file, 'a', 0o600));
}

function createStatements(table: SQLiteTable): string[] {
  const { name, indexes } = getTableConfig(table);
  const indexStatements = indexes.map(({ config }) => {
    const names = config.columns.map((column) => `"${(column as { name: string }).name}"`);
    return `CREATE INDEX IF NOT EXISTS "${config.name}" ON "${name}" (${names.join(', ')})`;
  });
  return [createTable(table), ...indexStatements];
}

function createTable(table: SQLiteTable): string {
  const { name, columns } = getTableConfig(table);
  const lines = columns.map((column) => {
    const constraint = column.primary
      ? ' PRIMARY KEY'
      : column.isUnique
        ? ' NOT NULL UNIQUE'
        : column.notNull
          ? ' NOT NULL'
          : '';
    return `"${column.name}" ${column.getSQLType()}${constraint}`;
  });
  return `CREATE TABLE IF NOT EXISTS "${name}" (${lines.join(', ')})`;
}

/**
 * Reserves ids that no other process hands out: a backup process numbers its rows before it writes them in one batch.
 * Returns the first.
 */
export async function reserveIds(database: Database, count: number): Promise<number> {
  const [row] = await database
    .insert(schema.setting)
    .values({ key: 'next-id', value: String(1000 + count) })
    .onConflictDoUpdate({
      target: schema.setting.key,
      set: { value: sql`CAST(${schema.setting.value} AS BIGINT) + ${count}` },
    })
    .returning();
  return Number(row?.value) - count;
}

/** The id of the next row, for a change that answers with it: changes are made one after the other. */
export async function nextId(database: Database, table: SQLiteTable & { id: SQLiteColumn }): Promise<number> {
  const [row] = await database.select({ id: max(table.id) }).from(table);
  return Number(row?.id ?? 0) + 1;
}

export async function readSetting(database: Database, key: string): Promise<string | undefined> {
  const [row] = await database.select().from(schema.setting).where(sql`${schema.setting.key} = ${key}`);
  return row?.value;
}

/** The statement that sets it, so that it can be part of a batch. */
export function writeSetting(database: Database, key: string, value: string) {
  return database
    .insert(schema.setting)
    .values({ key, value })
    .onConflictDoUpdate({ target: schema.setting.key, set: { value } });
}

/** As many rows per statement as stay below SQLite's 32,766 variables. */
export function chunksOf<Row extends object>(rows: readonly Row[]): Row[][] {
  const first = rows[0];
  if (!first) return [];
  const size = Math.floor(30_000 / Math.max(1, Object.keys(first).length));
  const chunks: Row[][] = [];
  for (let start = 0; start < rows.length; start += size) chunks.push(rows.slice(start, start + size));
  return chunks;
}
