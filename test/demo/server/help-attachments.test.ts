import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { ticketAttachment } from '../../../demo/server/database/schema.ts';
import { attachmentKind } from '../../../demo/server/help/attachment-kind.ts';
import { uploadFaults } from '../../../demo/server/http/upload-faults.ts';
import { ContentStore } from '../../../demo/server/store/content-store.ts';
import { FileInspector } from '../../../demo/server/store/file-inspector.ts';
import {
  deleteTicketAttachment,
  readSignedImage,
  readTicketAttachment,
  uploadTicketAttachment,
} from '../../../src/help/contract.ts';
import { attachmentSizeLimit } from '../../../src/help/ticket-terms.ts';
import { eicar, endChecks, HelpDesk, png } from './support/help-desk.ts';
import { openRecords } from './support/test-database.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe("a ticket's attachment", () => {
  let server: TestServer;
  let desk: HelpDesk;

  before(async () => {
    server = await openTestServer({ contentGrace: 0 });
  });
  beforeEach(async () => {
    desk = new HelpDesk(await server.newClient());
  });
  after(() => server.close());

  it('goes with one ticket', async () => {
    const { token, uploadStatus } = await desk.upload('screen.png');
    assert.equal(uploadStatus, 'SUCCESS');
    assert.equal(await desk.submit({ imageTokens: [token, token] }), 'SUCCESS', 'named twice, it counts once');
    assert.equal((await desk.refuse({ imageTokens: [token] })).status, 400);
    assert.equal((await desk.client.refusal(deleteTicketAttachment, { params: { token } })).status, 404);
    assert.equal(await desk.status(token), 'SUCCESS', 'who sent it may still ask for it');
  });

  it('goes with one of two tickets that come at the same time', async () => {
    const { token } = await desk.upload('screen.png');
    const sent = await Promise.allSettled([1, 2, 3].map(() => desk.submit({ imageTokens: [token] })));
    assert.equal(sent.filter(({ status }) => status === 'fulfilled').length, 1);
  });

  it('is one of five at most, each of another name', async () => {
    const tokens: string[] = [];
    for (const name of ['1', '2', '3', '4', '5', '6']) tokens.push((await desk.upload(`${name}.png`)).token);
    assert.equal((await desk.refuse({ imageTokens: tokens })).status, 400);
    assert.equal(await desk.submit({ imageTokens: tokens.slice(0, 5) }), 'SUCCESS');
    const twins = [(await desk.upload('a.png')).token, (await desk.upload('a.png')).token];
    assert.match((await desk.refuse({ imageTokens: twins })).message, /one name/);
  });

  it('is of an allowed type, by name and content', async () => {
    for (const [name, content] of [
      ['virus.exe', 'MZ'],
      ['page.html', '<p>'],
      ['fake.png', 'MZ'],
      ['fake.jpg', 'GIF89a'],
      ['fake.mov', 'RIFF....'],
      ['binary.txt', 'a\0b'],
      ['png', '\x89PNG\r\n\x1a\n'],
    ] as const) {
      const { token } = await desk.upload(name, Buffer.from(content, 'latin1'));
      assert.equal(await desk.submit({ imageTokens: [token] }), 'INVALID_ATTACHMENT_RESPONSE', name);
    }
    for (const [name, content] of [
      ['a.PNG', '\x89PNG\r\n\x1a\n'],
      ['a.jpeg', '\xff\xd8\xff\xe0'],
      ['a.mov', '\0\0\0\x14ftypqt  '],
      ['a.txt', ''],
    ] as const) {
      const { token } = await desk.upload(name, Buffer.from(content, 'latin1'));
      assert.equal(await desk.submit({ imageTokens: [token] }), 'SUCCESS', name);
    }
  });

  it('has a name without a path', async () => {
    for (const fileName of ['../a.txt', 'a/b.txt', 'a\\b.txt', 'a\0.txt', ''])
      assert.equal((await desk.client.refusal(uploadTicketAttachment, { query: { fileName }, body: png })).status, 400);
  });

  it('is of 50 MB, and refused while it is being read when it is larger', async () => {
    const most = await desk.upload('most.txt', Buffer.alloc(attachmentSizeLimit, 'x'));
    assert.equal(most.uploadStatus, 'SUCCESS');
    const large = await desk.client.fetch('/zendesk/attachments?fileName=large.txt', {
      method: 'POST',
      body: Buffer.alloc(attachmentSizeLimit + 1),
    });
    assert.equal(large.status, 413);
    assert.equal(large.headers.get('connection'), 'close');
    assert.deepEqual(await readdir(join(server.folder, 'data/store/tmp')), [], 'nothing stays of it');
  });

  it('comes in the memory of a piece', async () => {
    const before = process.memoryUsage().arrayBuffers;
    let most = 0;
    const store = new ContentStore(join(server.folder, 'own-store'));
    async function* pieces() {
      for (let count = 0; count < 400; count++) {
        yield Buffer.alloc(1024 * 1024, count);
        most = Math.max(most, process.memoryUsage().arrayBuffers - before);
      }
    }
    const { size, hash } = await store.putStream(pieces(), () => undefined);
    assert.equal(size, 400 * 1024 * 1024);
    assert.ok(await store.has(hash));
    assert.ok(most < 45 * 1024 * 1024, `${most} bytes at a time, of 400 MB`);
  });

  it('is not kept when its upload breaks off', async () => {
    const folder = join(server.folder, 'data/store/tmp');
    const headers = { cookie: desk.client.cookie, 'content-length': String(1_000_000) };
    const outgoing = request(`${server.url}/zendesk/attachments?fileName=a.txt`, { method: 'POST', headers });
    outgoing.on('error', () => undefined);
    outgoing.write(Buffer.alloc(100_000, 'x'));
    const files = () => readdir(folder);
    while ((await files()).length === 0) await wait(5);
    outgoing.destroy();
    for (let count = 0; count < 100 && (await files()).length > 0; count++) await wait(20);
    assert.deepEqual(await files(), []);
  });

  it('is suspicious by the test signature, wherever a piece ends', async () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: eicar.length + 40 }), { maxLength: 12 }),
        fc.nat({ max: 40 }),
        (cuts, lead) => {
          const bytes = Buffer.concat([Buffer.alloc(lead, 'a'), eicar]);
          const inspector = new FileInspector();
          const ends = [...cuts.filter((cut) => cut < bytes.length).sort((one, other) => one - other), bytes.length];
          let start = 0;
          for (const end of ends) {
            inspector.see(bytes.subarray(start, end));
            start = end;
          }
          assert.deepEqual([inspector.isSuspicious, attachmentKind('a.txt', inspector)], [true, 'text/plain']);
        },
      ),
      { numRuns: 500 },
    );
    const { token, id, uploadStatus } = await desk.upload('test.txt', eicar);
    assert.equal(uploadStatus, 'SUSPICIOUS');
    assert.equal(await desk.status(token), 'SUSPICIOUS');
    assert.equal((await desk.client.refusal(readSignedImage, { params: { attachmentId: id } })).status, 404);
  });

  it('is being processed as long as the fault says', async () => {
    await desk.orderFault('processing', { processingSeconds: 0.3 });
    const { token } = await desk.upload('slow.png');
    await wait(300);
    assert.equal(await desk.status(token), 'SUCCESS');
  });

  it('is what it is once it was processed', async () => {
    await desk.orderFault('processing', { processingSeconds: 3600, times: 2 });
    const [good, bad] = [await desk.upload('good.png'), await desk.upload('bad.txt', eicar)];
    assert.deepEqual([good.uploadStatus, bad.uploadStatus], ['PROCESSING', 'PROCESSING']);
    assert.equal((await desk.client.refusal(readSignedImage, { params: { attachmentId: good.id } })).status, 404);
    assert.equal((await desk.upload('next.png')).uploadStatus, 'SUCCESS', 'the fault is over');
    await endChecks(join(server.folder, 'data'));
    assert.equal(await desk.status(good.token), 'SUCCESS');
    assert.equal(await desk.status(bad.token), 'SUSPICIOUS');
    await desk.client.call(readSignedImage, { params: { attachmentId: good.id } });
  });

  it('may go with a ticket while it is being processed', async () => {
    await desk.orderFault('processing', { processingSeconds: 3600 });
    const { token } = await desk.upload('slow.png');
    assert.equal(await desk.submit({ imageTokens: [token] }), 'SUCCESS');
    const kept = async () => (await desk.tickets())[0]?.attachments[0];
    assert.deepEqual([(await kept())?.uploadStatus, (await kept())?.contentAddress], ['PROCESSING', null]);
    await endChecks(join(server.folder, 'data'));
    assert.equal((await kept())?.uploadStatus, 'SUCCESS');
    assert.equal(
      (await desk.client.fetch((await kept())?.contentAddress ?? '')).headers.get('content-type'),
      'image/png',
    );
  });

  it('fails, is suspicious or refused where the fault says so', async () => {
    await desk.orderFault('processing', { processingSeconds: 3600 });
    await desk.orderFault('fails');
    const failed = await desk.upload('a.png');
    assert.equal(failed.uploadStatus, 'PROCESSING', 'faults hit together');
    await endChecks(join(server.folder, 'data'));
    assert.equal(await desk.status(failed.token), 'FAILURE');
    assert.match((await desk.refuse({ imageTokens: [failed.token] })).message, /a\.png/);
    await desk.orderFault('suspicious');
    assert.equal((await desk.upload('b.png')).uploadStatus, 'SUSPICIOUS');
    await desk.orderFault('refused');
    const { token } = await desk.upload('c.png');
    assert.equal(await desk.submit({ imageTokens: [token] }), 'INVALID_ATTACHMENT_RESPONSE');
    await desk.orderFault('fails', { times: 5 });
    await desk.client.demo('DELETE', 'upload-faults');
    assert.equal((await desk.upload('d.png')).uploadStatus, 'SUCCESS');
  });

  it('has its faults listed for the panel, and in this session only', async () => {
    const list = await desk.client.demo<{ faults: { name: string; description: string }[] }>('GET', 'upload-faults');
    assert.deepEqual(
      list.faults.map(({ name }) => name),
      Object.keys(uploadFaults),
    );
    await desk.orderFault('fails');
    assert.equal((await new HelpDesk(await server.newClient()).upload('a.png')).uploadStatus, 'SUCCESS');
    const wrong = await desk.client.fetch('/demo/upload-faults', { method: 'PUT', body: '{"fault":"earthquake"}' });
    assert.equal(wrong.status, 400);
  });

  it('is its own user’s', async () => {
    const { token, id } = await desk.upload('mine.png');
    const other = new HelpDesk(await server.newClient());
    for (const endpoint of [readTicketAttachment, deleteTicketAttachment])
      assert.equal((await other.client.refusal(endpoint, { params: { token } })).status, 404);
    assert.equal((await other.client.refusal(readSignedImage, { params: { attachmentId: id } })).status, 404);
    assert.equal((await other.refuse({ imageTokens: [token] })).status, 400);
    await desk.client.call(deleteTicketAttachment, { params: { token } });
    assert.equal((await desk.client.refusal(readTicketAttachment, { params: { token } })).status, 404);
  });

  it('is swept a day after its upload where no ticket was sent, content included', async () => {
    const content = (mark: string) => Buffer.from(`${mark} ${Math.random()}`);
    const [sent, old, young] = [
      await desk.upload('sent.txt', content('sent')),
      await desk.upload('old.txt', content('old')),
      await desk.upload('young.txt', content('young')),
    ];
    await desk.submit({ imageTokens: [sent.token] });
    const records = await openRecords(join(server.folder, 'data'));
    const [row] = await records
      .select({ hash: ticketAttachment.hash })
      .from(ticketAttachment)
      .where(eq(ticketAttachment.token, old.token));
    const dayAgo = Date.now() - 24 * 60 * 60 * 1000 - 1;
    await records
      .update(ticketAttachment)
      .set({ created: dayAgo })
      .where(inArray(ticketAttachment.token, [old.token, sent.token]));
    await records.close();
    const file = new ContentStore(join(server.folder, 'data/store')).pathOf(String(row?.hash));
    assert.ok(existsSync(file));
    await wait(20);
    await server.sweep();
    assert.equal((await desk.client.refusal(readTicketAttachment, { params: { token: old.token } })).status, 404);
    assert.ok(!existsSync(file));
    assert.equal(await desk.status(young.token), 'SUCCESS');
    assert.equal(await desk.status(sent.token), 'SUCCESS');
    const kept = (await desk.tickets())[0]?.attachments[0];
    assert.match(await (await desk.client.fetch(kept?.contentAddress ?? '')).text(), /^sent/);
  });
});
