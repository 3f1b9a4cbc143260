import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { activeElement, contains } from '../../ui/shadow-dom.ts';
import { isFocusLost } from './is-focus-lost.ts';

/**
 * Shows and hides the panel in the top layer. The focus goes into it and comes back to where it was: the launcher, or
 * the host's own button.
 */
export function usePanelOpen(panel: RefObject<HTMLElement | null>, isOpen: boolean, layout: string) {
  const origin = useRef<HTMLElement | undefined>(undefined);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || layout === 'inline') return;
    if (!isOpen) return;
    origin.current = activeElement(element.ownerDocument);
    element.showPopover();
    return () => element.hidePopover();
  }, [panel, isOpen, layout]);

  const wasOpen = useRef(false);
  useEffect(() => {
    const element = panel.current;
    if (!element || layout === 'inline' || wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) (element.querySelector<HTMLElement>('input') ?? element).focus({ preventScroll: true });
    else {
      const isWithin = contains(element, activeElement(element.ownerDocument));
      if ((isWithin || isFocusLost(element)) && origin.current?.isConnected) {
        origin.current.focus({ preventScroll: true });
      }
      origin.current = undefined;
    }
  }, [panel, isOpen, layout]);
}
