/** The two pretend providers, in their own process: paged, slow, limited, with a world that changes, and nothing forgotten. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Providers, providerCredentials } from '../../../demo/providers/start-providers.ts';

interface Row {
  id: number;
  name: string;
}

describe('the pretend providers', () => {
  const world = { companies: 1_200, customers: ['Harbor Logistics', 'Fjord Dental'] };
  let folder: string;
  let providers: Providers;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rmm-providers-'));
    providers = new Providers({ dataFolder: folder, world });
    for (const provider of ['psacw', 'psaat'] as const)
      await providers.control({ provider, behavior: { delay: 0, requests: 10_000 } });
  });
  after(async () => {
    await providers.close();
    await rm(folder, { recursive: true, force: true });
  });

  const authorization = ({ username, password }: { username: string; password: string } = providerCredentials) =>
    `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const ask = async (path: string, init: RequestInit = {}, credentials?: { username: string; password: string }) => {
    const headers = { authorization: authorization(credentials), 'content-type': 'application/json' };
    return fetch(`${await providers.url()}/${path}`, { headers, ...init });
  };
  const rows = async (path: string): Promise<Row[]> => (await (await ask(path)).json()).rows;

  it('list 500 at a time, and go on after the last', async () => {
    const all: Row[] = [];
    const sizes: number[] = [];
    for (;;) {
      const page = await rows(`psacw/entities/companies?afterId=${all.at(-1)?.id ?? 0}`);
      all.push(...page);
      sizes.push(page.length);
      if (page.length < 500) break;
    }
    assert.deepEqual(sizes, [500, 500, 200]);
    assert.equal(new Set(all.map(({ id }) => id)).size, 1_200);
    assert.equal(new Set(all.map(({ name }) => name)).size, 1_200);
    assert.equal(all[0]?.name, 'Harbor Logistics');
  });

  it('find by name, company and id', async () => {
    assert.deepEqual(
      (await rows('psacw/entities/companies?name=HARBOR')).map(({ id }) => id),
      [1],
    );
    const sites = await rows('psacw/entities/sites?companyId=4');
    assert.equal(sites.length, 5);
    assert.deepEqual(await rows('psacw/entities/sites?companyId=99999'), []);
    assert.deepEqual(
      (await rows('psaat/entities/companies?ids=7,3')).map(({ id }) => id),
      [3, 7],
    );
  });

  it('take nobody without their credentials', async () => {
    for (const credentials of [
      { ...providerCredentials, password: 'wrong' },
      { ...providerCredentials, username: '' },
    ])
      assert.equal((await ask('psacw/ping', {}, credentials)).status, 401);
    assert.equal((await ask('psacw/ping')).status, 200);
    assert.equal((await ask('control', { method: 'POST', body: '{}' })).status, 401, 'the world is not theirs to turn');
  });

  it('say when to come again where they were asked too much', async () => {
    await providers.control({ provider: 'psaat', behavior: { requests: 2, window: 60_000 } });
    await ask('psaat/ping');
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask('psaat/ping')));
    const refused = answers.filter(({ status }) => status === 429);
    assert.ok(refused.length >= 2);
    for (const { headers } of refused) assert.ok(Number(headers.get('retry-after')) > 0);
    const { refused: counted } = await providers.control({ provider: 'psaat', behavior: { requests: 10_000 } });
    assert.equal(counted, refused.length);
    assert.equal((await ask('psacw/ping')).status, 200, 'each has a limit of its own');
  });

  it('are as slow as they are told, and fail as often', async () => {
    await providers.control({ provider: 'psacw', behavior: { delay: 120, failures: 1 } });
    const started = performance.now();
    assert.equal((await ask('psacw/ping')).status, 500);
    assert.ok(performance.now() - started >= 115);
    assert.equal((await ask('psacw/ping')).status, 200);
    await providers.control({ provider: 'psacw', behavior: { delay: 0 } });
  });

  it('rename and delete, each for itself, and a company takes its sites along', async () => {
    await providers.control({ provider: 'psacw', rename: { kind: 'companies', id: 2, name: 'Fjord Dental AS' } });
    await providers.control({ provider: 'psacw', remove: { kind: 'companies', id: 4 } });
    assert.equal((await rows('psacw/entities/companies?ids=2'))[0]?.name, 'Fjord Dental AS');
    assert.deepEqual(await rows('psacw/entities/companies?ids=4'), []);
    assert.deepEqual(await rows('psacw/entities/sites?companyId=4'), []);
    assert.notEqual((await rows('psaat/entities/companies?ids=2'))[0]?.name, 'Fjord Dental AS');
    assert.equal((await rows('psaat/entities/companies?ids=4')).length, 1);
  });

  it('keep what was made there, also when they end: devices twice where they are sent twice, quantities once', async () => {
    const item = {
      identifier: 'rmm-1',
      name: 'Server',
      companyId: 1,
      siteId: null,
      typeId: 1,
      statusId: null,
      fields: { ram: '8 GB' },
    };
    const body = JSON.stringify(item);
    assert.equal((await ask('psacw/configurations', { method: 'POST', body })).status, 200);
    assert.equal((await ask('psacw/configurations', { method: 'POST', body })).status, 200);
    for (const quantity of [3, 5]) {
      const change = JSON.stringify({ quantity, managedBy: 'rmm' });
      assert.equal((await ask('psacw/additions/10/1', { method: 'PUT', body: change })).status, 200);
    }
    assert.equal(
      (await ask('psacw/additions/4719/1', { method: 'PUT', body: '{"quantity":1,"managedBy":""}' })).status,
      404,
    );
    await providers.close();
    providers = new Providers({ dataFolder: folder, world });
    await providers.control({ provider: 'psacw', behavior: { delay: 0 } });
    const found = await rows('psacw/configurations?identifier=rmm-1');
    assert.deepEqual(
      found.map(({ id, ...rest }) => rest),
      [item, item],
    );
    const { additions } = await providers.control({ provider: 'psacw' });
    assert.deepEqual(
      additions.map(({ quantity }) => quantity),
      [5],
    );
    assert.equal((await rows('psacw/entities/companies?ids=2'))[0]?.name, 'Fjord Dental AS');
  });
});
