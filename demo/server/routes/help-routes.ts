import { eq } from 'drizzle-orm';
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
import { article } from '../database/schema.ts';
import { findArticles as find, snippetOf } from '../help/find-articles.ts';
import { type AttachmentRow, Tickets } from '../help/tickets.ts';
import { readAtMost } from '../http/call-router.ts';
import { forbidden, notFound } from '../http/refusal.ts';
import { storedFile } from '../plans/stored-file.ts';
import { downloadHeaders, streamOf } from '../recovery/send-file.ts';
import type { Services } from '../services.ts';

const signatureMinutes = 10;

/** The help panel's calls, and the pages that its links lead to. */
export function serveHelp({ app, calls, database, sessions, store }: Services): void {
  const tickets = new Tickets(database, store);

  calls.implement(hideHelpTooltip, async ({ session }) => {
    await sessions.choose(session, { ...session.choices, helpTooltipHidden: true });
    return {};
  });

  calls.implement(findArticles, async ({ query, context }) => {
    const { origin } = new URL(context.req.url);
    const results = (await find(database, query.query)).map((row) => ({
      id: row.id,
      name: row.name,
      snippet: snippetOf(row),
      html_url: `${origin}/hc/en-us/articles/${row.id}-${row.slug}`,
    }));
    return { results };
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

  app.get('/academy', (context) => {
    const { user = '', expires = '', signature = '' } = context.req.query();
    if (!sessions.isSigned(`academy ${user} ${expires}`, signature) || Number(expires) < Date.now()) {
      throw forbidden('The address of the academy is no longer valid');
    }
    return context.html(page('Academy', `You are signed in as ${user}.`), 200, pageHeaders);
  });

  app.get('/hc/en-us/articles/:id', async (context) => {
    const id = Number.parseInt(context.req.param('id'), 10);
    const [row] = await database
      .select()
      .from(article)
      .where(eq(article.id, Number.isSafeInteger(id) ? id : -1));
    if (!row) throw notFound('The article');
    return context.html(page(row.name, row.body), 200, pageHeaders);
  });
}

function describe(row: AttachmentRow) {
  const uploadStatus = row.kind === 'suspicious' ? 'SUSPICIOUS' : 'SUCCESS';
  return { id: row.id, resourceId: row.id, uploadStatus, metadata: { name: row.name }, token: row.token };
}

const pageHeaders = { 'Content-Security-Policy': "default-src 'none'" };

function page(title: string, text: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
