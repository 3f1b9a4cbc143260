/** A ticket that is begun is there again: after a reload, in another tab, in any language, with its files, for 30 days. */
import { openTicketDraft, type TicketDraftStore } from '../../../src/help/ticket/model/ticket-draft-kind.ts';
import type { TicketValues } from '../../../src/help/ticket/ticket-types.ts';
import { type DraftDatabase, openDraftDatabase } from '../../../src/host/drafts/draft-database.ts';
import { type DraftStoreOptions, draftLifetime } from '../../../src/host/drafts/draft-store.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { naughtyStrings } from '../../support/corpora/naughty-strings.ts';
import { arabic, draft, japanese, storedFiles } from './draft-samples.ts';

describe('A draft', () => {
  let owner: string;
  let number = 0;
  let stores: TicketDraftStore[];

  const open = (options: Partial<DraftStoreOptions<TicketValues>> = {}) => {
    const store = openTicketDraft({ owner, ...options });
    stores.push(store);
    return store;
  };
  const kept = (options: Partial<DraftStoreOptions<TicketValues>> = {}) => open(options).read();

  beforeEach(() => {
    number += 1;
    owner = `test ${number} ${Math.random()}`;
    stores = [];
  });
  afterEach(async () => {
    await open().clear('discarded');
    for (const store of stores) store.close();
  });

  it('is none at first', async () => {
    const store = open();
    equal(await store.read(), undefined);
    equal(store.failure, undefined);
  });

  it('is there again, every field of it, with its files', async () => {
    const store = open();
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
    const values: TicketValues = {
      subject: japanese,
      body: `<p>${arabic}</p>`,
      isHtml: true,
      priority: 'URGENT',
      category: 'mdm',
      phoneNumber: '+12133734253;ext=5',
      wantsCall: true,
      cc: [{ email: 'ines@example.com', name: 'Inês 🧑‍🔧' }],
      hasDiagnostics: true,
    };
    const files = [
      new File([bytes], '画像 صورة.png', { type: 'image/png', lastModified: 1_700_000_000_000 }),
      new File(['b'], 'b.txt', { type: 'text/plain', lastModified: 5 }),
    ];
    store.write(draft(values, files));
    await store.settled();
    equal(store.failure, undefined);
    const found = await kept();
    deepEqual(found?.values, values);
    deepEqual(
      found?.files.map(({ name, type, lastModified, size }) => ({ name, type, lastModified, size })),
      files.map(({ name, type, lastModified, size }) => ({ name, type, lastModified, size })),
    );
    deepEqual([...new Uint8Array((await found?.files[0]?.arrayBuffer()) ?? new ArrayBuffer(0))], [...bytes]);
  });

  it('comes back as it was typed, whatever that was', async () => {
    const store = open();
    for (const text of [...naughtyStrings, japanese, arabic, '\ud800', '\0', '\u2028', '']) {
      store.write(draft({ subject: text, body: text, cc: [{ email: text, name: text }] }));
      await store.settled();
      const found = await store.read();
      equal(found?.values.subject, text);
      equal(found?.values.body, text);
      equal(found?.values.cc[0]?.name, text);
    }
  });

  it('is kept with every letter, the last one for sure', async () => {
    const store = open();
    for (let letters = 1; letters <= 300; letters += 1) store.write(draft({ subject: 'x'.repeat(letters) }));
    await store.settled();
    equal((await kept())?.values.subject.length, 300);
  });

  it('is written once at a time, and what came meanwhile once more', async () => {
    let writes = 0;
    let atOnce = 0;
    let most = 0;
    const counting = async (): Promise<DraftDatabase> => {
      const database = await openDraftDatabase();
      return {
        ...database,
        async write(...args) {
          writes += 1;
          atOnce += 1;
          most = Math.max(most, atOnce);
          await database.write(...args);
          atOnce -= 1;
        },
      };
    };
    const store = open({ open: counting });
    await store.read();
    store.write(draft({ subject: 'a' }));
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    for (const subject of ['b', 'c', 'd', 'e']) store.write(draft({ subject }));
    await store.settled();
    equal(most, 1);
    ok(writes <= 2, `${writes} writes`);
    equal((await kept())?.values.subject, 'e');
  });

  it('lets go of files that were taken out', async () => {
    const store = open();
    const [a, b] = [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')];
    store.write(draft({ subject: '1' }, [a, b]));
    await store.settled();
    store.write(draft({ subject: '2' }, [b]));
    await store.settled();
    deepEqual(
      (await kept())?.files.map(({ name }) => name),
      ['b.txt'],
    );
    equal(await storedFiles(owner), 1);
    store.write(draft({ subject: '3' }, [b]));
    await store.settled();
    equal(await storedFiles(owner), 1);
  });

  it('is whole again when another tab took its files out and this one goes on', async () => {
    const [one, other] = [open(), open()];
    const file = new File(['a'], 'a.txt');
    one.write(draft({ subject: 'one' }, [file]));
    await one.settled();
    other.write(draft({ subject: 'other' }));
    await other.settled();
    equal(await storedFiles(owner), 0);
    one.write(draft({ subject: 'one again' }, [file]));
    await one.settled();
    const found = await kept();
    equal(found?.values.subject, 'one again');
    equal(await found?.files[0]?.text(), 'a');
  });

  it('is gone when the ticket was sent, and when it is thrown away, files included', async () => {
    for (const why of ['sent', 'discarded'] as const) {
      const store = open();
      store.write(draft({ subject: 'x' }, [new File(['a'], 'a.txt')]));
      void store.clear(why);
      await store.settled();
      equal(await kept(), undefined);
      equal(await storedFiles(owner), 0);
    }
  });

  it('that is begun anew after that is kept', async () => {
    const store = open();
    store.write(draft({ subject: 'old' }));
    void store.clear('sent');
    store.write(draft({ subject: 'new' }));
    await store.settled();
    equal((await kept())?.values.subject, 'new');
  });

  it('is its owner’s alone', async () => {
    const store = open();
    store.write(draft({ subject: 'mine' }));
    await store.settled();
    equal(await kept({ owner: `${owner}, somebody else` }), undefined);
    equal(await kept({ owner: owner.slice(0, -1) }), undefined);
  });

  it('is kept for 30 days, and then gone with its files, whosever it was', async () => {
    const store = open();
    const file = new File(['a'], 'a.txt');
    store.write({ ...draft({ subject: 'old' }, [file]), written: Date.now() });
    await store.settled();
    const later = (days: number) => ({ now: () => Date.now() + days * 24 * 60 * 60 * 1000 });
    ok(await kept(later(29.9)));
    equal(draftLifetime, 30 * 24 * 60 * 60 * 1000);
    equal(await kept({ ...later(30.1), owner: 'somebody else' }), undefined);
    equal(await kept(), undefined);
    equal(await storedFiles(owner), 0);
  });

  it('is written at once when the page goes, though another write is on its way', async () => {
    const store = open();
    await store.read();
    store.write(draft({ subject: 'first' }, [new File(['a'], 'a.txt')]));
    store.write(draft({ subject: 'last' }, [new File(['a'], 'a.txt')]));
    window.dispatchEvent(new Event('pagehide'));
    // Nothing waits for the store: as if the page were gone.
    await eventually(async () => equal((await kept())?.values.subject, 'last'));
    // Its file was not in the store yet: it follows where the page stays after all.
    await eventually(async () => equal((await kept())?.files.length, 1));
  });

  it('is written at once when the page is hidden, which a phone may never show again', async () => {
    const store = open();
    await store.read();
    store.write(draft({ subject: 'first' }));
    store.write(draft({ subject: 'last' }));
    try {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
      await eventually(async () => equal((await kept())?.values.subject, 'last'));
    } finally {
      Reflect.deleteProperty(document, 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });

  it('is kept by a store that is closed', async () => {
    const store = open();
    await store.read();
    store.write(draft({ subject: 'last words' }));
    store.close();
    store.write(draft({ subject: 'too late' }));
    await store.settled();
    equal((await kept())?.values.subject, 'last words');
  });
});

describe('A browser that keeps nothing', () => {
  const full = () => new DOMException('full', 'QuotaExceededError');

  it('says so, and nothing fails', async () => {
    const store = openTicketDraft({ owner: 'x', open: () => Promise.reject(new DOMException('no', 'SecurityError')) });
    equal(await store.read(), undefined);
    store.write(draft({ subject: 'x' }));
    await store.settled();
    equal(store.failure, 'unavailable');
    await store.clear('sent');
    store.close();
  });

  it('says so when there is no room, keeps the words, and keeps all when there is room again', async () => {
    const written: { files: number; subject: string }[] = [];
    let isFull = true;
    const small = async (): Promise<DraftDatabase> => ({
      read: async () => undefined,
      filesOf: async () => [],
      hurry: async () => undefined,
      write: async (_owner, { files, values }) => {
        if (isFull && files.length > 0) throw full();
        written.push({ files: files.length, subject: (values as TicketValues).subject });
      },
      remove: async () => undefined,
      sweep: async () => undefined,
      close: () => undefined,
    });
    const store = openTicketDraft({ owner: 'x', open: small });
    const file = new File(['a'], 'a.txt');
    store.write(draft({ subject: 'a' }, [file]));
    await store.settled();
    equal(store.failure, 'full');
    isFull = false;
    store.write(draft({ subject: 'b' }, [file]));
    await store.settled();
    equal(store.failure, undefined);
    deepEqual(written, [
      { files: 0, subject: 'a' },
      { files: 1, subject: 'b' },
    ]);
    store.close();
  });
});
