/** Mails of automations through a real SMTP server: each arrives once, whatever happens on the way. */
import assert from 'node:assert/strict';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { uploadAttachment, uploadInlineImage } from '../../../src/ticketing/attachment-contract.ts';
import type { ActionRow } from '../../../src/ticketing/terms/automation.ts';
import { AutomationDesk, when } from './support/automation-desk.ts';
import { eicar, png } from './support/help-desk.ts';
import { execute } from './support/test-database.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';
import { messages, runsOf, sendTicket } from './support/ticket-page.ts';

interface Received {
  from: string;
  to: string[];
  text: string;
}

/** What becomes of the mail that is being handed over. */
type Ending = 'taken' | 'later' | 'refused' | 'dropped' | 'dropped before';

describe('mails of automations', () => {
  let mailServer: SMTPServer;
  let received: Received[];
  let endings: Ending[];
  let sockets: Set<Socket>;
  let server: TestServer;
  let desk: AutomationDesk;

  const answer = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

  const options: SMTPServerOptions = {
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect: (_session, callback) => callback(),
    onMailFrom(_address, _session, callback) {
      if (endings[0] !== 'dropped before') return callback();
      endings.shift();
      drop();
    },
    onData(stream, { envelope }, callback) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        const ending = endings.shift() ?? 'taken';
        if (ending === 'later') return callback(answer(451, 'Try again later'));
        if (ending === 'refused') return callback(answer(554, 'We do not like it'));
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), text });
        // It has the mail, and nobody is told.
        if (ending === 'dropped') return drop();
        callback();
      });
    },
  };
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };

  beforeEach(async () => {
    received = [];
    endings = [];
    sockets = new Set();
    mailServer = new SMTPServer(options);
    mailServer.server.on('connection', (socket: Socket) => sockets.add(socket));
    mailServer.on('error', () => undefined);
    await new Promise<void>((done) => mailServer.listen(0, '127.0.0.1', () => done()));
    const { port } = mailServer.server.address() as AddressInfo;
    server = await openTestServer({ smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true`, mailDelays: [0, 0, 0] });
    desk = new AutomationDesk(server.client);
    await desk.turnAllOff();
  });
  afterEach(async () => {
    await server.close();
    await new Promise<void>((done) => mailServer.close(() => done()));
  });

  const mail = (more: Record<string, unknown> = {}): ActionRow => ({
    field: 'SEND_EMAIL',
    value: {
      keys: ['REQUESTER', 'REQUESTER_CC'],
      emails: [],
      uids: [],
      subject: 'About {{ticket.subject}} ✓',
      body: '<p>Grüße, {{ticket.requester.name}}</p>',
      allowResponse: true,
      ...more,
    },
  });

  async function send(action = mail(), uploads: unknown[] = []): Promise<string> {
    await desk.add({ all: [when('action', 'equals', 'INSERT')], actions: [action], more: { uploads } as never });
    const ticket = await sendTicket(server.client, { ticketCc: ['tom.berger@example.com'] });
    await server.sendMails();
    return ticket;
  }

  const states = async () => (await messages(server.client)).map(({ state }) => state);

  it('reach everybody, with subject and text as they were written', async () => {
    const ticket = await send();
    assert.equal(received.length, 1);
    const [{ to, from, text } = { to: [], from: '', text: '' }] = received;
    assert.deepEqual(to, ['aiko.tanaka@example.com', 'tom.berger@example.com']);
    assert.equal(from, 'support@rmm-elements.example');
    assert.match(text, /^Subject: =\?UTF-8\?/m);
    assert.match(text, /^Cc: tom\.berger@example\.com/m);
    assert.match(text, new RegExp(`^Reply-To: .*support\\+${ticket}@`, 'm'));
    assert.match(text, /Gr=C3=BC=C3=9Fe, Aiko Tanaka/);
    assert.deepEqual(await states(), ['SENT']);
    const [run] = await runsOf(server.client, ticket);
    assert.deepEqual(
      run?.messages.map(({ state }) => state),
      ['SENT'],
    );
    await server.sendMails();
    assert.equal(received.length, 1);
  });

  it('bring their attachments, and say where no answer is wanted', async () => {
    const file = new TextEncoder().encode('what happened');
    const { uploadStatus: _, ...upload } = await server.client.call(uploadAttachment, {
      query: { fileName: 'log.txt' },
      body: file,
    });
    await send(mail({ allowResponse: false }), [upload]);
    const [{ from, text } = { from: '', text: '' }] = received;
    assert.equal(from, 'no-reply@rmm-elements.example');
    assert.match(text, /filename=log\.txt/);
    assert.ok(text.includes(Buffer.from('what happened').toString('base64')));
  });

  it('show the pictures of their own text, and bring no other’s', async () => {
    const upload = (fileName: string) => server.client.call(uploadInlineImage, { query: { fileName }, body: png });
    const images = [await upload('one.png'), await upload('two.png')];
    const uploads = images.map(({ resourceId, metadata }) => ({ id: resourceId, metadata }));
    const [first] = images;
    const contentId = first?.metadata?.contentId ?? '';
    await send(mail({ body: `<p><img src="cid:${contentId}" alt=""></p>` }), uploads);
    const [{ text } = { text: '' }] = received;
    assert.ok(text.includes(`Content-ID: <${contentId}>`), text);
    assert.match(text, /filename=one\.png/);
    assert.doesNotMatch(text, /two\.png/);
  });

  it('wait until their files are checked, and leave out what is suspicious', async () => {
    await server.client.demo('PUT', 'upload-faults', { fault: 'processing', processingSeconds: 3 });
    const query = { fileName: 'late.txt' };
    const { uploadStatus, ...late } = await server.client.call(uploadAttachment, { query, body: Buffer.from('late') });
    assert.equal(uploadStatus, 'PROCESSING');
    const { uploadStatus: found, ...bad } = await server.client.call(uploadAttachment, {
      query: { fileName: 'bad.txt' },
      body: eicar,
    });
    assert.equal(found, 'SUSPICIOUS');
    await send(mail(), [late, bad]);
    assert.deepEqual(await states(), ['QUEUED']);
    while (received.length === 0) {
      await wait(50);
      await server.sendMails();
    }
    const [{ text } = { text: '' }] = received;
    assert.match(text, /filename=late\.txt/);
    assert.doesNotMatch(text, /bad\.txt/);
  });

  it('are tried again when the server asks for it, as the same mail', async () => {
    endings = ['later', 'later', 'taken'];
    await send();
    assert.deepEqual(await states(), ['SENT']);
    assert.equal(received.length, 1);
  });

  it('are tried again when the connection breaks before they were handed over', async () => {
    endings = ['dropped before', 'taken'];
    await send();
    assert.deepEqual(await states(), ['SENT']);
    assert.equal(received.length, 1);
  });

  it('fail when the server refuses them, and the history says why', async () => {
    endings = ['refused'];
    const ticket = await send();
    const [run] = await runsOf(server.client, ticket);
    assert.equal(run?.messages[0]?.state, 'FAILED');
    assert.match(run?.messages[0]?.problem ?? '', /We do not like it/);
    assert.equal(received.length, 0);
  });

  it('fail after the last attempt', async () => {
    endings = ['later', 'later', 'later', 'later', 'later'];
    await send();
    assert.deepEqual(await states(), ['FAILED']);
  });

  it('are not sent a second time when nobody said whether they arrived', async () => {
    endings = ['dropped', 'taken'];
    await send();
    await server.sendMails();
    await server.restart();
    await server.sendMails();
    assert.equal(received.length, 1);
    assert.deepEqual(await states(), ['UNCERTAIN']);
  });

  it('that were being sent when the server ended are told as uncertain, and others go on', async () => {
    endings = ['later', 'later', 'later', 'later', 'later'];
    await send();
    await execute(join(server.folder, 'data'), "UPDATE outgoing_message SET state = 'SENDING'");
    endings = [];
    await server.restart();
    await server.sendMails();
    assert.deepEqual(await states(), ['UNCERTAIN']);
    assert.match((await messages(server.client))[0]?.problem ?? '', /may have arrived/);
    await sendTicket(server.client);
    await server.sendMails();
    assert.deepEqual(await states(), ['SENT', 'UNCERTAIN']);
    assert.equal(received.length, 1);
  });
});
