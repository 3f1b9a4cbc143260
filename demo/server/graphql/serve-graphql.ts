/** The GraphQL operations of the contract, over HTTP as the GraphQL foundation's own handler speaks it. */
import { readFileSync } from 'node:fs';
import { buildSchema, GraphQLError, type GraphQLSchema, printSchema } from 'graphql';
import { createHandler, type OperationArgs } from 'graphql-http';
import * as z from 'zod/mini';
import { idempotencyHeader } from '../../../src/host/configuration/idempotency-header.ts';
import { type Operation, ticketingGraphql } from '../../../src/host/http/operation.ts';
import { refusalOf } from '../http/call-router.ts';
import { requireSession } from '../http/guard.ts';
import { fingerprintOf, ownerOf } from '../http/keyed-changes.ts';
import { invalid, type Refusal } from '../http/refusal.ts';
import { jsonLimit, readAtMost } from '../http/request-body.ts';
import { requireRight } from '../http/rights.ts';
import type { Services } from '../routes/services.ts';
import { type AcceptedOperation, acceptOperations } from './accepted-operations.ts';
import { operationPermissions } from './permissions.ts';
import { type OperationContext, rootFields } from './root-fields.ts';

export const graphqlSchema: GraphQLSchema = buildSchema(
  readFileSync(new URL('schema.graphql', import.meta.url), 'utf8'),
);

/** What a call brings to the handler. */
interface Incoming extends OperationContext {
  accepted: AcceptedOperation | undefined;
}

export function serveGraphql(
  { activity, app, calls, changes, sessions, database }: Services,
  operations: readonly Operation[],
): void {
  const accepted = acceptOperations(operations, graphqlSchema, operationPermissions, rootFields);
  const schemaText = `${printSchema(graphqlSchema)}\n`;
  app.get('/graphql/schema', (context) => context.text(schemaText));

  const handle = createHandler<undefined, Incoming, Incoming>({
    schema: graphqlSchema,
    formatError: publicError,
    onSubscribe: ({ context }, { query, variables }): OperationArgs<Incoming> | GraphQLError[] => {
      try {
        const operation = requireAccepted(context.accepted, query);
        requireRight(operation.permission, context.session.user);
        const variableValues = parseVariables(operation.operation, variables ?? {});
        const { document } = operation;
        return { schema: graphqlSchema, document, variableValues, rootValue: rootFields, contextValue: context };
      } catch (error) {
        return [errorOf(error)];
      }
    },
    onOperation: ({ context }, _args, { data, errors }) => {
      if (errors || !calls.validatesResponses || !context.accepted) return;
      const { name, response } = context.accepted.operation;
      const checked = z.safeParse(response, data);
      if (!checked.success) return { errors: [errorOf(new Error(`${name} answers against its contract`))] };
    },
  });

  app.post(ticketingGraphql.path, async (context) => {
    const session = await requireSession(context, sessions);
    const body = await readAtMost(context.req.raw, jsonLimit);
    const text = body.toString('utf8');
    const operation = accepted.get(nameIn(text));
    const name = operation?.operation.name ?? ticketingGraphql.name;
    if (operation) context.set('operation', name);
    return calls.respond(context, session, name, async () => {
      const [answer, { status, headers }] = await handle({
        method: context.req.method,
        url: context.req.url,
        headers: context.req.raw.headers,
        body: text,
        raw: undefined,
        context: {
          session,
          database,
          accepted: operation,
          changes,
          call: {
            owner: ownerOf(session),
            route: name,
            key: context.req.header(idempotencyHeader),
            fingerprint: () => fingerprintOf(JSON.parse(text).variables ?? {}),
            record(answer) {
              const variables = Object(JSON.parse(text).variables);
              return activity.ofCall(name, session.user, {
                params: variables,
                body: variables,
                answer: Object(answer),
              });
            },
          },
        },
      });
      return new Response(answer, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
    });
  });
}

/** What is no JSON, or names nothing, is the handler's to refuse. */
function nameIn(text: string): string {
  try {
    return String(JSON.parse(text)?.operationName);
  } catch {
    return '';
  }
}

function requireAccepted(operation: AcceptedOperation | undefined, query: string): AcceptedOperation {
  if (operation?.isDocument(query)) return operation;
  throw invalid('Only the operations of the contract are executed, with their own documents');
}

function parseVariables({ variables }: Operation, values: Record<string, unknown>): Record<string, unknown> {
  const parsed = z.safeParse(variables, values);
  if (parsed.success) return parsed.data as Record<string, unknown>;
  const [issue] = parsed.error.issues;
  throw invalid(`The variables are not valid: ${issue?.path.map(String).join('.')}: ${issue?.message}`);
}

/** By status of the refusal, the code by which GraphQL clients know kinds of failure. */
const codes: Partial<Record<Refusal['status'], string>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'RATE_LIMITED',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'UNAVAILABLE',
};

function errorOf(error: unknown): GraphQLError {
  const { status, resultCode, message, errors } = refusalOf(error);
  const code = codes[status] ?? 'BAD_USER_INPUT';
  return new GraphQLError(message, { extensions: { code, resultCode, ...(errors.length > 0 && { errors }) } });
}

/** What is told outside: as of every call, never what was not foreseen. */
function publicError(error: Readonly<GraphQLError | Error>): GraphQLError {
  if (!(error instanceof GraphQLError)) return errorOf(invalid(error.message));
  if (error.extensions.code !== undefined) return error;
  const { originalError, path } = error;
  const { message, extensions } = errorOf(originalError ?? invalid(error.message));
  return new GraphQLError(message, { extensions, path: path ?? null });
}
