/** How many calls a browser may make: one whose script runs wild keeps nobody else from the server. */
import type { Next } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { DemoContext } from './demo-context.ts';
import { sessionOf } from './guard.ts';
import { Refusal } from './refusal.ts';
import { isForAnybody, routeOf } from './route-rights.ts';
import type { Sessions } from './sessions.ts';

const second = 1_000;

/**
 * Refuses calls beyond `callsPerMinute` of one session with 429, which the elements show with the seconds after which to try
 * again. What is for anybody, such as pages and their files, is not counted. Several processes count each for itself.
 */
export function limitCalls(sessions: Sessions, callsPerMinute: number) {
  const limiter = new RateLimiterMemory({ points: callsPerMinute, duration: 60 });
  return async (context: DemoContext, next: Next): Promise<void> => {
    const route = routeOf(context);
    if (route !== undefined && !isForAnybody(route)) {
      const session = await sessionOf(context, sessions);
      // Calls without a session are refused anyway, each of which costs as much as one with.
      await limiter.consume(session?.id ?? context.env.incoming.socket.remoteAddress ?? '').catch(refuse);
    }
    await next();
  };
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / second));
  throw new Refusal(
    429,
    'TOO_MANY_REQUESTS',
    `Too many requests in a minute. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    { 'Retry-After': String(seconds) },
  );
}
