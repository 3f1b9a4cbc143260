import { and, desc, eq, like, or, sql } from 'drizzle-orm';
import { idOf } from '../../../src/ticketing/terms/ticket.ts';
import {
  findMatchingTickets,
  listAutomationRuns,
  listBoards,
  listBoardTickets,
  listTicketRuns,
  listTickets,
  matchLimit,
  readTicket,
} from '../../../src/ticketing/ticket-contract.ts';
import { ticket, ticketStatus } from '../database/schema.ts';
import { type PageRequest, pageOf } from '../http/page.ts';
import { Boards } from '../ticketing/boards.ts';
import { History } from '../ticketing/history.ts';
import type { Services } from './services.ts';

const pageSize = 50;

const requested = ({
  page = 0,
  pageSize: size = pageSize,
}: {
  page?: number | undefined;
  pageSize?: number | undefined;
}): PageRequest => ({ page, size });

/** Boards as lists, what automations did, and what a rule would match (spec 001 §1; decisions). */
export function serveBoards({ calls, database, automations, desk, clock, outbox }: Services): void {
  const boards = new Boards(database, automations, () => clock.now());
  const history = new History(database, outbox);

  calls.implement(listBoards, async ({ query }) => {
    const request = requested(query);
    const all = await automations.list('BOARD');
    const rows = all.slice(request.page * request.size, (request.page + 1) * request.size);
    const results = rows.map(({ position: _, content: __, version: ___, savedBy: ____, ...row }) => row);
    return pageOf(results, all.length, request);
  });

  calls.implement(listBoardTickets, ({ params, query }) => {
    const { sortField: field, sortDirection: direction = 'ASC' } = query;
    return boards.tickets(params.id, requested(query), field === undefined ? undefined : { field, direction });
  });

  calls.implement(listTickets, async ({ query }) => {
    const request = requested(query);
    const wanted = query.searchCriteria?.trim() ?? '';
    const summary = sql`json_extract(${ticket.facts}, '$.summary')`;
    const isFound = wanted
      ? or(
          eq(sql`CAST(${ticket.id} AS TEXT)`, wanted.replace(/^#/, '')),
          like(summary, `%${wanted.replace(/[%_]/g, '')}%`),
        )
      : undefined;
    const rows = await database
      .select()
      .from(ticket)
      .where(and(isFound))
      .orderBy(desc(ticket.id))
      .limit(request.size)
      .offset(request.page * request.size);
    const statuses = await database.select().from(ticketStatus);
    const results = rows.map(({ id, created, facts }) => {
      const status = idOf(facts.status);
      const name = statuses.find((one) => one.id === status)?.displayName ?? status;
      return {
        id,
        summary: facts.summary ?? '',
        status: { id: status, name },
        createTime: new Date(created).toISOString(),
      };
    });
    return pageOf(results, await database.$count(ticket, isFound), request);
  });

  calls.implement(readTicket, async ({ params }) => {
    const { id, facts, previous } = await desk.find(params.id);
    return { ticket: { ...facts, id }, before: previous && { ...previous, id } };
  });

  calls.ask(findMatchingTickets, ({ body, query }) => boards.matches(body, query.limit ?? matchLimit));

  calls.implement(listAutomationRuns, async ({ params, query }) => {
    const { id } = await automations.find(params.id);
    return history.ofAutomation(id, requested(query));
  });

  calls.implement(listTicketRuns, async ({ params, query }) => {
    const { id } = await desk.find(params.id);
    return history.ofTicket(id, requested(query));
  });
}
