/** What came of tickets, for the page `/demo/inbox` and for tests. It shows those of everybody who used this server. */

import { idOf, idsOf } from '../../../src/ticketing/terms/ticket.ts';
import { type AttachmentRow, statusOf } from '../help/attachments.ts';
import type { SentTicket } from '../help/tickets.ts';
import { downloadHeaders, showStored } from '../recovery/send-file.ts';
import type { TicketNotes } from '../ticketing/ticket-desk.ts';
import { demoCalls } from './demo-calls.ts';
import type { Services } from './services.ts';

const contentPath = '/demo/tickets/attachments';
/** The newest ones; the page asks for them again and again. */
const mostShown = 200;

export function serveInbox({ app, attachments, desk, sessions, store, tickets }: Services): void {
  const described = async (sent: readonly SentTicket[]) => {
    const notes = await desk.notes(sent.map(({ row }) => row.id));
    return sent.map((one) => describe(one, notes(one.row.id)));
  };
  const serve = demoCalls({ app, sessions });

  serve('GET', '/demo/tickets', async () => ({
    total: await tickets.count(),
    tickets: await described(await tickets.list(mostShown)),
  }));

  serve('GET', '/demo/tickets/:id/sent', async (_session, context) => {
    const [sent] = await described([await tickets.find(context.req.param('id') ?? '')]);
    return sent;
  });

  serve('GET', `${contentPath}/:id`, async (_session, context) => {
    const row = await attachments.findSent(context.req.param('id') ?? '');
    const response = showStored(store, row);
    if (row.kind.startsWith('image/') || row.kind === 'text/plain') return response;
    return new Response(response.body, { headers: downloadHeaders(row.name, 'application/octet-stream') });
  });
}

function describe({ row: { id, author, created, payload, facts }, attachments }: SentTicket, notes: TicketNotes) {
  const { status, priority, assignee, tags } = facts;
  const state = { status: idOf(status), priority, assignee: idOf(assignee) || null, tags: idsOf(tags ?? []), ...notes };
  return { id, created, author, payload, state, attachments: attachments.map(describeAttachment) };
}

function describeAttachment(row: AttachmentRow) {
  const { id, token, name, size, kind } = row;
  const uploadStatus = statusOf(row);
  const contentAddress = uploadStatus === 'SUCCESS' ? `${contentPath}/${id}` : null;
  return { id, token, name, size, kind, uploadStatus, contentAddress };
}
