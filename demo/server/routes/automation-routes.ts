import { asc } from 'drizzle-orm';
import {
  createAutomation,
  deleteAutomation,
  listAutomations,
  listChannels,
  listTicketStatuses,
  readAutomation,
  readTicketingConfiguration,
  rowLimit,
  updateAutomation,
} from '../../../src/ticketing/contract.ts';
import { limits } from '../../../src/ticketing/terms/limits.ts';
import { channel, ticketingConfiguration, ticketStatus } from '../database/schema.ts';
import { pageOf } from '../http/page.ts';
import { NotSaved } from '../ticketing/automations.ts';
import type { Services } from './services.ts';

const pageSize = 50;
/** Ten mails as long as they may be, and more rows than anybody writes. */
const bodyLimit = 10 * 4 * limits.emailBody + rowLimit * 1000;

/** Automations, response templates and boards, and what they name (spec 001 §7). */
export function serveAutomations({ calls, database, automations }: Services): void {
  calls.implement(listAutomations, async ({ query }) => {
    const request = { page: query.page ?? 0, size: query.pageSize ?? pageSize };
    const all = await automations.list(query.type);
    const rows = all.slice(request.page * request.size, (request.page + 1) * request.size);
    const results = rows.map(({ id, type, name, description, enabled, system }) => ({
      id,
      type,
      name,
      description,
      enabled,
      system,
    }));
    return pageOf(results, all.length, request);
  });

  calls.implement(readAutomation, ({ params }) => automations.read(params.id));

  calls.change(
    createAutomation,
    ({ body, session, commit }) => answered(commit(() => automations.create(session, body))),
    { bodyLimit },
  );

  calls.change(
    updateAutomation,
    ({ params, body, session, context, commit }) => {
      const edited = versionIn(context.req.header('if-match'));
      return answered(commit(() => automations.update(session, params.id, body, edited)));
    },
    { bodyLimit },
  );

  calls.change(deleteAutomation, ({ params, commit }) => commit(() => automations.delete(params.id)));

  calls.implement(listChannels, async () => {
    const rows = await database.select().from(channel).orderBy(asc(channel.id));
    return rows.map(({ id, name, type }) => ({ id, name, type }));
  });

  calls.implement(listTicketStatuses, async () => {
    const rows = await database.select().from(ticketStatus).orderBy(asc(ticketStatus.position));
    return rows.map(({ id, displayName, parentId }) => ({ id, displayName, parentId }));
  });

  calls.implement(readTicketingConfiguration, async () => {
    const [row] = await database.select().from(ticketingConfiguration);
    const { twentyFourSeven, days, timeZone } = row?.businessHours ?? {};
    if (!row) return {};
    return {
      businessHours: {
        ...(twentyFourSeven !== undefined && { twentyFourSeven }),
        ...(days && { days: [...days] }),
        ...(timeZone && { timeZone }),
      },
    };
  });
}

/** What is wrong with an automation is an answer, which the editor has a text for. Source: spec 001 §8. */
function answered<Answer>(saving: Promise<Answer>): Promise<Answer | NotSaved['answer']> {
  return saving.catch((error: unknown) => {
    if (error instanceof NotSaved) return error.answer;
    throw error;
  });
}

/** `"3"`, `W/"3"` or `3`; a star takes any. */
function versionIn(header: string | undefined): string | undefined {
  const tag = header?.trim().replace(/^W\//, '').replaceAll('"', '');
  return tag === '' || tag === '*' ? undefined : tag;
}
