import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { type DemoClient, readRefusal } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

const png = Buffer.from('\x89PNG\r\n\x1a\n....', 'latin1');
const mebibyte = 1024 * 1024;

describe("the editor's uploads", () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer();
  });
  beforeEach(async () => {
    client = await server.newClient();
  });
  after(() => server.close());

  interface Stored {
    cid: string;
    name: string;
    size: number;
    url: string;
  }
  const form = (name: string, content: Uint8Array, field = 'file') => {
    const data = new FormData();
    data.append(field, new Blob([new Uint8Array(content)]), name);
    return data;
  };
  const send = (kind: string, body: FormData | string) =>
    client.fetch(`/demo/editor/${kind}`, { method: 'POST', body });
  const store = async (kind: string, name: string, content: Uint8Array) => {
    const response = await send(kind, form(name, content));
    assert.equal(response.status, 200);
    return (await response.json()) as Stored;
  };
  const refused = async (kind: string, body: FormData | string) => {
    const { status, message } = await readRefusal(await send(kind, body));
    return `${status} ${message}`;
  };

  it('keeps an image and shows it as what it is, whatever its name says', async () => {
    const { cid, url, size } = await store('images', 'screen.html', png);
    assert.ok(cid.length > 20 && url.endsWith(`/demo/editor/images/${cid}`) && size === png.length);
    const image = await client.fetch(`/demo/editor/images/${cid}`);
    assert.equal(image.headers.get('content-type'), 'image/png');
    assert.equal(image.headers.get('content-disposition'), 'inline');
    assert.equal(image.headers.get('x-content-type-options'), 'nosniff');
    assert.match(image.headers.get('content-security-policy') ?? '', /sandbox/);
    assert.deepEqual(Buffer.from(await image.arrayBuffer()), png);
  });

  it('hands an attachment out only to be saved', async () => {
    const page = Buffer.from('<script>alert(1)</script>');
    const { cid } = await store('attachments', 'notes "x" été.html', page);
    const file = await client.fetch(`/demo/editor/attachments/${cid}`);
    assert.equal(file.headers.get('content-type'), 'application/octet-stream');
    assert.match(file.headers.get('content-disposition') ?? '', /^attachment; .*%C3%A9t%C3%A9\.html/);
    assert.equal(file.headers.get('x-content-type-options'), 'nosniff');
    assert.deepEqual(Buffer.from(await file.arrayBuffer()), page);
    assert.equal((await client.fetch(`/demo/editor/images/${cid}`)).status, 404, 'an attachment is no image');
  });

  it('keeps what it stored over a sweep and a restart', async () => {
    const { cid } = await store('images', 'kept.png', Buffer.concat([png, Buffer.from('kept')]));
    await server.restart({ contentGrace: 0 });
    await server.sweep();
    client = server.client;
    assert.equal((await client.fetch(`/demo/editor/images/${cid}`)).status, 200);
  });

  it('refuses by size, in the words of the specification', async () => {
    assert.equal(await refused('attachments', form('empty.txt', Buffer.alloc(0))), '400 Minimum file size is 1 byte');
    const large = form('large.bin', Buffer.alloc(20 * mebibyte + 1));
    assert.equal(await refused('attachments', large), '413 Maximum file size is 20 MiB');
    assert.match(await refused('images', form('huge.png', Buffer.alloc(21 * mebibyte))), /^413 /);
    await store('attachments', 'full.bin', Buffer.alloc(20 * mebibyte));
  });

  it('refuses by type, judged by what is in the file', async () => {
    for (const content of ['MZ', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF88a', 'RIFF1234WEBP']) {
      assert.match(await refused('images', form('picture.png', Buffer.from(content))), /^400 Images must be/, content);
    }
    assert.match(await refused('attachments', form('setup.exe', Buffer.from('x'))), /^400 Programs/);
    assert.match(await refused('attachments', form('report.pdf', Buffer.from('MZ\x90'))), /^400 Programs/);
  });

  it('refuses what is no form with a file, a path for a name, and who has no session', async () => {
    assert.match(await refused('images', 'text'), /^400 The body has to be multipart/);
    assert.match(await refused('images', form('a.png', png, 'other')), /^400 .*"file"/);
    assert.match(await refused('attachments', form('..\\a.txt', png)), /^400 .*path/);
    const stranger = await fetch(`${server.url}/demo/editor/images`, { method: 'POST', body: form('a.png', png) });
    assert.equal(stranger.status, 401);
    const { cid } = await store('images', 'own.png', png);
    assert.equal((await fetch(`${server.url}/demo/editor/images/${cid}`)).status, 401);
  });
});
