/** What a browser has of a page already, and when it is told that there is something else. */
import assert from 'node:assert/strict';
import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe('the files of a page', () => {
  let server: TestServer;
  let script: string;
  const ask = (etag?: string) =>
    server.client.fetch('/dist/shell.js', etag ? { headers: { 'if-none-match': etag } } : {});

  before(async () => {
    server = await openTestServer();
    const dist = join(server.folder, 'dist');
    mkdirSync(dist);
    script = join(dist, 'shell.js');
    writeFileSync(script, 'let a = 1;');
    writeFileSync(`${script}.map`, '{}');
    await server.restart({ staticFolders: { dist } });
  });
  after(() => server.close());

  it('come once, with the name of their map, and are as they were afterwards', async () => {
    const first = await ask();
    assert.equal(await first.text(), 'let a = 1;');
    assert.equal(first.headers.get('sourcemap'), 'shell.js.map');
    assert.equal(first.headers.get('cache-control'), 'no-cache');
    const etag = first.headers.get('etag') ?? '';
    const again = await ask(etag);
    assert.equal(again.status, 304);
    assert.equal(again.headers.get('etag'), etag);
    assert.equal(again.headers.get('cache-control'), 'no-cache');
    assert.equal((await ask('"another"')).status, 200);
  });

  it('come again once they are written anew, also as long as before and with the time of before', async () => {
    const etag = (await ask()).headers.get('etag') ?? '';
    const { atime, mtime } = statSync(script);
    writeFileSync(script, 'let b = 2;');
    utimesSync(script, atime, mtime);
    const answer = await ask(etag);
    assert.equal(answer.status, 200);
    assert.equal(await answer.text(), 'let b = 2;');
    assert.notEqual(answer.headers.get('etag'), etag);
  });
});
