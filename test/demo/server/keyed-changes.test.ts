/** What changes something is made once for each `Idempotency-Key`, whole, with the answer that says so. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { allEndpoints } from '../../../demo/server/all-calls.ts';
import type { Database } from '../../../demo/server/database/open-database.ts';
import { setting } from '../../../demo/server/database/schema.ts';
import type { DemoApp, DemoEnvironment } from '../../../demo/server/http/demo-context.ts';
import { KeyedChanges, keyLifetime } from '../../../demo/server/http/keyed-changes.ts';
import { checkChangingRoutes } from '../../../demo/server/http/route-rights.ts';
import { createDeviceFolder } from '../../../src/backup/contract.ts';
import { createRestoreJob, listRestoreJobs } from '../../../src/backup/job-contract.ts';
import { createTag, listTags } from '../../../src/directory/ticketing-contract.ts';
import { uploadTicketAttachment } from '../../../src/help/contract.ts';
import type { Endpoint } from '../../../src/host/http/endpoint.ts';
import { type Arguments, type DemoClient, readRefusal } from './support/demo-client.ts';
import { exampleCalls } from './support/example-calls.ts';
import { RestoreDesk } from './support/restore-desk.ts';
import { openRecords, removeDatabase } from './support/test-database.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe('a call that changes something, sent again with its key', () => {
  let server: TestServer;
  let client: DemoClient;
  let desk: RestoreDesk;

  before(async () => {
    server = await openTestServer();
    client = server.client;
    desk = await RestoreDesk.open(server);
  });
  after(() => server.close());

  const send = (endpoint: Endpoint, args: Arguments, key: string) =>
    client.send(endpoint, args, { headers: { 'Idempotency-Key': key } });
  const jobs = async () => (await client.call(listRestoreJobs, { params: { nodeId: 1 } })).length;
  const restoreOf = async (name: string) => ({
    params: { nodeId: 1 },
    body: {
      planId: desk.planId,
      ...desk.documents,
      ifExists: 'KEEP_BOTH',
      location: 'other',
      destination: await desk.target(name),
    },
  });
  const tag = (name: string, key: string) =>
    client.fetch('/ticketing/graphql', {
      method: 'POST',
      body: JSON.stringify({ operationName: createTag.name, query: createTag.document, variables: { name } }),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
    });

  it('is answered as it was the first time, whichever it is', async () => {
    const calls = await exampleCalls(client);
    for (const endpoint of allEndpoints.filter(({ method }) => method !== 'GET')) {
      const args = calls[endpoint.name] ?? {};
      const first = await send(endpoint, args, endpoint.name);
      const said = await first.text();
      assert.equal(first.status, 200, `${endpoint.name}: ${said}`);
      const again = await send(endpoint, args, endpoint.name);
      assert.deepEqual([again.status, await again.text()], [200, said], endpoint.name);
    }
  });

  it('is one change, also where its answer was lost or the server was started again', async () => {
    const args = await restoreOf('once');
    const before = await jobs();
    await client.demo('PUT', 'faults', { fault: 'truncated-body', match: '/restore-jobs', times: 1, afterBytes: 0 });
    await assert.rejects(send(createRestoreJob, args, 'lost').then((answer) => answer.text()));
    const said = await (await send(createRestoreJob, args, 'lost')).text();
    assert.equal(await jobs(), before + 1);
    await server.restart();
    client = client.at(server.url);
    assert.equal(await (await send(createRestoreJob, args, 'lost')).text(), said);
    assert.equal(await jobs(), before + 1);
  });

  it('is one change where both come at once', async () => {
    const args = await restoreOf('at once');
    const before = await jobs();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(createRestoreJob, args, 'burst')));
    const said = await Promise.all(answers.map((answer) => answer.text()));
    assert.equal(new Set(said).size, 1, said.join());
    assert.equal(await jobs(), before + 1);
    const tags = await Promise.all([1, 2, 3, 4].map(async () => (await tag('burst', 'burst')).text()));
    assert.equal(new Set(tags).size, 1, tags.join());
    assert.doesNotMatch(tags.join(), /errors/);
    assert.equal((await client.call(listTags, { query: { searchCriteria: 'burst' } })).totalElements, 1);
  });

  it('is refused where it is another one, and the key is each user’s own', async () => {
    const folder = (folderName: string) => ({ params: { nodeId: 3 }, body: { path: '/', folderName } });
    await send(createDeviceFolder, folder('one'), 'folder');
    const other = await readRefusal(await send(createDeviceFolder, folder('two'), 'folder'));
    assert.deepEqual([other.status, other.resultCode], [409, 'KEY_REUSED']);
    const upload = (text: string) => ({ query: { fileName: 'a.txt' }, body: Buffer.from(text) });
    const first = await (await send(uploadTicketAttachment, upload('one'), 'file')).text();
    assert.equal(await (await send(uploadTicketAttachment, upload('one'), 'file')).text(), first);
    assert.equal((await send(uploadTicketAttachment, upload('two'), 'file')).status, 409);
    assert.match(await (await tag('one', 'tag')).text(), /"name":"one"/);
    assert.match(await (await tag('two', 'tag')).text(), /KEY_REUSED/);
    const stranger = await server.newClient();
    const theirs = await stranger.send(createDeviceFolder, folder('three'), {
      headers: { 'Idempotency-Key': 'folder' },
    });
    assert.equal(theirs.status, 200);
  });

  it('is tried again where it was refused: that changed nothing', async () => {
    const args = { params: { nodeId: 3 }, body: { path: '/not there', folderName: 'late' } };
    assert.equal((await send(createDeviceFolder, args, 'refused')).status, 404);
    await desk.target('not there');
    assert.equal((await send(createDeviceFolder, args, 'refused')).status, 200);
  });

  it('has a key that a header can hold', async () => {
    const args = { params: { nodeId: 3 }, body: { path: '/', folderName: 'keys' } };
    for (const key of ['k'.repeat(256), 'a b']) assert.equal((await send(createDeviceFolder, args, key)).status, 400);
  });
});

describe('a change', () => {
  let folder: string;
  let database: Database;
  let now = 1_000_000;
  let changes: KeyedChanges;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rmm-changes-'));
    database = await openRecords(folder);
    changes = new KeyedChanges(database, () => now);
  });
  after(async () => {
    await database.close();
    await removeDatabase(folder);
    await rm(folder, { recursive: true, force: true });
  });

  const write = (key: string, value: string) => database.insert(setting).values({ key, value });
  const call = (key: string) => ({ owner: 'me', route: 'POST /x', key, fingerprint: () => 'same' });
  const storedAt = async (key: string) => (await database.select().from(setting).where(eq(setting.key, key)))[0]?.value;

  it('is there whole or not at all, and so is its key', async () => {
    const half = changes.run(call('half'), (commit) =>
      commit(() => ({ writes: [write('a', '1'), write('a', '2')], answer: 'done' })),
    );
    await assert.rejects(half);
    assert.equal(await storedAt('a'), undefined);
    const whole = await changes.run(call('half'), (commit) =>
      commit(() => ({ writes: [write('a', '3')], answer: 'whole' })),
    );
    assert.deepEqual([whole, await storedAt('a')], ['whole', '3']);
  });

  it('is made with what is true when its turn has come', async () => {
    const count = (turn: number) =>
      changes.run(call(`turn-${turn}`), (commit) =>
        commit(async () => {
          const at = Number((await storedAt('count')) ?? 0);
          const set = { key: 'count', value: String(at + 1) };
          const writes = [database.insert(setting).values(set).onConflictDoUpdate({ target: setting.key, set })];
          return { writes, answer: at };
        }),
      );
    await Promise.all(Array.from({ length: 20 }, (_, turn) => count(turn)));
    assert.equal(await storedAt('count'), '20');
  });

  it('is forgotten with its key when nobody can send it again any more', async () => {
    const perform = (answer: string) => changes.run(call('old'), (commit) => commit(() => ({ writes: [], answer })));
    assert.equal(await perform('first'), 'first');
    now += keyLifetime - 1;
    assert.equal(await perform('second'), 'first');
    now += 1;
    assert.equal(await perform('third'), 'third');
  });

  it('is made by key on every route: a server with one that is not does not start', () => {
    const app: DemoApp = new Hono<DemoEnvironment>();
    app.post('/known', (context) => context.text('made'));
    app.post('/demo/faults', (context) => context.text('made'));
    checkChangingRoutes(app, new Set(['POST /known']));
    app.delete('/careless', (context) => context.text('made'));
    assert.throws(() => checkChangingRoutes(app, new Set(['POST /known'])), /DELETE \/careless/);
  });
});
