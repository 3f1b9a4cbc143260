/** What is kept of whatever somebody writes: each kind and each thing for itself, in any release, whatever the browser does. */
import { openDB } from 'idb';
import { type DraftDatabase, databaseName, openDraftDatabase } from '../../../src/host/drafts/draft-database.ts';
import { createDraftStore, draftKey } from '../../../src/host/drafts/draft-store.ts';
import type { DraftKind, DraftNews, DraftStore } from '../../../src/host/drafts/draft-types.ts';
import { deepEqual, equal, eventually } from '../../support/assert.ts';

/** Today's rule has a list of steps; the first release had one step. */
const rules: DraftKind<string[]> = {
  name: 'rule',
  version: 2,
  read(values, version) {
    if (version === 1 && typeof values === 'string') return [values];
    return version === 2 && Array.isArray(values) ? values.map(String) : undefined;
  },
};
const notes: DraftKind<string[]> = { ...rules, name: 'note' };
const first: DraftKind<string[]> = { ...rules, name: '' };

let owner: string;
let stores: DraftStore<string[]>[];

function open(kind = rules, id?: string, openStore?: () => Promise<DraftDatabase>) {
  const store = createDraftStore({ kind, owner, ...(id && { id }), ...(openStore && { open: openStore }) });
  stores.push(store);
  return store;
}

async function keep(store: DraftStore<string[]>, ...values: string[]) {
  store.write({ values, files: [], written: Date.now() });
  await store.settled();
}

const kept = async (kind = rules, id?: string) => (await open(kind, id).read())?.values;

async function put(key: string, value: unknown) {
  (await openDraftDatabase()).close();
  const database = await openDB(databaseName);
  await database.put('drafts', value, key);
  database.close();
}

describe('Drafts', () => {
  beforeEach(() => {
    owner = JSON.stringify(['test', Math.random()]);
    stores = [];
  });
  afterEach(async () => {
    for (const store of stores) {
      await store.clear('discarded');
      store.close();
    }
  });

  it('of two kinds, and of two things of a kind, know nothing of each other', async () => {
    await keep(open(rules, '7'), 'seven');
    await keep(open(rules, '8'), 'eight');
    await keep(open(rules), 'a new one');
    await keep(open(notes, '7'), 'a note');
    deepEqual(
      [await kept(rules, '7'), await kept(rules, '8'), await kept(rules), await kept(notes, '7'), await kept(notes)],
      [['seven'], ['eight'], ['a new one'], ['a note'], undefined],
    );
    await open(rules, '7').clear('sent');
    deepEqual([await kept(rules, '7'), await kept(rules, '8')], [undefined, ['eight']]);
  });

  it('that an older release kept are read in today’s shape', async () => {
    await put(draftKey('rule', owner), { version: 1, values: 'one step', files: [], written: Date.now() });
    deepEqual(await kept(), ['one step']);
  });

  it('that were kept when there was one kind are found by their owner', async () => {
    await put(owner, { values: 'one step', files: [], written: Date.now() });
    deepEqual(await kept(first), ['one step']);
  });

  it('of a newer release are none to this one, and whole to that', async () => {
    await put(draftKey('rule', owner), { version: 3, values: { steps: [] }, files: [], written: Date.now() });
    equal(await kept(), undefined);
    await open(notes).read();
    const database = await openDB(databaseName);
    const stored = await database.get('drafts', draftKey('rule', owner));
    database.close();
    equal(stored?.version, 3);
  });

  it('in a store of the first release are found after it was brought up to date', async () => {
    // In a frame's own words, as that release made it.
    for (const store of stores) store.close();
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(databaseName).onsuccess = resolve;
    });
    const old = await openDB(databaseName, 1, {
      upgrade(database) {
        database.createObjectStore('drafts');
        database.createObjectStore('files');
      },
      blocking: () => old.close(),
    });
    const bytes = new TextEncoder().encode('a').buffer;
    await old.put('drafts', { values: 'one step', files: ['f'], written: Date.now() }, owner);
    await old.put('files', { name: 'a.txt', type: 'text/plain', lastModified: 1, bytes }, [owner, 'f']);
    const found = await open(first).read();
    deepEqual(found?.values, ['one step']);
    equal(await found?.files[0]?.text(), 'a');
  });

  it('wait for a tab that does not let go of an older store, say so, and are kept when it does', async () => {
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(databaseName).onsuccess = resolve;
    });
    const old = await openDB(databaseName, 1, {
      upgrade(database) {
        database.createObjectStore('drafts');
        database.createObjectStore('files');
      },
    });
    const store = open();
    store.write({ values: ['patient'], files: [], written: Date.now() });
    await eventually(() => equal(store.failure, 'unavailable'));
    old.close();
    await store.settled();
    equal(store.failure, undefined);
    deepEqual(await kept(), ['patient']);
  });

  it('in a store that does not answer keep nobody waiting, and are told of when it does', async () => {
    await keep(open(), 'begun');
    let letGo: ((database: DraftDatabase) => void) | undefined;
    const opening = new Promise<DraftDatabase>((resolve) => {
      letGo = resolve;
    });
    const store = createDraftStore({ kind: rules, owner, open: () => opening, patience: 50 });
    stores.push(store);
    const news: DraftNews<string[]>[] = [];
    store.listen((one) => news.push(one));
    equal(await store.read(), undefined);
    equal(store.failure, 'unavailable');
    store.write({ values: ['typed meanwhile'], files: [], written: Date.now() });
    deepEqual(news, []);
    letGo?.(await openDraftDatabase());
    await eventually(() =>
      deepEqual(
        news.map((one) => one.is === 'changed' && one.draft.values),
        [['begun']],
      ),
    );
    await store.settled();
    equal(store.failure, undefined);
    deepEqual(await kept(), ['typed meanwhile']);
  });

  it('are kept again after the browser has closed the store', async () => {
    const store = open();
    await keep(store, 'before');
    // Whoever wants a newer store is let in, as by a newer release in another tab.
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(databaseName).onsuccess = resolve;
    });
    await keep(store, 'after');
    equal(store.failure, undefined);
    deepEqual(await kept(), ['after']);
  });

  it('whose store could not be opened are kept as soon as it can be', async () => {
    let isPrivate = true;
    const store = open(rules, undefined, () =>
      isPrivate ? Promise.reject(new DOMException('no', 'SecurityError')) : openDraftDatabase(),
    );
    equal(await store.read(), undefined);
    await keep(store, 'lost');
    equal(store.failure, 'unavailable');
    isPrivate = false;
    await keep(store, 'kept');
    equal(store.failure, undefined);
    deepEqual(await kept(), ['kept']);
  });

  it('are told to others of the same thing alone', async () => {
    const heard: DraftNews<string[]>[] = [];
    const strange: DraftNews<string[]>[] = [];
    const stops = [
      open(rules, '7').listen((news) => heard.push(news)),
      open(rules, '8').listen((news) => strange.push(news)),
      open(notes, '7').listen((news) => strange.push(news)),
    ];
    const writer = open(rules, '7');
    await keep(writer, 'new');
    await eventually(() => equal(heard[0]?.is === 'changed' && heard[0].draft.values[0], 'new'));
    await writer.clear('sent');
    await eventually(() => equal(heard.at(-1)?.is, 'sent'));
    deepEqual(strange, []);
    for (const stop of stops) stop();
  });
});
