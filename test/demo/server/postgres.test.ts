/** The whole server on PostgreSQL: every call of the contract, and what only a database can promise. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { asc, desc, eq, max, type SQL, sql } from 'drizzle-orm';
import { type Database, openDatabase, reserveIds, writeSetting } from '../../../demo/server/database/open-database.ts';
import { leftOut, maintenance, scheduledTask, setting } from '../../../demo/server/database/schema.ts';
import { listPlanFolders } from '../../../src/backup/contract.ts';
import { DemoClient } from './support/demo-client.ts';
import { type PostgresServer, postgresFor } from './support/embedded-postgres.ts';
import { kill, launch, serverProgram } from './support/server-process.ts';
import { execute, locationOf, openRecords } from './support/test-database.ts';
import { backUp, openTestServer, planNamed, readTree } from './support/test-server.ts';

const postgres = await postgresFor('the server on PostgreSQL');
if (postgres) {
  describe('on PostgreSQL', () => onPostgres(postgres));
  await import('./contract.test.ts');
  await import('./keyed-changes.test.ts');
}

function onPostgres(postgres: PostgresServer): void {
  let folder: string;
  let one: Database;
  let other: Database;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rmm-on-postgres-'));
    [one, other] = [await openRecords(folder), await openRecords(folder)];
  });
  after(async () => {
    await Promise.all([one.close(), other.close()]);
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  });

  it('a backup of another process is there, and is kept over a restart', async () => {
    const server = await openTestServer();
    try {
      assert.equal((await backUp(server.client, 'documents')).state, 'completed');
      const { uid } = await planNamed(server.client, 'Documents');
      await server.restart();
      assert.equal((await planNamed(server.client, 'Documents')).uid, uid);
    } finally {
      await server.close();
    }
  });

  it('a server that is killed keeps what it has answered', async () => {
    const home = await mkdtemp(join(folder, 'killed-'));
    await mkdir(join(home, 'source'));
    await writeFile(join(home, 'source/one.txt'), 'one');
    const first = await launch(home);
    const client = await DemoClient.open(first.url);
    assert.equal((await backUp(client, 'project')).state, 'completed');
    await kill(first.child);
    const next = await launch(home);
    try {
      const again = await DemoClient.open(next.url);
      const { uid } = await planNamed(again, 'Project');
      const query = { page: 0, size: 10 };
      const [root] = await again.call(listPlanFolders, { params: { nodeId: 1, planId: uid }, query });
      assert.deepEqual([...(await readTree(again, uid, root?.id ?? '')).keys()], ['one.txt']);
    } finally {
      await kill(next.child);
    }
  });

  it('numbers that two reserve at once are different ones', async () => {
    const reserved = await Promise.all(
      Array.from({ length: 40 }, (_, index) => reserveIds(index % 2 ? one : other, 10)),
    );
    assert.equal(new Set(reserved).size, 40);
    const sorted = reserved.sort((a, b) => a - b);
    for (const [index, first] of sorted.entries()) assert.equal(first, (sorted[0] ?? 0) + 10 * index);
  });

  it('rows that come without a number get the next one, from whomever, and after those that had one', async () => {
    const row = { planId: 1, folderId: 1, name: 'x', reason: 'LINK' } as const;
    await one.insert(leftOut).values({ ...row, id: 500 });
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => (index % 2 ? one : other).insert(leftOut).values([row, row])),
    );
    const rows = await one.select().from(leftOut);
    assert.deepEqual(
      rows.map(({ id }) => id),
      Array.from({ length: 61 }, (_, index) => 500 + index),
    );
    const [last] = await other.select({ id: max(leftOut.id) }).from(leftOut);
    assert.equal(last?.id, 560);
  });

  it('a batch is written as a whole or not at all, and the next one is', async () => {
    const twice = one.insert(setting).values({ key: 'twice', value: '1' });
    await assert.rejects(one.batch([writeSetting(one, 'before', '1'), twice, twice]));
    assert.deepEqual(await one.select().from(setting).where(eq(setting.key, 'before')), []);
    await one.batch([writeSetting(one, 'before', '2'), twice]);
    assert.equal(await one.$count(setting, eq(setting.key, 'before')), 1);
  });

  it('batches of two that change the same rows in other orders wait for each other', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `both ${index}`);
    const write = (database: Database, names: string[], value: string) => {
      const [first, ...more] = names.map((key) => writeSetting(database, key, value));
      assert.ok(first);
      return database.batch([first, ...more]);
    };
    await Promise.all([
      ...Array.from({ length: 10 }, () => write(one, keys, 'one')),
      ...Array.from({ length: 10 }, () => write(other, [...keys].reverse(), 'other')),
    ]);
    const rows = await one.select().from(setting).where(sql`${setting.key} LIKE 'both %'`);
    assert.equal(new Set(rows.map(({ value }) => value)).size, 1);
  });

  it('texts are as they were written, and come in the order of their code points', async () => {
    const texts = ['Z', 'a', 'b\\u0000', 'ä', 'ﬀ', '\u{1f600}', "'; DROP TABLE setting; --", '$1', '?', ''];
    await one.batch([one.delete(setting), one.insert(setting).values(texts.map((key) => ({ key, value: key })))]);
    const rows = await other.select().from(setting).orderBy(asc(setting.key));
    const byBytes = [...texts].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    assert.deepEqual(
      rows.map(({ key, value }) => [key, value]),
      byBytes.map((text) => [text, text]),
    );
  });

  it('rows come in the order of their numbers, also when one was changed, and null is less than all else', async () => {
    const row = { options: [] as never, startTime: 0, startedBy: '' };
    const ends = [5, null, 1];
    await one.insert(maintenance).values(ends.map((endTime, index) => ({ ...row, nodeId: index + 1, endTime })));
    await one.update(maintenance).set({ startedBy: 'me' }).where(eq(maintenance.nodeId, 1));
    const found = async (...order: SQL[]) =>
      (
        await one
          .select()
          .from(maintenance)
          .orderBy(...order)
      ).map(({ endTime }) => endTime);
    assert.deepEqual(await found(), ends);
    assert.deepEqual(await found(asc(maintenance.endTime)), [null, 1, 5]);
    assert.deepEqual(await found(desc(maintenance.endTime)), [5, 1, null]);
    assert.deepEqual(await found(sql`${maintenance.endTime} + 0`), [null, 1, 5]);
  });

  it('what PostgreSQL cannot keep becomes U+FFFD, and JSON that has it is kept, and can be searched', async () => {
    const name = 'a\0b \ud800 \\u0000 \\';
    await one.batch([one.delete(setting), writeSetting(one, 'nul', 'a\0b')]);
    assert.equal((await one.select().from(setting))[0]?.value, 'a\ufffdb');
    const row = { id: 1, sortKey: '', searchName: '', enabled: true, version: 1, savedBy: '', savedAt: 0, checked: 0 };
    await one.insert(scheduledTask).values({ ...row, content: { name } as never });
    const readable = 'a\ufffdb \ufffd \\u0000 \\';
    const isNamed = eq(sql`json_extract(${scheduledTask.content}, '$.name')`, readable);
    const [found] = await one.select().from(scheduledTask).where(isNamed);
    assert.deepEqual(found, { ...row, content: { name } });
  });

  it('tables of another layout keep the server from starting, in a sentence', async () => {
    const elsewhere = join(folder, 'other');
    const { url = '' } = await locationOf(elsewhere);
    // As it is there twice, and as a later version finds it.
    for (const _ of [1, 2]) await (await openDatabase({ dataFolder: elsewhere, url })).close();
    await execute(elsewhere, `COMMENT ON TABLE "plan" IS 'CREATE TABLE "plan" ("id" bigint)'`);
    const { code, told } = await serverProgram({ PORT: '0', DATA_FOLDER: elsewhere, DATABASE_URL: url });
    assert.equal(code, 1);
    assert.match(told, /DATABASE_URL was made by another version of the demo: its table "plan"/);
    assert.doesNotMatch(told, /\n\s+at /);
    assert.ok(!told.includes('password'), told);
  });

  it('a password that is refused is not told', async () => {
    const url = postgres.url.replace(':password@', ':s3cr3t%2Fword@');
    const { code, told } = await serverProgram({ PORT: '0', DATA_FOLDER: join(folder, 'refused'), DATABASE_URL: url });
    assert.equal(code, 1);
    assert.match(told, /DATABASE_URL could not be opened: password authentication failed/);
    for (const secret of ['s3cr3t', 'word@']) assert.ok(!told.includes(secret), told);
  });

  it('its health is that of the database, which may come back', async () => {
    const server = await openTestServer();
    const { error } = console;
    console.error = () => undefined;
    try {
      const health = async () => (await fetch(`${server.url}/health`)).status;
      assert.equal(await health(), 200);
      await postgres.stop();
      assert.equal(await health(), 503);
      await postgres.start();
      assert.equal(await health(), 200);
      assert.equal((await planNamed(server.client, 'Documents')).type, 'FILE_FOLDER');
    } finally {
      console.error = error;
      await server.close();
    }
  });
}
