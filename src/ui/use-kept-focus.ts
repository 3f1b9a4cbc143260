import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { activeElement, contains } from './shadow-dom.ts';

/**
 * When a repaint takes away the element that had the focus, the focus would fall to the page and a keyboard would have
 * to start over: it goes to `next()` instead. To be called in the component that repaints.
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>, next: () => HTMLElement | null | undefined) {
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const box = container.current;
    if (!box) return;
    const onFocusIn = () => {
      last.current = activeElement(box.ownerDocument);
    };
    // Chromium tells of the blur just before it removes the element: only after the repaint is it known whether
    // somebody went elsewhere by will.
    const onFocusOut = () =>
      queueMicrotask(() => {
        if (last.current?.isConnected && !contains(box, activeElement(box.ownerDocument))) last.current = undefined;
      });
    box.addEventListener('focusin', onFocusIn);
    box.addEventListener('focusout', onFocusOut);
    return () => {
      box.removeEventListener('focusin', onFocusIn);
      box.removeEventListener('focusout', onFocusOut);
    };
  }, [container]);
  useLayoutEffect(() => {
    const box = container.current;
    if (!box || !last.current || last.current.isConnected) return;
    last.current = undefined;
    const focused = activeElement(box.ownerDocument);
    if (!focused || focused === box.ownerDocument.body || contains(focused, box))
      next()?.focus({ preventScroll: true });
  });
}
