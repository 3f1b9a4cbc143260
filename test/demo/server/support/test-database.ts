/**
 * Where a test's server keeps its records: in its data folder, or with TEST_DATABASE_URL in a database of its own on that
 * PostgreSQL server. Whoever opens the folder's database, in whichever process, finds the same one.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Database, type DatabaseLocation, openDatabase } from '../../../../demo/server/database/open-database.ts';
import * as schema from '../../../../demo/server/database/schema.ts';

const serverUrl = () => process.env.TEST_DATABASE_URL;

/** For what is only true of a file of SQLite. */
export const onlyOnSqlite = serverUrl() ? { skip: 'It is about a file of SQLite.' } : {};

export async function locationOf(dataFolder: string, server = serverUrl()): Promise<DatabaseLocation> {
  if (!server) return { dataFolder };
  const name = nameOf(dataFolder);
  await administer(server, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
  });
  const url = new URL(server);
  url.pathname = name;
  return { dataFolder, url: url.href };
}

export async function openRecords(dataFolder: string): Promise<Database> {
  return openDatabase(await locationOf(dataFolder));
}

/** Behind the back of the server. */
export async function execute(dataFolder: string, ...statements: string[]): Promise<void> {
  const records = await openRecords(dataFolder);
  for (const statement of statements) await records.run(sql.raw(statement));
  await records.close();
}

/** All that is kept, as it is on the disk where that can be read. */
export async function storedBytes(dataFolder: string): Promise<Buffer[]> {
  // What was written last is in the second.
  if (!serverUrl()) return ['backup.db', 'backup.db-wal'].map((name) => readFileSync(join(dataFolder, name)));
  const records = await openRecords(dataFolder);
  const tables = Object.values(schema).filter((value) => typeof value !== 'string');
  const rows = await Promise.all(tables.map((table) => records.select().from(table)));
  await records.close();
  return rows.map((found) => Buffer.from(JSON.stringify(found)));
}

export async function removeDatabase(dataFolder: string, server = serverUrl()): Promise<void> {
  if (server)
    await administer(server, (client) => client.query(`DROP DATABASE IF EXISTS ${nameOf(dataFolder)} (FORCE)`));
}

const nameOf = (dataFolder: string) => `rmm_${createHash('sha256').update(dataFolder).digest('hex').slice(0, 20)}`;

async function administer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
