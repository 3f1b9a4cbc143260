/**
 * What the trees of a repository's snapshots hold, read once: a database file of its own, since it can be read again. A
 * file is a row, and another one for each state that it had, with the first and the last snapshot that has it so. It is
 * listed where any snapshot has it, and steady where all that were read do.
 */
import { chmodSync, closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client';

/** Another layout is thrown away. */
const layout = 2;

const tables = [
  `CREATE TABLE IF NOT EXISTS tree (
    plan INTEGER PRIMARY KEY,
    host TEXT NOT NULL,
    paths TEXT NOT NULL,
    tags TEXT NOT NULL,
    root INTEGER NOT NULL,
    places TEXT
  )`,
  `CREATE TABLE IF NOT EXISTS snapshot (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    restic_id TEXT NOT NULL UNIQUE,
    plan INTEGER NOT NULL,
    number INTEGER NOT NULL,
    tree TEXT NOT NULL,
    created INTEGER NOT NULL,
    completed INTEGER,
    bytes INTEGER,
    is_read INTEGER NOT NULL DEFAULT 0,
    is_gone INTEGER NOT NULL DEFAULT 0,
    forget_at INTEGER
  )`,
  'CREATE INDEX IF NOT EXISTS snapshot_of_plan ON snapshot (plan, number)',
  `CREATE TABLE IF NOT EXISTS entry (
    id INTEGER PRIMARY KEY,
    plan INTEGER NOT NULL,
    parent INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    sort_key TEXT NOT NULL,
    name TEXT NOT NULL,
    search_name TEXT,
    raw TEXT,
    is_listed INTEGER NOT NULL DEFAULT 0,
    is_steady INTEGER NOT NULL DEFAULT 0
  )`,
  'CREATE UNIQUE INDEX IF NOT EXISTS entry_in_folder ON entry (parent, kind, sort_key, name)',
  // What was ever in a folder, and in a plan, in the order of lists: counted, and leafed through, without a look elsewhere.
  'CREATE INDEX IF NOT EXISTS listed_in_folder ON entry (parent, kind, sort_key, is_steady) WHERE is_listed = 1',
  `CREATE INDEX IF NOT EXISTS listed_in_plan ON entry (plan, kind, sort_key, name, search_name, is_steady)
    WHERE is_listed = 1`,
  `CREATE TABLE IF NOT EXISTS version (
    id INTEGER PRIMARY KEY,
    entry INTEGER NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    size INTEGER NOT NULL,
    modified INTEGER NOT NULL,
    mode INTEGER NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS version_of_entry ON version (entry, last)',
];

/** `isWritten` by who reads trees into it, and has to find the place of each name. */
export async function openIndex(file: string, { isWritten = false } = {}): Promise<Client> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const client = await connect(file, isWritten);
  const { rows } = await client.execute('PRAGMA user_version');
  const found = Number(rows[0]?.user_version ?? 0);
  if (found === layout) return client;
  if (found === 0) {
    await client.batch([...tables, `PRAGMA user_version = ${layout}`], 'write');
    return client;
  }
  client.close();
  for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true });
  return openIndex(file, { isWritten });
}

async function connect(file: string, isWritten: boolean): Promise<Client> {
  const client = createClient({ url: pathToFileURL(file).href, timeout: 20_000, intMode: 'number' });
  await client.execute('PRAGMA journal_mode = WAL');
  // A power cut costs what can be read again.
  await client.execute('PRAGMA synchronous = OFF');
  if (isWritten) await client.execute('PRAGMA cache_size = -65536');
  // A list is read through once: pages are read where they lie, instead of being copied one by one.
  else await client.execute('PRAGMA mmap_size = 4294967296');
  return client;
}
