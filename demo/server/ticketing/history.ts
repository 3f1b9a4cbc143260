/** What automations did, newest first: of one automation, or of one ticket. */
import { desc, eq } from 'drizzle-orm';
import type { AutomationRunRow } from '../../../src/ticketing/ticket-contract.ts';
import type { Database } from '../database/open-database.ts';
import { automationRun } from '../database/schema.ts';
import { type Page, type PageRequest, pageOf } from '../http/page.ts';
import type { MessageRow, Outbox } from './outbox.ts';

export class History {
  readonly #database: Database;
  readonly #outbox: Outbox;

  constructor(database: Database, outbox: Outbox) {
    this.#database = database;
    this.#outbox = outbox;
  }

  ofAutomation(id: number, request: PageRequest): Promise<Page<AutomationRunRow>> {
    return this.#page(eq(automationRun.automationId, id), request);
  }

  ofTicket(id: number, request: PageRequest): Promise<Page<AutomationRunRow>> {
    return this.#page(eq(automationRun.ticketId, id), request);
  }

  async #page(condition: ReturnType<typeof eq>, request: PageRequest): Promise<Page<AutomationRunRow>> {
    const rows = await this.#database
      .select()
      .from(automationRun)
      .where(condition)
      .orderBy(desc(automationRun.id))
      .limit(request.size)
      .offset(request.page * request.size);
    const messages = await this.#outbox.ofRuns(rows.map(({ id }) => id));
    const results = rows.map((row) => described(row, messages));
    return pageOf(results, await this.#database.$count(automationRun, condition), request);
  }
}

function described(row: typeof automationRun.$inferSelect, messages: readonly MessageRow[]): AutomationRunRow {
  const { id, automationId, automationName, automationType, ticketId, summary, created, ...rest } = row;
  const { event, round, stopped, rows, changes, effects, failures } = rest;
  return {
    id: String(id),
    automation: { id: String(automationId), name: automationName, type: automationType },
    ticket: { id: String(ticketId), summary },
    time: new Date(created).toISOString(),
    event,
    round,
    stopped,
    rows,
    changes,
    effects,
    messages: messages.filter(({ runId }) => runId === id).map(describedMessage),
    failures,
  };
}

const describedMessage = ({ id, channel, recipients, subject, state, problem }: MessageRow) => ({
  id: String(id),
  channel,
  recipients: [...recipients.to, ...recipients.cc],
  subject,
  state,
  problem,
});
