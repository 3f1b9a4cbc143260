/** Where the demo's rich-text editor keeps its images and attachments. A host's own backend does this in its own way. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { editorLimits } from '../../../src/ui/editor/values/editor-limits.ts';
import { editorFile } from '../database/schema.ts';
import { refusalOf } from '../http/call-router.ts';
import type { DemoContext } from '../http/demo-context.ts';
import { requireSession } from '../http/guard.ts';
import { invalid, notFound, Refusal } from '../http/refusal.ts';
import { readAtMost } from '../http/request-body.ts';
import type { Session } from '../http/sessions.ts';
import { storedFile } from '../plans/stored-file.ts';
import { downloadHeaders, streamOf } from '../recovery/send-file.ts';
import { isProgram, pictureType } from '../store/file-kinds.ts';
import type { Services } from './services.ts';

const { minimumSize, maximumSize } = editorLimits.file;
/** What a form's body has around its file. */
const envelope = 64 * 1024;

type Kind = 'images' | 'attachments';

export function serveEditor({ app, database, sessions, store }: Services): void {
  const upload = async (session: Session, context: DemoContext, kind: Kind) => {
    const file = await fileIn(context);
    const bytes = Buffer.from(await file.arrayBuffer());
    const type = kind === 'images' ? imageType(bytes) : attachmentType(file, bytes);
    const { hash, size } = await store.putBytes(bytes);
    const id = randomUUID();
    const row = { id, owner: session.id, kind, name: file.name, type, size, hash, created: Date.now() };
    await database.insert(editorFile).values(row);
    return { cid: id, name: file.name, size, url: new URL(`/demo/editor/${kind}/${id}`, context.req.url).href };
  };

  for (const kind of ['images', 'attachments'] as const) {
    app.post(`/demo/editor/${kind}`, async (context) => {
      const session = await requireSession(context, sessions);
      const { pathname } = new URL(context.req.url);
      const logged = session.log.begin({ method: 'POST', path: pathname, query: '', endpoint: `editor ${kind}` });
      const response = await upload(session, context, kind).then(
        (answer) => Response.json(answer, { headers: { 'Cache-Control': 'no-store' } }),
        (error: unknown) => refusalOf(error).toResponse(),
      );
      session.log.end(logged, response.status);
      return response;
    });

    app.get(`/demo/editor/${kind}/:id`, async (context) => {
      await requireSession(context, sessions);
      const [row] = await database
        .select()
        .from(editorFile)
        .where(eq(editorFile.id, context.req.param('id')));
      if (row?.kind !== kind) throw notFound('The file');
      const file = storedFile(store, { ...row, modified: row.created, mode: 0 });
      const headers = new Headers(downloadHeaders(row.name, row.type));
      headers.set('Cache-Control', 'private, max-age=31536000, immutable');
      if (kind === 'images') headers.set('Content-Disposition', 'inline');
      return new Response(streamOf(file.read(0, file.size)), { headers });
    });
  }
}

/** The one file of a form's body. */
async function fileIn(context: DemoContext): Promise<File> {
  const type = context.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw invalid('The body has to be multipart/form-data');
  const body = await readAtMost(context.req.raw, maximumSize + envelope);
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw invalid('The body is no form');
  });
  const file = form.get('file');
  if (!(file instanceof File)) throw invalid('The form has no field "file" with a file');
  if (file.size < minimumSize) throw invalid(`Minimum file size is ${minimumSize} byte`);
  if (file.size > maximumSize) {
    throw new Refusal(413, 'TOO_LARGE', `Maximum file size is ${maximumSize / 1024 / 1024} MiB`);
  }
  if (/[/\\\0]/.test(file.name)) throw invalid('The file name must not contain a path');
  return file;
}

/** By content: whatever a browser is to show as a picture is one. */
function imageType(bytes: Buffer): string {
  const type = pictureType(bytes);
  if (type !== undefined) return type;
  throw invalid('Images must be JPEG, PNG or GIF');
}

/** Handed out as bytes to save, never to be shown or run. */
function attachmentType({ name }: File, bytes: Buffer): string {
  if (isProgram(name, bytes)) throw invalid('Programs are not accepted');
  return 'application/octet-stream';
}
