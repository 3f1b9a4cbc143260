import type * as z from 'zod/mini';

/**
 * A call on the wire, written once: the client calls it, the reference server routes and validates by it,
 * and the OpenAPI document and the README's table of paths are printed from it.
 */
export interface Endpoint<
  Params extends z.core.$ZodType = z.core.$ZodType,
  Query extends z.core.$ZodType = z.core.$ZodType,
  Body extends z.core.$ZodType = z.core.$ZodType,
  Response extends z.core.$ZodType = z.core.$ZodType,
> {
  /** Key under which a host re-points the call: `configure({ endpoints: { [name]: '/x/{nodeId}/y' } })`. */
  name: string;
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path template; `{name}` stands for a member of `params`, percent-encoded when it is filled in. */
  path: string;
  params: Params;
  /** Query members; the client serialises its output values, the server coerces strings back. */
  query: Query;
  body: Body;
  response: Response;
  /** Section of the specification, or `not shown` where the path is this project's own. */
  source: string;
}

export type EndpointParams<E extends Endpoint> = z.output<E['params']>;
export type EndpointQuery<E extends Endpoint> = z.output<E['query']>;
export type EndpointBody<E extends Endpoint> = z.output<E['body']>;
export type EndpointResponse<E extends Endpoint> = z.output<E['response']>;

/** Keeps the literal types of an endpoint's schemas. */
export function endpoint<
  Params extends z.core.$ZodType,
  Query extends z.core.$ZodType,
  Body extends z.core.$ZodType,
  Response extends z.core.$ZodType,
>(definition: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return definition;
}
