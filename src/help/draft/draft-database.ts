/**
 * Drafts in IndexedDB. Files stand beside their draft, each under a key of its own, so that a letter typed does not write
 * 250 MB anew.
 */
import { readStoredDraft, readStoredFile, type StoredBytes, type StoredDraft } from './read-draft.ts';

export interface FoundDraft extends Omit<StoredDraft, 'files'> {
  files: readonly { key: string; file: File }[];
}

export interface DraftDatabase {
  read(owner: string): Promise<FoundDraft | undefined>;
  /**
   * With the contents of its files, of which those are written that are not there; the owner's other files go. In a
   * hurry, for a page that goes, all `contents` are written, and no file is looked for.
   */
  write(
    owner: string,
    draft: StoredDraft,
    contents: ReadonlyMap<string, File | StoredBytes>,
    isHurried?: boolean,
  ): Promise<void>;
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

    write(owner, draft, contents, isHurried = false) {
      const { done, drafts, files, commit, abort } = begin(database, 'readwrite');
      const put = (key: string) => {
        const content = contents.get(key);
        if (content !== undefined) files.put(content, [owner, key]);
      };
      try {
        drafts.put(draft, owner);
        if (isHurried) {
          draft.files.forEach(put);
          commit();
        } else
          withKeys(files, owner, (stored) => {
            for (const key of stored) if (!draft.files.includes(key)) files.delete([owner, key]);
            for (const key of draft.files) if (!stored.includes(key)) put(key);
            commit();
          });
      } catch (error) {
        // What cannot be copied at all is refused at once.
        abort();
        return Promise.reject(error);
      }
      return done;
    },

    remove(owner) {
      const { done, drafts, files } = begin(database, 'readwrite');
      drafts.delete(owner);
      files.delete(filesOf(owner));
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
          if (typeof cursor.key === 'string') files.delete(filesOf(cursor.key));
        }
        cursor.continue();
      });
      return done;
    },

    close: () => database.close(),
  };
}

function withKeys(files: IDBObjectStore, owner: string, use: (keys: readonly string[]) => void) {
  const request = files.getAllKeys(filesOf(owner));
  request.addEventListener('success', () => {
    use(request.result.map((key) => (Array.isArray(key) ? String(key[1]) : '')));
  });
}

/** Lists come after all texts in the order of keys. */
function filesOf(owner: string): IDBKeyRange {
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
    abort: () => transaction.abort(),
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
