import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { buildSchema, parse, validate } from 'graphql';
import * as z from 'zod/mini';
import { allOperations } from '../../../demo/server/all-calls.ts';
import { acceptOperations } from '../../../demo/server/graphql/accepted-operations.ts';
import { operationPermissions } from '../../../demo/server/graphql/permissions.ts';
import { rootFields } from '../../../demo/server/graphql/root-fields.ts';
import { graphqlSchema } from '../../../demo/server/graphql/serve-graphql.ts';
import { openApiDocument } from '../../../demo/server/openapi.ts';
import { ticketAttributeTypes } from '../../../src/directory/ticket-attribute-types.ts';
import {
  createTag,
  getDeviceRoles,
  getTicketAttributes,
  listTags,
  tagNameLimit,
} from '../../../src/directory/ticketing-contract.ts';
import type { Operation } from '../../../src/host/http/operation.ts';
import { conditionRule } from '../../ticketing/ruleset/ruleset-bodies.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

interface Result {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: string[]; extensions: { code: string; resultCode: string } }[];
}

const examples: Record<string, Record<string, unknown>> = {
  GetAttributeList: {},
  GetNodeRoleList: {},
  GetEndUserRoleList: {},
  CreateTag: { name: 'example' },
  GetTicketRuleset: { id: '1' },
  GetTicketFormList: {},
  GetTicketStatusList: {},
  CreateTicketRuleset: { ruleset: conditionRule },
  UpdateTicketRuleset: { id: '1', ruleset: conditionRule },
};

