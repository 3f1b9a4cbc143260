/** Turns endpoints into routes: what comes in is parsed by the contract, what goes out is checked against it. */

import * as z from 'zod/mini';
import { idempotencyHeader } from '../../../src/host/configuration/idempotency-header.ts';
import type { Endpoint, EndpointBody, EndpointParams, EndpointQuery } from '../../../src/host/http/endpoint.ts';
import { bytes as bytesSchema } from '../../../src/host/http/wire.ts';
import type { ActivityLog } from '../activity/activity-log.ts';
import type { DemoApp, DemoContext } from './demo-context.ts';
import { answerWithFaults } from './faults.ts';
import { errorsOfSchema } from './form-refusal.ts';
import { requireSession } from './guard.ts';
import { type Change, type Commit, fingerprintOf, type KeyedChanges, ownerOf } from './keyed-changes.ts';
import { invalid, Refusal } from './refusal.ts';
import { bodyAtMost, HashedContent, jsonLimit, readAtMost } from './request-body.ts';
import type { Session, Sessions } from './sessions.ts';

export interface Call<E extends Endpoint> {
  params: EndpointParams<E>;
  query: EndpointQuery<E>;
  body: EndpointBody<E>;
  session: Session;
  context: DemoContext;
}

export type Answer<E extends Endpoint> = z.input<E['response']>;

/** A call that changes something. */
export interface ChangingCall<E extends Endpoint> extends Call<E> {
  /** Writes what is changed together with the answer; every success goes through it, and what was checked before may have changed. */
  commit: Commit<Answer<E>>;
  /** Of a call whose body is bytes: these, as they come. */
  content: AsyncIterable<Uint8Array>;
}

interface CallOptions {
  /** Bytes of its body. Default `jsonLimit`. */
  bodyLimit?: number;
}

interface ChangeOptions<E extends Endpoint> extends CallOptions {
  /** What of the body tells whether two calls are the same; default all of it. */
  identity?: (body: EndpointBody<E>) => unknown;
}

interface RouterParts {
  app: DemoApp;
  sessions: Sessions;
  changes: KeyedChanges;
  activity: ActivityLog;
  validatesResponses: boolean;
}

export class CallRouter {
  readonly #app: DemoApp;
  readonly #sessions: Sessions;
  readonly #changes: KeyedChanges;
  readonly #activity: ActivityLog;
  /** Method and path of what may come twice, as it changes nothing then: see `change` and `ask`. */
  readonly changing = new Set<string>();
  /** Whether answers are checked against the contract. */
  readonly validatesResponses: boolean;

  constructor({ app, sessions, changes, activity, validatesResponses }: RouterParts) {
    this.#app = app;
    this.#sessions = sessions;
    this.#changes = changes;
    this.#activity = activity;
    this.validatesResponses = validatesResponses;
  }

  /** Serves a call whose answer is JSON. */
  implement<E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<Answer<E>> | Answer<E>): void {
    this.serve(endpoint, async (call) => this.#json(endpoint, await handler(call)));
  }

  /** Serves a call that changes nothing, whose question is too long for an address. */
  ask<E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<Answer<E>> | Answer<E>): void {
    for (const route of routesOf(endpoint)) this.changing.add(`${endpoint.method} ${route}`);
    this.implement(endpoint, handler);
  }

  /** Serves a call that changes something, once for each key that its client gives it. */
  change<E extends Endpoint>(
    endpoint: E,
    handler: (call: ChangingCall<E>) => Promise<Answer<E>> | Answer<E>,
    { identity = (body) => body, bodyLimit = jsonLimit }: ChangeOptions<E> = {},
  ): void {
    for (const route of routesOf(endpoint)) this.changing.add(`${endpoint.method} ${route}`);
    const respond = async (call: Call<E>) => {
      const { params, query, body, session, context } = call;
      const content = new HashedContent(bodyAtMost(context.req.raw, bodyLimit));
      const keyed = {
        owner: ownerOf(session),
        route: `${endpoint.method} ${endpoint.path}`,
        key: context.req.header(idempotencyHeader),
        fingerprint: async () =>
          fingerprintOf([params, query, endpoint.body === bytesSchema ? await content.hash() : identity(body)]),
        record: (answer: unknown) =>
          this.#activity.ofCall(endpoint.name, session.user, {
            params: Object(params),
            body: Object(body),
            answer: Object(answer),
          }),
      };
      const answer = await this.#changes.run<Answer<E>>(keyed, async (write) => {
        let isWritten = false;
        const commit: Commit<Answer<E>> = async (make) => {
          const written = await write(async () => this.#checkedChange(endpoint, await make()));
          isWritten = true;
          return written;
        };
        const given = await handler({ ...call, commit, content });
        if (this.validatesResponses && !isWritten && !isRefusal(given))
          throw new Error(`${endpoint.name} tells of success without having written it`);
        return given;
      });
      return this.#json(endpoint, answer);
    };
    this.serve(endpoint, respond, { bodyLimit });
  }

  #checkedChange<E extends Endpoint>(endpoint: E, change: Change<Answer<E>>): Change<Answer<E>> {
    this.#check(endpoint, change.answer);
    return change;
  }

  #json<E extends Endpoint>(endpoint: E, answer: Answer<E>): Response {
    this.#check(endpoint, answer);
    // `Response.json` puts a stream around it, which costs more than many an answer.
    return new Response(JSON.stringify(answer ?? {}), {
      headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
    });
  }

  #check<E extends Endpoint>(endpoint: E, answer: Answer<E>): void {
    if (!this.validatesResponses) return;
    const checked = z.safeParse(endpoint.response, answer);
    if (!checked.success) throw new Error(`${endpoint.name} answers against its contract: ${describe(checked.error)}`);
  }

  /** Serves a call that writes its answer itself: bytes, mostly. */
  serve<E extends Endpoint>(
    endpoint: E,
    handler: (call: Call<E>) => Promise<Response>,
    { bodyLimit = jsonLimit }: CallOptions = {},
  ): void {
    const respond = (context: DemoContext) => this.#respond(endpoint, handler, bodyLimit, context);
    for (const route of routesOf(endpoint)) this.#app.on(endpoint.method, route, respond);
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

/** A slash at the end of a path may be left out. */
export function routesOf({ path }: Endpoint): string[] {
  const route = path.replace(/\{(\w+)\}/g, ':$1');
  return route.endsWith('/') ? [route, route.slice(0, -1)] : [route];
}

/** Backends refuse by an answer, too. */
function isRefusal(answer: unknown): boolean {
  const { resultCode = 'SUCCESS' } = Object(answer) as { resultCode?: unknown };
  return resultCode !== 'SUCCESS';
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
    if (['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'].includes((reason as NodeJS.ErrnoException).code ?? ''))
      return true;
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
