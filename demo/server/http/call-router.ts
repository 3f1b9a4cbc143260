/** Turns endpoints into routes: what comes in is parsed by the contract, what goes out is checked against it. */

import * as z from 'zod/mini';
import type { Endpoint, EndpointBody, EndpointParams, EndpointQuery } from '../../../src/host/http/endpoint.ts';
import { bytes as bytesSchema } from '../../../src/host/http/wire.ts';
import type { DemoApp, DemoContext } from './demo-context.ts';
import { answerWithFaults } from './faults.ts';
import { errorsOfSchema } from './form-refusal.ts';
import { requireSession } from './guard.ts';
import { invalid, Refusal } from './refusal.ts';
import type { Session, Sessions } from './sessions.ts';

export interface Call<E extends Endpoint> {
  params: EndpointParams<E>;
  query: EndpointQuery<E>;
  body: EndpointBody<E>;
  session: Session;
  context: DemoContext;
}

export type Answer<E extends Endpoint> = z.input<E['response']>;

/** Bytes of a body, where the call does not take more. */
export const jsonLimit = 1024 * 1024;

interface CallOptions {
  /** Bytes of its body. Default `jsonLimit`. */
  bodyLimit?: number;
}

export class CallRouter {
  readonly #app: DemoApp;
  readonly #sessions: Sessions;
  /** Whether answers are checked against the contract. */
  readonly validatesResponses: boolean;

  constructor(app: DemoApp, sessions: Sessions, validatesResponses: boolean) {
    this.#app = app;
    this.#sessions = sessions;
    this.validatesResponses = validatesResponses;
  }

  /** Serves a call whose answer is JSON. */
  implement<E extends Endpoint>(
    endpoint: E,
    handler: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
    options?: CallOptions,
  ): void {
    const respond = async (call: Call<E>) => {
      const answer = await handler(call);
      if (this.validatesResponses) {
        const checked = z.safeParse(endpoint.response, answer);
        if (!checked.success)
          throw new Error(`${endpoint.name} answers against its contract: ${describe(checked.error)}`);
      }
      return Response.json(answer ?? {}, { headers: { 'Cache-Control': 'no-store' } });
    };
    this.serve(endpoint, respond, options);
  }

  /** Serves a call that writes its answer itself: bytes, mostly. */
  serve<E extends Endpoint>(
    endpoint: E,
    handler: (call: Call<E>) => Promise<Response>,
    { bodyLimit = jsonLimit }: CallOptions = {},
  ): void {
    const route = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    const respond = (context: DemoContext) => this.#respond(endpoint, handler, bodyLimit, context);
    this.#app.on(endpoint.method, route, respond);
    if (route.endsWith('/')) this.#app.on(endpoint.method, route.slice(0, -1), respond);
  }

  async #respond<E extends Endpoint>(
    endpoint: E,
    handler: (call: Call<E>) => Promise<Response>,
    bodyLimit: number,
    context: DemoContext,
  ): Promise<Response> {
    const session = await requireSession(context, this.#sessions);
    return this.respond(context, session, endpoint.name, async () => {
      const params = parseTexts(endpoint.params, context.req.param(), 'path');
      const query = parseTexts(endpoint.query, Object.fromEntries(new URL(context.req.url).searchParams), 'query');
      const body = await readBody(endpoint, bodyLimit, context);
      return handler({ params, query, body, session, context } as Call<E>);
    });
  }

  /** What every call has around its answer: the session's log, by `name`, the faults that are due, and refusals. */
  async respond(
    context: DemoContext,
    session: Session,
    name: string,
    answer: () => Promise<Response>,
  ): Promise<Response> {
    const { pathname, search } = new URL(context.req.url);
    const { method } = context.req;
    const logged = session.log.begin({ method, path: pathname, query: search, endpoint: name });
    context.env.outgoing.once('close', () => session.log.end(logged, 0));
    const onFault = (fault: string) => {
      logged.fault = fault;
    };
    const response = await answerWithFaults(context, session, name, onFault, async () => {
      try {
        return await answer();
      } catch (error) {
        return refusalOf(error).toResponse();
      }
    });
    session.log.end(logged, response.status);
    return response;
  }
}

