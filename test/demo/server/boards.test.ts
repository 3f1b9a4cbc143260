/** Boards as lists of tickets, and the tickets that a rule matches before it is saved. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { queryDevices } from '../../../src/directory/contract.ts';
import { defaultColumns } from '../../../src/ticketing/rules/board-columns.ts';
import {
  findMatchingTickets,
  listBoards,
  listBoardTickets,
  listTickets,
  readTicket,
} from '../../../src/ticketing/ticket-contract.ts';
import { AutomationDesk, automationBody, when } from './support/automation-desk.ts';
import type { DemoClient } from './support/demo-client.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';
import { order, runsOf } from './support/ticket-page.ts';

const count = 120;

describe('boards and matches', () => {
  let server: TestServer;
  let client: DemoClient;
  let desk: AutomationDesk;

  before(async () => {
    server = await openTestServer();
    client = server.client;
    desk = new AutomationDesk(client);
    await desk.turnAllOff();
    await client.demo('POST', 'tickets/samples', { count });
  });
  after(() => server.close());

  const board = (more: Parameters<typeof automationBody>[0] = {}) => desk.add({ type: 'BOARD', ...more });
  const read = (id: string, query: Record<string, string | number> = {}) =>
    client.call(listBoardTickets, { params: { id }, query });
  const named = (value: unknown) => (value as { name: string } | null)?.name ?? null;

  it('are listed in their order, those of the product first', async () => {
    const { results, totalElements } = await client.call(listBoards);
    assert.equal(results.length, totalElements);
    assert.deepEqual(
      results.slice(0, 3).map(({ name, system }) => [name, system]),
      [
        ['All tickets', true],
        ['Open tickets', true],
        ['Unassigned tickets', true],
      ],
    );
  });

  it('answer every ticket once, page by page, newest first with the columns of the document', async () => {
    const [all] = (await client.call(listBoards)).results;
    assert.ok(all);
    const first = await read(all.id);
    assert.deepEqual([first.results.length, first.totalElements, first.totalPages], [50, count, 3]);
    assert.deepEqual(first.columns, [...defaultColumns]);
    const pages = await Promise.all([0, 1, 2].map((page) => read(all.id, { page })));
    const ids = pages.flatMap(({ results }) => results.map(({ id }) => Number(id)));
    assert.deepEqual(
      ids,
      Array.from({ length: count }, (_, index) => count - index),
    );
    const [newest] = first.results;
    assert.deepEqual(Object.keys(newest?.values ?? {}), first.columns);
  });

  it('hold the tickets that meet their conditions, named and sorted as they say', async () => {
    const id = await board({
      all: [when('tags', 'contains_any', ['printer-failure']), when('status', 'parent_not_equals', 'CLOSED')],
      more: {
        columns: ['id', 'priority', 'organization', 'attribute:2', 'assignee', 'status', 'totalTimeTrackedDecimal'],
        sortBy: [
          { field: 'priority', direction: 'DESC' },
          { field: 'organization', direction: 'ASC' },
        ],
      },
    });
    const { results } = await read(id, { pageSize: 250 });
    assert.ok(results.length > 3);
    const ranks = ['NONE', 'LOW', 'MEDIUM', 'HIGH'];
    const keys = results.map(({ values }) => [
      ranks.indexOf(String(values.priority)),
      named(values.organization) ?? '',
    ]);
    const sorted = keys.toSorted(
      ([one, first], [other, second]) =>
        Number(other) - Number(one) || String(first).localeCompare(String(second), 'en', { sensitivity: 'base' }),
    );
    assert.deepEqual(keys, sorted);
    for (const { values } of results) {
      assert.match(named(values['attribute:2']) ?? '', /^(?:One person|A team|Everybody)$/);
      assert.ok(!['Closed', 'Duplicate'].includes(named(values.status) ?? ''));
    }
    assert.ok(results.some(({ values }) => values.assignee === null));
  });

  it('put what is not set last, whichever the direction, and are sorted by what somebody asks for', async () => {
    const id = await board({
      all: [when('ticket_created', 'hours_since:greater_or_equal_than', '0:15')],
      more: { columns: ['assignee'] },
    });
    for (const sortDirection of ['ASC', 'DESC']) {
      const { results, sortBy } = await read(id, { pageSize: 250, sortField: 'assignee', sortDirection });
      assert.deepEqual(sortBy, [{ field: 'assignee', direction: sortDirection }]);
      const names = results.map(({ values }) => named(values.assignee));
      const set = names.filter((name) => name !== null);
      assert.deepEqual(names.slice(0, set.length), set);
      assert.ok(set.length < names.length);
    }
  });

  it('show the time that was logged', async () => {
    await order(client, '5', { minutes: 90 });
    const id = await board({
      more: { columns: ['totalTimeTracked', 'totalTimeTrackedDecimal'] },
      all: [when('summary', 'contains', 'restore')],
    });
    const { results } = await read(id, { pageSize: 250 });
    assert.deepEqual(results.find((row) => row.id === '5')?.values, {
      totalTimeTracked: 90,
      totalTimeTrackedDecimal: 1.5,
    });
  });

  it('show the device that a ticket is about, and sort by its name', async () => {
    const id = await board({
      all: [when('summary', 'does_not_contain', 'printer')],
      more: { columns: ['id', 'organization', 'device'], sortBy: [{ field: 'device', direction: 'ASC' }] },
    });
    const { results } = await read(id, { pageSize: 250 });
    const { results: devices } = await client.call(queryDevices, { query: { size: 250 } });
    const names = results.map(({ values }) => named(values.device)).filter((name) => name !== null);
    assert.ok(names.length > 5 && names.length < results.length);
    assert.deepEqual(
      names,
      names.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true, sensitivity: 'base' })),
    );
    for (const name of names)
      assert.ok(
        devices.some(({ displayName }) => displayName === name),
        name,
      );
  });

  it('show the agreement of an organization with its module, to who administers it', async () => {
    const id = await board({
      all: [when('summary', 'does_not_contain', 'backup')],
      more: { columns: ['id', 'organization', 'agreement'], sortBy: [{ field: 'agreement', direction: 'DESC' }] },
    });
    const shown = await read(id, { pageSize: 250 });
    assert.deepEqual(shown.columns, ['id', 'organization', 'agreement']);
    const agreements = shown.results.map(({ values }) => named(values.agreement));
    assert.ok(agreements.includes('Managed services') && agreements.includes(null));
    await client.demo('POST', 'session', { featureFlags: { professionalServices: false } });
    assert.deepEqual((await read(id)).columns, ['id', 'organization']);
    await client.demo('POST', 'session', { featureFlags: { professionalServices: true }, user: 'operator' });
    const { columns, sortBy, results } = await read(id);
    assert.deepEqual([columns, sortBy], [['id', 'organization'], []]);
    assert.ok(results.every(({ values }) => !('agreement' in values)));
    await client.demo('POST', 'session', { user: 'admin' });
  });

  it('are found among tickets by number and by words', async () => {
    const found = async (searchCriteria: string) =>
      (await client.call(listTickets, { query: { searchCriteria } })).results.map(({ id }) => id);
    assert.deepEqual(await found('#7'), ['7']);
    assert.ok((await found('printer')).length > 3);
    assert.equal((await client.refusal(readTicket, { params: { id: '99999' } })).status, 404);
    assert.equal((await client.call(readTicket, { params: { id: '7' } })).ticket.id, '7');
  });

  it('tell which of the last tickets a rule matches that is not saved, and change nothing', async () => {
    await order(client, '9', { status: 'RESOLVED' });
    const all = [when('status', 'changed_to', 'RESOLVED')];
    const body = automationBody({
      all,
      any: [when('attribute:99', 'present')],
    });
    const { counts, results } = await client.call(findMatchingTickets, { body });
    assert.deepEqual(counts.pass, 0);
    const unknown = results.find(({ id }) => id === '9');
    assert.equal(unknown?.verdict, 'unknown');
    assert.deepEqual([unknown?.all[0]?.verdict, unknown?.all[0]?.reason.kind], ['pass', 'changed']);
    assert.equal(unknown?.any[0]?.reason.kind, 'unknownField');
    const sure = await client.call(findMatchingTickets, { body: automationBody({ all }) });
    assert.equal(sure.results.find(({ id }) => id === '9')?.verdict, 'pass');
    assert.equal(sure.counts.unknown, 0);
    const last = await client.call(findMatchingTickets, { body: automationBody(), query: { limit: 10 } });
    assert.equal(last.counts.pass + last.counts.fail + last.counts.unknown, 10);
    assert.deepEqual(await runsOf(client, '9'), []);
  });
});