describe('the GraphQL endpoint', () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer();
  });
  beforeEach(async () => {
    client = await server.newClient();
  });
  after(() => server.close());

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    client.fetch('/ticketing/graphql', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
    });
  const execute = (operation: Operation, variables: unknown = {}, query = operation.document) =>
    post({ operationName: operation.name, query, variables });
  const read = async (response: Response | Promise<Response>): Promise<Result> =>
    (await (await response).json()) as Result;
  const resultCode = async (response: Promise<Response>) => (await read(response)).errors?.[0]?.extensions.resultCode;

  it('has an example of every operation here, and answers each as the contract says', async () => {
    assert.deepEqual(Object.keys(examples).sort(), allOperations.map(({ name }) => name).sort());
    for (const operation of allOperations) {
      const response = await execute(operation, examples[operation.name]);
      const { data, errors } = await read(response);
      assert.equal(response.status, 200, operation.name);
      assert.equal(response.headers.get('cache-control'), 'no-store');
      assert.equal(errors, undefined, operation.name);
      assert.ok(z.safeParse(operation.response, data).success, operation.name);
    }
  });

  it('knows an attribute of each of the eight types, and an inactive one', async () => {
    const { ticketAttributes } = z.parse(getTicketAttributes.response, (await read(execute(getTicketAttributes))).data);
    assert.deepEqual(
      [...new Set(ticketAttributes.map(({ attributeType }) => attributeType))].sort(),
      [...ticketAttributeTypes].sort(),
    );
    assert.ok(ticketAttributes.some(({ active }) => !active));
    assert.ok((ticketAttributes[0]?.content?.values?.length ?? 0) > 1);
  });

  it('creates a tag, which is in the list from then on, and none twice', async () => {
    const { createTag: created } = z.parse(
      createTag.response,
      (await read(execute(createTag, { name: ' Été ' }))).data,
    );
    assert.equal(created.name, 'Été');
    const { results } = await client.call(listTags, { query: { searchCriteria: 'ete' } });
    assert.deepEqual(results, [created]);
    assert.equal(await resultCode(execute(createTag, { name: 'ETE' })), 'TAG_ALREADY_EXISTS');
    const answers = await Promise.all([1, 2, 3, 4].map(() => read(execute(createTag, { name: 'at once' }))));
    assert.equal(answers.filter(({ errors }) => errors === undefined).length, 1, JSON.stringify(answers));
  });

  it('refuses variables that the contract does not allow, and names the reason', async () => {
    for (const variables of [{}, { name: 7 }, { name: '  ' }, { name: 'x'.repeat(tagNameLimit + 1) }]) {
      const { errors } = await read(execute(createTag, variables));
      assert.deepEqual(errors?.[0]?.extensions, { code: 'BAD_USER_INPUT', resultCode: 'INVALID_REQUEST' });
      assert.match(errors?.[0]?.message ?? '', /name/);
    }
  });

  it('asks who is there, and what they may do', async () => {
    const stranger = await fetch(`${server.client.url}/ticketing/graphql`, { method: 'POST', body: '{}' });
    assert.equal(stranger.status, 401);
    await client.demo('POST', 'session', { user: 'technician' });
    const { data, errors } = await read(execute(createTag, { name: 'mine' }));
    assert.deepEqual([data, errors?.[0]?.extensions], [undefined, { code: 'FORBIDDEN', resultCode: 'FORBIDDEN' }]);
    assert.equal((await read(execute(getDeviceRoles))).errors, undefined, 'reading is for all');
    await client.demo('POST', 'session', { user: 'operator' });
    assert.equal((await read(execute(createTag, { name: 'mine' }))).errors, undefined);
  });

  it('executes the documents of the contract, in whatever layout, and no others', async () => {
    assert.equal(
      (await read(execute(getDeviceRoles, {}, getDeviceRoles.document.replaceAll(/\s+/g, ' \n')))).errors,
      undefined,
    );
    const strangers: unknown[] = [
      { operationName: 'GetNodeRoleList', query: 'query GetNodeRoleList { __schema { types { name } } }' },
      { operationName: 'GetNodeRoleList', query: createTag.document, variables: { name: 'smuggled' } },
      { operationName: 'Introspection', query: 'query Introspection { __typename }' },
      { query: '{ nodeRoles { name } }' },
      { operationName: 'GetNodeRoleList', query: `query GetNodeRoleList {${' nodeRoles'.repeat(5_000)} }` },
      { operationName: 'toString', query: getDeviceRoles.document },
    ];
    for (const body of strangers)
      assert.equal(await resultCode(post(body)), 'INVALID_REQUEST', JSON.stringify(body).slice(0, 90));
    assert.equal((await client.call(listTags, { query: { searchCriteria: 'smuggled' } })).totalElements, 0);
  });

  it('refuses what is no GraphQL request', async () => {
    for (const body of ['', '{"operationName":', '[]', '{}', '"text"', { query: 7 }, { ...query(), variables: [] }])
      assert.ok([400, 415].includes((await post(body)).status), JSON.stringify(body));
    assert.equal((await post(query(), { 'content-type': 'text/plain' })).status, 415);
    assert.equal((await post(query(), { accept: 'image/png' })).status, 406);
    assert.equal((await post(`"${'x'.repeat(2_000_000)}"`)).status, 413);
    assert.equal((await client.fetch('/ticketing/graphql')).status, 404);
  });
  const query = () => ({ operationName: getDeviceRoles.name, query: getDeviceRoles.document });

  it('answers old clients with 200 and errors, as they expect', async () => {
    const response = await post({ ...query(), query: '{ nodeRoles { id } }' }, { accept: 'application/json' });
    assert.equal(response.status, 200);
    assert.equal((await read(response)).errors?.[0]?.extensions.code, 'BAD_USER_INPUT');
  });

  it('fails on demand by the name of the operation, and logs it under that name', async () => {
    await client.demo('PUT', 'faults', { fault: 'server-error', match: 'GetNodeRoleList' });
    assert.equal((await execute(getTicketAttributes)).status, 200);
    assert.equal((await execute(getDeviceRoles)).status, 500);
    const { requests } = await client.demo<{ requests: Record<string, unknown>[] }>('GET', 'requests');
    assert.deepEqual(
      requests.map(({ endpoint, path, fault }) => [endpoint, path, fault]),
      [
        ['GetAttributeList', '/ticketing/graphql', null],
        ['GetNodeRoleList', '/ticketing/graphql', 'server-error'],
      ],
    );
  });

  it('prints its schema, against which every document is valid', async () => {
    const printed = await (await client.fetch('/graphql/schema')).text();
    const schema = buildSchema(printed);
    for (const { document, name } of allOperations) assert.deepEqual(validate(schema, parse(document)), [], name);
    assert.match(printed, /createTag\(name: String!\): Tag!/);
  });

  it('is in the OpenAPI document with all its operations', () => {
    const { post: described } = openApiDocument().paths['/ticketing/graphql'] as {
      post: { operationId: string; 'x-graphql-operations': { operationName: string }[] };
    };
    assert.equal(described.operationId, 'ticketingGraphql');
    assert.deepEqual(
      described['x-graphql-operations'].map(({ operationName }) => operationName),
      allOperations.map(({ name }) => name),
    );
  });
});

describe('a server whose operations do not fit together', () => {
  const accept = (operations: readonly Operation[], permissions = operationPermissions) =>
    acceptOperations(operations, graphqlSchema, permissions, rootFields);

  it('does not start', () => {
    assert.equal(accept(allOperations).size, allOperations.length);
    const { CreateTag: _, ...fewer } = operationPermissions;
    assert.throws(() => accept(allOperations, fewer), /does not say who may execute CreateTag/);
    assert.throws(() => accept(allOperations, { ...operationPermissions, Gone: 'signedIn' }), /names Gone/);
    assert.throws(() => accept([...allOperations, createTag]), /two of that name/);
    const changed = (change: Partial<Operation>) => [{ ...getDeviceRoles, ...change }];
    assert.throws(() => accept(changed({ document: 'query GetNodeRoleList { nodes { id } }' })), /Cannot query field/);
    assert.throws(() => accept(changed({ document: 'query Other { nodeRoles { id } }' })), /is called Other/);
    assert.throws(() => accept(changed({ kind: 'mutation' })), /is no mutation/);
    assert.throws(() => accept(changed({ document: 'query GetNodeRoleList { __typename }' })), /no resolver/);
  });
});