/** What a failure tells outside: never a stack, and what we did not foresee only that it happened. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  console.error(error);
  if (isDiskFull(error)) return diskFull();
  return new Refusal(500, 'INTERNAL_ERROR', 'Something went wrong on the server.');
}

/** Also as the reason of another failure, and as the database calls it. */
function isDiskFull(error: unknown): boolean {
  for (let reason = error; reason instanceof Error; reason = reason.cause) {
    if (['ENOSPC', 'EDQUOT', 'SQLITE_FULL'].includes((reason as NodeJS.ErrnoException).code ?? '')) return true;
  }
  return false;
}

/** What is left of a body is not read: the connection cannot serve another call. */
function diskFull(): Refusal {
  const message = 'The server’s disk is full, so nothing was saved. Free up some space there, then try again.';
  return new Refusal(507, 'DISK_FULL', message, { Connection: 'close' });
}

function parse<Schema extends z.core.$ZodType>(schema: Schema, value: unknown, where: string): z.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const message = `The ${where} is not valid: ${describe(parsed.error)}`;
  throw new Refusal(400, 'INVALID_REQUEST', message, {}, where === 'body' ? errorsOfSchema(parsed.error, value) : []);
}

/** An address writes a number in digits; `z.coerce` would take all that JavaScript does: `0x10`, `1e3`, nothing at all. */
function parseTexts<Schema extends z.core.$ZodType>(
  schema: Schema,
  texts: Readonly<Record<string, string>>,
  where: string,
): z.output<Schema> {
  const parsed = parse(schema, texts, where);
  for (const [name, value] of Object.entries(parsed as Record<string, unknown>)) {
    const text = texts[name] ?? '';
    if (typeof value === 'number' && !/^\d{1,16}$/.test(text)) {
      throw invalid(`The ${where} is not valid: ${name}: "${text}" is not a number in digits`);
    }
  }
  return parsed;
}

function describe(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  if (!issue) return 'unknown reason';
  const place = issue.path.length > 0 ? `${issue.path.map(String).join('.')}: ` : '';
  return `${place}${issue.message}`;
}

async function readBody(endpoint: Endpoint, limit: number, context: DemoContext): Promise<unknown> {
  // A raw body is read by the handler as a stream, and a call without a body ignores what came along.
  if (endpoint.body === bytesSchema || endpoint.method === 'GET') return undefined;
  const bytes = await readAtMost(context.req.raw, limit);
  const type = context.req.header('content-type') ?? '';
  if (bytes.length > 0 && !/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) {
    throw invalid('The body has to be application/json');
  }
  return parseJson(endpoint.body, bytes);
}

/** A JSON body by its schema; an empty one counts as `{}`. */
export function parseJson<Schema extends z.core.$ZodType>(schema: Schema, bytes: Buffer): z.output<Schema> {
  try {
    return parse(schema, bytes.length === 0 ? {} : JSON.parse(bytes.toString('utf8')), 'body');
  } catch (error) {
    throw error instanceof SyntaxError ? invalid('The body is not JSON') : error;
  }
}

/** The body, refused with 413 once it is longer than `limit` bytes. */
export async function readAtMost(request: Request, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bodyAtMost(request, limit)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The body as it comes, broken off with 413 once it is longer than `limit` bytes. */
export async function* bodyAtMost(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const chunk of whole(request)) {
    length += chunk.byteLength;
    if (length > limit) {
      // The rest is not read: the connection cannot serve another call.
      throw new Refusal(413, 'TOO_LARGE', `The body is larger than ${limit} bytes`, { Connection: 'close' });
    }
    yield chunk;
  }
}

/** A client that leaves in the middle is no fault of the server's. */
async function* whole({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* (body ?? []) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw invalid(`The body broke off: ${error}`);
  }
}
