import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import {
  listEmailTemplates,
  listTags,
  listTicketForms,
  readEmailTemplate,
} from '../../../src/directory/ticketing-contract.ts';
import { rowId } from '../database/row-id.ts';
import { emailTemplate, tag, ticketForm } from '../database/schema.ts';
import { findNamed, type NamedTable } from '../directory/find-named.ts';
import { pageOf } from '../http/page.ts';
import { notFound } from '../http/refusal.ts';
import type { Services } from './services.ts';
import { serveTime } from './time-routes.ts';

const pageSize = 50;
/** More than there are: `pageSize=0` asks for all at once. */
const all = 1_000_000;

/** Forms, e-mail templates and tags (spec 001 §7), and the time that is worked on tickets. */
export function serveTicketing(services: Services): void {
  serveTime(services);
  const { calls, database } = services;
  async function list<Table extends NamedTable>(table: Table, query: z.output<typeof listTags.query>) {
    const request = { page: query.page ?? 0, size: query.pageSize === 0 ? all : (query.pageSize ?? pageSize) };
    const { searchCriteria: search, sortDirection: direction, ids } = query;
    const { rows, total } = await findNamed(database, table, { ...request, search, direction, ids });
    return pageOf(rows, total, request);
  }

  calls.implement(listTicketForms, async ({ query }) => {
    const { results, ...totals } = await list(ticketForm, query);
    return { ...totals, results: results.map(({ id, name, active }) => ({ id, name, active })) };
  });

  calls.implement(listEmailTemplates, async ({ query }) => {
    const { results, ...totals } = await list(emailTemplate, query);
    return { ...totals, results: results.map(({ id, name, subject }) => ({ id, name, subject })) };
  });

  calls.implement(readEmailTemplate, async ({ params }) => {
    const id = rowId(params.id);
    const [row] = await database.select().from(emailTemplate).where(eq(emailTemplate.id, id));
    if (!row) throw notFound('The e-mail template');
    return { id, name: row.name, subject: row.subject, body: row.body };
  });

  calls.implement(listTags, async ({ query }) => {
    const { results, ...totals } = await list(tag, query);
    return { ...totals, results: results.map(({ id, name }) => ({ id, name })) };
  });
}
