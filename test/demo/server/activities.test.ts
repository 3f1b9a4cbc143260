/** Who did what: every call that changes something is told of, in the same batch, without anything of what was sent. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { activities, otherActivities } from '../../../demo/server/activity/activities.ts';
import { allEndpoints, allOperations } from '../../../demo/server/all-calls.ts';
import en from '../../../src/activity/activity-messages.en.json' with { type: 'json' };
import { countNewActivities, listActivities, listActors } from '../../../src/activity/contract.ts';
import { previewBill } from '../../../src/billing/bill-contract.ts';
import { createTag } from '../../../src/directory/ticketing-contract.ts';
import { startMaintenance } from '../../../src/policies/maintenance/contract.ts';
import { previewAccountAutoMap } from '../../../src/psa/account-contract.ts';
import { previewAutoMap } from '../../../src/psa/company-contract.ts';
import { findMatchingTickets } from '../../../src/ticketing/ticket-contract.ts';
import { createCustomField, deleteCustomField } from '../../../src/workspace/custom-fields/contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { anHour } from './support/node-calls.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';
import { entered, newTicket } from './support/time-calls.ts';
import { fieldBody, newField } from './support/workspace-calls.ts';

/** Questions that are too long for an address. */
const questions = [previewBill, previewAutoMap, previewAccountAutoMap, findMatchingTickets].map(({ name }) => name);

describe('the table of activities', () => {
  const changing = [
    ...allEndpoints.filter(({ method }) => method !== 'GET').map(({ name }) => name),
    ...allOperations.filter(({ document }) => document.startsWith('mutation')).map(({ name }) => name),
  ].filter((name) => !questions.includes(name));

  it('has an entry for every call that changes something, and for nothing else', () => {
    assert.deepEqual(Object.keys(activities).sort(), changing.sort());
  });

  it('has a sentence for every entry', () => {
    const told = Object.keys(activities).filter((name) => activities[name] !== null);
    const wanted = [...told, ...Object.keys(otherActivities), 'other'];
    const words = new Set(Object.keys(en.sentences).map((key) => key.replace(/_(?:one|other)$/, '')));
    assert.deepEqual([...words].sort(), wanted.sort());
  });
});

describe('activities', () => {
  let server: TestServer;
  let admin: DemoClient;

  before(async () => {
    server = await openTestServer();
    admin = server.client;
  });
  after(() => server.close());

  const latest = async (query: Record<string, string | number> = {}) =>
    (await admin.call(listActivities, { query })).results;

  it('tell who did what, what it is called and where it belongs', async () => {
    await newField(admin, 'Rack unit');
    const [field] = await latest();
    assert.equal(field?.kind, 'createCustomField');
    assert.deepEqual(
      [field?.actor?.name, field?.area, field?.concerned.name],
      ['Aiko Tanaka', 'settings', 'Rack unit'],
    );
    await admin.call(startMaintenance, { params: { nodeId: 1 }, body: anHour });
    const [maintenance] = await latest({ nodeId: 1 });
    assert.equal(maintenance?.kind, 'startMaintenance');
    assert.ok(maintenance.concerned.name && maintenance.organizationId);
    assert.deepEqual((await latest({ organizationId: maintenance.organizationId, area: 'devices' }))[0], maintenance);
  });

  it('name what was deleted as it was called', async () => {
    const { id } = await newField(admin, 'Gone soon');
    await admin.call(deleteCustomField, { params: { id } });
    const [deleted] = await latest();
    assert.deepEqual([deleted?.kind, deleted?.concerned.name], ['deleteCustomField', 'Gone soon']);
  });

  it('tell nothing of what was refused, and once of what came twice', async () => {
    const [before] = await latest();
    const news = async () => (await admin.call(countNewActivities, { query: { after: before?.id ?? 0 } })).count;
    assert.equal((await admin.send(createCustomField, { body: fieldBody('') })).status, 400);
    assert.equal(await news(), 0);
    for (const _ of ['first', 'again'])
      await admin.send(createCustomField, { body: fieldBody('Once') }, { headers: { 'idempotency-key': 'once' } });
    assert.equal(await news(), 1);
  });

  it('tell of operations, of what the inbox does, and of what the product did by itself', async () => {
    await admin.execute(createTag, { name: 'Told of' });
    assert.deepEqual([(await latest())[0]?.kind, (await latest())[0]?.concerned.name], ['CreateTag', 'Told of']);
    const ticketId = await newTicket(admin, 'Told of as well');
    await admin.demo('PATCH', `tickets/${ticketId}`, { organization: '3', priority: 'HIGH' });
    const changes = await latest({ searchCriteria: 'told of as' });
    assert.deepEqual(
      changes.map(({ kind }) => kind),
      ['changeTicket', 'createTicket'],
    );
    await entered(admin, ticketId);
    const [time] = await latest({ organizationId: '3' });
    assert.deepEqual([time?.kind, time?.concerned.name], ['enterTime', 'Told of as well']);
    await admin.demo('POST', 'clock', { minutes: 24 * 60 });
    const own = await latest({ actorId: 'system' });
    assert.ok(own.length > 0 && own.every(({ actor }) => actor === null), JSON.stringify(own.slice(0, 3)));
  });

  it('come a page at a time, each below the one before', async () => {
    const first = await admin.call(listActivities, { query: { pageSize: 2 } });
    assert.equal(first.hasMore, true);
    const next = await admin.call(listActivities, { query: { pageSize: 2, before: first.results[1]?.id ?? '' } });
    const ids = [...first.results, ...next.results].map(({ id }) => Number(id));
    assert.deepEqual(
      ids,
      [...new Set(ids)].sort((one, other) => other - one),
    );
  });

  it('have nothing of what was sent', async () => {
    await newField(admin, 'Visible name', { description: 'A secret description' });
    const text = await (await admin.send(listActivities, {})).text();
    assert.ok(text.includes('Visible name') && !text.includes('secret description'));
  });

  it('are found by person, and seen by nobody without the right', async () => {
    const operator = await server.newClient();
    await operator.demo('POST', 'session', { user: 'operator' });
    await newTicket(operator, 'By the operator');
    const own = await latest({ actorId: 'operator' });
    assert.deepEqual(new Set(own.map(({ actor }) => actor?.name)), new Set(['Nadia Haddad']));
    const { results } = await admin.call(listActors);
    const names = results.map(({ name }) => name);
    assert.ok(names.includes('Aiko Tanaka') && names.includes('Nadia Haddad'), names.join());
    assert.deepEqual(names, [...new Set(names)].sort());
    for (const endpoint of [listActivities, listActors]) assert.equal((await operator.send(endpoint, {})).status, 403);
  });
});
