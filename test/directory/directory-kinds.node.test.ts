import assert from 'node:assert/strict';
import { signal } from '@preact/signals-core';
import type { DirectoryEntry, DirectoryFilter } from '../../src/directory/directory-entry.ts';
import { type DirectoryKind, directoryKinds, kindOf } from '../../src/directory/directory-kinds.ts';
import { directoryMessages, labelOf, refusalOf } from '../../src/directory/directory-messages.ts';
import { tagExists } from '../../src/directory/ticketing-contract.ts';
import { CallError } from '../../src/host/http/call-error.ts';
import { translator } from '../../src/host/messages.ts';
import { type FakeClient, fakeClient } from '../support/fake-client.ts';

const kinds = Object.keys(directoryKinds) as DirectoryKind[];
const whole: DirectoryKind[] = ['device-role', 'end-user-role'];
const t = translator(directoryMessages, signal({ locale: 'en', translate: () => undefined }));

/** What a kind asks for, and what it makes of the answer. */
async function load(
  kind: DirectoryKind,
  body: unknown,
  { search = '', page = 0, filter = {} as DirectoryFilter } = {},
) {
  const client = fakeClient();
  const { signal: never } = new AbortController();
  const loading = kindOf(kind).source.load(client, { search, page, pageSize: 50, signal: never, filter });
  const [asked] = client.asked;
  assert.ok(asked);
  assert.equal(asked.signal, never, 'it can be given up');
  await asked.answer(body);
  return { asked, answer: await loading };
}

const rows = (results: unknown[], totalPages = 1) => ({ results, totalElements: results.length, totalPages });

describe('every kind of the directory', () => {
  it('has pages of 50, as the specification has them', () => {
    for (const kind of kinds) assert.equal(kindOf(kind).pageSize, 50, kind);
  });

  it('searches with as much as the contract takes, and goes on where there is more', async () => {
    for (const kind of kinds.filter((one) => !whole.includes(one))) {
      const { asked, answer } = await load(kind, rows([row()], 3), { search: 'x'.repeat(300), page: 1 });
      const { name, searchCriteria, size, pageSize } = asked.query;
      assert.equal(name ?? searchCriteria, 'x'.repeat(200), kind);
      assert.equal(size ?? pageSize, 50, kind);
      assert.equal(asked.query.page, 1, kind);
      assert.deepEqual([answer.entries.length, answer.hasMore], [1, true], kind);
      assert.equal((await load(kind, rows([row()], 2), { page: 1 })).answer.hasMore, false, kind);
      assert.equal((await load(kind, rows([], 9))).answer.hasMore, false, `${kind}: an empty page is the last`);
    }
  });

  it('gives what it is asked for by id, and nothing that it was not asked for', async () => {
    for (const kind of kinds) {
      const client = fakeClient();
      const id = kindOf(kind).isNamedById ? 'Name' : '7';
      const finding = kindOf(kind).source.find(client, [id, '8']);
      const two = [row(), { ...row(), id: 9, name: 'Other' }];
      await client.asked[0]?.answer({ ...rows(two), nodeRoles: two, endUserRoles: two });
      assert.deepEqual(
        (await finding).map((entry) => entry.id),
        [id],
        kind,
      );
      if (!whole.includes(kind)) assert.equal(client.asked[0]?.query.ids, `${id},8`);
    }
  });

  it('has words for what is refused', () => {
    for (const kind of kinds)
      assert.match(refusalOf(kind, [entry('deleted')], undefined, t) ?? '', /^Must not contain/);
  });
});

describe('a kind of the directory', () => {
  it('is asked for with the filters that it heeds', async () => {
    const filter = { organizationId: '3', nodeClasses: ['MAC', 'MAC_SERVER'], online: true, lockhartEnabled: false };
    const queryOf = async (kind: DirectoryKind) => (await load(kind, rows([]), { filter })).asked.query;
    const page = { page: 0, size: 50 };
    const device = { ...page, org: '3', nodeClass: 'MAC,MAC_SERVER', online: 'true', lockhartEnabled: 'false' };
    assert.deepEqual(await queryOf('device'), device);
    assert.deepEqual(await queryOf('location'), { ...page, org: '3' });
    assert.deepEqual(await queryOf('contact'), { ...page, org: '3' });
    assert.deepEqual(await queryOf('organization'), page);
    assert.deepEqual(await queryOf('technician'), { ...page, type: 'TECHNICIAN' });
    assert.deepEqual(await queryOf('tag'), { page: 0, pageSize: 0, sortDirection: 'ASC' }, 'all at once');
  });

  it('tells an entry from others of its name', async () => {
    const detail = async (kind: DirectoryKind, more: object) =>
      (await load(kind, rows([{ ...row(), ...more }]))).answer.entries[0]?.detail;
    assert.equal(await detail('location', { clientName: 'Harbor' }), 'Harbor');
    assert.equal(await detail('contact', { clientName: 'Harbor' }), 'a@example.com · Harbor');
    assert.equal(await detail('user', {}), 'a@example.com');
    assert.equal(await detail('device', { systemName: 'FS01' }), 'FS01');
    assert.equal(await detail('device', { systemName: 'Name' }), undefined, 'not twice the same');
    assert.equal(await detail('email-template', { subject: 'About it' }), 'About it');
  });

  it('knows what is deleted and what is inactive', async () => {
    const state = async (kind: DirectoryKind, more: object) =>
      (await load(kind, rows([{ ...row(), ...more }]))).answer.entries[0]?.state;
    assert.equal(await state('user', { deleted: true }), 'deleted');
    assert.equal(await state('organization', { deleted: null }), 'available');
    assert.equal(await state('ticket-form', { active: false }), 'inactive');
    assert.equal(await state('ticket-form', {}), 'available');
  });
});

