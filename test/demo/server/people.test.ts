/** Users, end users and contacts: who may change them, what is refused, and what becomes of their tickets. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { queryUsers } from '../../../src/directory/contract.ts';
import {
  createPerson,
  deletePerson,
  listPeople,
  personNeeded,
  personOutdated,
  readPersonUse,
  updatePerson,
} from '../../../src/people/contract.ts';
import type { PersonKind } from '../../../src/people/person-kinds.ts';
import { listTickets, readTicket } from '../../../src/ticketing/ticket-contract.ts';
import type { DemoClient } from './support/demo-client.ts';
import { newPerson, personBody } from './support/people-calls.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

interface DeskTicket {
  id: string;
  status: string;
  assignee: string | null;
  requester: string | null;
}

describe('users, end users and contacts', () => {
  let server: TestServer;
  let client: DemoClient;

  before(async () => {
    server = await openTestServer();
    client = server.client;
    await client.demo('POST', 'tickets/samples', { count: 120 });
  });
  after(() => server.close());

  const found = async (kind: PersonKind, search: string) =>
    (await client.call(listPeople, { params: { kind }, query: { searchCriteria: search, pageSize: 1000 } })).results;
  const refused = async (kind: PersonKind, values: Parameters<typeof personBody>[1]) => {
    const response = await client.send(createPerson, { params: { kind }, body: personBody(kind, values) });
    assert.equal(response.status, 400);
    return (await response.json()).errors;
  };
  const tickets = async (): Promise<DeskTicket[]> => {
    const { results } = await client.call(listTickets, { query: { pageSize: 250 } });
    const read = async (id: string) => (await client.call(readTicket, { params: { id } })).ticket;
    return (await Promise.all(results.map(({ id }) => read(id)))) as unknown as DeskTicket[];
  };

  it('are listed by name, without those who were deleted, and are found by either name or address', async () => {
    for (const kind of ['users', 'end-users', 'contacts'] as const) {
      const { results, totalElements } = await client.call(listPeople, { params: { kind }, query: { pageSize: 1000 } });
      assert.equal(results.length, totalElements);
      assert.ok(results.length > 10, kind);
      const names = results.map(({ name }) =>
        name
          .normalize('NFKD')
          .replaceAll(/\p{Diacritic}/gu, '')
          .toLowerCase(),
      );
      assert.deepEqual(names, names.toSorted());
    }
    assert.deepEqual(await found('users', 'Viktor Lindqvist'), []);
    assert.deepEqual(
      (await found('users', 'tom.berger@')).map(({ id }) => id),
      ['technician'],
    );
    const [down] = (
      await client.call(listPeople, { params: { kind: 'users' }, query: { sortField: 'email', sortDirection: 'DESC' } })
    ).results;
    assert.match(down?.email ?? '', /^[r-z]/i);
  });

  it('come with their roles or their organization, as they were created', async () => {
    const user = await newPerson(client, 'users', {
      name: '  Uma New ',
      email: ' uma@example.com ',
      userRoles: ['3', '4'],
    });
    assert.deepEqual(
      [user.name, user.email, user.userRoles, user.clientId],
      ['Uma New', 'uma@example.com', ['3', '4'], undefined],
    );
    const contact = await newPerson(client, 'contacts', { name: 'Cal New', email: '', clientId: '2' });
    assert.deepEqual(
      [contact.clientId, contact.clientName, contact.userRoles],
      ['2', 'Kumo Design 株式会社', undefined],
    );
    assert.deepEqual(await found('users', 'Uma New'), [user]);
    // Whoever chooses somebody elsewhere is offered them.
    const { results } = await client.call(queryUsers, { query: { name: 'Uma New' } });
    assert.deepEqual(
      results.map(({ id, type }) => [id, type]),
      [[user.id, 'TECHNICIAN']],
    );
  });

  it('are refused by the codes of their form', async () => {
    assert.deepEqual(await refused('users', { name: ' ', email: 'nobody', userRoles: [] }), [
      { field: 'name', code: 'required' },
      { field: 'email', code: 'address' },
      { field: 'userRoles', code: 'required' },
    ]);
    assert.deepEqual(await refused('end-users', { name: 'x'.repeat(101), email: 'a@b.example', clientId: '9999' }), [
      { field: 'name', code: 'tooLong', limit: 100 },
      { field: 'clientId', code: 'invalid' },
    ]);
  });

  it('have addresses that nobody else has, whatever their case; who is deleted gives theirs back', async () => {
    const first = await newPerson(client, 'users', { name: 'First', email: 'one@example.com' });
    for (const kind of ['users', 'end-users'] as const)
      assert.deepEqual(await refused(kind, { name: 'Second', email: 'ONE@example.com' }), [
        { field: 'email', code: 'taken' },
      ]);
    // A contact signs in nowhere.
    await newPerson(client, 'contacts', { name: 'Contact', email: 'one@example.com' });
    const own = personBody('users', { name: 'First, renamed', email: 'One@example.com' });
    assert.equal(
      (await client.call(updatePerson, { params: { kind: 'users', id: first.id }, body: own })).name,
      'First, renamed',
    );
    await client.call(deletePerson, { params: { kind: 'users', id: first.id } });
    await newPerson(client, 'end-users', { name: 'Second', email: 'one@example.com' });
  });

  it('are not saved over what somebody else has saved', async () => {
    const { id, version } = await newPerson(client, 'users', { name: 'Edited', email: 'edited@example.com' });
    const save = (name: string) =>
      client.send(
        updatePerson,
        { params: { kind: 'users', id }, body: personBody('users', { name, email: 'edited@example.com' }) },
        { headers: { 'If-Match': `"${version}"` } },
      );
    assert.equal((await save('Edited once')).status, 200);
    const late = await save('Edited late');
    assert.deepEqual([late.status, (await late.json()).resultCode], [412, personOutdated]);
    assert.deepEqual(
      (await found('users', 'Edited')).map(({ name }) => name),
      ['Edited once'],
    );
  });

  it('lose their open tickets when they are deleted, and closed ones keep them', async () => {
    const isOpen = ({ status }: DeskTicket) => !['RESOLVED', 'CLOSED', 'DUPLICATE'].includes(status);
    const all = await tickets();
    const assignee =
      all.find((one) => isOpen(one) && one.assignee && !['admin', 'technician', 'operator'].includes(one.assignee))
        ?.assignee ?? '';
    const requester = all.find((one) => isOpen(one) && one.requester)?.requester ?? '';
    for (const [kind, person] of [
      ['users', assignee],
      ['end-users', requester],
    ] as const) {
      const isOf = ({ assignee, requester }: DeskTicket) => assignee === person || requester === person;
      const before = (await tickets()).filter(isOf);
      const open = before.filter(isOpen);
      assert.ok(open.length > 0, person);
      const args = { params: { kind, id: person } };
      assert.deepEqual(await client.call(readPersonUse, args), { openTickets: open.length });
      assert.deepEqual(await client.call(deletePerson, args), { openTickets: open.length });
      assert.deepEqual(
        (await tickets()).filter(isOf).map((one) => one.id),
        before.filter((one) => !isOpen(one)).map((one) => one.id),
      );
      assert.equal((await client.refusal(deletePerson, args)).status, 404);
      const { results } = await client.call(queryUsers, { query: { ids: person } });
      assert.deepEqual(
        results.map(({ deleted }) => deleted),
        [true],
      );
    }
  });

  it('are deleted once, however often the call comes', async () => {
    const { id } = await newPerson(client, 'users', { name: 'Once', email: 'once@example.com' });
    const send = () =>
      client.send(deletePerson, { params: { kind: 'users', id } }, { headers: { 'Idempotency-Key': 'once' } });
    assert.deepEqual([(await send()).status, (await send()).status], [200, 200]);
  });

  it('cannot delete themselves, nor who signs in to the demo', async () => {
    for (const id of ['admin', 'technician']) {
      const { status, resultCode } = await client.refusal(deletePerson, { params: { kind: 'users', id } });
      assert.deepEqual([status, resultCode], [409, personNeeded]);
    }
  });

  it('are changed by nobody who may not manage users', async () => {
    const technician = await server.newClient();
    await technician.demo('POST', 'session', { user: 'technician' });
    assert.equal((await technician.send(listPeople, { params: { kind: 'users' } })).status, 200);
    const params = { kind: 'users', id: 'user-1' };
    for (const [endpoint, args] of [
      [createPerson, { params: { kind: 'users' }, body: personBody('users', { name: 'N', email: 'n@example.com' }) }],
      [updatePerson, { params, body: personBody('users', { name: 'N', email: 'n@example.com' }) }],
      [readPersonUse, { params }],
      [deletePerson, { params }],
    ] as const)
      assert.equal((await technician.refusal(endpoint, args)).status, 403, endpoint.name);
  });
});
