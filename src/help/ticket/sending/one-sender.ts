/**
 * One tab at a time sends what is in a draft. By Web Locks; pages without a secure connection have none, and take a lease
 * in a store of the browser's that ends by itself when its tab does. The draft's key makes one ticket of two in any case.
 */
import { openDB } from 'idb';
import { randomId } from '../../../base/random-id.ts';
import type { StoredKey } from '../../../host/stored-data-docs.ts';

/** Milliseconds. */
export const leaseTimes = { length: 15_000, renewal: 5_000 };

/** Answers `elsewhere` where another tab is at it. */
export async function asOneSender<Result>(
  name: string,
  send: () => Promise<Result>,
  locks: LockManager | null | undefined = navigator.locks,
): Promise<Result | 'elsewhere'> {
  if (!locks) return withLease(name, send);
  return locks.request(`rmm-elements:ticket:${name}`, { ifAvailable: true }, (lock) =>
    lock === null ? ('elsewhere' as const) : send(),
  );
}

interface Lease {
  holder: string;
  /** Milliseconds since 1970. */
  until: number;
}

async function withLease<Result>(name: string, send: () => Promise<Result>): Promise<Result | 'elsewhere'> {
  const holder = randomId();
  const take = (length: number) => renewLease(name, holder, length);
  if (!(await take(leaseTimes.length))) return 'elsewhere';
  const timer = setInterval(() => void take(leaseTimes.length), leaseTimes.renewal);
  try {
    return await send();
  } finally {
    clearInterval(timer);
    await take(0);
  }
}

/** Whether it is the holder's. Where the browser has no store no other tab has the draft either. */
async function renewLease(name: string, holder: string, length: number): Promise<boolean> {
  try {
    const database = await openDB('rmm-elements:leases' satisfies StoredKey<'sendingLease'>, 1, {
      upgrade: (made) => void made.createObjectStore('leases'),
    });
    try {
      const transaction = database.transaction('leases', 'readwrite');
      const lease = (await transaction.store.get(name)) as Lease | undefined;
      const now = Date.now();
      const isFree = lease === undefined || lease.holder === holder || lease.until <= now;
      if (isFree) await transaction.store.put({ holder, until: now + length } satisfies Lease, name);
      await transaction.done;
      return isFree;
    } finally {
      database.close();
    }
  } catch {
    return true;
  }
}
