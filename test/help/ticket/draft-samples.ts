/** Drafts, and what of them is in the browser's store. */
import type { TicketDraft } from '../../../src/help/ticket/model/ticket-draft-kind.ts';
import { emptyValues } from '../../../src/help/ticket/model/ticket-values.ts';
import type { TicketValues } from '../../../src/help/ticket/ticket-types.ts';
import { databaseName, openDraftDatabase } from '../../../src/host/drafts/draft-database.ts';

export const japanese = 'バックアップが失敗します。「毎晩」🌙 한국어 𠮷野家';
export const arabic = 'النسخ الاحتياطي يفشل كل ليلة \u202b(abc)\u202c';

export function draft(values: Partial<TicketValues> = {}, files: File[] = []): TicketDraft {
  return { values: { ...emptyValues, ...values }, files, written: Date.now() };
}

async function database<Result>(mode: IDBTransactionMode, run: (transaction: IDBTransaction) => IDBRequest<Result>) {
  await openDraftDatabase().then((opened) => opened.close());
  const opened = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const request = run(opened.transaction(['drafts', 'files'], mode));
  const result = await new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opened.close();
  return result;
}

export const put = (owner: string, value: unknown) =>
  database('readwrite', (transaction) => transaction.objectStore('drafts').put(value, owner));
export const stored = (owner: string) =>
  database('readonly', (transaction) => transaction.objectStore('drafts').get(owner));
export const storedFiles = (owner: string) =>
  database('readonly', (transaction) =>
    transaction.objectStore('files').count(IDBKeyRange.bound([owner], [owner, []])),
  );
