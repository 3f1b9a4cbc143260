/** What automations can name: statuses, channels, business hours and attributes. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getTicketAttributes } from '../../../src/directory/ticketing-contract.ts';
import { listChannels, listTicketStatuses, readTicketingConfiguration } from '../../../src/ticketing/contract.ts';
import { builtInStatuses } from '../../../src/ticketing/terms/choices.ts';
import { attributeTypes } from '../../../src/ticketing/terms/ticket.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

describe('what automations can name', () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer();
    client = server.client;
  });
  after(() => server.close());

  it('is on the server: statuses, channels, business hours and attributes', async () => {
    const statuses = await client.call(listTicketStatuses);
    assert.deepEqual(
      statuses.slice(0, 6).map(({ id }) => id),
      [...builtInStatuses],
      'built-in ones first',
    );
    for (const { id, parentId } of statuses.slice(6))
      assert.ok(
        builtInStatuses.some((one) => one === parentId),
        `${id} has a built-in parent`,
      );
    assert.deepEqual(
      (await client.call(listChannels)).map(({ type }) => type),
      ['EMAIL', 'SMS', 'SLACK'],
    );
    const { businessHours, numericMaximum } = await client.call(readTicketingConfiguration);
    assert.equal(numericMaximum, 1_000_000);
    assert.equal(businessHours?.timeZone, 'Europe/Berlin');
    assert.equal(businessHours?.days?.length, 5);
    const query = { operationName: getTicketAttributes.name, query: getTicketAttributes.document };
    const answer = await client.fetch('/ticketing/graphql', {
      method: 'POST',
      body: JSON.stringify(query),
      headers: { 'content-type': 'application/json' },
    });
    const { ticketAttributes } = (await answer.json()).data as { ticketAttributes: { attributeType: string }[] };
    for (const type of attributeTypes) assert.ok(ticketAttributes.some(({ attributeType }) => attributeType === type));
  });
});
