/** The demo's pages and what the build made. Pages also bring the session and their own headers. */
import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { basename, extname, join, sep } from 'node:path';
import { remember } from '../../common/remember.ts';
import { parseRange } from '../http/byte-range.ts';
import type { DemoApp, DemoContext } from '../http/demo-context.ts';
import { giveSession } from '../http/guard.ts';
import { notFound } from '../http/refusal.ts';
import type { Sessions } from '../http/sessions.ts';

export interface StaticFolders {
  /** `index.html`, `element.html`, `inbox.html`, `outbox.html`, `conditions.html` and `host/*.html`. */
  pages: string;
  /** What is served below `/dist/`. */
  dist: string;
  /** What is served below `/assets/`: the first folder that has the file. */
  assets: readonly string[];
}

/** Pages that allow their own scripts only, and no string to become markup or script but by the policy they name. */
const hostPolicies: Readonly<Record<string, string>> = {
  'portal.html': "default-src 'self'; require-trusted-types-for 'script'; trusted-types portal",
  'console.html': "default-src 'self'; require-trusted-types-for 'script'; trusted-types console; base-uri 'none'",
  'help-closed.html': "default-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'",
};

/** What people wrote is on it: no script but its own, and no string becomes markup but by lit-html. */
const inboxPolicy = "default-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html; base-uri 'none'";

/** The documentation: as strict as a portal, with the policy of lit-html and one for formatted text. */
const docsPolicy =
  "default-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html docs; base-uri 'none'";

/**
 * Pages and scripts without charset, as many servers send them: a page says its own, and a classic script is read in
 * that of its page.
 */
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

export function serveStatic(app: DemoApp, sessions: Sessions, folders: StaticFolders): void {
  const page = async (context: DemoContext, file: string, folder = folders.pages) => {
    const response = await send(context, [folder], file);
    await giveSession(context, sessions);
    return response;
  };
  app.get('/', (context) => page(context, 'index.html'));
  app.get('/elements/:tag', (context) => page(context, 'element.html'));
  for (const name of ['inbox', 'outbox', 'conditions']) {
    app.get(`/demo/${name}`, (context) => {
      context.header('Content-Security-Policy', inboxPolicy);
      return page(context, `${name}.html`);
    });
  }
  app.get('/host/:page{[\\w-]+\\.html}', (context) => {
    const name = context.req.param('page');
    const policy = Object.hasOwn(hostPolicies, name) ? hostPolicies[name] : undefined;
    if (policy) context.header('Content-Security-Policy', policy);
    return page(context, `host/${name}`);
  });
  app.get('/docs', (context) => context.redirect('/docs/'));
  app.get('/docs/*', async (context) => {
    const docs = join(folders.dist, 'docs');
    const path = context.req.path.slice('/docs/'.length);
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    if (!file.endsWith('.html')) return send(context, [docs], file);
    context.header('Content-Security-Policy', docsPolicy);
    return page(context, file, docs);
  });
  app.get('/dist/*', async (context) => {
    const path = context.req.path.slice('/dist/'.length);
    const response = await send(context, [folders.dist], path);
    // What a page loads doesn't name its map, since that would be a kilobyte for the files of one element.
    if (response.status !== notModified && (await fileInside(folders.dist, `${path}.map`)))
      response.headers.set('SourceMap', `${basename(path)}.map`);
    return response;
  });
  app.get('/assets/*', (context) => send(context, folders.assets, context.req.path.slice('/assets/'.length)));
}

/** Styles, scripts, pictures and videos beside the pages. Asked last, after every call. */
export function servePageFiles(app: DemoApp, pages: string): void {
  app.get('*', (context, next) =>
    /\.(?:css|js|svg|png|ico|webm|vtt)$/.test(context.req.path) ? send(context, [pages], context.req.path) : next(),
  );
}

const notModified = 304;
const rememberedFiles = 5_000;

/** A page asks for each of its files whenever it is opened; mostly, that it is as it was is all there is to say. */
const etags = new Map<string, { mark: string; etag: string }>();

const etagOf = (bytes: Uint8Array) => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

async function send(context: DemoContext, folders: readonly string[], path: string): Promise<Response> {
  for (const folder of folders) {
    const file = await fileInside(folder, path);
    if (!file) continue;
    const remembered = etags.get(file.path);
    const known = remembered?.mark === file.mark ? remembered.etag : undefined;
    context.header('Cache-Control', 'no-cache');
    const isThere = (etag: string) => {
      context.header('ETag', etag);
      return context.req.header('if-none-match') === etag;
    };
    if (known !== undefined && isThere(known)) return context.body(null, notModified);
    const bytes = await readFile(file.path);
    const etag = known ?? etagOf(bytes);
    remember(etags, file.path, { mark: file.mark, etag }, rememberedFiles);
    if (isThere(etag)) return context.body(null, notModified);
    context.header('Content-Type', types[extname(file.path)] ?? 'application/octet-stream');
    context.header('Accept-Ranges', 'bytes');
    return part(context, bytes) ?? context.body(bytes);
  }
  throw notFound('The page or file');
}

/** What a player asks for when somebody goes to another second. */
function part(context: DemoContext, bytes: Uint8Array<ArrayBuffer>): Response | undefined {
  const wanted = context.req.header('range');
  const range = wanted === undefined ? undefined : parseRange(wanted, bytes.length);
  if (range === undefined) return undefined;
  if (range === 'unsatisfiable') {
    context.header('Content-Range', `bytes */${bytes.length}`);
    return context.body(null, 416);
  }
  context.header('Content-Range', `bytes ${range.start}-${range.end - 1}/${bytes.length}`);
  return context.body(bytes.subarray(range.start, range.end), 206);
}

/** The file, if it is one and really lies in the folder, links followed; its mark is another one once it was written. */
async function fileInside(folder: string, path: string): Promise<{ path: string; mark: string } | undefined> {
  if (path.includes('\0') || path.split(/[\\/]/).some((part) => part === '..' || part.startsWith('.')))
    return undefined;
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
    if (!file.startsWith(root + sep)) return undefined;
    const found = await stat(file, { bigint: true });
    return found.isFile()
      ? { path: file, mark: `${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}` }
      : undefined;
  } catch {
    return undefined;
  }
}
