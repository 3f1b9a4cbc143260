import { type RefObject, useLayoutEffect, useRef } from 'react';
import { hide } from '../../host/top-layer.ts';
import { useHost } from '../../host/use-host.ts';
import { leaving } from '../../ui/leaving/leaving.ts';
import { activeElement, contains } from '../../ui/shadow-dom.ts';
import { isFocusLost } from '../is-focus-lost.ts';
import { focusFirstField } from './focus-first-field.ts';
import type { helpPanelDefinition } from './help-panel-definition.ts';
import { show, smallWindow } from './show-panel.ts';

/**
 * Shows and hides the panel in the top layer. The focus goes into it and comes back to where it was: the launcher, or the
 * host's own button. What a docked panel, a page's own modal or a window of another size ask for comes with the first of
 * these.
 */
export function usePanelOpen(panel: RefObject<HTMLDialogElement | null>, isOpen: boolean, layout: string) {
  const origin = useRef<HTMLElement | undefined>(undefined);
  const wasOpen = useRef(false);
  const { emit, report } = useHost<typeof helpPanelDefinition>();
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || layout === 'inline') return;
    if (!isOpen) return;
    const { ownerDocument: document } = element;
    origin.current = activeElement(document);
    const small = matchMedia(smallWindow);
    show(element, small.matches);
    if (!wasOpen.current) element.focus({ preventScroll: true });
    const end = new AbortController();
    const { signal } = end;
    // Out of reach are what is inert, and what a page's script takes the focus back from.
    const isBlocked = !wasOpen.current && activeElement(document) !== element;
    const isDocked = layout === 'docked';
    const keep = () =>
      import('./keep-panel.ts').then(
        ({ keepPanel }) => keepPanel(element, { isDocked, isBlocked, emit, signal }),
        report,
      );
    if (isDocked || isBlocked) void keep();
    small.addEventListener('change', keep, { signal });
    const leave = leaving(element);
    return () => {
      end.abort();
      leave();
      hide(element);
    };
  }, [panel, isOpen, layout, emit, report]);

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
