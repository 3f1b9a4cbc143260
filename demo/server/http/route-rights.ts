/** Holds each call to the right that its route has in `permissions.ts`, and the routes to that table. */
import type { Next } from 'hono';
import { matchedRoutes } from 'hono/route';
import { ticketingGraphql } from '../../../src/host/http/operation.ts';
import type { DemoApp, DemoContext } from './demo-context.ts';
import { requireSession } from './guard.ts';
import { routeRights } from './permissions.ts';
import { forbidden } from './refusal.ts';
import { type RightName, requireRight } from './rights.ts';
import type { Sessions } from './sessions.ts';

/** Lets a call through to its route only where its session has the route's right. */
export function requireRouteRight(sessions: Sessions) {
  return async (context: DemoContext, next: Next): Promise<void> => {
    const route = routeOf(context);
    if (route !== undefined) await check(context, sessions, route);
    await next();
  };
}

/** As it stands in the table; undefined where no route answers. */
export function routeOf(context: DemoContext): string | undefined {
  const route = matchedRoutes(context).find(isCall);
  return route && nameOf(route);
}

export const isForAnybody = (route: string): boolean => routeRights[route] === 'anybody';

async function check(context: DemoContext, sessions: Sessions, route: string): Promise<void> {
  const name = routeRights[route];
  if (name === undefined) throw forbidden('This call is not open to anybody.');
  if (isForAnybody(route)) return;
  const session = await requireSession(context, sessions);
  try {
    requireRight(name, session.user);
  } catch (error) {
    const { pathname, search } = new URL(context.req.url);
    const logged = session.log.begin({ method: context.req.method, path: pathname, query: search, endpoint: route });
    session.log.end(logged, 403);
    throw error;
  }
}

/** Throws where a route has no right, or a right no route. */
export function checkRouteRights({ routes }: DemoApp, table: Readonly<Record<string, RightName>> = routeRights): void {
  const registered = new Set(routes.filter(isCall).map(nameOf));
  const open = [...registered].filter((route) => !Object.hasOwn(table, route));
  const gone = Object.keys(table).filter((route) => !registered.has(route));
  if (open.length > 0) throw new Error(`permissions.ts does not say who may call ${open.join(', ')}`);
  if (gone.length > 0) throw new Error(`permissions.ts names ${gone.join(', ')}, which is no route`);
}

/**
 * Throws where a route changes something and does not make its changes by key. What only the demo has, its panel sends;
 * operations have their keys in `graphql/root-fields.ts`.
 */
export function checkChangingRoutes({ routes }: DemoApp, changing: ReadonlySet<string>): void {
  const isOwn = (route: string) => / \/demo\//.test(route) || route === `POST ${ticketingGraphql.path}`;
  const others = routes
    .filter(isCall)
    .filter(({ method }) => method !== 'GET')
    .map(nameOf);
  const careless = [...new Set(others)].filter((route) => !changing.has(route) && !isOwn(route));
  if (careless.length > 0) throw new Error(`${careless.join(', ')} would change something twice when it comes twice`);
}

/** What is registered by `use` is for every method. */
const isCall = ({ method }: { method: string }) => method !== 'ALL';
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
