/**
 * Drafts in IndexedDB. Files stand beside their draft, each under a key of its own, so that a letter typed does not write
 * 250 MB anew; as bytes, because WebKit's store hangs for good after a file in a private window.
 */
import { readStoredDraft, readStoredFile, type StoredBytes, type StoredDraft } from './read-draft.ts';

export interface FoundDraft extends Omit<StoredDraft, 'files'> {
  files: readonly { key: string; file: File }[];
}

export interface DraftDatabase {
  read(owner: string): Promise<FoundDraft | undefined>;
  /** Keys of the owner's files that are there. */
  filesOf(owner: string): Promise<readonly string[]>;
  /** With files that are not there yet; those that the draft does not name go. */
  write(owner: string, draft: StoredDraft, added: ReadonlyMap<string, StoredBytes>): Promise<void>;
  /** The draft alone, in one request: for a page that goes. */
  hurry(owner: string, draft: StoredDraft): Promise<void>;
  /** Of the owner. */
  remove(owner: string): Promise<void>;
  /** Of everybody, what was written before; milliseconds since 1970. Also what nobody could read. */
  sweep(before: number): Promise<void>;
  close(): void;
}

export const databaseName = 'rmm-elements:help';
const version = 1;

/** Rejects where the browser has no store, or gives none to this page. */
export async function openDraftDatabase(): Promise<DraftDatabase> {
  const database = await open();
  // Another tab has a newer release: it must not wait for this one.
  database.addEventListener('versionchange', () => database.close());
  return {
    async read(owner) {
      const { done, drafts, files } = begin(database, 'readonly');
      const stored = await answer(drafts.get(owner));
      const draft = readStoredDraft(stored);
      if (draft === undefined) return undefined;
      const found = await Promise.all(
        draft.files.map(async (key) => {
          const file = readStoredFile(await answer(files.get([owner, key])));
          return file === undefined ? [] : [{ key, file }];
        }),
      );
      await done;
      return { ...draft, files: found.flat() };
    },

    filesOf: (owner) => answer(begin(database, 'readonly').files.getAllKeys(rangeOf(owner))).then(keysOf),

    write(owner, draft, added) {
      const { done, drafts, files } = begin(database, 'readwrite');
      drafts.put(draft, owner);
      for (const [key, content] of added) files.put(content, [owner, key]);
      const keys = files.getAllKeys(rangeOf(owner));
      keys.addEventListener('success', () => {
        for (const key of keysOf(keys.result)) if (!draft.files.includes(key)) files.delete([owner, key]);
      });
      return done;
    },

    hurry(owner, draft) {
      const { done, drafts, commit } = begin(database, 'readwrite');
      drafts.put(draft, owner);
      commit();
      return done;
    },

    remove(owner) {
      const { done, drafts, files } = begin(database, 'readwrite');
      drafts.delete(owner);
      files.delete(rangeOf(owner));
      return done;
    },

    sweep(before) {
      const { done, drafts, files } = begin(database, 'readwrite');
      const walk = drafts.openCursor();
      walk.addEventListener('success', () => {
        const cursor = walk.result;
        if (!cursor) return;
        const draft = readStoredDraft(cursor.value);
        if (draft === undefined || draft.written < before) {
          cursor.delete();
          if (typeof cursor.key === 'string') files.delete(rangeOf(cursor.key));
        }
        cursor.continue();
      });
      return done;
    },

    close: () => database.close(),
  };
}

function keysOf(keys: readonly IDBValidKey[]): string[] {
  return keys.map((key) => (Array.isArray(key) ? String(key[1]) : ''));
}

/** Lists come after all texts in the order of keys. */
function rangeOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []]);
}

function begin(database: IDBDatabase, mode: IDBTransactionMode) {
  const transaction = database.transaction(['drafts', 'files'], mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new DOMException('', 'AbortError')));
  });
  // Who asks for an answer first may never come to wait for the end.
  done.catch(() => undefined);
  return {
    done,
    drafts: transaction.objectStore('drafts'),
    files: transaction.objectStore('files'),
    /** At once, rather than when the page is at leisure. */
    commit: () => transaction.commit?.(),
  };
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, version);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('drafts');
      request.result.createObjectStore('files');
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
