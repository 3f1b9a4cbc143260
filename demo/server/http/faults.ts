/**
 * What can go wrong on demand: for tests, and for the fault panel of the demo page. One entry in the table is one fault;
 * the panel reads its name and description from here.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import * as z from 'zod/mini';
import type { DemoContext } from './demo-context.ts';
import { Refusal } from './refusal.ts';
import { slowDown } from './slow-down.ts';
import { truncate } from './truncate.ts';

/** What a session keeps for the faults. */
interface FaultState {
  faults: ActiveFault[];
  mfaPassed: boolean;
  /** Counts what the out-of-order fault has seen. */
  outOfOrderCount: number;
}

interface Occurrence {
  context: DemoContext;
  session: FaultState;
  /** Milliseconds, where the one who set the fault chose them. */
  delayMs: number | undefined;
  retryAfterSeconds: number | undefined;
  afterBytes: number | undefined;
  bytesPerSecond: number | undefined;
  /** The true answer. */
  answer: () => Promise<Response>;
}

interface Fault {
  description: string;
  answer(occurrence: Occurrence): Promise<Response>;
}

export const faults = {
  delay: {
    description: 'Answers after delayMs (1,500)',
    async answer({ delayMs = 1_500, context, answer }) {
      await waitWhileConnected(context, delayMs);
      return answer();
    },
  },
  unauthenticated: {
    description: '401: the session has ended',
    answer: async () => refuse(401, 'SESSION_ENDED', 'Your session has ended. Sign in again.'),
  },
  'mfa-required': {
    description: '403 with MFA_REQUIRED until POST /demo/mfa',
    async answer({ session, answer }) {
      if (session.mfaPassed) return answer();
      return refuse(403, 'MFA_REQUIRED', 'Confirm your identity with a second factor.');
    },
  },
  forbidden: {
    description: '403: not allowed',
    answer: async () => refuse(403, 'FORBIDDEN', 'You are not allowed to do this.'),
  },
  'not-found': {
    description: '404: it is no longer there',
    answer: async () => refuse(404, 'NOT_FOUND', 'This was not found.'),
  },
  'too-many-requests': {
    description: '429 with Retry-After of retryAfterSeconds (1)',
    async answer({ retryAfterSeconds = 1 }) {
      return refuse(429, 'TOO_MANY_REQUESTS', 'Too many requests. Try again in a moment.', {
        'Retry-After': String(retryAfterSeconds),
      });
    },
  },
  'server-error': {
    description: '500: the server failed',
    answer: async () => refuse(500, 'INTERNAL_ERROR', 'Something went wrong on the server.'),
  },
  unavailable: {
    description: '503, with Retry-After when retryAfterSeconds is set',
    async answer({ retryAfterSeconds }) {
      const headers = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
      return refuse(503, 'UNAVAILABLE', 'The service is temporarily unavailable.', headers);
    },
  },
  'truncated-body': {
    description: 'The connection breaks after half of the body, or after afterBytes, and delayMs (60) later',
    async answer({ context, answer, afterBytes, delayMs }) {
      return truncate(context.env.outgoing, await answer(), afterBytes, delayMs);
    },
  },
  'slow-body': {
    description: 'The body comes at bytesPerSecond (1,000,000)',
    async answer({ answer, bytesPerSecond = 1_000_000 }) {
      return slowDown(await answer(), bytesPerSecond);
    },
  },
  'broken-schema': {
    description: 'Valid JSON that is not what the contract says',
    answer: async () => Response.json({ results: 'none of your business', totalElements: -1 }),
  },
  'failure-code': {
    description: '200 with the result code FAILURE',
    answer: async () => Response.json({ resultCode: 'FAILURE', message: 'The device doesn’t answer.' }),
  },
  'dropped-connection': {
    description: 'The connection breaks before any answer',
    async answer({ context }) {
      context.env.outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    },
  },
  'out-of-order': {
    description: 'Every other request, from the first on, answers delayMs (600) later',
    async answer({ session, context, delayMs = 600, answer }) {
      session.outOfOrderCount += 1;
      if (session.outOfOrderCount % 2 === 1) await waitWhileConnected(context, delayMs);
      return answer();
    },
  },
  'never-answers': {
    description: 'Keeps the connection open and says nothing',
    async answer({ context }) {
      await waitWhileConnected(context, 24 * 60 * 60 * 1000);
      return RESPONSE_ALREADY_SENT;
    },
  },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
const faultNames = Object.keys(faults) as [FaultName, ...FaultName[]];

export const faultOrder = z.object({
  fault: z.enum(faultNames),
  /** Only calls whose path with query has this in it, or whose GraphQL operation has this name. */
  match: z.optional(z.string().check(z.maxLength(500))),
  /** How often; for ever when absent. */
  times: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
  delayMs: z.optional(z.number().check(z.minimum(0), z.maximum(600_000))),
  retryAfterSeconds: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(3600))),
  afterBytes: z.optional(z.number().check(z.int(), z.minimum(0))),
  bytesPerSecond: z.optional(z.number().check(z.minimum(1))),
});
export type ActiveFault = z.output<typeof faultOrder>;

/** The answer to a call, with the fault that is due for it: the request's own, its cookie's, then the session's. */
export async function answerWithFaults(
  context: DemoContext,
  session: FaultState,
  /** Of the call, or of the GraphQL operation. */
  callName: string,
  onFault: (name: string) => void,
  answer: () => Promise<Response>,
): Promise<Response> {
  const due = faultOfRequest(context) ?? takeFault(session, context, callName);
  if (!due) return answer();
  onFault(due.fault);
  const { fault, delayMs, retryAfterSeconds, afterBytes, bytesPerSecond } = due;
  const numbers = { delayMs, retryAfterSeconds, afterBytes, bytesPerSecond };
  return faults[fault].answer({ context, session, answer, ...numbers });
}

function takeFault(session: FaultState, context: DemoContext, callName: string): ActiveFault | undefined {
  const { pathname, search } = new URL(context.req.url);
  const asked = decodeLeniently(pathname + search);
  const due = session.faults.find(({ match }) => match === undefined || match === callName || asked.includes(match));
  if (due?.times !== undefined) {
    due.times -= 1;
    if (due.times === 0) session.faults = session.faults.filter((other) => other !== due);
  }
  return due;
}

/** `delay; delayMs=200` in the `x-demo-fault` header or the `rmm_fault` cookie. */
function faultOfRequest(context: DemoContext): ActiveFault | undefined {
  const cookie = /(?:^|;\s*)rmm_fault=([^;]*)/.exec(context.req.header('cookie') ?? '')?.[1];
  const written = context.req.header('x-demo-fault') ?? (cookie && decodeLeniently(cookie));
  if (!written) return undefined;
  const [fault, ...options] = written.split(';').map((part) => part.trim());
  const numbers = options.map((option) => option.split('=')).map(([name, value]) => [name ?? '', Number(value)]);
  const parsed = z.safeParse(faultOrder, { ...Object.fromEntries(numbers), fault });
  if (!parsed.success) throw new Refusal(400, 'INVALID_REQUEST', `There is no fault "${fault}"`);
  return parsed.data;
}

function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function refuse(...args: ConstructorParameters<typeof Refusal>): Response {
  return new Refusal(...args).toResponse();
}

async function waitWhileConnected(context: DemoContext, milliseconds: number): Promise<void> {
  const { outgoing } = context.env;
  const gone = new AbortController();
  const onClose = () => gone.abort();
  outgoing.once('close', onClose);
  await wait(milliseconds, undefined, { signal: gone.signal, ref: false }).catch(() => undefined);
  outgoing.off('close', onClose);
}
