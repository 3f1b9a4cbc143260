import assert from 'node:assert/strict';
import { directoryNames } from '../../src/directory/directory-names-model.ts';
import { CallError } from '../../src/host/http/call-error.ts';
import { type Asked, type FakeClient, fakeClient, turns } from '../support/fake-client.ts';

describe('the names of what was chosen', () => {
  let client: FakeClient;
  beforeEach(() => {
    client = fakeClient();
  });

  const names = () => directoryNames(client, 'organization');
  const ids = (asked: Asked | undefined) => String(asked?.query.ids).split(',');
  const answer = (asked: Asked | undefined, known = ids(asked)) =>
    asked?.answer({ results: known.map((id) => ({ id, name: `Name ${id}` })), totalElements: 1, totalPages: 1 });
  const label = (id: string) => {
    const entry = names().entries.value.get(id);
    return entry && `${entry.name} ${entry.state}`;
  };

  it('are asked for together, once', async () => {
    names().want(['1', '2']);
    names().want(['2', '3']);
    assert.equal(names().status.value, 'loading');
    await turns();
    names().want(['1']);
    await turns();
    assert.equal(client.asked.length, 1);
    assert.deepEqual(ids(client.asked[0]), ['1', '2', '3']);
    await answer(client.asked[0]);
    assert.equal(label('3'), 'Name 3 available');
    assert.equal(names().status.value, 'ready');
    names().want(['1', '2', '3']);
    await turns();
    assert.equal(client.asked.length, 1);
  });

  it('are not asked for where a list has brought them, or where the id is the name', async () => {
    names().learn([{ id: '1', name: 'Harbor', state: 'available' }]);
    names().want(['1']);
    directoryNames(client, 'tag').want(['VIP']);
    await turns();
    assert.equal(client.asked.length, 0);
    assert.equal(label('1'), 'Harbor available');
  });

  it('are asked for in parts that an address can hold', async () => {
    names().want(Array.from({ length: 120 }, (_, index) => String(index)));
    await turns();
    assert.deepEqual(
      client.asked.map((asked) => ids(asked).length),
      [50, 50, 20],
    );
  });

  it('say of an id that the server does not know it', async () => {
    names().want(['1', '2']);
    await turns();
    await answer(client.asked[0], ['2']);
    assert.equal(label('1'), '1 unknown');
    assert.equal(label('2'), 'Name 2 available');
  });

  it('that could not be loaded are asked for again when somebody wants that, and not before', async () => {
    names().want(['1']);
    await turns();
    await client.asked[0]?.fail(new CallError('server', { endpoint: 'queryOrganizations' }));
    assert.equal(names().status.value, 'failed');
    names().want(['1', '2']);
    await turns();
    assert.deepEqual(ids(client.asked[1]), ['2']);
    await answer(client.asked[1]);
    names().retry();
    await turns();
    assert.equal(names().status.value, 'loading');
    assert.deepEqual(ids(client.asked[2]), ['1']);
    await answer(client.asked[2]);
    assert.equal(label('1'), 'Name 1 available');
    assert.equal(names().status.value, 'ready');
  });

  it('are no failure where the element went away', async () => {
    names().want(['1']);
    await turns();
    await client.asked[0]?.fail(new DOMException('gone', 'AbortError'));
    assert.equal(names().status.value, 'ready');
  });

  it('are one for users and technicians, and others for another client', () => {
    assert.equal(directoryNames(client, 'technician'), directoryNames(client, 'user'));
    assert.notEqual(directoryNames(client, 'contact'), directoryNames(client, 'user'));
    assert.notEqual(directoryNames(fakeClient(), 'user'), directoryNames(client, 'user'));
  });
});
