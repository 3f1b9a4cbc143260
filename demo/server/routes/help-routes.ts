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
import { type AttachmentRow, statusOf } from '../help/attachments.ts';
import { addressOf } from '../help/help-pages.ts';
import { withoutTokens } from '../help/tickets.ts';
import { forbidden, notFound } from '../http/refusal.ts';
import { showStored } from '../recovery/send-file.ts';
import type { Services } from './services.ts';

const signatureMinutes = 10;

/** The help panel's calls. */
export function serveHelp({ app, calls, database, sessions, store, attachments, tickets }: Services): void {
  calls.change(hideHelpTooltip, ({ session, commit }) =>
    commit(() => ({ writes: [sessions.choose(session, { ...session.choices, helpTooltipHidden: true })], answer: {} })),
  );

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

  calls.change(
    uploadTicketAttachment,
    async ({ query, session, content, commit }) => {
      const received = await attachments.receive(session, query.fileName, content);
      return commit(async () => {
        const { row, write } = await attachments.attach(received);
        return { writes: [write], answer: describe(row) };
      });
    },
    { bodyLimit: attachmentSizeLimit },
  );

  calls.implement(readTicketAttachment, async ({ params, session }) =>
    describe(await attachments.findOwn(session, params.token)),
  );

  calls.change(deleteTicketAttachment, ({ params, session, commit }) =>
    commit(async () => ({
      writes: await attachments.detach(session, params.token),
      answer: { resultCode: 'SUCCESS' },
    })),
  );

  // Without the files: a client that is not sure uploads them again, under other tokens.
  calls.change(createTicket, ({ body, session, commit }) => tickets.create(session, body, commit), {
    identity: withoutTokens,
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
