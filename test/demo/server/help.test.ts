import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  createTicket,
  deleteTicketAttachment,
  findArticles,
  hideHelpTooltip,
  readAcademyLogin,
  readSignedImage,
  uploadTicketAttachment,
} from '../../../src/help/contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

const png = Buffer.from('\x89PNG\r\n\x1a\n....', 'latin1');
const good = {
  ticketSubject: 'Help',
  ticketBody: 'It does not work.',
  ticketPriority: 'NORMAL',
  ticketCategory: 'backup',
};

describe('help', () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer();
  });
  beforeEach(async () => {
    client = await server.newClient();
  });
  after(() => server.close());

  const upload = (fileName: string, body: Buffer) => client.call(uploadTicketAttachment, { query: { fileName }, body });
  const submit = async (more: Record<string, unknown> = {}) =>
    (await client.call(createTicket, { body: { ...good, ...more } })).resultCode;
  const refuse = async (more: Record<string, unknown>) =>
    (await client.refusal(createTicket, { body: { ...good, ...more } })).status;

  it('finds articles about a text, and each can be read', async () => {
    const find = async (query: string) => (await client.call(findArticles, { query: { query, locale: 'en' } })).results;
    const results = await find('download a folder as zip');
    assert.equal(results[0]?.name, 'Download a folder');
    assert.match(results[0]?.html_url ?? '', /\/en-us\//);
    const page = await fetch(results[0]?.html_url ?? '');
    assert.match(await page.text(), /<h1>Download a folder<\/h1>/);
    assert.deepEqual(await find('qwertzuiop'), []);
    assert.ok((await find('')).length > 5);
  });

  it('takes a ticket with its attachments', async () => {
    const first = await upload('screen.png', png);
    const second = await upload('log.txt', Buffer.from('log'));
    assert.equal(first.uploadStatus, 'SUCCESS');
    assert.equal(await submit({ imageTokens: [first.token, second.token] }), 'SUCCESS');
    assert.equal(await refuse({ imageTokens: [first.token] }), 400, 'a token is good for one ticket');
  });

  it('refuses a ticket that breaks a rule', async () => {
    assert.equal(await refuse({ ticketSubject: '' }), 400);
    assert.equal(await refuse({ ticketBody: 'x'.repeat(501) }), 400);
    assert.equal(await refuse({ ticketPriority: 'WHENEVER' }), 400);
    assert.equal(await refuse({ ticketCategory: 'weather' }), 400);
    assert.equal(await refuse({ ticketCategory: null }), 400);
    assert.equal(await refuse({ imageTokens: ['1', '2', '3', '4', '5', '6'] }), 400);
    const [one, same] = [await upload('a.txt', Buffer.from('1')), await upload('a.txt', Buffer.from('2'))];
    assert.equal(await refuse({ imageTokens: [one.token, same.token] }), 400);
    await client.demo('POST', 'session', { environment: 'fed' });
    assert.equal(await submit({ ticketCategory: null }), 'SUCCESS', 'the federal environment has no category');
  });

  it('says by result code what is wrong with attachments or the user', async () => {
    for (const [name, bytes] of [
      ['virus.exe', 'MZ'],
      ['page.html', '<p>'],
      ['fake.png', 'MZ'],
      ['fake.jpg', 'GIF89a'],
      ['binary.txt', 'a\0b'],
    ]) {
      const { token } = await upload(name ?? '', Buffer.from(bytes ?? ''));
      assert.equal(await submit({ imageTokens: [token] }), 'INVALID_ATTACHMENT_RESPONSE', name);
    }
    const eicar = Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*');
    const suspicious = await upload('test.txt', eicar);
    assert.equal(suspicious.uploadStatus, 'SUSPICIOUS');
    assert.equal((await client.refusal(readSignedImage, { params: { attachmentId: suspicious.id } })).status, 404);
    await client.demo('POST', 'session', { user: 'technician' });
    assert.equal(await submit(), 'FAILURE');
  });

  it('throws an attachment away for its owner only, and refuses one over 50 MB', async () => {
    const { token } = await upload('a.txt', Buffer.from('text'));
    const other = await server.newClient();
    assert.equal((await other.refusal(deleteTicketAttachment, { params: { token } })).status, 404);
    await client.call(deleteTicketAttachment, { params: { token } });
    assert.equal(await refuse({ imageTokens: [token] }), 400);
    const large = client.fetch('/zendesk/attachments?fileName=large.txt', {
      method: 'POST',
      body: Buffer.alloc(50 * 1024 * 1024 + 1),
    });
    assert.equal((await large).status, 413);
    assert.equal(
      (await client.refusal(uploadTicketAttachment, { query: { fileName: '../a.txt' }, body: png })).status,
      400,
    );
  });

  it('shows an attached image by an address that is signed', async () => {
    const { id } = await upload('screen.png', png);
    const { signedUrl } = await client.call(readSignedImage, { params: { attachmentId: id } });
    const image = await fetch(signedUrl);
    assert.equal(image.headers.get('content-type'), 'image/png');
    assert.deepEqual(Buffer.from(await image.arrayBuffer()), png);
    const later = signedUrl.replace(/expires=\d/, 'expires=9');
    for (const forged of [signedUrl.slice(0, -1), later, signedUrl.replace(`/${id}/`, '/1/')].filter(
      (url) => url !== signedUrl,
    )) {
      assert.equal((await fetch(forged)).status, 403);
    }
  });

  it('opens the academy where it is enabled, and remembers the tooltip', async () => {
    const { absoluteLoginUrl } = await client.call(readAcademyLogin);
    assert.equal((await fetch(absoluteLoginUrl)).status, 200);
    assert.equal((await fetch(absoluteLoginUrl.replace('user=admin', 'user=root'))).status, 403);
    await client.demo('POST', 'session', { featureFlags: { ninja_academy: false } });
    assert.equal((await client.refusal(readAcademyLogin)).status, 403);
    await client.call(hideHelpTooltip);
    assert.equal((await client.demo<{ helpTooltipHidden: boolean }>('GET', 'session')).helpTooltipHidden, true);
  });
});
