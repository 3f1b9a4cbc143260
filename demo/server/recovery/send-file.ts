/** Hands out a backed-up file so that a browser can only save it, never run it. */
import { parseRange } from '../http/byte-range.ts';
import type { DemoContext } from '../http/demo-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { BackedUpFile } from '../plans/plan-content.ts';
import { storedFile } from '../plans/stored-file.ts';
import type { ContentStore } from '../store/content-store.ts';

/** What a browser shows without running anything; all else is bytes. */
const harmlessTypes: Record<string, string> = {
  txt: 'text/plain; charset=utf-8',
  csv: 'text/plain; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

export async function sendFile(context: DemoContext, file: BackedUpFile): Promise<Response> {
  const etag = `"${await file.tag()}"`;
  const headers = new Headers({
    ...downloadHeaders(file.name, harmlessTypes[extensionOf(file.name)] ?? 'application/octet-stream'),
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-cache',
    ETag: etag,
    'Last-Modified': new Date(file.modified).toUTCString(),
  });
  const known = context.req.header('if-none-match');
  if (
    known !== undefined &&
    (known.trim() === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
  ) {
    return new Response(null, { status: 304, headers });
  }
  const condition = context.req.header('if-range');
  const wanted = condition === undefined || condition === etag ? context.req.header('range') : undefined;
  const range = wanted === undefined ? undefined : parseRange(wanted, file.size);
  if (range === 'unsatisfiable') {
    const headersOfRefusal = { 'Content-Range': `bytes */${file.size}` };
    return new Refusal(416, 'RANGE_NOT_SATISFIABLE', `The file has ${file.size} bytes`, headersOfRefusal).toResponse();
  }
  const { start, end } = range ?? { start: 0, end: file.size };
  headers.set('Content-Length', String(end - start));
  if (range) headers.set('Content-Range', `bytes ${start}-${end - 1}/${file.size}`);
  return new Response(streamOf(file.read(start, end)), { status: range ? 206 : 200, headers });
}

interface ShownFile {
  name: string;
  /** Of those that a browser shows without running anything. */
  kind: string;
  hash: string;
  size: number;
  created: number;
}

/** To be looked at in the page rather than saved. */
export function showStored(store: ContentStore, { kind, created, ...facts }: ShownFile): Response {
  const file = storedFile(store, { ...facts, modified: created, mode: 0 });
  const type = kind === 'text/plain' ? 'text/plain; charset=utf-8' : kind;
  const headers = { ...downloadHeaders(facts.name, type), 'Content-Disposition': 'inline' };
  return new Response(streamOf(file.read(0, file.size)), { headers });
}

/** Headers that make any content a file to save. */
export function downloadHeaders(name: string, type: string): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Disposition': contentDisposition(name),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  };
}

/** RFC 6266: an ASCII name for old clients, the true one percent-encoded; neither can leave its quotes. */
export function contentDisposition(name: string): string {
  // Marks that turn the direction of text hide an extension: "invoice‮fdp.exe" reads as a PDF.
  const safe = name
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[/\\]/g, '_');
  const ascii = safe.replace(/[^\x20-\x7e]/g, '_').replace(/["%]/g, '_') || 'download';
  const encoded = encodeURIComponent(safe || 'download').replace(/['()*!]/g, percentEncode);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** A stream that reads only as fast as the client does, and lets go of the file when the client leaves. */
export function streamOf(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await iterator.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          controller.error(error);
        }
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