describe('a technician', () => {
  it('is told from other users also by a backend that does not know the parameter', async () => {
    const users = rows([row(), { ...row(), id: '8', type: 'END_USER' }]);
    const ids = async (kind: DirectoryKind) => (await load(kind, users)).answer.entries.map(({ id }) => id);
    assert.deepEqual(await ids('technician'), ['7']);
    assert.deepEqual(await ids('user'), ['7', '8']);
  });
});

describe('a new tag', () => {
  const { signal: never } = new AbortController();
  const created = (client: FakeClient) => kindOf('tag').create?.(client, 'Urgent', never);

  it('is created, and known by its name', async () => {
    const client = fakeClient();
    const creating = created(client);
    assert.deepEqual(client.only('CreateTag').body, { name: 'Urgent' });
    await client.only('CreateTag').answer({ createTag: { id: '7', name: 'Urgent' } });
    assert.deepEqual(await creating, { id: 'Urgent', name: 'Urgent', state: 'available' });
  });

  it('is the one that somebody else has just created', async () => {
    const client = fakeClient();
    const creating = created(client);
    await client.only('CreateTag').fail(new CallError('result-code', { endpoint: 'CreateTag', resultCode: tagExists }));
    assert.equal(client.only('listTags').query.searchCriteria, 'Urgent');
    await client.only('listTags').answer(
      rows([
        { id: '7', name: 'Not urgent' },
        { id: '8', name: 'URGENT' },
      ]),
    );
    assert.equal((await creating)?.id, 'URGENT');
  });

  it('is a failure like any other where it may not be created', async () => {
    const client = fakeClient();
    const creating = created(client);
    await client.only('CreateTag').fail(new CallError('forbidden', { endpoint: 'CreateTag' }));
    await assert.rejects(async () => creating, { kind: 'forbidden' });
  });
});

describe('what is chosen', () => {
  it('is called by its name, and by what has become of it', () => {
    assert.equal(labelOf(entry('available'), t), 'Ada');
    assert.equal(labelOf(entry('deleted'), t), 'Ada (Deleted)');
    assert.equal(labelOf(entry('inactive'), t), 'Ada (Inactive)');
    assert.equal(labelOf(entry('unknown'), t), 'Ada (Not found)');
    const role = (name: string) => labelOf({ ...entry('available'), name, isConstant: true }, t);
    assert.equal(role('NINJA_NETWORK_DISCOVERY'), 'Network discovery');
    assert.equal(role('NINJA_DEVICE_DISCOVERY'), 'Device discovery');
    assert.equal(role('CLOUD_MONITOR_TARGET'), 'Cloud monitor target');
    assert.equal(role('toString'), 'Tostring');
  });

  it('is refused with the words of the specification', () => {
    const refused = (kind: DirectoryKind, state: DirectoryEntry['state']) =>
      refusalOf(kind, [entry('available'), entry(state)], undefined, t);
    assert.equal(refused('technician', 'deleted'), 'Must not contain deleted users');
    assert.equal(refused('organization', 'deleted'), 'Must not contain deleted organizations');
    assert.equal(refused('location', 'deleted'), 'Must not contain deleted locations');
    assert.equal(refused('ticket-form', 'inactive'), 'Must not contain inactive forms');
    assert.equal(refused('user', 'unknown'), undefined, 'a backend may not know names by id');
    assert.equal(refused('user', 'available'), undefined);
  });

  it('is refused where it belongs to another organization than the chosen one', () => {
    const location = { ...entry('available'), organizationId: '3' };
    assert.equal(refusalOf('location', [location], '4', t), 'Belongs to another organization');
    for (const organizationId of ['3', null, undefined])
      assert.equal(refusalOf('location', [location], organizationId, t), undefined);
    assert.equal(refusalOf('user', [location], '4', t), undefined, 'users belong to none');
  });
});

function entry(state: DirectoryEntry['state']): DirectoryEntry {
  return { id: '1', name: 'Ada', state };
}

function row() {
  return { id: '7', name: 'Name', displayName: 'Name', email: 'a@example.com', type: 'TECHNICIAN', custom: true };
}
