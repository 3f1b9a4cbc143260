/**
 * Who may talk to the server at all. It hands out a real folder of this machine, so a page of another site must not
 * reach it, neither by its own requests nor by a name that it made resolve to 127.0.0.1 (DNS rebinding).
 */
import type { Next } from 'hono';
import type { DemoContext } from './demo-context.ts';
import { Refusal } from './refusal.ts';
import type { Session, Sessions } from './sessions.ts';

const longestAddress = 8_192;

export async function guard(context: DemoContext, next: Next): Promise<Response | undefined> {
  const port = portOf(context);
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`];
  const host = context.env.incoming.headers.host ?? '';
  if (!hosts.includes(host)) {
    return new Refusal(403, 'WRONG_HOST', `Open the server as http://127.0.0.1:${port}`).toResponse();
  }
  const origin = context.req.header('origin');
  if (origin !== undefined && origin !== `http://${host}`) return crossSite();
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none' && !isLinkToPage(context)) return crossSite();
  if ((context.env.incoming.url ?? '').length > longestAddress) {
    return new Refusal(400, 'INVALID_REQUEST', 'The address is too long').toResponse();
  }
  // An answer that is made already would be made anew for each of them, with a stream around its body.
  const { outgoing } = context.env;
  outgoing.setHeader('X-Content-Type-Options', 'nosniff');
  outgoing.setHeader('Referrer-Policy', 'same-origin');
  outgoing.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  outgoing.setHeader('X-Frame-Options', 'SAMEORIGIN');
  await next();
  return undefined;
}

export async function sessionOf(context: DemoContext, sessions: Sessions): Promise<Session | undefined> {
  const name = cookieName(context);
  const cookies = (context.req.header('cookie') ?? '').split(/;\s*/);
  for (const cookie of cookies) {
    if (!cookie.startsWith(`${name}=`)) continue;
    const session = await sessions.find(cookie.slice(name.length + 1));
    if (session) return session;
  }
  return undefined;
}

export async function requireSession(context: DemoContext, sessions: Sessions): Promise<Session> {
  const session = await sessionOf(context, sessions);
  if (session) return session;
  throw new Refusal(401, 'SESSION_ENDED', 'Open a demo page first to start a session.');
}

/**
 * A page gives the browser its session; one that has one keeps it, also where a link of another site led here: `Strict`
 * would hold the cookie back then, and the new one would take its place. Calls of other sites are refused by the guard.
 */
export async function giveSession(context: DemoContext, sessions: Sessions): Promise<void> {
  if (await sessionOf(context, sessions)) return;
  const { cookie } = sessions.create();
  context.header('Set-Cookie', `${cookieName(context)}=${cookie}; HttpOnly; SameSite=Lax; Path=/`, { append: true });
}

/** Cookies know no port: two servers on one host would overwrite each other's under one name. */
function cookieName(context: DemoContext): string {
  return `rmm_session_${portOf(context)}`;
}

function portOf(context: DemoContext): number {
  return context.env.incoming.socket.localPort ?? 0;
}

/** Following a link from elsewhere to a page is fine: it only reads, and holds nothing of anybody's. */
function isLinkToPage(context: DemoContext): boolean {
  const { method } = context.req;
  const isNavigation = context.req.header('sec-fetch-mode') === 'navigate';
  const { path } = context.req;
  const isPage = path === '/' || ['/elements/', '/host/', '/hc/'].some((folder) => path.startsWith(folder));
  return method === 'GET' && isNavigation && context.req.header('sec-fetch-dest') === 'document' && isPage;
}

function crossSite(): Response {
  return new Refusal(403, 'CROSS_SITE', 'Requests from other sites are refused.').toResponse();
}
