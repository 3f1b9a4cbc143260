/** What the quantity of a line counts: the things themselves, of which `billMonth` has the number. */
import { billingFacts } from './bill-month.ts';
import type { BilledProduct, BillingMonth, Id, TimeEntry } from './bill-types.ts';
import { billedSeconds, countedDevices, countedUsers, hasId, mostCountedOf, storedBytes } from './quantities.ts';

export type CountedItem =
  | { readonly kind: 'device' | 'user'; readonly id: Id }
  /** Without an id: of no device. */
  | { readonly kind: 'storage'; readonly id: Id | undefined; readonly bytes: number }
  | { readonly kind: 'time'; readonly entry: TimeEntry; readonly billedSeconds: number };

/** None where the quantity is a number of its own. @param products All that are billed in the month */
export function countedItems(products: readonly BilledProduct[], month: BillingMonth, productId: Id): CountedItem[] {
  const facts = billingFacts(products, month);
  const product = products.find(({ id }) => hasId([id], productId));
  return product ? itemsOf(product) : [];

  function itemsOf(one: BilledProduct): CountedItem[] {
    switch (one.variant) {
      case 'storage':
        return [...storedBytes(month)].map(([device, bytes]) => {
          const stored = month.storage.find(({ deviceId }) => String(deviceId ?? '') === device);
          return { kind: 'storage', id: stored?.deviceId ?? undefined, bytes: Number(bytes) };
        });
      case 'user-role':
        return facts.timeEntriesOf(one).map((entry) => {
          return { kind: 'time', entry, billedSeconds: Number(billedSeconds(entry, one)) };
        });
      case 'managed':
        return isCounted(one) ? countedDevices(one, month).map(({ id }) => ({ kind: 'device', id })) : [];
      case 'managed-end-user':
        return isCounted(one) ? countedUsers(one, month).map(({ id }) => ({ kind: 'user', id })) : [];
      case 'group': {
        const most = isCounted(one) ? mostCountedOf(one, facts)?.of : undefined;
        return most ? itemsOf(most) : [];
      }
      case 'standard':
        return [];
    }
  }
}

const isCounted = ({ quantity }: BilledProduct): boolean => quantity?.mode === 'DYNAMIC';
