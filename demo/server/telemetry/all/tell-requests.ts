/**
 * One server span and one duration for each request, named by the call of the contract. An address may have names, ids and
 * what somebody searched for in it, so neither it nor headers nor who asked are told.
 */
import { type Attributes, context as active, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_URL_SCHEME,
  METRIC_HTTP_SERVER_REQUEST_DURATION,
} from '@opentelemetry/semantic-conventions';
import type { Endpoint } from '../../../../src/host/http/endpoint.ts';
import { routesOf } from '../../http/call-router.ts';
import type { DemoContext } from '../../http/demo-context.ts';
import { routeOf } from '../../http/route-rights.ts';
import { explicitBucketBoundaries, type Telemetry, type TelemetryParts } from './telemetry-parts.ts';

/** In the conventions, but not among the stable ones yet. */
const operationName = 'graphql.operation.name';

/** Others are told as one, or whoever makes methods up would make rows in a database up. */
const knownMethods = new Set(['CONNECT', 'DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'QUERY', 'TRACE']);

export function tellRequests(
  { tracer, meter }: TelemetryParts,
  endpoints: readonly Endpoint[],
): Telemetry['tellRequest'] {
  const byRoute = new Map(
    endpoints.flatMap((endpoint) => routesOf(endpoint).map((route) => [`${endpoint.method} ${route}`, endpoint])),
  );
  const durations = meter.createHistogram(METRIC_HTTP_SERVER_REQUEST_DURATION, {
    description: 'Duration of HTTP server requests.',
    unit: 's',
    advice: { explicitBucketBoundaries },
  });
  return async (context, next) => {
    const { incoming, outgoing } = context.env;
    const started = performance.now();
    const { name, attributes } = described(context, byRoute);
    const caller = propagation.extract(active.active(), incoming.headers);
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, caller);
    // Behind the last byte, or when the client has gone: what is sent as a stream is not over when its call is.
    outgoing.once('close', () => {
      const operation = context.get('operation');
      const told: Attributes = {
        ...attributes,
        ...(operation && { [operationName]: operation }),
        ...outcomeOf(outgoing),
      };
      if (operation) span.updateName(operation);
      span.setAttributes(told);
      if (told[ATTR_ERROR_TYPE] !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      durations.record((performance.now() - started) / 1_000, told);
    });
    await active.with(trace.setSpan(caller, span), next);
  };
}

/** By the contract, or by the route where the server has more than is in it, such as pages and their files. */
function described(context: DemoContext, byRoute: ReadonlyMap<string, Endpoint>) {
  const { method } = context.req;
  const known = knownMethods.has(method) ? method : '_OTHER';
  const route = routeOf(context);
  const endpoint = byRoute.get(route ?? '');
  const path = endpoint?.path ?? route?.slice(route.indexOf(' ') + 1);
  // What only asks whether there is such a file is no route.
  const isRoute = path !== undefined && path !== '/*';
  const attributes: Attributes = {
    [ATTR_HTTP_REQUEST_METHOD]: known,
    [ATTR_URL_SCHEME]: 'http',
    ...(isRoute && { [ATTR_HTTP_ROUTE]: path }),
  };
  const unnamed = known === '_OTHER' ? 'HTTP' : known;
  return { name: endpoint?.name ?? (isRoute ? `${unnamed} ${path}` : unnamed), attributes };
}

/** No status where the client went away before there was one. */
function outcomeOf({ headersSent, statusCode }: DemoContext['env']['outgoing']): Attributes {
  if (!headersSent) return {};
  return {
    [ATTR_HTTP_RESPONSE_STATUS_CODE]: statusCode,
    ...(statusCode >= 500 && { [ATTR_ERROR_TYPE]: String(statusCode) }),
  };
}
