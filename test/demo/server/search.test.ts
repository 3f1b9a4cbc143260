/** The global search: what is found of what, by whom, and what a kind that fails does to the others. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { demoUsers } from '../../../demo/server/http/users.ts';
import { checkSearchableKinds, searchEverything } from '../../../demo/server/search/search-everything.ts';
import type { SearchableKind } from '../../../demo/server/search/searchable-kinds.ts';
import { searchableKinds } from '../../../demo/server/search/searchable-kinds.ts';
import { createPerson } from '../../../src/people/contract.ts';
import { searchEverything as call } from '../../../src/search/contract.ts';
import { searchKinds } from '../../../src/search/search-kinds.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openRecords, removeDatabase } from './support/test-database.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe('the global search', () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer();
    client = server.client;
  });
  after(() => server.close());

  const search = (query: string, more: Record<string, string | number> = {}, by = client) =>
    by.call(call, { query: { query, ...more } });
  const names = async (query: string, kind: string, by = client) =>
    (await search(query, { kinds: kind, limit: 20 }, by)).results.flatMap(({ hits }) => hits.map(({ name }) => name));

  it('finds what has all the words, of every kind, with how much there is', async () => {
    const { results, missing } = await search('harbor');
    assert.deepEqual(missing, []);
    const kinds = results.map(({ kind }) => kind);
    for (const kind of ['organization', 'location', 'device']) assert.ok(kinds.includes(kind), kinds.join());
    for (const { kind, total, hits } of results) {
      assert.ok(hits.length <= 5 && hits.length <= total, kind);
      assert.ok(hits.length > 0, kind);
    }
    const devices = results.find(({ kind }) => kind === 'device');
    assert.ok(devices && devices.total > 5, 'more devices than are answered');
    assert.equal((await search('harbor', { kinds: 'device', limit: 2 })).results[0]?.hits.length, 2);
  });

  it('finds each kind', async () => {
    const typed = {
      organization: 'Fjord Dental',
      location: 'Harbor Warehouse',
      device: 'FS01',
      user: 'aiko',
      'end-user': 'e',
      contact: 'customer.example',
      automation: 'e',
      board: 'e',
      script: 'e',
      task: 'e',
      policy: 'e',
      product: 'e',
      article: 'keyboard',
    };
    for (const [kind, words] of Object.entries(typed)) {
      const found = await names(words, kind);
      assert.ok(found.length > 0, `${kind}: ${words}`);
    }
    assert.deepEqual(await names('FS01', 'device'), ['File server']);
    assert.deepEqual(await names('harbor warehouse', 'location'), ['Warehouse'], 'by where it belongs, too');
  });

  it('finds a ticket by its number, its subject and who wrote it', async () => {
    const { ticketId } = await (
      await client.fetch('/zendesk/tickets', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'search' },
        body: JSON.stringify({
          ticketSubject: 'Drücker streikt',
          ticketBody: 'b',
          ticketPriority: 'LOW',
          ticketCategory: 'backup',
        }),
      })
    ).json();
    for (const words of [`#${ticketId}`, 'drucker STREIKT', 'aiko drucker'])
      assert.deepEqual(await names(words, 'ticket'), ['Drücker streikt'], words);
  });

  it('is regardless of case and accents, and of how words are put apart', async () => {
    for (const words of ['zurich legal', 'ZÜRICH', '  legal   zürich '])
      assert.deepEqual(await names(words, 'organization'), ['Zürich Legal AG'], words);
    assert.deepEqual(await names('株式', 'organization'), ['Kumo Design 株式会社']);
  });

  it('shows first what is called so, then what begins so', async () => {
    assert.equal((await names('dispatch', 'device'))[0]?.startsWith('Dispatch'), true);
    assert.deepEqual((await names('fjord', 'location')).length, 4, 'what only belongs to it is found, too');
    const people = await names('an', 'contact');
    const begins = people.map((name) => name.toLowerCase().startsWith('an'));
    assert.deepEqual(
      begins,
      begins.toSorted((one, other) => Number(other) - Number(one)),
      people.join(),
    );
  });

  it('takes %, _, * and \\ as they are typed', async () => {
    for (const words of ['%', '_', '*', '\\', 'harb%r', 'h_rbor', 'harbor*'])
      assert.deepEqual(
        (await search(words, { kinds: 'organization,location,device,user,end-user' })).results,
        [],
        words,
      );
    const person = { name: '100%_sure\\* Ltd', email: 'sure@example.com', clientId: '1' };
    await client.call(createPerson, { params: { kind: 'contacts' }, body: person });
    for (const words of ['100%', '%_', '_sure', '\\*'])
      assert.deepEqual(await names(words, 'contact'), [person.name], words);
  });

  it('says nothing of what a user may not list, not even how much there is', async () => {
    const technician = await server.newClient();
    await technician.demo('POST', 'session', { user: 'technician' });
    assert.equal((await technician.fetch('/query/devices')).status, 403);
    const { results, missing } = await search('harbor', {}, technician);
    assert.ok(results.some(({ kind }) => kind === 'organization'));
    assert.ok(!results.some(({ kind }) => kind === 'device'));
    assert.deepEqual(missing, []);
    assert.deepEqual((await search('harbor', { kinds: 'device' }, technician)).results, []);
  });

  it('finds nothing that was deleted, and nothing without a word', async () => {
    const { deletedOrganization, organizations } = await import('../../../demo/server/directory/organizations.ts');
    const gone = organizations.find(({ id }) => id === deletedOrganization);
    assert.ok(gone && !(await names(gone.name, 'organization')).includes(gone.name));
    assert.deepEqual(await search('   '), { results: [], missing: [] });
    assert.equal((await client.refusal(call, { query: { query: '' } })).status, 400);
    assert.equal((await client.refusal(call, { query: { query: 'a'.repeat(201) } })).status, 400);
  });

  it('answers within 100 ms', async () => {
    await search('warm');
    const times: number[] = [];
    // Other tests run beside this one: how fast it is shows when they leave it alone.
    for (const words of Array.from({ length: 12 }, (_, index) => ['e', 'harbor', 'legal zurich'][index % 3] ?? '')) {
      const begun = performance.now();
      await search(words, { limit: 20 });
      times.push(performance.now() - begun);
    }
    assert.ok(Math.min(...times) < 100, `${times.map(Math.round).join(', ')} ms`);
  });
});

describe('one kind of the search', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rmm-search-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const found = async () => [{ id: 1, name: 'Fine' }];
  const fine: SearchableKind = { listedBy: 'GET /query/organizations', find: found };

  it('that fails, or takes too long, holds up none of the others', async () => {
    const table = {
      ...Object.fromEntries(searchKinds.map((kind) => [kind, fine])),
      ticket: {
        ...fine,
        find: async () => {
          throw new Error('as if its table were broken');
        },
      },
      script: { ...fine, find: () => new Promise<never>(() => undefined) },
    } as unknown as typeof searchableKinds;
    const database = await openRecords(folder);
    const { error } = console;
    console.error = () => undefined;
    const begun = performance.now();
    const { results, missing } = await searchEverything(database, demoUsers.admin, 'x', { table, patience: 40 });
    console.error = error;
    assert.ok(performance.now() - begun < 1_000);
    assert.equal(results.length, searchKinds.length - 2);
    assert.deepEqual(missing, [
      { kind: 'ticket', reason: 'FAILED' },
      { kind: 'script', reason: 'TIMEOUT' },
    ]);
    await database.close();
    await removeDatabase(folder);
  });

  it('that says nobody’s right keeps the server from starting', () => {
    const table = { ...searchableKinds, board: { ...fine, listedBy: 'GET /nowhere' } };
    assert.throws(() => checkSearchableKinds(table), /who may find board/);
    checkSearchableKinds();
  });
});
