/** A draft in the browser: one write is on its way, the latest of those that follow is the next. */
import { randomId } from '../../base/random-id.ts';
import { draftChannel } from './draft-channel.ts';
import { type DraftDatabase, openDraftDatabase } from './draft-database.ts';
import type { DraftStore, TicketDraft } from './draft-types.ts';
import type { StoredBytes, StoredDraft } from './read-draft.ts';

/** Milliseconds after which nobody comes back to a ticket that was begun: 30 days. */
export const draftLifetime = 30 * 24 * 60 * 60 * 1000;

export interface DraftStoreOptions {
  /** `DraftOwner.key`. */
  owner: string;
  /** Milliseconds since 1970. */
  now?(): number;
  open?(): Promise<DraftDatabase>;
}

export function createDraftStore({ owner, now = Date.now, open = openDraftDatabase }: DraftStoreOptions): DraftStore {
  const channel = draftChannel(owner);
  const leaving = new AbortController();
  const keys = new WeakMap<File, string>();
  let database: DraftDatabase | undefined;
  let tail: Promise<unknown> = Promise.resolve();
  /** Written when all before it is. */
  let next: { draft: TicketDraft | undefined } | undefined;
  let cannotKeep = false;
  let isClosed = false;
  /** Counts the drafts in the order in which they were given. */
  let given = 0;
  let begun = 0;

  const opening = open().then(
    (opened) => {
      database = opened;
      return opened;
    },
    () => {
      cannotKeep = true;
      return undefined;
    },
  );

  function after<Result>(run: () => Promise<Result>): Promise<Result> {
    const done = tail.then(run);
    tail = done.catch(() => undefined);
    return done;
  }

  async function keep(draft: TicketDraft, number: number) {
    const opened = await opening;
    if (opened === undefined) return;
    try {
      await write(opened, draft, number);
      cannotKeep = false;
    } catch {
      cannotKeep = true;
      // The words at least, where there is no room for the files.
      if (draft.files.length > 0) await write(opened, { ...draft, files: [] }, number).catch(() => undefined);
    }
    channel.tell('changed');
  }

  async function write(opened: DraftDatabase, draft: TicketDraft, number: number) {
    const added = new Map<string, StoredBytes>();
    // Asked each time: another tab may have taken them out.
    const stored = draft.files.length === 0 ? [] : await opened.filesOf(owner);
    for (const file of draft.files) if (!stored.includes(keyOf(file))) added.set(keyOf(file), await bytesOf(file));
    // A later one was written meanwhile, because the page seemed to go.
    if (number < begun) return;
    begun = number;
    await opened.write(owner, storable(draft), added);
  }

  function storable({ values, files, written }: TicketDraft): StoredDraft {
    return { values, files: files.map(keyOf), written };
  }

  function keyOf(file: File): string {
    const known = keys.get(file);
    if (known !== undefined) return known;
    const key = randomId();
    keys.set(file, key);
    return key;
  }

  /** The page may be gone before what is on its way has ended. Files that are not there yet follow if it is not. */
  function hurry() {
    const draft = next?.draft;
    if (draft === undefined || database === undefined) return;
    dropNext();
    begun = given;
    const number = given;
    database.hurry(owner, storable(draft)).catch(() => undefined);
    void after(() => keep(draft, number));
  }

  function dropNext() {
    if (next) next.draft = undefined;
    next = undefined;
  }

  async function read(): Promise<TicketDraft | undefined> {
    const opened = await opening;
    if (opened === undefined) return undefined;
    try {
      await opened.sweep(now() - draftLifetime);
      const found = await opened.read(owner);
      if (found === undefined) return undefined;
      for (const { key, file } of found.files) keys.set(file, key);
      return { ...found, files: found.files.map(({ file }) => file) };
    } catch {
      cannotKeep = true;
      return undefined;
    }
  }

  const { signal } = leaving;
  addEventListener('pagehide', hurry, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && hurry(), { signal });

  return {
    get cannotKeep() {
      return cannotKeep;
    },

    read: () => after(read),

    write(draft) {
      if (isClosed) return;
      given += 1;
      if (next) {
        next.draft = draft;
        return;
      }
      const own: { draft: TicketDraft | undefined } = { draft };
      next = own;
      void after(async () => {
        if (next === own) next = undefined;
        if (own.draft) await keep(own.draft, given);
      });
    },

    async settled() {
      await tail;
    },

    clear(why) {
      dropNext();
      return after(async () => {
        await (await opening)?.remove(owner).catch(() => undefined);
        if (why === 'sent') channel.tell('sent');
      });
    },

    listen(listener) {
      let isOver = false;
      let latest = 0;
      const stop = channel.listen(async (news) => {
        latest += 1;
        const number = latest;
        if (news === 'sent') {
          listener({ is: 'sent' });
          return;
        }
        const draft = await after(read);
        // What follows tells of a later one.
        if (draft !== undefined && !isOver && number === latest) listener({ is: 'changed', draft });
      });
      return () => {
        isOver = true;
        stop();
      };
    },

    close() {
      if (isClosed) return;
      hurry();
      isClosed = true;
      leaving.abort();
      void after(async () => (await opening)?.close());
    },
  };
}

async function bytesOf(file: File): Promise<StoredBytes> {
  const { name, type, lastModified } = file;
  return { name, type, lastModified, bytes: await file.arrayBuffer() };
}
