import {
  readAttachment,
  readSignedAttachment,
  uploadAttachment,
  uploadInlineImage,
} from '../../../src/ticketing/attachment-contract.ts';
import { editorLimits } from '../../../src/ui/editor/values/editor-limits.ts';
import { forbidden, notFound } from '../http/refusal.ts';
import type { Session } from '../http/sessions.ts';
import { storedFile } from '../plans/stored-file.ts';
import { downloadHeaders, streamOf } from '../recovery/send-file.ts';
import { attachmentOf, statusOf } from '../ticketing/automation-uploads.ts';
import type { Services } from './services.ts';

const signatureMinutes = 10;
const bodyLimit = editorLimits.file.maximumSize;

/** Files and pictures for the mails of automations (spec 001 §4.2 and §7). */
export function serveUploads({ app, calls, sessions, store, uploads, automations }: Services): void {
  calls.change(
    uploadAttachment,
    async ({ query, session, content, commit }) => {
      const received = await uploads.receive(session, { name: query.fileName, isInline: false }, content);
      return commit(async () => {
        const { row, write } = await uploads.keep(received);
        return { writes: [write], answer: attachmentOf(row) };
      });
    },
    { bodyLimit },
  );

  calls.change(
    uploadInlineImage,
    async ({ query, session, content, commit }) => {
      const received = await uploads.receive(session, { name: query.fileName, isInline: true }, content);
      return commit(async () => {
        const { row, write } = await uploads.keep(received);
        const { id, ...answer } = attachmentOf(row);
        return { writes: [write], answer: { resourceId: id, ...answer } };
      });
    },
    { bodyLimit },
  );

  calls.implement(readAttachment, async ({ params, session }) => attachmentOf(await readable(session, params)));

  calls.implement(readSignedAttachment, async ({ params, session, context }) => {
    const row = await readable(session, params);
    if (statusOf(row) !== 'SUCCESS') throw notFound('The attachment');
    const expires = String(Date.now() + signatureMinutes * 60_000);
    const url = new URL(`/ticketing/attachments/${row.id}/content`, context.req.url);
    url.search = new URLSearchParams({ expires, signature: sessions.sign(signed(row.id, expires)) }).toString();
    return { signedUrl: url.href };
  });

  app.get('/ticketing/attachments/:id/content', async (context) => {
    const { expires = '', signature = '' } = context.req.query();
    const id = context.req.param('id');
    if (!sessions.isSigned(signed(id, expires), signature) || Number(expires) < Date.now())
      throw forbidden('The address of the attachment is no longer valid');
    const { name, type, ...row } = await uploads.read(id);
    const file = storedFile(store, { ...row, name, modified: row.created, mode: 0 });
    return new Response(streamOf(file.read(0, file.size)), { headers: downloadHeaders(name, type) });
  });

  /** One's own, and what an automation sends: that everybody may look at who opens it. */
  async function readable(session: Session, { attachmentId }: { attachmentId: string }) {
    const row = await uploads.read(attachmentId);
    if (row.owner !== session.id && !(await automations.haveUploads([String(row.id)])))
      throw notFound('The attachment');
    return row;
  }
}

const signed = (id: string | number, expires: string) => `automation attachment ${id} ${expires}`;
