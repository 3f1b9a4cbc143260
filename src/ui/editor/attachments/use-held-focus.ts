import { type RefObject, useEffect, useEffectEvent } from 'react';
import { activeElement, contains } from '../../shadow-dom.ts';

/**
 * Where the focus goes when what has it is taken away. As `useKeptFocus`, for an element that delegates its focus: there
 * React gives the focus back to the host in the same moment, which hands it to the first thing that takes one.
 */
export function useHeldFocus(container: RefObject<HTMLElement | null>, next: () => HTMLElement | null | undefined) {
  const heir = useEffectEvent(next);
  useEffect(() => {
    const box = container.current;
    if (!box) return;
    let last: Element | undefined;
    const onFocusIn = () => {
      last = activeElement(box.ownerDocument);
    };
    // Chromium tells of the blur just before it removes the element: only then is it known who went by will.
    const onFocusOut = () =>
      queueMicrotask(() => {
        if (last?.isConnected && !contains(box, activeElement(box.ownerDocument))) last = undefined;
      });
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected) return;
      last = undefined;
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
  }, [container]);
}
