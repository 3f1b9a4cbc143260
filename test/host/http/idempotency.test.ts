/** What changes something has a key: one for each time that it was asked for, however often it is sent. */
import { deepEqual, equal, notEqual, ok, rejects } from '../../support/assert.ts';
import { clientSet, getThing, now, readThing, renameThing, saveThing } from '../../support/client-set.ts';
import { type Answer, json, unreachable } from '../../support/fake-backend.ts';

const success = json({ resultCode: 'SUCCESS' });
const header = 'idempotency-key';

function keyedSet(...answers: [Answer, ...Answer[]]) {
  const set = clientSet();
  set.backend.answer(...answers);
  return { ...set, keys: () => set.backend.exchanges.map(({ headers }) => headers.get(header)) };
}

describe('The key of a call', () => {
  it('is another one each time, of calls and of mutations that change something', async () => {
    const { save, client, keys, backend } = keyedSet(success);
    await save();
    await save();
    backend.answer(json({ data: { renameThing: { name: 'Ada' } } }));
    await client.execute(renameThing, { name: 'Ada' });
    for (const key of keys()) ok(/^[0-9a-f]{32}$/.test(key ?? ''), String(key));
    equal(new Set(keys()).size, 3);
  });

  it('is not there for what only reads, which may come as often as it likes', async () => {
    const { client, keys, backend } = keyedSet(json({ name: 'Ada' }));
    await client.call(readThing, { params: { id: '7' } });
    backend.answer(json({ data: { thing: { name: 'Ada' } } }));
    await client.execute(getThing, { id: '7' });
    deepEqual(keys(), [null, null]);
  });

  it('stays where the host helped: a new session, a second factor', async () => {
    const { save, keys, configuration } = keyedSet(
      json({}, 401, now),
      json({ resultCode: 'MFA_REQUIRED' }, 403),
      success,
    );
    const [renewSession, resolveMfa] = [async () => true, async () => true];
    configuration.value = { ...configuration.value, renewSession, resolveMfa };
    await save();
    equal(keys().length, 3);
    equal(new Set(keys()).size, 1);
  });

  it('is as the host has it: under another name, or not at all', async () => {
    const { save, backend, configuration } = keyedSet(success);
    configuration.value = { ...configuration.value, idempotencyHeader: 'X-Once' };
    await save();
    configuration.value = { ...configuration.value, idempotencyHeader: '' };
    await save();
    ok(backend.exchanges[0]?.headers.get('x-once'));
    const names = backend.exchanges.map(({ headers }) => headers.has(header));
    deepEqual(names, [false, false]);
    deepEqual([...(backend.exchanges[1]?.headers.keys() ?? [])].sort(), ['accept', 'content-type']);
  });
});

describe('A press that is tried again', () => {
  const args = (name: string) => ({ params: { id: '7' }, body: { name } });

  it('keeps its key until somebody has answered', async () => {
    const lost = [unreachable, json({}, 500), json('no answer of this call'), json({}, 503)] as const;
    const { client, keys } = keyedSet(...lost, success);
    const press = {};
    for (const _ of lost) await rejects(client.call(saveThing, args('Ada'), { press }));
    await client.call(saveThing, args('Ada'), { press });
    equal(new Set(keys()).size, 1);
    await client.call(saveThing, args('Ada'), { press });
    notEqual(keys().at(-1), keys()[0], 'it was answered: this is another press');
  });

  it('is another press once something else is asked for, or it was refused', async () => {
    const { client, keys } = keyedSet(unreachable, json({ resultCode: 'TAKEN' }, 409), success);
    const press = {};
    await rejects(client.call(saveThing, args('Ada'), { press }));
    await rejects(client.call(saveThing, args('Grace'), { press }));
    await client.call(saveThing, args('Grace'), { press });
    equal(new Set(keys()).size, 3);
  });

  it('may bring its own key, which was kept', async () => {
    const { client, keys } = keyedSet(unreachable, success);
    const press = { key: 'kept' };
    await rejects(client.call(saveThing, args('Ada'), { press }));
    await client.call(saveThing, args('Grace'), { press });
    deepEqual(keys(), ['kept', 'kept']);
  });
});
