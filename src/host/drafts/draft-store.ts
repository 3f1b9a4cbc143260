/** A draft in the browser: one write is on its way, the latest of those that follow is the next. */

import { effect, untracked } from '@preact/signals-core';
import { jsonText } from '../../base/json-text.ts';
import { randomId } from '../../base/random-id.ts';
import { isRecord } from '../../base/shapes.ts';
import type { DraftDays } from '../stored-data-docs.ts';
import { createNewsChannel } from '../updates/news-channel.ts';
import { isPageHidden } from '../updates/page-visibility.ts';
import type { DraftDatabase } from './draft-database.ts';
import type { Draft, DraftFailure, DraftKind, DraftNews, DraftStore } from './draft-types.ts';
import type { StoredBytes, StoredDraft } from './stored-draft.ts';

/** Milliseconds after which nobody comes back to what was begun: 30 days. */
export const draftLifetime = (30 satisfies DraftDays) * 24 * 60 * 60 * 1000;

export interface DraftStoreOptions<Values> {
  kind: DraftKind<Values>;
  /** `DraftOwner.key`. */
  owner: string;
  /** Of what is edited, where there may be several of the kind. */
  id?: string;
  /** Milliseconds since 1970. */
  now?(): number;
  open?(onBlocked: () => void): Promise<DraftDatabase>;
  /** Milliseconds that somebody waits for what was begun earlier. */
  patience?: number;
}

/** A store that another tab holds, or that the browser has lost, may never answer; nobody can write before it has. */
const usualPatience = 4000;

/** Its code comes when something is to be read or kept. */
async function openDatabase(onBlocked: () => void): Promise<DraftDatabase> {
  const { openDraftDatabase } = await import('./draft-database.ts');
  return openDraftDatabase(onBlocked);
}

interface DraftSignal {
  key: string;
  signal: 'changed' | 'sent';
}

/** Tells others that a draft was written or sent; what is in it they read for themselves. */
const draftSignals = createNewsChannel<DraftSignal>({
  name: 'rmm-elements:drafts:1',
  read(message) {
    if (!isRecord(message)) return undefined;
    const { key, signal } = message;
    return typeof key === 'string' && (signal === 'changed' || signal === 'sent') ? { key, signal } : undefined;
  },
});

/** Under which a draft is stored. A kind without a name has one draft for each owner. */
export function draftKey(kind: string, owner: string, id = ''): string {
  return kind === '' ? owner : jsonText([kind, id, owner]);
}

