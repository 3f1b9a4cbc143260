import { type RefObject, useLayoutEffect, useRef } from 'react';
import { hide } from '../../host/top-layer.ts';
import { useHost } from '../../host/use-host.ts';
import { activeElement, contains } from '../../ui/shadow-dom.ts';
import { isFocusLost } from '../is-focus-lost.ts';
import { focusFirstField } from './focus-first-field.ts';
import type { helpPanelDefinition } from './help-panel-definition.ts';
import { showPanel, smallWindow } from './show-panel.ts';

/**
 * Shows and hides the panel in the top layer. The focus goes into it and comes back to where it was: the launcher, or the
 * host's own button. What a docked panel, a page's own modal or a window of another size ask for comes with the first of
 * these.
 */
export function usePanelOpen(panel: RefObject<HTMLDialogElement | null>, isOpen: boolean, layout: string) {
  const origin = useRef<HTMLElement | undefined>(undefined);
  const { emit, report } = useHost<typeof helpPanelDefinition>();
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || layout === 'inline') return;
    if (!isOpen) return;
    const { ownerDocument: document } = element;
    origin.current = activeElement(document);
    const isBlocked = showPanel(element);
    const end = new AbortController();
    const { signal } = end;
    const keep = () =>
      import('./keep-panel.ts').then(({ keepPanel }) => keepPanel(element, layout, emit, signal), report);
    if (isBlocked || layout === 'docked') void keep();
    matchMedia(smallWindow).addEventListener('change', keep, { signal });
    // The page may be about to show a modal.
    document.addEventListener('focusin', ({ target }) => contains(target as Node, element) || keep(), { signal });
    return () => {
      end.abort();
      hide(element);
    };
  }, [panel, isOpen, layout, emit, report]);

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
