/**
 * Drafts in IndexedDB. Files stand beside their draft, each under a key of its own, so that a letter typed does not write
 * 250 MB anew; as bytes, because WebKit's store hangs for good after a file in a private window.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredKey } from '../stored-data-docs.ts';
import { readStoredDraft, readStoredFile, type StoredBytes, type StoredDraft } from './stored-draft.ts';

export interface FoundDraft extends Omit<StoredDraft, 'files'> {
  files: readonly { key: string; file: File }[];
}

/** Every `key` is a draft's. */
export interface DraftDatabase {
  read(key: string): Promise<FoundDraft | undefined>;
  /** Keys of the draft's files that are there. */
  filesOf(key: string): Promise<readonly string[]>;
  /** With files that are not there yet; those that the draft does not name go. */
  write(key: string, draft: StoredDraft, added: ReadonlyMap<string, StoredBytes>): Promise<void>;
  /** The draft alone, in one request: for a page that goes. */
  hurry(key: string, draft: StoredDraft): Promise<void>;
  remove(key: string): Promise<void>;
  /** Every draft that was written before, in milliseconds since 1970; also what nobody could read. */
  sweep(before: number): Promise<void>;
  close(): void;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: unknown };
  files: { key: [draft: string, file: string]; value: unknown };
}

/** Called so when only the help's ticket had drafts. */
export const databaseName: StoredKey<'drafts'> = 'rmm-elements:help';
/** 2 keeps drafts of other kinds too: a release that knows the ticket's alone would take them for broken, and away. */
const version = 2;
const stores = ['drafts', 'files'] as const;

/**
 * Rejects where the browser has no store, or gives none to this page.
 *
 * @param onBlocked Another tab holds an older version open: it goes on when that tab lets go.
 */
export async function openDraftDatabase(onBlocked?: () => void): Promise<DraftDatabase> {
  let open: IDBPDatabase<Schema> | undefined = await connect();

  function connect(): Promise<IDBPDatabase<Schema>> {
    return openDB<Schema>(databaseName, version, {
      upgrade(database, oldVersion) {
        if (oldVersion < 1) for (const store of stores) database.createObjectStore(store);
      },
      blocked: () => onBlocked?.(),
      // Another tab has a newer release: it must not wait for this one.
      blocking: forget,
      terminated: forget,
    });
  }

  function forget(): void {
    open?.close();
    open = undefined;
  }

  /** Opened again where the browser, or another tab, has closed it. */
  async function begin<Mode extends 'readonly' | 'readwrite'>(mode: Mode) {
    open ??= await connect();
    const transaction = open.transaction(stores, mode);
    // Whoever asks for an answer first may never come to wait for the end.
    transaction.done.catch(() => undefined);
    return {
      done: transaction.done,
      drafts: transaction.objectStore('drafts'),
      files: transaction.objectStore('files'),
    };
  }

  return {
    async read(key) {
      const { drafts, files } = await begin('readonly');
      const draft = readStoredDraft(await drafts.get(key));
      if (draft === undefined) return undefined;
      const found = await Promise.all(
        draft.files.map(async (name) => {
          const file = readStoredFile(await files.get([key, name]));
          return file === undefined ? [] : [{ key: name, file }];
        }),
      );
      return { ...draft, files: found.flat() };
    },

    async filesOf(key) {
      const { files } = await begin('readonly');
      return (await files.getAllKeys(filesRange(key))).map(([, name]) => name);
    },

    async write(key, draft, added) {
      const { done, drafts, files } = await begin('readwrite');
      const dropOthers = async () => {
        const keys = await files.getAllKeys(filesRange(key));
        await Promise.all(keys.filter(([, name]) => !draft.files.includes(name)).map((one) => files.delete(one)));
      };
      await Promise.all([
        drafts.put(draft, key),
        ...[...added].map(([name, content]) => files.put(content, [key, name])),
        dropOthers(),
        done,
      ]);
    },

    async hurry(key, draft) {
      if (!open) return;
      const transaction = open.transaction('drafts', 'readwrite');
      const put = transaction.store.put(draft, key);
      // At once, rather than when the page is at leisure.
      transaction.commit();
      await Promise.all([put, transaction.done]);
    },

    async remove(key) {
      const { done, drafts, files } = await begin('readwrite');
      await Promise.all([drafts.delete(key), files.delete(filesRange(key)), done]);
    },

    async sweep(before) {
      const { done, drafts, files } = await begin('readwrite');
      for (let cursor = await drafts.openCursor(); cursor; cursor = await cursor.continue()) {
        const draft = readStoredDraft(cursor.value);
        if (draft && draft.written >= before) continue;
        await Promise.all([cursor.delete(), files.delete(filesRange(cursor.key))]);
      }
      await done;
    },

    close: forget,
  };
}

/** Lists come after all texts in the order of keys. */
function filesRange(key: string): IDBKeyRange {
  return IDBKeyRange.bound([key], [key, []]);
}
