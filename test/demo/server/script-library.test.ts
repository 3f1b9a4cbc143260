/** The script library through the server: refused, saved, saved by two people, deleted, and there after a restart. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { newScriptId } from '../../../src/console/scripting/script-id.ts';
import type { Endpoint } from '../../../src/host/http/endpoint.ts';
import {
  createScript,
  createScriptCategory,
  deleteScript,
  deleteScriptCategory,
  listScriptCategories,
  listScripts,
  listScriptTemplates,
  readScript,
  renameScriptCategory,
  type ScriptBody,
  scriptLibraryEndpoints,
  updateScript,
} from '../../../src/scripting/library/contract.ts';
import { scriptLanguageNames } from '../../../src/scripting/library/script-terms.ts';
import type { DemoClient } from './support/demo-client.ts';
import { scriptNamed } from './support/script-calls.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

const valid = ({ name = 'Say hello', ...more }: Partial<ScriptBody> = {}) => scriptNamed(name, more);

describe('the script library', () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer();
    client = server.client;
  });
  after(() => server.close());

  const create = (more: Partial<ScriptBody> = {}) =>
    client.call(createScript, { body: { ...valid(more), id: newScriptId() } });
  const errorsOf = async (endpoint: Endpoint, body: unknown, params = {}) => {
    const response = await client.send(endpoint, { params, body });
    assert.equal(response.status, 400);
    return (await response.json()).errors;
  };
  const save = (id: string, version: string, body: unknown, by = client) =>
    by.send(updateScript, { params: { id }, body }, { headers: { 'If-Match': `"${version}"` } });

  it('has scripts of every language and built-in ones at the first start, by name', async () => {
    const scripts = await client.call(listScripts);
    const names = scripts.map(({ name }) => name);
    assert.deepEqual(names, [...names].sort());
    assert.deepEqual(
      new Set(scripts.map(({ language }) => language)),
      new Set(['native', ...scriptLanguageNames.filter((language) => language !== 'javascript')]),
    );
    const kinds = await Promise.all(
      scripts
        .filter(({ language }) => language === 'native')
        .map(async ({ id }) => (await client.call(readScript, { params: { id } })).parameterKind),
    );
    assert.deepEqual(kinds.sort(), ['defrag-volumes', 'media-state', 'system-restore', 'windows-service']);
  });

  it('can save each of its scripts, and each template, as it is', async () => {
    for (const { id } of (await client.call(listScripts)).filter(({ language }) => language !== 'native')) {
      const {
        version,
        savedBy: _,
        savedAt: __,
        parameterKind: ___,
        id: ____,
        uid: _____,
        ...body
      } = await client.call(readScript, { params: { id } });
      const response = await save(id, version, body);
      assert.equal(response.status, 200, `${body.name}: ${await response.text()}`);
    }
    for (const { uid: _, ...template } of await client.call(listScriptTemplates)) {
      const body = { ...template, categories: [], id: newScriptId() };
      const response = await client.send(createScript, { body });
      assert.equal(response.status, 200, `${template.name}: ${await response.text()}`);
      await client.call(deleteScript, { params: { id: body.id } });
    }
  });

  it('is seen by everybody, and changed by those who manage scripts', async () => {
    const technician = await server.newClient();
    await technician.demo('POST', 'session', { user: 'technician' });
    const script = await create();
    const seen = [listScripts, readScript, listScriptCategories, listScriptTemplates].map(({ name }) => name);
    for (const endpoint of scriptLibraryEndpoints) {
      const response = await technician.send(endpoint, {
        params: { id: script.id },
        ...(endpoint.method !== 'GET' && { body: {} }),
      });
      assert.equal(response.status, seen.includes(endpoint.name) ? 200 : 403, endpoint.name);
    }
  });

  it('stores a script under the id that was made for it, as it was meant', async () => {
    const id = newScriptId();
    const created = await client.call(createScript, { body: { ...valid({ name: '  Hello ' }), id } });
    assert.deepEqual([created.id, created.name, created.version, created.savedBy], [id, 'Hello', '1', 'Aiko Tanaka']);
    assert.deepEqual(await client.call(readScript, { params: { id } }), created);
    assert.equal((await client.send(createScript, { body: { ...valid(), id } })).status, 409);
    assert.deepEqual(await errorsOf(createScript, { ...valid(), id: 'short' }), [{ field: 'id', code: 'invalid' }]);
  });

  it('refuses by the rules of the form', async () => {
    const wrong = valid({
      name: ' ',
      description: 'd'.repeat(251),
      language: 'sh',
      categories: ['99'],
      code: '',
      parameters: { runAs: 'system', scriptParam: 'p'.repeat(1001) },
    });
    assert.deepEqual(await errorsOf(createScript, { ...wrong, id: newScriptId() }), [
      { field: 'name', code: 'required' },
      { field: 'description', code: 'tooLong', limit: 250 },
      { field: 'operatingSystems', code: 'wrongSystem' },
      { field: 'categories', code: 'gone' },
      { field: 'code', code: 'required' },
      { field: 'parameters.scriptParam', code: 'tooLong', limit: 1000 },
    ]);
    assert.deepEqual(await errorsOf(createScript, { ...valid({ language: 'native' }), id: newScriptId() }), [
      { field: 'language', code: 'invalid' },
    ]);
  });

  it('overwrites nothing that somebody else has saved', async () => {
    const { id, version } = await create({ name: 'Two people' });
    assert.equal((await save(id, version, valid({ name: 'First' }))).status, 200);
    const second = await save(id, version, valid({ name: 'Second' }));
    assert.equal(second.status, 412);
    assert.equal(second.headers.get('etag'), '"2"');
    assert.match((await second.json()).message, /Aiko Tanaka has saved version 2 of “First”/);
    assert.equal((await client.call(readScript, { params: { id } })).name, 'First');
  });

  it('keeps what is built in', async () => {
    const builtIn = (await client.call(listScripts)).find(({ language }) => language === 'native');
    const params = { id: builtIn?.id ?? '' };
    for (const response of [
      await client.send(updateScript, { params, body: valid() }),
      await client.send(deleteScript, { params }),
    ]) {
      assert.equal(response.status, 409);
      assert.equal((await response.json()).resultCode, 'BUILT_IN');
    }
  });

  it('makes, renames and deletes categories, whose scripts stay without them', async () => {
    const made = await client.call(createScriptCategory, { body: { name: ' Printers ' } });
    assert.equal(made.name, 'Printers');
    assert.deepEqual(await errorsOf(createScriptCategory, { name: 'printers' }), [{ field: 'name', code: 'taken' }]);
    assert.deepEqual(await errorsOf(createScriptCategory, { name: ' ' }), [{ field: 'name', code: 'required' }]);
    const params = { id: made.id };
    await client.call(renameScriptCategory, { params, body: { name: 'PRINTERS' } });
    assert.ok((await client.call(listScriptCategories)).some(({ name }) => name === 'PRINTERS'));
    const script = await create({ categories: [made.id, '1'] });
    await client.call(deleteScriptCategory, { params });
    const after = await client.call(readScript, { params: { id: script.id } });
    assert.deepEqual([after.categories, after.version], [['1'], '1']);
    assert.equal((await client.send(deleteScriptCategory, { params })).status, 404);
  });

  it('does a change once for each key, and is the same after a restart', async () => {
    const body = { ...valid({ name: 'Kept' }), id: newScriptId() };
    const headers = { 'Idempotency-Key': 'script-library-kept' };
    const [first, second] = [
      await client.send(createScript, { body }, { headers }),
      await client.send(createScript, { body }, { headers }),
    ];
    assert.deepEqual([first.status, second.status], [200, 200]);
    assert.deepEqual(await second.json(), await first.json());
    const before = await client.call(listScripts);
    await server.restart();
    client = server.client;
    assert.deepEqual(await client.call(listScripts), before);
    await client.call(deleteScript, { params: { id: body.id } });
    assert.equal((await client.send(readScript, { params: { id: body.id } })).status, 404);
  });
});
