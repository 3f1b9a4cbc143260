import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { backUp, openTestServer, planNamed } from './support/test-server.ts';

it('keeps its records where DATABASE_URL says, backups of other processes included', async () => {
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
