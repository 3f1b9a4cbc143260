import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import * as z from 'zod/mini';
import { type FaultName, faults } from '../../../demo/server/http/faults.ts';
import {
  createTicket,
  deleteTicketAttachment,
  findArticles,
  helpEndpoints,
  hideHelpTooltip,
  readAcademyLogin,
  readSignedImage,
  readTicketAttachment,
  uploadTicketAttachment,
} from '../../../src/help/contract.ts';
import type { Arguments, DemoClient } from './support/demo-client.ts';
import { readRefusal } from './support/demo-client.ts';
import { HelpDesk, png } from './support/help-desk.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe('help', () => {
  let server: TestServer;
  let client: DemoClient;
  let desk: HelpDesk;

  before(async () => {
    server = await openTestServer();
  });
  beforeEach(async () => {
    client = await server.newClient();
    desk = new HelpDesk(client);
  });
  after(() => server.close());

  it('shows an attached image by an address that is signed', async () => {
    const { id } = await desk.upload('screen.png');
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
    const text = await desk.upload('log.txt', Buffer.from('log'));
    assert.equal((await client.refusal(readSignedImage, { params: { attachmentId: text.id } })).status, 404);
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

  /** What each call needs to succeed. */
  async function example(name: string): Promise<Arguments> {
    const { id, token } = await desk.upload('a.png');
    const body = { ticketSubject: 'S', ticketBody: 'B', ticketPriority: 'LOW', ticketCategory: 'backup' };
    const examples: Record<string, Arguments> = {
      [hideHelpTooltip.name]: {},
      [findArticles.name]: { query: { query: 'restore', locale: 'en-us' } },
      [uploadTicketAttachment.name]: { query: { fileName: 'b.png' }, body: png },
      [readTicketAttachment.name]: { params: { token } },
      [deleteTicketAttachment.name]: { params: { token } },
      [createTicket.name]: { body: { ...body, imageTokens: [token] } },
      [readAcademyLogin.name]: {},
      [readSignedImage.name]: { params: { attachmentId: id } },
    };
    return examples[name] ?? assert.fail(`no example of ${name}`);
  }

  const statuses: Partial<Record<FaultName, number>> = {
    unauthenticated: 401,
    'mfa-required': 403,
    forbidden: 403,
    'not-found': 404,
    'too-many-requests': 429,
    'server-error': 500,
    unavailable: 503,
  };
  const brokenOff: readonly FaultName[] = ['truncated-body', 'dropped-connection', 'never-answers'];

  for (const endpoint of helpEndpoints) {
    it(`takes every fault at ${endpoint.name}`, async () => {
      for (const fault of Object.keys(faults) as FaultName[]) {
        const args = await example(endpoint.name);
        await client.demo('PUT', 'faults', { fault, times: 1, delayMs: 30, bytesPerSecond: 5_000 });
        const answer = client.send(endpoint, args, {
          signal: AbortSignal.timeout(fault === 'never-answers' ? 150 : 5_000),
        });
        const status = statuses[fault];
        if (status !== undefined) assert.equal((await readRefusal(await answer)).status, status, fault);
        else if (brokenOff.includes(fault))
          await assert.rejects(
            answer.then((response) => response.text()),
            fault,
          );
        else {
          const json = await (await answer).json();
          // Not every call tells of its outcome by a result code.
          if (fault !== 'broken-schema' && fault !== 'failure-code')
            assert.ok(z.safeParse(endpoint.response, json).success, fault);
        }
        await client.demo('DELETE', 'faults');
      }
      assert.equal((await client.send(endpoint, await example(endpoint.name))).status, 200, 'and works again');
    });
  }
});
