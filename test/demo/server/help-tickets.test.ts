import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import fc from 'fast-check';
import { createTicket } from '../../../src/help/contract.ts';
import { callbackCategories, ticketCategories } from '../../../src/help/ticket-terms.ts';
import { naughtyStrings } from '../../support/corpora/naughty-strings.ts';
import { eicar, HelpDesk } from './support/help-desk.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe('a support ticket', () => {
  let server: TestServer;
  let desk: HelpDesk;

  before(async () => {
    server = await openTestServer();
  });
  beforeEach(async () => {
    desk = new HelpDesk(await server.newClient());
  });
  after(() => server.close());

  const refused = async (more: Record<string, unknown>, reason: RegExp) => {
    const { status, message } = await desk.refuse(more);
    assert.equal(status, 400);
    assert.match(message, reason);
  };
  const goFederal = (environment: string) => desk.client.demo('POST', 'session', { environment });

  it('needs subject, body and priority', async () => {
    for (const empty of ['', ' ', '\n\t ', '\u3000']) {
      await refused({ ticketSubject: empty }, /subject/i);
      await refused({ ticketBody: empty }, /body/i);
    }
    await refused({ ticketPriority: null }, /priority/i);
    await refused({ ticketPriority: 'WHENEVER' }, /priority/i);
  });

  it('has a body of 500 characters, whatever its formatting adds', async () => {
    assert.equal(await desk.submit({ ticketBody: 'x'.repeat(500) }), 'SUCCESS');
    await refused({ ticketBody: 'x'.repeat(501) }, /500/);
    const html = (length: number) => `<p><strong>${'x'.repeat(length)}</strong></p>`;
    assert.equal(await desk.submit({ ticketBody: html(500), ticketBodyFormat: 'HTML' }), 'SUCCESS');
    await refused({ ticketBody: html(501), ticketBodyFormat: 'HTML' }, /500/);
    await refused({ ticketBody: '<p><br></p>', ticketBodyFormat: 'HTML' }, /body/i);
    assert.equal(await desk.submit({ ticketBody: '<p><img src="cid:1"></p>', ticketBodyFormat: 'HTML' }), 'SUCCESS');
    await refused({ ticketBodyFormat: 'MARKDOWN' }, /ticketBodyFormat/);
  });

  it('needs one of the 25 categories, outside the federal environment', async () => {
    assert.equal(ticketCategories.length, 25);
    for (const ticketCategory of ticketCategories) assert.equal(await desk.submit({ ticketCategory }), 'SUCCESS');
    await refused({ ticketCategory: null }, /category/);
    await refused({ ticketCategory: 'weather' }, /ticketCategory/);
    for (const environment of ['fed', 'fed-qa1']) {
      await goFederal(environment);
      assert.equal(await desk.submit({ ticketCategory: null }), 'SUCCESS');
      await refused({}, /federal/);
    }
    await goFederal('fed-other');
    await refused({ ticketCategory: null }, /category/);
  });

  it('asks for a call in seven categories only, with a number, and never in the federal environment', async () => {
    const call = { ticketCallback: true, ticketPhoneNumber: '+12025550123' };
    assert.equal(callbackCategories.length, 7);
    for (const ticketCategory of ticketCategories) {
      const more = { ...call, ticketCategory };
      if ((callbackCategories as readonly string[]).includes(ticketCategory))
        assert.equal(await desk.submit(more), 'SUCCESS');
      else await refused(more, /No call can be asked for/);
    }
    await refused({ ticketCallback: true }, /phone number/);
    await goFederal('fed');
    await refused({ ...call, ticketCategory: null }, /federal/);
    assert.equal(await desk.submit({ ticketCallback: false, ticketCategory: null }), 'SUCCESS');
  });

  it('has a phone number that there can be', async () => {
    for (const ticketPhoneNumber of ['+12025550123', '+12025550123;ext=89', '+81312345678', null])
      assert.equal(await desk.submit({ ticketPhoneNumber }), 'SUCCESS', String(ticketPhoneNumber));
    for (const ticketPhoneNumber of ['1', '+1202', 'call me', '+999999999999'])
      await refused({ ticketPhoneNumber }, /Invalid phone number/);
  });

  it('goes in copy to technicians of the directory only', async () => {
    assert.equal(await desk.submit({ ticketCc: ['tom.berger@example.com', 'Nadia.Haddad@example.com'] }), 'SUCCESS');
    assert.equal(await desk.submit({ ticketCc: [] }), 'SUCCESS');
    const { results } = await (await desk.client.fetch('/query/users?type=END_USER')).json();
    for (const stranger of ['somebody@elsewhere.example', 'tom.berger', '', results[0].email])
      await refused({ ticketCc: ['tom.berger@example.com', stranger] }, /no technician/);
  });

  it('is not taken from who has not registered in the community', async () => {
    await desk.client.demo('POST', 'session', { user: 'technician' });
    assert.equal(await desk.submit(), 'FAILURE');
    assert.equal((await desk.tickets())[0]?.author.name, 'Aiko Tanaka', 'nothing was kept of it');
  });

  it('comes back as it was typed', async () => {
    const texts = [
      'バックアップが終わりません。\n\nHARBOR-FS01 で失敗します。',
      'لا يمكن استعادة الملفات على الخادم HARBOR-FS01.',
      ' kept  as\tit is \r\n',
      '<script>alert(1)</script>',
      ...naughtyStrings,
    ].filter((text) => text.trim() !== '' && text.length <= 500);
    for (let start = 0; start < texts.length; start += 100) {
      const typed = texts.slice(start, start + 100);
      for (const ticketBody of typed) {
        const ticketSubject = ticketBody.slice(0, 255);
        const answer = await desk.submit({ ticketBody, ...(ticketSubject.trim() !== '' && { ticketSubject }) });
        assert.equal(answer, 'SUCCESS', ticketBody);
      }
      const kept = (await desk.tickets()).slice(0, typed.length).reverse();
      for (const [index, ticketBody] of typed.entries()) {
        const { payload } = kept[index] ?? {};
        assert.equal(payload?.ticketBody, ticketBody);
        assert.ok([ticketBody.slice(0, 255), 'Help'].includes(String(payload?.ticketSubject)));
      }
    }
  });

  it('comes back as it was typed, whatever that was', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((typed) => typed.trim() !== '');
    await fc.assert(
      fc.asyncProperty(text, text, async (ticketSubject, ticketBody) => {
        assert.equal(await desk.submit({ ticketSubject, ticketBody }), 'SUCCESS');
        const [kept] = await desk.tickets();
        assert.deepEqual([kept?.payload.ticketSubject, kept?.payload.ticketBody], [ticketSubject, ticketBody]);
      }),
      { numRuns: 60 },
    );
  });

  it('is made once, however often it comes with one key', async () => {
    const before = await desk.count();
    const answers = await Promise.all(Array.from({ length: 8 }, () => desk.submitWithKey('once')));
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).ticketId));
    assert.equal(new Set(ids).size, 1);
    assert.ok(ids[0]);
    assert.equal(await desk.count(), before + 1);
    const other = new HelpDesk(await server.newClient());
    assert.notEqual(
      (await (await other.submitWithKey('once')).json()).ticketId,
      ids[0],
      "another's key is another key",
    );
    assert.notEqual((await (await desk.submitWithKey('twice')).json()).ticketId, ids[0]);
  });

  it('is made once when the answer was lost, also if its files were uploaded again', async () => {
    const before = await desk.count();
    const first = await desk.upload('a.png');
    await desk.client.demo('PUT', 'faults', {
      fault: 'truncated-body',
      match: '/zendesk/tickets',
      times: 1,
      afterBytes: 0,
    });
    await assert.rejects(desk.submitWithKey('lost', { imageTokens: [first.token] }).then((answer) => answer.text()));
    assert.equal(await desk.count(), before + 1, 'it was made');
    const second = await desk.upload('a.png');
    const answer = await (await desk.submitWithKey('lost', { imageTokens: [second.token] })).json();
    const [kept] = await desk.tickets();
    assert.deepEqual(answer, {
      resultCode: 'SUCCESS',
      ticketId: String(kept?.id) === answer.ticketId ? answer.ticketId : kept?.id,
      ticketUrl: `/demo/inbox#ticket-${kept?.id}`,
    });
    assert.equal(await desk.count(), before + 1);
    assert.deepEqual(
      kept?.attachments.map(({ token }) => token),
      [first.token],
    );
  });

  it('is not mistaken for another of the same key', async () => {
    await desk.submitWithKey('mine', { ticketSubject: 'First' });
    const other = await desk.submitWithKey('mine', { ticketSubject: 'Second' });
    assert.equal(other.status, 409);
    assert.match(await other.text(), /new one/);
    assert.equal((await desk.submitWithKey('k'.repeat(256))).status, 400);
    assert.equal((await desk.submitWithKey('a b')).status, 400);
  });

  it('that was refused can be sent again with its key', async () => {
    assert.equal((await desk.submitWithKey('again', { ticketCategory: null })).status, 400);
    assert.equal((await (await desk.submitWithKey('again')).json()).resultCode, 'SUCCESS');
  });

  it('is in the inbox of everybody, newest first, with what belongs to it', async () => {
    const log = await desk.upload('log.txt', Buffer.from('log'));
    const bad = await desk.upload('virus.txt', eicar);
    const picture = await desk.upload('screen.png');
    const payload = {
      ticketSubject: 'Whole',
      ticketBody: 'Body',
      ticketPriority: 'URGENT',
      ticketCategory: 'devices',
      ticketPhoneNumber: '+12025550123',
      ticketCallback: true,
      ticketCc: ['tom.berger@example.com'],
      imageTokens: [log.token, bad.token, picture.token],
    };
    const { ticketId } = await desk.client.call(createTicket, { body: payload });
    const other = new HelpDesk(await server.newClient());
    await other.submit({ ticketSubject: 'Later' });
    const [later, kept] = await other.tickets();
    assert.equal(later?.payload.ticketSubject, 'Later');
    assert.deepEqual(kept?.payload, payload);
    assert.equal(String(kept?.id), ticketId);
    assert.ok(Math.abs((kept?.created ?? 0) - Date.now()) < 60_000);
    assert.deepEqual(kept?.author, { name: 'Aiko Tanaka', email: 'aiko.tanaka@example.com' });
    assert.deepEqual(
      kept?.attachments.map(({ name, size, uploadStatus, contentAddress }) => [
        name,
        size,
        uploadStatus,
        contentAddress !== null,
      ]),
      [
        ['log.txt', 3, 'SUCCESS', true],
        ['virus.txt', eicar.length, 'SUSPICIOUS', false],
        ['screen.png', 12, 'SUCCESS', true],
      ],
    );
    const text = await other.client.fetch(kept?.attachments[0]?.contentAddress ?? '');
    assert.equal(await text.text(), 'log');
    assert.match(text.headers.get('content-security-policy') ?? '', /sandbox/);
    assert.equal((await fetch(`${server.url}/demo/tickets`)).status, 401, 'only with a session');
    assert.equal((await other.client.fetch(`/demo/tickets/attachments/${kept?.attachments[1]?.id}`)).status, 404);
  });

  it('survives a restart', async () => {
    await desk.submit({ ticketSubject: 'Still here' });
    await server.restart();
    const later = new HelpDesk(server.client);
    assert.equal((await later.tickets())[0]?.payload.ticketSubject, 'Still here');
  });
});
