/**
 * A GraphQL operation as a call. GraphQL answers failures with 200 and a list of errors: each such answer is read as the
 * REST call it would have been, so that kinds of failure, retry, second factor and renewed session are the same code.
 *
 * An answer with errors is a failure, also where it has data: an operation is answered whole or not at all.
 */

import * as z from 'zod/mini';
import { jsonText } from '../../base/json-text.ts';
import type { Configuration } from '../configuration/configuration-types.ts';
import { type Operation, type OperationVariables, ticketingGraphql } from './operation.ts';
import { retry, type Transport } from './transport.ts';

const accept = 'application/graphql-response+json, application/json';

/** The endpoint and arguments that stand for an operation, and how they travel. */
export function operationCall<O extends Operation>(
  operation: O,
  variables: OperationVariables<O>,
  { endpoints }: Configuration,
) {
  const { name, kind, summary, source, document, response } = operation;
  const { name: everyOperation, path, ...rest } = ticketingGraphql;
  const transport: Transport = {
    retry: { ...retry, methods: kind === 'query' ? ['POST'] : [] },
    headers: { accept },
    wrap: asPlainCall,
  };
  return {
    endpoint: { ...rest, name, summary, source, path: endpoints[everyOperation] ?? path, response: dataOf(response) },
    args: {
      params: {},
      body: { operationName: name, query: document, variables: variables as Record<string, unknown> },
    },
    transport,
  };
}

function dataOf<Data extends z.core.$ZodType>(data: Data) {
  return z.object({ data });
}

/** Answers with errors become refusals, all others stay as they are. */
function asPlainCall(fetch: Configuration['fetch']): Configuration['fetch'] {
  return async (input, init) => {
    const response = await fetch(input, init);
    const text = await response.text();
    const error = firstError(text);
    if (error === undefined) return new Response(text === '' ? null : text, response);
    const { code, resultCode = code, retryAfter, errors } = error.extensions ?? {};
    const headers = new Headers(response.headers);
    if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
    const status = statusOf(response.status, resultCode, code);
    return new Response(jsonText({ resultCode, message: error.message, errors }), { status, headers });
  };
}

const failure = z.object({
  errors: z
    .array(
      z.object({
        message: z.optional(z.string()),
        extensions: z.optional(
          z.object({
            /** As GraphQL servers write the kind of failure. */
            code: z.optional(z.string()),
            /** The backend's own code, which outranks it. */
            resultCode: z.optional(z.string()),
            /** Seconds. */
            retryAfter: z.optional(z.number()),
            /** Which members are wrong, as a REST call's refusal has them. */
            errors: z.optional(z.unknown()),
          }),
        ),
      }),
    )
    .check(z.minLength(1)),
});

/** The first one speaks for all: what follows is mostly its consequence. */
function firstError(text: string) {
  try {
    return z.parse(failure, JSON.parse(text)).errors[0];
  } catch {
    return undefined;
  }
}

/** By code, the status that a REST call would have had. Sources: Apollo Server's codes, and the console's own. */
const statuses: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  NOT_AUTHENTICATED: 401,
  SESSION_ENDED: 401,
  FORBIDDEN: 403,
  MFA_REQUIRED: 403,
  NOT_FOUND: 404,
  TOO_MANY_REQUESTS: 429,
  RATE_LIMITED: 429,
  INTERNAL_ERROR: 500,
  INTERNAL_SERVER_ERROR: 500,
  // The document is this side's, so that nothing which a user could change is wrong with it.
  GRAPHQL_PARSE_FAILED: 500,
  GRAPHQL_VALIDATION_FAILED: 500,
  UNAVAILABLE: 503,
  SERVICE_UNAVAILABLE: 503,
};

/** A code that nobody knows is a refusal with a reason, an error without any a failure of the server. */
function statusOf(status: number, ...codes: (string | undefined)[]): number {
  for (const code of codes) {
    const known = code !== undefined && Object.hasOwn(statuses, code) ? statuses[code] : undefined;
    if (known !== undefined) return known;
  }
  if (status >= 400) return status;
  return codes.some((code) => code !== undefined) ? 400 : 500;
}
