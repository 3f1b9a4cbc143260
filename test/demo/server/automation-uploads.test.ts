/** Files for the mails of automations: checked, kept, and read by those alone who may. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  readAttachment,
  readSignedAttachment,
  uploadAttachment,
  uploadInlineImage,
} from '../../../src/ticketing/attachment-contract.ts';
import type { ActionRow } from '../../../src/ticketing/terms/automation.ts';
import { editorLimits } from '../../../src/ui/editor/values/editor-limits.ts';
import { AutomationDesk, automationBody } from './support/automation-desk.ts';
import type { DemoClient } from './support/demo-client.ts';
import { eicar, png } from './support/help-desk.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

const mail: ActionRow = {
  field: 'SEND_EMAIL',
  value: { keys: ['REQUESTER'], emails: [], uids: [], subject: 'Hi', body: '<p>Hi</p>', allowResponse: true },
};

describe('files for the mails of automations', () => {
  let server: TestServer;
  let client: DemoClient;
  let desk: AutomationDesk;

  before(async () => {
    server = await openTestServer();
    client = server.client;
    desk = new AutomationDesk(client);
  });
  after(() => server.close());

  const upload = (fileName: string, body: Buffer | string = 'text', as = client) =>
    as.call(uploadAttachment, { query: { fileName }, body: Buffer.from(body as string) });
  const statuses = async (id: string) => {
    const { attachments } = await desk.read(id);
    return attachments?.map(({ uploadStatus, metadata }) => `${metadata.name} ${uploadStatus}`);
  };

  it('are described, a picture within a text by a content id as well', async () => {
    const file = await upload('prices.2026.pdf', '%PDF-1.7');
    assert.equal(file.uploadStatus, 'SUCCESS');
    assert.deepEqual(file.metadata, {
      name: 'prices.2026.pdf',
      size: 8,
      mimeType: 'application/pdf',
      extension: 'pdf',
      contentId: null,
      inline: false,
    });
    const image = await client.call(uploadInlineImage, { query: { fileName: 'logo.png' }, body: png });
    assert.equal(image.uploadStatus, 'SUCCESS');
    assert.ok(image.metadata?.inline && image.metadata.contentId);
    assert.deepEqual(await client.call(readAttachment, { params: { attachmentId: file.id } }), file);
  });

  it('are told with their automation, with what became of them', async () => {
    await client.demo('PUT', 'upload-faults', { fault: 'processing', processingSeconds: 60 });
    const { uploadStatus: _, ...late } = await upload('late.txt');
    const { uploadStatus: __, ...bad } = await upload('bad.txt', eicar);
    const { uploadStatus: ___, ...good } = await upload('good.txt');
    const gone = { id: '99999', metadata: { name: 'gone.txt' } };
    const id = await desk.add({ actions: [mail], more: { uploads: [late, bad, good, gone] } });
    assert.deepEqual(await statuses(id), [
      'late.txt PROCESSING',
      'bad.txt SUSPICIOUS',
      'good.txt SUCCESS',
      'gone.txt FAILURE',
    ]);
  });

  it('are downloaded by an address that is good for a while, by id or content id', async () => {
    const { id } = await upload('a “b”.txt', 'what happened');
    const { resourceId, metadata } = await client.call(uploadInlineImage, {
      query: { fileName: 'logo.png' },
      body: png,
    });
    const addressOf = async (attachmentId: string) =>
      (await client.call(readSignedAttachment, { params: { attachmentId } })).signedUrl;
    const answer = await fetch(await addressOf(id));
    assert.equal(await answer.text(), 'what happened');
    assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; .*%E2%80%9C/);
    for (const one of [resourceId, metadata?.contentId ?? '']) {
      const picture = await fetch(await addressOf(one));
      assert.equal(picture.headers.get('content-type'), 'image/png');
    }
    const forged = (await addressOf(id)).replace(/attachments\/\d+/, `attachments/${resourceId}`);
    assert.equal((await fetch(forged)).status, 403);
  });

  it('are their uploader’s alone until an automation has them, and nobody else’s automation can take them', async () => {
    const { uploadStatus: _, ...file } = await upload('secret.txt');
    const other = await server.newClient();
    const read = () => other.refusal(readSignedAttachment, { params: { attachmentId: file.id } });
    assert.equal((await read()).status, 404);
    assert.equal((await other.refusal(readAttachment, { params: { attachmentId: file.id } })).status, 404);
    const body = automationBody({ actions: [mail], more: { uploads: [file] } });
    const stolen = await new AutomationDesk(other).save(await desk.add(), body);
    assert.equal(stolen.status, 403);
    const id = await desk.add({ actions: [mail], more: { uploads: [file] } });
    await other.call(readSignedAttachment, { params: { attachmentId: file.id } });
    // Whoever opens it saves it with its files, or a copy of it.
    assert.equal((await (await new AutomationDesk(other).save(id, body)).json()).resultCode, 'SUCCESS');
    await new AutomationDesk(other).add({ actions: [mail], more: { uploads: [file] } });
  });

  it('are not handed out while they are checked, or when something was found', async () => {
    const { id } = await upload('bad.txt', eicar);
    assert.equal((await client.refusal(readSignedAttachment, { params: { attachmentId: id } })).status, 404);
  });

  it('are no programs, pictures are pictures, and none is too large', async () => {
    const refusal = (endpoint: typeof uploadAttachment | typeof uploadInlineImage, fileName: string, body: string) =>
      client.refusal(endpoint, { query: { fileName }, body: Buffer.from(body, 'latin1') });
    for (const [name, content] of [
      ['setup.exe', 'x'],
      ['notes.txt', 'MZ'],
    ] as const) {
      const { status, resultCode } = await refusal(uploadAttachment, name, content);
      assert.deepEqual([status, resultCode], [415, 'UNSUPPORTED_FILE'], name);
    }
    assert.equal((await refusal(uploadInlineImage, 'logo.png', '<svg>')).status, 415);
    assert.equal((await refusal(uploadAttachment, '../a.txt', 'x')).status, 400);
    const large = Buffer.alloc(editorLimits.file.maximumSize + 1);
    assert.equal((await client.send(uploadAttachment, { query: { fileName: 'l.txt' }, body: large })).status, 413);
  });

  it('are uploaded by those alone who may manage automations', async () => {
    const technician = await server.newClient();
    await technician.demo('POST', 'session', { user: 'technician' });
    for (const endpoint of [uploadAttachment, uploadInlineImage]) {
      const { status } = await technician.refusal(endpoint, { query: { fileName: 'a.png' }, body: png });
      assert.equal(status, 403);
    }
  });

  it('stay where their automation is, over a restart', async () => {
    const { uploadStatus: _, ...file } = await upload('kept.txt', 'kept');
    const id = await desk.add({ actions: [mail], more: { uploads: [file] } });
    await server.restart();
    client = server.client;
    desk = new AutomationDesk(client);
    assert.deepEqual(await statuses(id), ['kept.txt SUCCESS']);
    const { signedUrl } = await client.call(readSignedAttachment, { params: { attachmentId: file.id } });
    assert.equal(await (await fetch(signedUrl)).text(), 'kept');
  });
});
