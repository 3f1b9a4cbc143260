import { type RefObject, useEffect, useEffectEvent } from 'react';
import { activeElement, contains } from './shadow-dom.ts';

/**
 * When a repaint takes away the element that had the focus, the focus would fall to the page and a keyboard would have
 * to start over: it goes to `next()` instead. `isDelegated` in an element that delegates its focus: there React gives
 * the focus back to the host in the same moment, which hands it to the first thing that takes one.
 */
export function useKeptFocus(
  container: RefObject<HTMLElement | null>,
  next: () => HTMLElement | null | undefined,
  isDelegated = false,
) {
  const heir = useEffectEvent(next);
  useEffect(() => {
    const box = container.current;
    if (!box) return;
    let last: Element | undefined;
    const focused = () => activeElement(box.ownerDocument);
    const onFocusIn = () => {
      const now = focused();
      if (contains(box, now)) last = now;
    };
    // It may have come before this effect did.
    onFocusIn();
    // Chromium tells of the blur just before it removes the element: only after the repaint is it known whether
    // somebody went elsewhere by will.
    const onFocusOut = () =>
      queueMicrotask(() => {
        if (last?.isConnected && !contains(box, focused())) last = undefined;
      });
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected) return;
      last = undefined;
      const now = focused();
      // Without a focus of its own the document names its body, or the host that the removed element was in.
      if (isDelegated || !now || now === box.ownerDocument.body || contains(now, box))
        heir()?.focus({ preventScroll: true });
    });
    box.addEventListener('focusin', onFocusIn);
    box.addEventListener('focusout', onFocusOut);
    observer.observe(box, { childList: true, subtree: true });
    return () => {
      box.removeEventListener('focusin', onFocusIn);
      box.removeEventListener('focusout', onFocusOut);
      observer.disconnect();
    };
  }, [container, isDelegated]);
}
