import { and, desc, eq, like, or, sql } from 'drizzle-orm';
import { BOARD_COLUMNS, columnsFor } from '../../../src/ticketing/rules/board-columns.ts';
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
import { ticket } from '../database/schema.ts';
import { pageIn, pageOf, pageRequest } from '../http/page.ts';
import type { Session } from '../http/sessions.ts';
import { summaryOf } from '../ticketing/automations.ts';
import { Boards, statusOf } from '../ticketing/boards.ts';
import { History } from '../ticketing/history.ts';
import { readDirectory } from '../ticketing/ticketing-directory.ts';
import type { Services } from './services.ts';

/** Boards as lists, what automations did, and what a rule would match (spec 001 §1; decisions). */
export function serveBoards({ calls, database, automations, desk, clock, outbox }: Services): void {
  const boards = new Boards(database, automations, () => clock.now());
  const history = new History(database, outbox);

  calls.implement(listBoards, async ({ query }) =>
    pageIn(await automations.list('BOARD'), pageRequest(query), summaryOf),
  );

  calls.implement(listBoardTickets, ({ params, query, session }) => {
    const { sortField: field, sortDirection: direction = 'ASC' } = query;
    const sorting = field === undefined ? undefined : { field, direction };
    return boards.tickets(params.id, pageRequest(query), sorting, hiddenColumns(session));
  });

  calls.implement(listTickets, async ({ query }) => {
    const request = pageRequest(query);
    const wanted = query.searchCriteria?.trim() ?? '';
    const summary = sql`json_extract(${ticket.facts}, '$.summary')`;
    const isFound = wanted
      ? or(
          eq(sql`CAST(${ticket.id} AS TEXT)`, wanted.replace(/^#/, '')),
          like(sql`LOWER(${summary})`, `%${wanted.replace(/[%_]/g, '').toLowerCase()}%`),
        )
      : undefined;
    const rows = await database
      .select()
      .from(ticket)
      .where(and(isFound))
      .orderBy(desc(ticket.id))
      .limit(request.size)
      .offset(request.page * request.size);
    const directory = await readDirectory(database);
    const results = rows.map(({ id, created, facts }) => ({
      id,
      summary: facts.summary ?? '',
      status: statusOf(facts, directory),
      createTime: new Date(created).toISOString(),
    }));
    return pageOf(results, await database.$count(ticket, isFound), request);
  });

  calls.implement(readTicket, async ({ params }) => {
    const { id, facts, previous } = await desk.find(params.id);
    return { ticket: { ...facts, id }, before: previous && { ...previous, id } };
  });

  calls.ask(findMatchingTickets, ({ body, query }) => boards.matches(body, query.limit ?? matchLimit));

  calls.implement(listAutomationRuns, async ({ params, query }) => {
    const { id } = await automations.find(params.id);
    return history.ofAutomation(id, pageRequest(query));
  });

  calls.implement(listTicketRuns, async ({ params, query }) => {
    const { id } = await desk.find(params.id);
    return history.ofTicket(id, pageRequest(query));
  });
}

/** Source: spec 001 §6. */
function hiddenColumns({ user, featureFlags }: Session): ReadonlySet<string> {
  const hasProfessionalServices = featureFlags.professionalServices && user.permissions.canManageProfessionalServices;
  const shown = new Set<string>(columnsFor([], { hasProfessionalServices }).system);
  return new Set(Object.keys(BOARD_COLUMNS).filter((column) => !shown.has(column)));
}
