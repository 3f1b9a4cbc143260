/** The OpenAPI document, from the same values as client and server. Run as a program, it prints it. */

import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { idempotencyHeader } from '../../src/host/configuration/idempotency-header.ts';
import type { Endpoint } from '../../src/host/http/endpoint.ts';
import { alternatives } from '../../src/host/http/one-of.ts';
import { type Operation, ticketingGraphql } from '../../src/host/http/operation.ts';
import { bytes, identifier } from '../../src/host/http/wire.ts';
import { allEndpoints, allOperations } from './all-calls.ts';

type JsonSchema = Record<string, unknown> & { properties?: Record<string, JsonSchema>; required?: string[] };

const refusal = {
  description: 'The call was refused',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          resultCode: { type: 'string' },
          message: { type: 'string' },
          errors: {
            description: 'Which members of the body are wrong, and how',
            type: 'array',
            items: {
              type: 'object',
              properties: { field: { type: 'string' }, code: { type: 'string' }, limit: { type: 'number' } },
              required: ['field', 'code'],
            },
          },
        },
        required: ['resultCode', 'message'],
      },
    },
  },
};

/** Of every call that changes something, and of GraphQL's mutations. */
const idempotencyKey = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  description:
    'One for each time that a user asked for the change. A call that comes again with its key changes nothing more and ' +
    'gets the first answer; another call with the key is refused with 409 and KEY_REUSED. A refused call has changed ' +
    'nothing and may be sent again with its key.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

export function openApiDocument(
  endpoints: readonly Endpoint[] = allEndpoints,
  operations: readonly Operation[] = allOperations,
) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const methods = paths[endpoint.path] ?? {};
    methods[endpoint.method.toLowerCase()] = operationOf(endpoint);
    paths[endpoint.path] = methods;
  }
  if (operations.length > 0) paths[ticketingGraphql.path] = { post: graphqlOf(operations) };
  return {
    openapi: '3.1.0',
    info: { title: 'RMM console backend', version: '1.0.0', description: 'The calls that RMM Elements make.' },
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'rmm_session' } } },
    security: [{ session: [] }],
  };
}

function operationOf(endpoint: Endpoint) {
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...(endpoint.method === 'GET' ? [] : [idempotencyKey]),
  ];
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    'x-source': endpoint.source,
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody(endpoint) && { requestBody: { required: true, content: contentOf(endpoint.body) } }),
    responses: { 200: { description: 'The answer', content: contentOf(endpoint.response) }, default: refusal },
  };
}

/** Of each operation its document and shapes; the schema itself is at `/graphql/schema`. */
function graphqlOf(operations: readonly Operation[]) {
  return {
    ...operationOf(ticketingGraphql),
    'x-graphql-schema': '/graphql/schema',
    'x-graphql-operations': operations.map(({ name, kind, summary, source, document, variables, response }) => ({
      operationName: name,
      kind,
      summary,
      'x-source': source,
      query: document,
      variables: schemaOf(variables),
      data: schemaOf(response),
    })),
  };
}

function parametersOf(schema: z.core.$ZodType, place: 'path' | 'query') {
  const { properties = {}, required = [] } = schemaOf(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function contentOf(schema: z.core.$ZodType) {
  return schema === bytes ? { 'application/octet-stream': {} } : { 'application/json': { schema: schemaOf(schema) } };
}

function hasBody({ method, body }: Endpoint): boolean {
  if (method === 'GET') return false;
  if (body === bytes) return true;
  const { type, properties } = schemaOf(body);
  return type !== 'object' || Object.keys(properties ?? {}).length > 0;
}

function schemaOf(schema: z.core.$ZodType): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // What code reads it, a schema of JSON cannot say.
    override: ({ zodSchema, jsonSchema }) => {
      if ((zodSchema as unknown) === identifier) jsonSchema.type = ['string', 'number'] as never;
      const shapes = alternatives.get(zodSchema);
      if (shapes) jsonSchema.anyOf = shapes.map(schemaOf) as never;
    },
  });
  return rest as JsonSchema;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(JSON.stringify(openApiDocument(), null, 2));
