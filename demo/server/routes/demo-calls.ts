/** Calls of the demo itself, which stand in no contract: for somebody who has a session, answered in JSON. */
import type * as z from 'zod/mini';
import { parseJson, refusalOf } from '../http/call-router.ts';
import type { DemoContext } from '../http/demo-context.ts';
import { requireSession } from '../http/guard.ts';
import { readAtMost } from '../http/request-body.ts';
import type { Session } from '../http/sessions.ts';
import type { Services } from './services.ts';

/** What it answers is sent as JSON, nothing as an empty object, a `Response` as it is. */
export type DemoHandler = (session: Session, context: DemoContext) => unknown;

export function demoCalls({ app, sessions }: Pick<Services, 'app' | 'sessions'>) {
  return (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, handler: DemoHandler): void => {
    app.on(method, path, async (context: DemoContext) => {
      try {
        const answer = (await handler(await requireSession(context, sessions), context)) ?? {};
        return answer instanceof Response
          ? answer
          : Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
      } catch (error) {
        return refusalOf(error).toResponse();
      }
    });
  };
}

/** @param limit bytes */
export async function readOrder<Schema extends z.core.$ZodType>(
  context: DemoContext,
  schema: Schema,
  limit = 64 * 1024,
): Promise<z.output<Schema>> {
  return parseJson(schema, await readAtMost(context.req.raw, limit));
}
