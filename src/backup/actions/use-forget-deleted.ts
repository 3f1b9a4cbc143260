import type { BrowserModel } from '../browser-model/browser-model.ts';
import { useBrowser } from '../browser-model/browser-parts.ts';
import { ancestorKeys, type SelectedItems } from '../browser-model/selected-items.ts';
import type { DeletionOrder } from '../deletion/deletion-order.ts';

/** What is to be deleted is shown no longer: not in the list, not in the selection, and nobody is left inside of it. */
export function useForgetDeleted(): (order: DeletionOrder) => void {
  const { browser, selectedItems } = useBrowser();
  return (order) => forgetDeleted(order, browser, selectedItems);
}

/** Shows in the list what is about to be deleted. */
export function useShowDeleting(): (orders: readonly DeletionOrder[]) => void {
  const { deleting } = useBrowser();
  return (orders) => {
    deleting.value = new Set(orders.flatMap(keysOf));
  };
}

function forgetDeleted(order: DeletionOrder, browser: BrowserModel, selectedItems: SelectedItems): void {
  // It was another device's, which was shown ten seconds ago.
  if (browser.nodeId.peek() !== order.nodeId) return;
  const gone = new Set(keysOf(order));
  const isGone = (keys: readonly string[]) => keys.some((key) => gone.has(key));
  const selected = [...selectedItems.items.peek()];
  selectedItems.remove(
    selected
      .filter(([key, { plan, ancestors }]) => isGone([key, `plan/${plan.uid}`, ...ancestors]))
      .map(([key]) => key),
  );
  const place = browser.place.peek();
  const depth = place.findIndex((_, at) => isGone(ancestorKeys(place.slice(0, at + 1))));
  if (depth >= 0) browser.jumpTo(depth);
  browser.reload();
}

/** As rows have them. */
function keysOf({ items }: DeletionOrder): string[] {
  return items.map(({ type, planId, id }) => (type === 'plan' ? `plan/${planId}` : `${planId}/${type}/${id}`));
}
