/** A data folder of an earlier version, whose database has secrets in plain text. */
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
import { copyFirstStart } from '../../support/first-start.ts';
import { DemoClient } from './support/demo-client.ts';

const { username, password } = providerCredentials;
const token = 'a-token-of-an-earlier-version';
const outdated = 'a-password-of-an-earlier-version';

describe('secrets of an earlier version', () => {
  let folder: string;
  let data: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rmm-sealed-'));
    data = join(folder, 'data');
    copyFirstStart(data);
    await execute(
      `UPDATE integration SET content = '{"address":"https://hooks.example.com/in?token=${token}","data":"{}"}' WHERE kind = 'webhook'`,
      `INSERT INTO psa_setting (id, value) VALUES
        ('psacw connection', '{"enabled":true,"username":"${username}","password":"${password}","version":7}'),
        ('psaat connection', '{"enabled":true,"username":"${username}","password":"${outdated}","version":3}')`,
      `DELETE FROM secret WHERE id LIKE 'integration psa%' OR id LIKE 'integration webhook%'`,
      `DELETE FROM setting WHERE key = 'secrets-sealed'`,
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

  it('are in the database before the start', () => {
    const all = Buffer.concat(files());
    for (const text of [token, password, outdated]) assert.ok(all.includes(text), text);
  });

  it('are sealed by the start, and still open what they opened', async () => {
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

  it('stay as they are at the next start', async () => {
    await whileRunning(async (client) => {
      const { integrations } = await client.call(listIntegrations);
      for (const kind of ['webhook', 'psacw', 'psaat'])
        assert.equal(integrations.find((one) => one.kind === kind)?.state, 'connected', kind);
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
