import { type RefObject, useLayoutEffect, useRef } from 'react';
import { hide, showModal, showPopover } from '../../host/top-layer.ts';
import { leaving } from '../../ui/leaving/leaving.ts';
import { activeElement, contains } from '../../ui/shadow-dom.ts';
import { isFocusLost } from '../is-focus-lost.ts';
import { focusFirstField } from './focus-first-field.ts';

/**
 * Shows and hides the panel in the top layer. It is not modal, as the page behind it is what the question is about; only
 * in a small window, where it covers that page, what cannot be seen is not to be reached. The focus goes into it and comes
 * back to where it was: the launcher, or the host's own button.
 */
export function usePanelOpen(panel: RefObject<HTMLDialogElement | null>, isOpen: boolean, layout: string) {
  const origin = useRef<HTMLElement | undefined>(undefined);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || layout === 'inline') return;
    if (!isOpen) return;
    origin.current = activeElement(element.ownerDocument);
    const coversPage = matchMedia('(max-width: 480px)').matches;
    // Else what shows a dialog gives the focus to its first button for a moment, whose name would be read out.
    element.inert = true;
    if (coversPage) showModal(element);
    else showPopover(element);
    element.inert = false;
    const leave = leaving(element);
    return () => {
      leave();
      hide(element);
    };
  }, [panel, isOpen, layout]);

  const wasOpen = useRef(false);
  // In the same commit: a key that follows is meant for where the focus goes.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || layout === 'inline' || wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) focusFirstField(element);
    else {
      const isWithin = contains(element, activeElement(element.ownerDocument));
      if ((isWithin || isFocusLost(element)) && origin.current?.isConnected) {
        origin.current.focus({ preventScroll: true });
      }
      origin.current = undefined;
    }
  }, [panel, isOpen, layout]);
}
