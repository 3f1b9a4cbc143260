import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { serverProgram } from './support/server-process.ts';
import { onlyOnSqlite } from './support/test-database.ts';
import { backUp, openTestServer, planNamed } from './support/test-server.ts';

it('keeps its records where DATABASE_URL says, backups of other processes included', onlyOnSqlite, async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'rmm-database-'));
  const databaseUrl = pathToFileURL(join(elsewhere, 'records.db')).href;
  const server = await openTestServer({ databaseUrl });
  try {
    assert.equal((await backUp(server.client, 'documents')).state, 'completed');
    assert.ok(existsSync(join(elsewhere, 'records.db')));
    assert.equal(existsSync(join(server.folder, 'data/backup.db')), false);
    await server.restart();
    assert.equal((await planNamed(server.client, 'Documents')).type, 'FILE_FOLDER');
  } finally {
    await server.close();
    await rm(elsewhere, { recursive: true, force: true });
  }
});

it('says in a sentence what to do with a data folder of an older layout', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rmm-database-'));
  try {
    const client = createClient({ url: pathToFileURL(join(folder, 'backup.db')).href });
    await client.execute('CREATE TABLE "support_ticket" ("id" integer PRIMARY KEY, "words" text)');
    client.close();
    const { code, told } = await serverProgram({ PORT: '0', DATA_FOLDER: folder });
    assert.equal(code, 1);
    assert.ok(told.includes(folder), told);
    assert.match(told, /made by another version of the demo.* Delete or move that folder/);
    assert.doesNotMatch(told, /SQL|\n\s+at /);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

describe('DATABASE_URL', () => {
  const password = 'p4ss/w%40rd:x';
  const addresses = {
    'with a password': `libsql://ann:${password}@127.0.0.1:1`,
    'of PostgreSQL': `postgres://ann:${password}@127.0.0.1:1/records`,
    'with a token': `http://127.0.0.1:1/?authToken=${encodeURIComponent(password)}`,
    'of a kind that nobody knows': `nonsense://ann:${password}@there`,
    'that is none': `//ann:${password}@there`,
  };
  for (const [title, databaseUrl] of Object.entries(addresses)) {
    it(`${title} is told of without what is secret in it`, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'rmm-database-'));
      const { code, told } = await serverProgram({ PORT: '0', DATA_FOLDER: folder, DATABASE_URL: databaseUrl });
      await rm(folder, { recursive: true, force: true });
      assert.equal(code, 1);
      assert.match(told, /DATABASE_URL could not be opened/);
      for (const secret of [password, encodeURIComponent(password), decodeURIComponent(password)])
        assert.ok(!told.includes(secret), told);
      assert.doesNotMatch(told, /p4ss/);
    });
  }
});
