import { asc } from 'drizzle-orm';
import {
  createAutomation,
  deleteAutomation,
  listAutomations,
  listChannels,
  listFollowingAutomations,
  listTicketStatuses,
  moveAutomation,
  readAutomation,
  readTicketingConfiguration,
  rowLimit,
  updateAutomation,
} from '../../../src/ticketing/contract.ts';
import { limits } from '../../../src/ticketing/terms/limits.ts';
import { channel, ticketingConfiguration, ticketStatus } from '../database/schema.ts';
import { versionIn } from '../http/if-match.ts';
import { pageIn, pageRequest } from '../http/page.ts';
import { NotSaved, summaryOf } from '../ticketing/automations.ts';
import type { Services } from './services.ts';

/** Ten mails as long as they may be, and more rows than anybody writes. */
const bodyLimit = 10 * 4 * limits.emailBody + rowLimit * 1000;

/** Automations, response templates and boards, and what they name (spec 001 §7). */
export function serveAutomations({ calls, database, automations }: Services): void {
  calls.implement(listAutomations, async ({ query }) => {
    return pageIn(await automations.list(query.type), pageRequest(query), summaryOf);
  });

  calls.implement(listFollowingAutomations, async ({ params }) => ({
    results: await automations.following(params.id),
  }));

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

  calls.change(moveAutomation, ({ params, body, commit }) => commit(() => automations.move(params.id, body.position)));

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
      ...(row.numericMaximum !== null && { numericMaximum: row.numericMaximum }),
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
