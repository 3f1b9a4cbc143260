import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/**
 * A GraphQL operation, written once as an `Endpoint` is: the client executes it, the reference server accepts this very
 * document and checks variables and answer by these shapes, and the README's table lists it.
 */
export interface Operation<
  Variables extends z.core.$ZodType = z.core.$ZodType,
  Response extends z.core.$ZodType = z.core.$ZodType,
> {
  /** The document's operation name. A host re-points it alone under this key: `configure({ endpoints: { [name]: '/x' } })`. */
  name: string;
  /** A query is asked again after a failure of the moment; a mutation is never repeated by itself. */
  kind: 'query' | 'mutation';
  summary: string;
  /** One operation in GraphQL, named `name`. */
  document: string;
  variables: Variables;
  /** The shape of `data`. */
  response: Response;
  /** Section of the specification, or `not shown` where name and shape are this project's own. */
  source: string;
}

export type OperationVariables<O extends Operation> = z.output<O['variables']>;
export type OperationResponse<O extends Operation> = z.output<O['response']>;

/** Keeps the literal types of an operation's schemas. */
export function operation<Variables extends z.core.$ZodType, Response extends z.core.$ZodType>(
  definition: Operation<Variables, Response>,
): Operation<Variables, Response> {
  return definition;
}

/** Where every operation goes: `configure({ endpoints: { ticketingGraphql: '/x' } })` re-points all of them. */
export const ticketingGraphql = endpoint({
  name: 'ticketingGraphql',
  summary: 'Executes a GraphQL operation',
  method: 'POST',
  path: '/ticketing/graphql',
  params: z.object({}),
  query: z.object({}),
  body: z.object({
    operationName: z.string(),
    query: z.string(),
    variables: z.optional(z.looseObject({})),
  }),
  response: z.object({ data: z.unknown() }),
  source: 'not shown',
});
