import {
  createTicket,
  deleteTicketAttachment,
  findArticles,
  hideHelpTooltip,
  readAcademyLogin,
  readSignedImage,
  readTicketAttachment,
  uploadTicketAttachment,
} from '../../../src/help/contract.ts';
import { attachmentSizeLimit } from '../../../src/help/ticket-terms.ts';
import { findArticles as find } from '../help/article-index.ts';
import { addressOf } from '../help/help-pages.ts';
import { type AttachmentRow, Tickets } from '../help/tickets.ts';
import { readAtMost } from '../http/call-router.ts';
import { forbidden, notFound } from '../http/refusal.ts';
import { storedFile } from '../plans/stored-file.ts';
import { downloadHeaders, streamOf } from '../recovery/send-file.ts';
import type { Services } from '../services.ts';

const signatureMinutes = 10;

/** The help panel's calls. */
export function serveHelp({ app, calls, database, sessions, store }: Services): void {
  const tickets = new Tickets(database, store);

  calls.implement(hideHelpTooltip, async ({ session }) => {
    await sessions.choose(session, { ...session.choices, helpTooltipHidden: true });
    return {};
  });

  calls.implement(findArticles, async ({ query, context }) => {
    const { origin } = new URL(context.req.url);
    const found = await find(database, query.query);
    return {
      results: found.map(({ id, name, slug, snippet }) => ({
        id,
        name,
        snippet,
        html_url: origin + addressOf({ id, slug }),
      })),
    };
  });

  calls.implement(uploadTicketAttachment, async ({ query, session, context }) => {
    const bytes = await readAtMost(context.req.raw, attachmentSizeLimit);
    return describe(await tickets.attach(session, query.fileName, bytes));
  });

  calls.implement(readTicketAttachment, async ({ params, session }) =>
    describe(await tickets.findByToken(session, params.token)),
  );

  calls.implement(deleteTicketAttachment, async ({ params, session }) => {
    await tickets.detach(session, params.token);
    return { resultCode: 'SUCCESS' };
  });

  calls.implement(createTicket, ({ body, session }) => tickets.create(session, body));

  calls.implement(readAcademyLogin, ({ session, context }) => {
    if (!session.featureFlags.ninja_academy) throw forbidden('The academy is not enabled');
    const expires = Date.now() + signatureMinutes * 60_000;
    const signature = sessions.sign(`academy ${session.user.id} ${expires}`);
    const url = new URL('/academy', context.req.url);
    url.search = new URLSearchParams({ user: session.user.id, expires: String(expires), signature }).toString();
    return { absoluteLoginUrl: url.href };
  });

  calls.implement(readSignedImage, async ({ params, context }) => {
    const row = await tickets.find(params.attachmentId);
    if (!row.kind.startsWith('image/')) throw notFound('The image');
    const expires = String(Date.now() + signatureMinutes * 60_000);
    const url = new URL(`/attachments/${row.id}/content`, context.req.url);
    url.search = new URLSearchParams({ expires, signature: sessions.sign(`image ${row.id} ${expires}`) }).toString();
    return { signedUrl: url.href };
  });

  app.get('/attachments/:id/content', async (context) => {
    const { expires = '', signature = '' } = context.req.query();
    const id = context.req.param('id');
    if (!sessions.isSigned(`image ${id} ${expires}`, signature) || Number(expires) < Date.now()) {
      throw forbidden('The address of the image is no longer valid');
    }
    const row = await tickets.find(id);
    const file = storedFile(store, { ...row, modified: row.created, mode: 0 });
    const headers = { ...downloadHeaders(row.name, row.kind), 'Content-Disposition': 'inline' };
    return new Response(streamOf(file.read(0, file.size)), { headers });
  });
}

function describe(row: AttachmentRow) {
  const uploadStatus = row.kind === 'suspicious' ? 'SUSPICIOUS' : 'SUCCESS';
  return { id: row.id, resourceId: row.id, uploadStatus, metadata: { name: row.name }, token: row.token };
}
