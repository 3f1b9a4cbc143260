/**
 * The reference server with one more thing: each page gets a script that reloads it when `dev.mjs` says so, or when the
 * server comes back after a restart.
 */
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { classicScript } from './dev-build.mjs';
import { docsWhenNeeded } from './prepare.mjs';
import { createServer } from './server/create-server.ts';
import { optionsFromEnvironment } from './server/environment.ts';
import { whatToTry } from './what-to-try.mjs';

const reloadScript = `
let lost = false;
const events = new EventSource('/demo/reload');
events.onopen = () => lost && location.reload();
events.onerror = () => { lost = true; };
events.onmessage = () => location.reload();
`;

const port = Number(process.argv[2]);
const dist = process.argv[3];
const staticFolders = { dist, assets: [join(dist, 'demo')] };
const start = async () => createServer({ ...optionsFromEnvironment(), staticFolders });
const { app, close } = await start().catch(({ message }) => {
  console.error(message);
  process.exit(1);
});
const pages = new Set();
const encoder = new TextEncoder();

const server = createAdaptorServer({ fetch: answer });
server.listen(port, '127.0.0.1', () => console.log(whatToTry(`http://127.0.0.1:${port}`)));
server.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});

process.on('message', () => {
  for (const page of pages) page.enqueue(encoder.encode('data: reload\n\n'));
});

async function end() {
  server.closeAllConnections();
  server.close();
  await close();
  process.exit(0);
}
process.once('SIGTERM', end);
process.once('SIGINT', end);
process.once('disconnect', end);

async function answer(request, environment) {
  const { pathname } = new URL(request.url);
  if (pathname === '/demo/reload') return reloads();
  if (pathname === '/demo/reload.js')
    return new Response(reloadScript, { headers: { 'Content-Type': 'text/javascript' } });
  if (pathname === '/dist/rmm-elements.classic.js')
    return new Response(await classicScript(), { headers: { 'Content-Type': 'text/javascript' } });
  // What is written of an edit is written when somebody looks at it: most edits change none of it.
  if (/^\/docs\/([^.]*|.*\.html)$/.test(pathname)) await docsWhenNeeded(dist);
  const response = await app.fetch(request, environment);
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('etag');
  return new Response(html.replace('</head>', '<script type="module" src="/demo/reload.js"></script></head>'), {
    headers,
  });
}

function reloads() {
  let page;
  const stream = new ReadableStream({
    start(controller) {
      page = controller;
      pages.add(page);
      page.enqueue(encoder.encode('retry: 300\n\n'));
    },
    cancel: () => pages.delete(page),
  });
  return new Response(stream, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' } });
}
