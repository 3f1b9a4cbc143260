/** Hears of each call of the page's elements, whichever copy of this bundle they are of. */
import { pageStore, type WatchedCall } from '../../host/configuration/page-store.ts';

/** @param hear may not throw: a call would fail of it */
export function watchCalls(hear: (call: WatchedCall) => void, lifetime: AbortSignal): void {
  const before = pageStore.watch;
  const watch = (call: WatchedCall) => {
    before?.(call);
    if (!lifetime.aborted) hear(call);
  };
  pageStore.watch = watch;
  lifetime.addEventListener('abort', () => {
    // Who came later has this one inside, and hands on to it.
    if (pageStore.watch === watch) pageStore.watch = before;
  });
}
