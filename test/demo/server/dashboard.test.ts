/** What dashboards count: as many as there are, found, sorted and paged. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';
import { order, sendTicket } from './support/ticket-page.ts';

describe('The counts of dashboards', () => {
  let server: TestServer;
  let client: DemoClient;
  before(async () => {
    server = await openTestServer();
    client = server.client;
  });
  after(() => server.close());

  const read = async (path: string) =>
    (await client.fetch(path)).json() as Promise<{
      results: Record<string, string | number>[];
      totalElements: number;
      totalPages: number;
    }>;

  it('agree with the lists that they count', async () => {
    const { results } = await read('/demo/organizations?ids=1');
    const devices = await read('/query/devices?org=Harbor Logistics&size=1');
    const online = await read('/query/devices?org=Harbor Logistics&size=1&online=true');
    const locations = await read('/query/locations?org=1&size=1');
    assert.deepEqual(results, [
      {
        id: 1,
        name: 'Harbor Logistics',
        devices: devices.totalElements,
        offline: devices.totalElements - online.totalElements,
        locations: locations.totalElements,
        openTickets: 0,
      },
    ]);
    const places = await read('/demo/locations?organization=1&pageSize=250');
    const counts = places.results.map((one) => Number(one.devices));
    assert.equal(
      counts.reduce((total, one) => total + one, 0),
      devices.totalElements,
    );
  });

  it('count a ticket of an organization until it is resolved', async () => {
    const id = await sendTicket(client);
    const counted = async () => (await read('/demo/organizations?ids=2')).results[0]?.openTickets;
    await order(client, id, { organization: '2' });
    assert.equal(await counted(), 1);
    const sent = await client.demo<{ payload: { ticketSubject: string } }>('GET', `tickets/${id}/sent`);
    assert.equal(sent.payload.ticketSubject, 'Printer');
    await order(client, id, { status: 'RESOLVED' });
    assert.equal(await counted(), 0);
  });

  it('are found by name, sorted either way and paged', async () => {
    const descending = await read('/demo/organizations?sortBy=devices&sortDirection=DESC&pageSize=5');
    const counts = descending.results.map(({ devices }) => Number(devices));
    assert.deepEqual(
      counts,
      [...counts].sort((one, other) => other - one),
    );
    assert.equal(descending.totalPages, Math.ceil(descending.totalElements / 5));
    const found = await read('/demo/locations?searchCriteria=zurich&pageSize=250');
    assert.ok(found.totalElements > 0);
    assert.ok(found.results.every(({ organizationName }) => organizationName === 'Zürich Legal AG'));
    assert.equal((await client.fetch('/demo/organizations?sortBy=password')).status, 400);
    assert.equal((await fetch(`${server.url}/demo/organizations`)).status, 401);
  });
});
