/** What came of tickets, for the page `/demo/inbox` and for tests. It shows those of everybody who used this server. */
import { type AttachmentRow, statusOf } from '../help/attachments.ts';
import type { SentTicket } from '../help/tickets.ts';
import { refusalOf } from '../http/call-router.ts';
import type { DemoContext } from '../http/demo-context.ts';
import { requireSession } from '../http/guard.ts';
import { downloadHeaders, showStored } from '../recovery/send-file.ts';
import type { Services } from './services.ts';

const contentPath = '/demo/tickets/attachments';
/** The newest ones; the page asks for them again and again. */
const mostShown = 200;

export function serveInbox({ app, attachments, sessions, store, tickets }: Services): void {
  const serve = (path: string, answer: (context: DemoContext) => Promise<Response>) => {
    app.get(path, async (context) => {
      try {
        await requireSession(context, sessions);
        return await answer(context);
      } catch (error) {
        return refusalOf(error).toResponse();
      }
    });
  };

  serve('/demo/tickets', async () => {
    const answer = { total: await tickets.count(), tickets: (await tickets.list(mostShown)).map(describe) };
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
  });

  serve(`${contentPath}/:id`, async (context) => {
    const row = await attachments.findSent(context.req.param('id') ?? '');
    const response = showStored(store, row);
    if (row.kind.startsWith('image/') || row.kind === 'text/plain') return response;
    return new Response(response.body, { headers: downloadHeaders(row.name, 'application/octet-stream') });
  });
}

function describe({ row: { id, author, created, payload }, attachments }: SentTicket) {
  return { id, created, author, payload, attachments: attachments.map(describeAttachment) };
}

function describeAttachment(row: AttachmentRow) {
  const { id, token, name, size, kind } = row;
  const uploadStatus = statusOf(row);
  const contentAddress = uploadStatus === 'SUCCESS' ? `${contentPath}/${id}` : null;
  return { id, token, name, size, kind, uploadStatus, contentAddress };
}
