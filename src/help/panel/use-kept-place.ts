import { type RefObject, useEffect, useRef } from 'react';
import { activeElement, contains } from '../../ui/shadow-dom.ts';
import type { HelpView } from '../help-types.ts';

const firstField = ':is(input, select, textarea, [contenteditable="true"]):not([type="file"])';

/** When another view takes the place of what had the focus, the keyboard goes on at that view's first field. */
export function useKeptPlace(panel: RefObject<HTMLElement | null>, view: HelpView) {
  const last = useRef(view);
  useEffect(() => {
    const element = panel.current;
    if (!element || last.current === view) return;
    last.current = view;
    const now = activeElement(element.ownerDocument);
    const isLost =
      !now ||
      now === element.ownerDocument.body ||
      now === element ||
      contains(now, element) ||
      // The form stays where it is, hidden: it loses the focus a moment later.
      now.closest('[hidden]') !== null;
    if (!isLost) return;
    const box = view === 'submitHelpTicket' ? '.help-ticket' : '.help-search';
    (element.querySelector<HTMLElement>(`${box} ${firstField}`) ?? element).focus({ preventScroll: true });
  }, [panel, view]);
}