export function createDraftStore<Values>({
  kind,
  owner,
  id,
  now = Date.now,
  open = openDatabase,
  patience = usualPatience,
}: DraftStoreOptions<Values>): DraftStore<Values> {
  const key = draftKey(kind.name, owner, id);
  const leaving = new AbortController();
  const keys = new WeakMap<File, string>();
  let ownListener: ((message: DraftSignal) => void) | undefined;
  let opening: Promise<DraftDatabase> | undefined;
  let database: DraftDatabase | undefined;
  let tail: Promise<unknown> = Promise.resolve();
  /** Written when all before it is. */
  let next: { draft: Draft<Values> | undefined } | undefined;
  let failure: DraftFailure | undefined;
  /** Another tab does not let go of an older store. */
  let isBlocked = false;
  /** It has not been read yet, and nobody waits for that any more. */
  let isSlow = false;
  let listening: ((news: DraftNews<Values>) => void) | undefined;
  let isClosed = false;
  /** Counts the drafts in the order in which they were given. */
  let given = 0;
  let begun = 0;

  /** Where it could not be opened, the next who needs it tries again. */
  async function opened(): Promise<DraftDatabase> {
    opening ??= open(() => {
      isBlocked = true;
    });
    try {
      database = await opening;
      isBlocked = false;
      return database;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  }

  function after<Result>(run: () => Promise<Result>): Promise<Result> {
    const done = tail.then(run);
    tail = done.catch(() => undefined);
    return done;
  }

  async function keep(draft: Draft<Values>, number: number) {
    try {
      await write(await opened(), draft, number);
      failure = undefined;
    } catch (error) {
      failure = failureOf(error);
      if (database === undefined) return;
      // The words at least, where there is no room for the files.
      if (draft.files.length > 0) await write(database, { ...draft, files: [] }, number).catch(() => undefined);
    }
    tell('changed');
  }

  function tell(signal: DraftSignal['signal']) {
    draftSignals.tell({ key, signal }, ownListener);
  }

  async function write(store: DraftDatabase, draft: Draft<Values>, number: number) {
    const added = new Map<string, StoredBytes>();
    // Asked each time: another tab may have taken them out.
    const stored = draft.files.length === 0 ? [] : await store.filesOf(key);
    for (const file of draft.files) if (!stored.includes(keyOf(file))) added.set(keyOf(file), await bytesOf(file));
    // A later one was written meanwhile, because the page seemed to go.
    if (number < begun) return;
    begun = number;
    await store.write(key, storable(draft), added);
  }

  function storable({ values, files, ...rest }: Draft<Values>): StoredDraft {
    return { version: kind.version, values, files: files.map(keyOf), ...rest };
  }

  function keyOf(file: File): string {
    const known = keys.get(file);
    if (known !== undefined) return known;
    const made = randomId();
    keys.set(file, made);
    return made;
  }

  /** The page may be gone before what is on its way has ended. Files that are not there yet follow if it is not. */
  function hurry() {
    const draft = next?.draft;
    if (draft === undefined || database === undefined) return;
    dropNext();
    begun = given;
    const number = given;
    database.hurry(key, storable(draft)).catch(() => undefined);
    void after(() => keep(draft, number));
  }

  function dropNext() {
    if (next) next.draft = undefined;
    next = undefined;
  }

  async function read(): Promise<Draft<Values> | undefined> {
    try {
      const store = await opened();
      await store.sweep(now() - draftLifetime);
      const found = await store.read(key);
      if (found === undefined) return undefined;
      const values = kind.read(found.values, found.version);
      if (values === undefined) {
        // Of a newer release it is none to this one, and whole to that.
        if (found.version <= kind.version) await store.remove(key);
        return undefined;
      }
      for (const { key: name, file } of found.files) keys.set(file, name);
      const { written, press } = found;
      return { values, files: found.files.map(({ file }) => file), written, press };
    } catch (error) {
      failure = failureOf(error);
      return undefined;
    }
  }

  const { signal } = leaving;
  addEventListener('pagehide', hurry, { signal });
  signal.addEventListener(
    'abort',
    effect(() => {
      if (isPageHidden.value) untracked(hurry);
    }),
  );

  return {
    get failure() {
      return isBlocked || isSlow ? 'unavailable' : failure;
    },

    async read() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const reading = after(read).finally(() => clearTimeout(timer));
      const isOver = new Promise<'over'>((resolve) => {
        timer = setTimeout(() => resolve('over'), patience);
      });
      const found = await Promise.race([reading, isOver]);
      if (found !== 'over') return found;
      isSlow = true;
      // What is written meanwhile waits behind it. What it finds is told as if another tab had written it.
      void reading.then((draft) => {
        isSlow = false;
        if (draft !== undefined) listening?.({ is: 'changed', draft });
      });
      return undefined;
    },

    write(draft) {
      if (isClosed) return;
      given += 1;
      if (next) {
        next.draft = draft;
        return;
      }
      const own: { draft: Draft<Values> | undefined } = { draft };
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
        try {
          await (await opened()).remove(key);
        } catch (error) {
          failure = failureOf(error);
        }
        if (why === 'sent') tell('sent');
      });
    },

    listen(listener) {
      let isOver = false;
      let latest = 0;
      listening = listener;
      const hear = async ({ key: changedKey, signal: news }: DraftSignal) => {
        if (changedKey !== key) return;
        latest += 1;
        const number = latest;
        if (news === 'sent') {
          listener({ is: 'sent' });
          return;
        }
        const draft = await after(read);
        // What follows tells of a later one.
        if (draft !== undefined && !isOver && number === latest) listener({ is: 'changed', draft });
      };
      ownListener = hear;
      const stop = draftSignals.listen(hear);
      return () => {
        isOver = true;
        if (ownListener === hear) ownListener = undefined;
        if (listening === listener) listening = undefined;
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

function failureOf(error: unknown): DraftFailure {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';
}

async function bytesOf(file: File): Promise<StoredBytes> {
  const { name, type, lastModified } = file;
  return { name, type, lastModified, bytes: await file.arrayBuffer() };
}
