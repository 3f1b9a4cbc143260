import assert from 'node:assert/strict';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startServer } from '../../../demo/server/start-server.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

const call = '/backup/lockhart/nodes/1/plans';

describe('who may talk to the server', () => {
  let server: TestServer;
  let client: DemoClient;
  let port: string;

  before(async () => {
    server = await openTestServer();
    const pages = join(server.folder, 'pages');
    await mkdir(join(pages, 'host'), { recursive: true });
    const hosts = ['portal', 'legacy', 'console', 'help-closed'].map((name) => `host/${name}.html`);
    for (const name of ['index.html', 'element.html', ...hosts, 'demo.css', '.secret']) {
      await writeFile(join(pages, name), `<p>${name}</p>`);
    }
    await mkdir(join(server.folder, 'dist'));
    await writeFile(join(server.folder, 'dist/app.js'), '1');
    await writeFile(join(server.folder, 'dist/app.js.map'), '{}');
    await writeFile(join(server.folder, 'private.txt'), 'private');
    await symlink(join(server.folder, 'private.txt'), join(server.folder, 'dist/link.js'));
    await server.restart({ staticFolders: { pages, dist: join(server.folder, 'dist') } });
    client = server.client;
    port = new URL(server.url).port;
  });
  after(() => server.close());

  it('keeps connections so long that no call meets it as it hangs up', async () => {
    const { headers } = await fetch(`${server.url}/openapi.json`);
    const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
    assert.ok(Number(seconds) >= 60, `it hangs up after ${seconds} s`);
  });

  it('answers to its own names only, so that no other name can be made to point here', async () => {
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`]) {
      assert.equal((await client.raw(call, { host })).status, 200, host);
    }
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      '127.0.0.1',
      `127.0.0.1:${Number(port) + 1}`,
      `localhost.evil:${port}`,
    ]) {
      for (const path of [call, '/', '/dist/app.js'])
        assert.equal((await client.raw(path, { host })).status, 403, `${host} ${path}`);
    }
  });

  it('hands out a part of a page’s file, as a video player asks for it', async () => {
    const answer = await client.raw('/demo.css', { range: 'bytes=3-6' });
    assert.equal(answer.status, 206);
    assert.equal(answer.headers['content-range'], 'bytes 3-6/15');
    assert.equal((await client.raw('/demo.css', { range: 'bytes=99-' })).status, 416);
  });

  it('says where the sources of a script are told, which itself doesn’t say so', async () => {
    assert.equal((await client.raw('/dist/app.js')).headers.sourcemap, 'app.js.map');
    assert.equal((await client.raw('/dist/app.js.map')).headers.sourcemap, undefined);
  });

  it('refuses what another site asks', async () => {
    for (const origin of [
      'http://evil.example',
      'null',
      `https://127.0.0.1:${port}`,
      'http://127.0.0.1:1',
      `http://localhost:${port}`,
    ]) {
      assert.equal((await client.raw(call, { origin })).status, 403, origin);
    }
    assert.equal((await client.raw(call, { origin: server.url })).status, 200);
    for (const site of ['cross-site', 'same-site']) {
      assert.equal((await client.raw(call, { 'sec-fetch-site': site })).status, 403);
      assert.equal((await client.raw('/dist/app.js', { 'sec-fetch-site': site })).status, 403);
      const framed = { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' };
      assert.equal((await client.raw('/', framed)).status, 403);
      const followed = { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
      assert.equal((await client.raw('/', followed)).status, 200, 'a link to a page');
      assert.equal((await client.raw(call, followed)).status, 403, 'a link to a call');
    }
    assert.equal(
      (await client.raw(call, { origin: server.url }, 'OPTIONS')).headers['access-control-allow-origin'],
      undefined,
    );
  });

  it('wants the session that a page gave', async () => {
    const signed = client.cookie;
    const [name, value = ''] = signed.split('=');
    const forged = [
      `${name}=${value.slice(0, -2)}xx`,
      `${name}=abc.def`,
      `${name}=`,
      'rmm_session=abc',
      `${name}=${value.split('.')[0]}`,
    ];
    for (const cookie of ['', ...forged]) {
      const answer = await client.raw(call, { cookie });
      assert.equal(answer.status, 401, cookie);
      assert.equal(JSON.parse(answer.body).resultCode, 'SESSION_ENDED');
      assert.equal((await client.raw('/demo/session', { cookie })).status, 401);
      assert.equal((await client.raw('/demo/backups', { cookie }, 'POST')).status, 401);
    }
    const page = await client.raw('/', { cookie: '' });
    const [cookie = ''] = page.headers['set-cookie'] ?? [];
    assert.match(cookie, /; HttpOnly; SameSite=Lax; Path=\/$/);
    assert.equal((await client.raw('/')).headers['set-cookie'], undefined, 'one that has a session keeps it');
    const linked = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    assert.equal((await client.raw('/', linked)).headers['set-cookie'], undefined, 'also after a link of another site');
  });

  it('gives each page its headers', async () => {
    const portal = await client.raw('/host/portal.html');
    assert.match(
      String(portal.headers['content-security-policy']),
      /^default-src 'self'; require-trusted-types-for 'script'/,
    );
    for (const name of ['console', 'help-closed']) {
      const { headers } = await client.raw(`/host/${name}.html`);
      assert.match(
        String(headers['content-security-policy']),
        /^default-src 'self'; require-trusted-types-for 'script'/,
      );
    }
    for (const path of ['/', '/elements/rmm-backup-browser?node-id=1', '/host/legacy.html']) {
      const page = await client.raw(path);
      assert.equal(page.status, 200);
      assert.equal(page.headers['content-security-policy'], undefined);
      assert.equal(page.headers['x-content-type-options'], 'nosniff');
    }
    assert.match(String((await client.raw('/demo.css')).headers['content-type']), /^text\/css/);
  });

  it('serves nothing outside its folders', async () => {
    const paths = [
      '/dist/../private.txt',
      '/dist/..%2fprivate.txt',
      '/dist/%2e%2e/private.txt',
      '/dist/..%5cprivate.txt',
      '/dist/%252e%252e/private.txt',
      '/dist/link.js',
      '/dist/',
      '/dist/%00',
      '/dist/app.js%00.html',
      '/dist//etc/passwd',
      '/host/..%2findex.html',
      '/host/../../private.txt',
      '/.secret',
      '/%2esecret',
      '/element.html',
      '/dist/%E0%A4%A',
    ];
    for (const path of paths) {
      const answer = await client.raw(path);
      assert.ok([400, 403, 404].includes(answer.status), `${path}: ${answer.status}`);
      assert.doesNotMatch(answer.body, /private|root:|\.ts/);
    }
    assert.equal((await client.raw('/dist/app.js')).body, '1');
  });

  it('survives nonsense in every parameter without telling a stack', async () => {
    const nonsense = [
      '..',
      '%2e%2e%2f%2e%2e',
      '%00',
      '%ff',
      "' OR 1=1 --",
      '%',
      '-1',
      '1e9',
      'NaN',
      '__proto__',
      '🏝️',
      'x'.repeat(500),
    ];
    for (const one of nonsense) {
      const text = encodeURI(one);
      for (const path of [
        `/backup/lockhart/nodes/${text}/plans`,
        `/backup/lockhart/nodes/1/plans/${text}/folders?page=0&size=1`,
        `/backup/lockhart/v2/nodes/1/plans/1/folders/${text}/content?page=0&size=1`,
        `/backup/lockhart/nodes/1/plans/3/revisions/${text}/data`,
        `/backup/lockhart/nodes/1/plans/1/revisions/${one}/data`.replaceAll(' ', '+').replace('🏝️', 'x'),
        `/organizations/${text}/policy`,
      ]) {
        const answer = await client.raw(path);
        assert.ok(answer.status >= 400 && answer.status < 500, `${path}: ${answer.status}`);
        assert.doesNotMatch(answer.body, /\.ts|node_modules|SQL|at /);
      }
    }
  });

  it('listens on loopback only', async () => {
    await assert.rejects(
      startServer({ host: '0.0.0.0', port: 0, dataFolder: join(server.folder, 'other') }),
      /127\.0\.0\.1 only/,
    );
  });
});
