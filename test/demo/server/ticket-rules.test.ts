/** The form and the server check a ticket by one table: what one lets through the other takes, and both call a fault the same. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signal } from '@preact/signals-core';
import fc from 'fast-check';
import { people } from '../../../demo/server/directory/people.ts';
import { createTicket } from '../../../src/help/contract.ts';
import { textOfHtml } from '../../../src/help/ticket/body-text.ts';
import { createPhoneCheck } from '../../../src/help/ticket/model/phone-check.ts';
import { orderOf, payloadOf, ticketMembers } from '../../../src/help/ticket/sending/ticket-order.ts';
import { factsOf, ticketIssues } from '../../../src/help/ticket/ticket-rules.ts';
import type { TicketField, TicketValues } from '../../../src/help/ticket/ticket-types.ts';
import { callbackCategories, ticketCategories, ticketPriorities } from '../../../src/help/ticket-terms.ts';
import { phoneNumbers } from '../../../src/ui/phone-input/phone-numbers.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

const technicians = people.filter(({ type }) => type === 'TECHNICIAN').map(({ email }) => email);

const around = (limit: number) =>
  fc.constantFrom(0, 1, limit - 1, limit, limit + 1).map((length) => 'x'.repeat(Math.max(0, length)));
const words = fc.oneof(fc.constantFrom('', ' ', '\u3000\n', 'Help', '<img src="cid:a">'), fc.string({ maxLength: 30 }));
const html = words.map((text) => `<p><b>${text.replaceAll('<', '&lt;')}</b></p>`);
const body = fc.oneof(
  fc.record({ body: fc.oneof(words, around(500)), isHtml: fc.constant(false) }),
  fc.record({
    body: fc.oneof(
      html,
      around(500).map((text) => `<p>${text}</p>`),
      around(50_000).map((text) => `<p title="${text.slice(16)}">a</p>`),
      fc.constantFrom('<p><br></p>', '<p><img src="https://x.example/a.png"></p>'),
    ),
    isHtml: fc.constant(true),
  }),
);
const address = fc.constantFrom(
  ...technicians,
  technicians[0]?.toUpperCase() ?? '',
  'nobody@x.example',
  'x'.repeat(321),
);
const copies = fc
  .oneof(
    fc.array(address, { maxLength: 4 }),
    fc.constantFrom(99, 100, 101).map((count) => Array(count).fill(technicians[0])),
  )
  .map((emails: string[]) => emails.map((email) => ({ email, name: '' })));
const ticket: fc.Arbitrary<TicketValues> = fc
  .tuple(
    body,
    fc.record({
      subject: fc.oneof(words, around(255)),
      priority: fc.constantFrom('' as const, ...ticketPriorities),
      category: fc.constantFrom('' as const, ...ticketCategories.slice(0, 3), ...callbackCategories.slice(0, 3)),
      phoneNumber: fc.oneof(
        fc.constantFrom(
          '',
          ' ',
          '+12025550123',
          '(202) 555-0123',
          `(202)${' '.repeat(60)}555-0123`,
          '+81312345678',
          '12',
        ),
        around(50),
      ),
      wantsCall: fc.boolean(),
      cc: copies,
      hasDiagnostics: fc.constant(false),
    }),
  )
  .map(([message, rest]) => ({ ...rest, ...message }));

/** As the form calls it wrong, and what it would send. */
function byForm(values: TicketValues, environment: string) {
  const phone = createPhoneCheck(signal(values.phoneNumber), async () => phoneNumbers);
  return phone.ready().then(() => {
    const text = values.isHtml ? textOfHtml(values.body) : values.body;
    const known = { text, environment, phoneNumber: phone.written(), isPhoneValid: phone.isValid.value };
    const isTechnician = (email: string) => technicians.includes(email.toLowerCase());
    return {
      issues: ticketIssues({ ...factsOf(values, known), isTechnician }).map(({ path, code }) => {
        const [head = '', ...rest] = path.split('.');
        return [ticketMembers[head as TicketField], ...rest, code].join('.');
      }),
      sent: payloadOf(orderOf({ values, environment, files: [], phoneNumber: phone.written() }), []),
    };
  });
}

describe('the rules of a ticket', () => {
  let server: TestServer;
  before(async () => {
    server = await openTestServer();
  });
  after(() => server.close());

  async function byServer(client: DemoClient, sent: unknown): Promise<string[]> {
    const answer = await client.send(createTicket, { body: sent });
    const { errors = [], message } = await answer.json();
    assert.equal(answer.status, errors.length === 0 ? 200 : 400, message);
    return errors.map(({ field, code }: { field: string; code: string }) => `${field}.${code}`);
  }

  for (const environment of ['prod', 'fed', 'fed-qa1']) {
    it(`are the same for form and server, whatever is written: ${environment}`, async () => {
      const client = await server.newClient();
      await client.demo('POST', 'session', { environment });
      await fc.assert(
        fc.asyncProperty(ticket, async (values) => {
          const { issues, sent } = await byForm(values, environment);
          const refused = await byServer(client, sent);
          assert.equal(refused.length > 0, issues.length > 0, `form: ${issues}; server: ${refused}`);
          // What its schema refuses the server tells before it looks at the rest.
          for (const one of refused) assert.ok(issues.includes(one), `${one} is none of the form's: ${issues}`);
          if (createTicket.body.safeParse(sent).success) assert.deepEqual(refused, issues);
        }),
        { numRuns: 250 },
      );
    });
  }

  it('are told by field: a hundred technicians and no more get a copy', async () => {
    const emails = Array<string>(101).fill(technicians[0] ?? '');
    const good = { ticketSubject: 'a', ticketBody: 'b', ticketPriority: 'LOW', ticketCategory: 'other' };
    const client = await server.newClient();
    assert.deepEqual(await byServer(client, { ...good, ticketCc: emails }), ['ticketCc.tooMany']);
    assert.deepEqual(await byServer(client, { ...good, ticketCc: emails.slice(1) }), []);
  });
});
