/** A listing costs as much as it lists: the database finds it by its indexes, and looks through no table. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Client, InStatement } from '@libsql/client';
import { type Database, openDatabase } from '../../../demo/server/database/open-database.ts';
import { EmbeddedReader } from '../../../demo/server/engine/embedded/embedded-reader.ts';
import { Engines } from '../../../demo/server/engine/engines.ts';
import { PlanCatalog } from '../../../demo/server/plans/plan-catalog.ts';
import type { PlanContent } from '../../../demo/server/plans/plan-content.ts';
import { ContentStore } from '../../../demo/server/store/content-store.ts';
import { RestoreDesk } from './support/restore-desk.ts';
import { onlyOnSqlite } from './support/test-database.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe('a stored plan', onlyOnSqlite, () => {
  let server: TestServer;
  let database: Database;
  let plan: PlanContent;
  let folderId: string;

  before(async () => {
    server = await openTestServer();
    const desk = await RestoreDesk.open(server);
    folderId = desk.folderId;
    const dataFolder = join(server.folder, 'data');
    database = await openDatabase({ dataFolder });
    const catalog = new PlanCatalog(
      database,
      new Engines(new EmbeddedReader(database, new ContentStore(join(dataFolder, 'store')))),
    );
    plan = await catalog.content(await catalog.find(1, desk.planId));
  });
  after(async () => {
    await database.close();
    await server.close();
  });

  const page = { page: 0, size: 10 };
  const latestJob = async () => String((await plan.jobs(page, false)).results[0]?.jobId);
  const aFile = async () => {
    const { results } = await plan.content(folderId, page);
    return String(results.find(({ type }) => type === 'FILE')?.id);
  };

  for (const [what, read] of [
    ['its folders', async () => plan.folders(page)],
    ['its folders at a job', async () => plan.folders(page, await latestJob())],
    ['a folder', () => plan.content(folderId, page)],
    ['a folder at a job', async () => plan.content(folderId, page, await latestJob())],
    ['the revisions of a file', async () => plan.revisions(await aFile(), page)],
    ['its jobs', () => plan.jobs(page, false)],
  ] as const) {
    it(`lists ${what} by its indexes`, async () => {
      const statements = await statementsOf(read);
      assert.ok(statements.length > 0);
      assert.deepEqual((await Promise.all(statements.map(scans))).flat(), []);
    });
  }

  async function statementsOf(read: () => Promise<unknown>): Promise<InStatement[]> {
    const statements: InStatement[] = [];
    const client = sqliteOf(database);
    const execute = client.execute.bind(client);
    client.execute = (statement: InStatement) => {
      statements.push(statement);
      return execute(statement);
    };
    try {
      await read();
    } finally {
      client.execute = execute;
    }
    return statements;
  }

  /** What SQLite says that it looks through from end to end. */
  async function scans(statement: InStatement): Promise<string[]> {
    const { sql, args = [] } = typeof statement === 'string' ? { sql: statement } : statement;
    const { rows } = await sqliteOf(database).execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args });
    return rows.map(({ detail }) => String(detail)).filter((detail) => detail.startsWith('SCAN'));
  }
});

function sqliteOf({ libsql }: Database): Client {
  assert.ok(libsql);
  return libsql;
}
