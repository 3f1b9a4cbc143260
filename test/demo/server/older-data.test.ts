/** A data folder of an earlier version: secrets in plain text, and what automations logged in a table of its own. */
import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import { providerCredentials } from '../../../demo/providers/start-providers.ts';
import { startServer } from '../../../demo/server/start-server.ts';
import { listIntegrations, testIntegration } from '../../../src/integrations/contract.ts';
import { listTimeEntries } from '../../../src/ticketing/timer/time-contract.ts';
import { copyFirstStart } from '../../support/first-start.ts';
import { DemoClient } from './support/demo-client.ts';
import { onlyOnSqlite } from './support/test-database.ts';
import { newTicket } from './support/time-calls.ts';

const { username, password } = providerCredentials;
/** 6 a.m. of a working day. */
const logged = Date.UTC(2026, 2, 10, 6);
const token = 'a-token-of-an-earlier-version';
const outdated = 'a-password-of-an-earlier-version';

describe('a data folder of an earlier version', onlyOnSqlite, () => {
  let folder: string;
  let data: string;
  let ticketId: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rmm-sealed-'));
    data = join(folder, 'data');
    copyFirstStart(data);
    await whileRunning(async (client) => {
      ticketId = await newTicket(client);
    });
    await execute(
      `UPDATE integration SET content = '{"address":"https://hooks.example.com/in?token=${token}","data":"{}"}' WHERE kind = 'webhook'`,
      `INSERT INTO psa_setting (id, value) VALUES
        ('psacw connection', '{"enabled":true,"username":"${username}","password":"${password}","version":7}'),
        ('psaat connection', '{"enabled":true,"username":"${username}","password":"${outdated}","version":3}')`,
      `DELETE FROM secret WHERE id LIKE 'integration psa%' OR id LIKE 'integration webhook%'`,
      `DELETE FROM setting WHERE key = 'secrets-sealed'`,
      'CREATE TABLE ticket_time (id INTEGER PRIMARY KEY, ticket_id INTEGER NOT NULL, created INTEGER NOT NULL, author TEXT NOT NULL, minutes INTEGER NOT NULL)',
      `INSERT INTO ticket_time (ticket_id, created, author, minutes) VALUES
        (${ticketId}, ${logged}, 'Aiko Tanaka', 15), (${ticketId}, ${logged}, 'Welcome a new ticket', 5)`,
    );
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  async function execute(...statements: string[]): Promise<void> {
    const client = createClient({ url: pathToFileURL(join(data, 'backup.db')).href });
    for (const one of statements) await client.execute(one);
    client.close();
  }

  async function whileRunning(work: (client: DemoClient) => Promise<void>): Promise<void> {
    const server = await startServer({ port: 0, dataFolder: data, backsUpAtFirstStart: false, companies: 20 });
    try {
      await work(await DemoClient.open(server.url));
    } finally {
      await server.close();
    }
  }

  const files = () => ['backup.db', 'backup.db-wal'].map((name) => readIfThere(join(data, name)));

  it('has them in its database before the start', () => {
    const all = Buffer.concat(files());
    for (const text of [token, password, outdated]) assert.ok(all.includes(text), text);
  });

  it('has its secrets sealed by the start, and they still open what they opened', async () => {
    await whileRunning(async (client) => {
      const { integrations } = await client.call(listIntegrations);
      const told = (kind: string) => integrations.find((one) => one.kind === kind);
      assert.deepEqual(
        ['webhook', 'psacw', 'psaat'].map((kind) => [told(kind)?.stored, told(kind)?.state]),
        [
          [['address'], 'connected'],
          [['password'], 'connected'],
          [['password'], 'connected'],
        ],
      );
      assert.deepEqual([told('psacw')?.version, told('psaat')?.version], ['7', '3']);
      assert.deepEqual(told('webhook')?.values, { data: '{}' });
      const ask = (kind: 'psacw' | 'psaat') =>
        client.call(testIntegration, { params: { kind }, body: { values: { username } } });
      assert.equal((await ask('psacw')).outcome, 'accepted');
      assert.equal((await ask('psaat')).outcome, 'refused');
    });
    for (const file of files()) for (const text of [token, password, outdated]) assert.ok(!file.includes(text), text);
  });

  it('has what was logged among all other time', async () => {
    await whileRunning(async (client) => {
      const { results } = await client.call(listTimeEntries, { params: { id: ticketId } });
      const moved = results.filter(({ startDate }) => Date.parse(startDate) === logged);
      assert.deepEqual(
        moved.map(({ seconds, note, offHours }) => [seconds, note, offHours]),
        [
          [300, 'Welcome a new ticket', true],
          [900, null, true],
        ],
      );
      assert.equal(moved[1]?.technician.name, 'Aiko Tanaka');
    });
  });

  it('is not touched at the next start', async () => {
    await whileRunning(async (client) => {
      const { integrations } = await client.call(listIntegrations);
      for (const kind of ['webhook', 'psacw', 'psaat'])
        assert.equal(integrations.find((one) => one.kind === kind)?.state, 'connected', kind);
      const { results } = await client.call(listTimeEntries, { params: { id: ticketId } });
      assert.equal(results.filter(({ startDate }) => Date.parse(startDate) === logged).length, 2);
    });
  });
});

/** The log has gone when the last connection has closed. */
function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
