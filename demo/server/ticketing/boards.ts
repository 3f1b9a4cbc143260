/** Tickets as rules select them: of a board, and of a rule that is being written. */
import { desc, isNotNull, sql } from 'drizzle-orm';
import { compileRule, evaluateRows } from '../../../src/ticketing/conditions/evaluate.ts';
import { subjectOf } from '../../../src/ticketing/conditions/verdict.ts';
import type { AutomationBody } from '../../../src/ticketing/contract.ts';
import { defaultColumns, defaultSorting } from '../../../src/ticketing/rules/board-columns.ts';
import { conditionsOf, type Sorting } from '../../../src/ticketing/terms/automation.ts';
import { idOf, type Ticket } from '../../../src/ticketing/terms/ticket.ts';
import type { Database } from '../database/open-database.ts';
import { ticket, timeEntry } from '../database/schema.ts';
import { type PageRequest, pageIn } from '../http/page.ts';
import { notFound } from '../http/refusal.ts';
import { automationFrom } from './automation-check.ts';
import { type Automations, asRule } from './automations.ts';
import { type BoardTicket, columnValue, type SortValue, sortValue } from './board-values.ts';
import { decided } from './rule-run.ts';
import { readDirectory, type TicketingDirectory } from './ticketing-directory.ts';

export class Boards {
  readonly #database: Database;
  readonly #automations: Automations;
  readonly #now: () => number;

  constructor(database: Database, automations: Automations, now: () => number) {
    this.#database = database;
    this.#automations = automations;
    this.#now = now;
  }

  /** @param hides Columns that are not for who asks */
  async tickets(id: string, request: PageRequest, sorting?: Sorting, hides: ReadonlySet<string> = new Set()) {
    const board = await this.#automations.find(id);
    if (board.type !== 'BOARD') throw notFound('The board');
    const rule = asRule(board);
    const directory = await readDirectory(this.#database);
    const decide = compileRule(rule.conditions ?? {}, directory);
    const now = this.#now();
    const minutes = await this.#minutes();
    const rows = await this.#database.select({ id: ticket.id, facts: ticket.facts }).from(ticket);
    const matching = rows
      .filter(({ facts }) => decide(subjectOf({ before: facts, after: facts, now })) === true)
      .map(({ id: number, facts }) => ({ facts, minutes: minutes.get(number) ?? 0 }));
    const columns = (rule.columns ?? defaultColumns).filter((column) => !hides.has(column));
    const wanted = sorting ? [sorting] : rule.sortBy?.length ? rule.sortBy : defaultSorting;
    // An order would tell what the column does not.
    const sortBy = wanted.filter(({ field }) => !hides.has(field));
    const page = pageIn(inOrder(matching, sortBy, directory), request, (one) => ({
      id: idOf(one.facts.id),
      values: Object.fromEntries(columns.map((column) => [column, columnValue(column, one, directory)])),
    }));
    return { ...page, columns, sortBy };
  }

  /** Which of the newest tickets a rule holds for; each is judged by its last change. */
  async matches(body: Pick<AutomationBody, 'type' | 'conditions'>, limit: number) {
    const conditions = conditionsOf(automationFrom({ ...body, name: '' }));
    const directory = await readDirectory(this.#database);
    const rows = await this.#database.select().from(ticket).orderBy(desc(ticket.id)).limit(limit);
    const now = this.#now();
    const counts = { pass: 0, fail: 0, unknown: 0 };
    const results = rows.flatMap(({ facts, previous }) => {
      // Time passes for a ticket that nobody changed.
      const before = body.type === 'EVENT_BASED' ? previous : facts;
      const { verdict, all, any } = evaluateRows(conditions, { ...directory, before, after: facts, now });
      counts[verdict] += 1;
      if (verdict === 'fail') return [];
      return {
        id: idOf(facts.id),
        summary: facts.summary ?? '',
        status: statusOf(facts, directory),
        verdict,
        all: decided(conditions.all, all),
        any: decided(conditions.any, any),
      };
    });
    return { counts, results };
  }

  async #minutes(): Promise<ReadonlyMap<number, number>> {
    const rows = await this.#database
      .select({ id: timeEntry.ticketId, seconds: sql<number>`SUM(${timeEntry.seconds})` })
      .from(timeEntry)
      .where(isNotNull(timeEntry.ticketId))
      .groupBy(timeEntry.ticketId);
    return new Map(rows.flatMap(({ id, seconds }) => (id === null ? [] : [[id, Math.round(seconds / 60)] as const])));
  }
}

export function statusOf({ status }: Ticket, directory: TicketingDirectory) {
  const id = idOf(status);
  return { id, name: directory.nameOf('status', id) };
}

/** By each of the sortings, then the newest first; what is not set is last. */
function inOrder(tickets: readonly BoardTicket[], sortBy: readonly Sorting[], directory: TicketingDirectory) {
  return tickets
    .map((one) => ({ one, keys: sortBy.map(({ field }) => sortValue(field, one, directory)) }))
    .sort((first, second) => {
      for (const [index, { direction }] of sortBy.entries()) {
        const order = compare(first.keys[index] ?? null, second.keys[index] ?? null, direction);
        if (order !== 0) return order;
      }
      return Number(second.one.facts.id) - Number(first.one.facts.id);
    })
    .map(({ one }) => one);
}

function compare(one: SortValue, other: SortValue, direction: Sorting['direction']): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  const order = one < other ? -1 : 1;
  return direction === 'ASC' ? order : -order;
}
