/** One evaluator, two places: what the dry run of the editor says of a rule is what the server does. */
import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import fc from 'fast-check';
import { demoUsers } from '../../../../demo/server/http/users.ts';
import { placeholderFacts, wordsFor } from '../../../../demo/server/ticketing/placeholder-facts.ts';
import { orderedTicket } from '../../../../demo/server/ticketing/ticket-orders.ts';
import { readDirectory, type TicketingDirectory } from '../../../../demo/server/ticketing/ticketing-directory.ts';
import type { Situation } from '../../../../src/ticketing/conditions/evaluate.ts';
import { deleteAutomation } from '../../../../src/ticketing/contract.ts';
import { type DryRun, dryRun } from '../../../../src/ticketing/rules/dry-run.ts';
import { mailOf } from '../../../../src/ticketing/rules/mails.ts';
import type { Ticket } from '../../../../src/ticketing/terms/ticket.ts';
import { findMatchingTickets, readTicket } from '../../../../src/ticketing/ticket-contract.ts';
import { AutomationDesk } from './automation-desk.ts';
import type { DemoClient } from './demo-client.ts';
import { randomActions, randomCondition, randomMails, randomOrder, randomRule } from './random-rules.ts';
import { openRecords } from './test-database.ts';
import { openTestServer, type TestServer } from './test-server.ts';
import { order, readPage } from './ticket-page.ts';

const count = 20;
/** A Thursday, in business hours. */
const now = Date.parse('2026-11-26T10:20:00Z');

/** @param runs How many rules are looked for in tickets; a fifth of as many are saved and applied to changes. */
export function rulesAgree(runs: number) {
  let server: TestServer;
  let client: DemoClient;
  let facts: Omit<Situation, 'after' | 'before' | 'now'>;
  let texts: ReturnType<typeof placeholderFacts>;
  let directory: TicketingDirectory;

  before(async () => {
    server = await openTestServer({ now: () => now });
    client = server.client;
    await new AutomationDesk(client).turnAllOff();
    await client.demo('POST', 'tickets/samples', { count });
    const database = await openRecords(`${server.folder}/data`);
    directory = await readDirectory(database);
    await database.close();
    const { statuses, attributes, businessHours } = directory;
    facts = { statuses, attributes, businessHours };
    texts = placeholderFacts({ directory, site: server.url, comments: [] });
    for (const [index, change] of fc.sample(randomOrder(facts), { numRuns: count, seed: 7 }).entries())
      await order(client, String(index + 1), change);
  });
  after(() => server.close());

  const read = async (id: number): Promise<{ after: Ticket; before: Ticket | undefined }> => {
    const { ticket, before } = await client.call(readTicket, { params: { id } });
    return { after: ticket, before: before ?? undefined };
  };

  it(`say the same of ${runs} rules and every ticket, row by row`, async () => {
    const tickets = await Promise.all(Array.from({ length: count }, (_, index) => read(index + 1)));
    const told = { pass: 0, fail: 0, unknown: 0 };
    const isAgreed = fc.asyncProperty(randomRule(facts), async ({ type, conditions }) => {
      const { results, counts } = await client.call(findMatchingTickets, {
        query: { limit: count },
        body: { type, conditions },
      });
      const expected = tickets.map(({ after, before: earlier }) => {
        const situation = { ...facts, before: type === 'EVENT_BASED' ? earlier : after, after, now };
        return { id: String(after.id), ...dryRun({ type, name: '', conditions }, situation, texts).evaluation };
      });
      for (const { verdict } of expected) told[verdict] += 1;
      const found = results.map(({ id, verdict, all, any }) => ({
        id,
        verdict,
        all: all.map(({ id: row, verdict: said, reason }) => ({ id: row, verdict: said, reason })),
        any: any.map(({ id: row, verdict: said, reason }) => ({ id: row, verdict: said, reason })),
      }));
      assert.deepEqual(found, expected.filter(({ verdict }) => verdict !== 'fail').toReversed());
      assert.equal(counts.pass + counts.fail + counts.unknown, count);
    });
    await fc.assert(isAgreed, { numRuns: runs });
    for (const [verdict, times] of Object.entries(told)) assert.ok(times > runs / 2, `${verdict} ${times} times`);
  });

  it('leave a ticket the same and send the same mails, when a saved rule is applied to a change', async () => {
    const desk = new AutomationDesk(client);
    const sent = () => client.demo<{ total: number; messages: SentMail[] }>('GET', 'messages');
    const templates = [...directory.templates].filter(([, { body }]) => !body.includes('{{comments'));
    const rules = fc.record({
      all: fc.array(randomCondition('EVENT_BASED', 'all', facts, false), { minLength: 1, maxLength: 2 }),
      any: fc.array(randomCondition('EVENT_BASED', 'any', facts, false), { maxLength: 2 }),
      actions: randomActions,
      mails: randomMails(templates.map(([id]) => id)),
      change: randomOrder(facts),
      ticket: fc.integer({ min: 1, max: count }),
    });
    const told = { acted: 0, mails: 0 };
    const isAgreed = fc.asyncProperty(rules, async ({ all, any, actions, mails, change, ticket }) => {
      const rule = { all, any, actions: [...actions, ...mails] };
      const id = await desk.add(rule);
      const { facts: before } = await readPage(client, String(ticket));
      const { total: earlier } = await sent();
      const { facts: left } = await order(client, String(ticket), change);
      const after = orderedTicket(before, change, { directory, user: demoUsers.admin, now });
      const { evaluation, ...run } = dryRun(
        { type: 'EVENT_BASED', name: '', conditions: { all, any }, actions: rule.actions },
        { ...facts, before, after, now },
        texts,
      );
      const isDone = evaluation.verdict === 'pass';
      assert.deepEqual(left, JSON.parse(JSON.stringify(isDone ? run.after : after)));
      const expected = isDone ? mailsOf(run, before) : [];
      const { total, messages } = await sent();
      assert.deepEqual(
        messages
          .slice(0, total - earlier)
          .map(asMail)
          .toReversed(),
        expected,
      );
      if (isDone) told.acted += 1;
      told.mails += expected.length;
      await client.call(deleteAutomation, { params: { id } });
    });
    await fc.assert(isAgreed, { numRuns: runs / 5 });
    assert.ok(told.acted > runs / 50 && told.mails > runs / 100, JSON.stringify(told));
  });

  const mailsOf = ({ effects, after }: Pick<DryRun, 'effects' | 'after'>, before: Ticket) =>
    effects.flatMap((effect) => {
      if (effect.kind !== 'email' && effect.kind !== 'templateEmail') return [];
      const words = wordsFor(directory);
      const templateOf = (id: string) => directory.templates.get(id);
      const { mail } = mailOf(effect, after, { ...texts, before, templateOf, words, facts });
      return mail ? [{ to: mail.to, cc: mail.cc, subject: mail.subject, body: mail.body }] : [];
    });
}

interface SentMail {
  recipients: { to: string[]; cc: string[] };
  subject: string;
  body: string;
}

const asMail = ({ recipients: { to, cc }, subject, body }: SentMail) => ({ to, cc, subject, body });
