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
import { attachmentSizeLimit, idempotencyHeader } from '../../../src/help/ticket-terms.ts';
import { findArticles as find } from '../help/article-index.ts';
import { type AttachmentRow, statusOf } from '../help/attachments.ts';
import { addressOf } from '../help/help-pages.ts';
import { bodyAtMost } from '../http/call-router.ts';
import { forbidden, notFound } from '../http/refusal.ts';
import { showStored } from '../recovery/send-file.ts';
import type { Services } from './services.ts';

const signatureMinutes = 10;

/** The help panel's calls. */
export function serveHelp({ app, calls, database, sessions, store, attachments, tickets }: Services): void {
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
    const content = bodyAtMost(context.req.raw, attachmentSizeLimit);
    return describe(await attachments.attach(session, query.fileName, content));
  });

  calls.implement(readTicketAttachment, async ({ params, session }) =>
    describe(await attachments.findOwn(session, params.token)),
  );

  calls.implement(deleteTicketAttachment, async ({ params, session }) => {
    await attachments.detach(session, params.token);
    return { resultCode: 'SUCCESS' };
  });

  calls.implement(createTicket, async ({ body, session, context }) => {
    const made = await tickets.create(session, body, context.req.header(idempotencyHeader));
    return 'ticketId' in made ? { ...made, ticketUrl: `/demo/inbox#ticket-${made.ticketId}` } : made;
  });

  calls.implement(readAcademyLogin, ({ session, context }) => {
    if (!session.featureFlags.ninja_academy) throw forbidden('The academy is not enabled');
    const expires = Date.now() + signatureMinutes * 60_000;
    const signature = sessions.sign(`academy ${session.user.id} ${expires}`);
    const url = new URL('/academy', context.req.url);
    url.search = new URLSearchParams({ user: session.user.id, expires: String(expires), signature }).toString();
    return { absoluteLoginUrl: url.href };
  });

  calls.implement(readSignedImage, async ({ params, session, context }) => {
    const row = await attachments.findOwnReadable(session, params.attachmentId);
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
    return showStored(store, await attachments.findSigned(id));
  });
}

function describe(row: AttachmentRow) {
  const { id, token, name } = row;
  return { id, resourceId: id, uploadStatus: statusOf(row), metadata: { name }, token };
}
