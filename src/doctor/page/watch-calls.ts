/** Hears of each call of the page's elements, whichever copy of this bundle they are of. */
import { pageStore, type WatchedCall } from '../../host/configuration/page-store.ts';

/** @param hear may not throw: a call would fail of it */
export function watchCalls(hear: (call: WatchedCall) => void, lifetime: AbortSignal): void {
  pageStore.watchers ??= new Set();
  const { watchers } = pageStore;
  watchers.add(hear);
  lifetime.addEventListener('abort', () => watchers.delete(hear));
}
