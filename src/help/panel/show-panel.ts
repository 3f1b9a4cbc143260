import { hide, showModal, showPopover } from '../../host/top-layer.ts';
import { activeElement } from '../../ui/shadow-dom.ts';

/** Here the panel covers the page. */
export const smallWindow = '(max-width: 480px)';

/**
 * It is not modal, as the page behind it is what the question is about. In a small window, where it covers that page,
 * what cannot be seen is not to be reached; and beside a modal of the page's own nothing but another modal can be used.
 *
 * @returns Whether the page has such a modal
 */
export function showPanel(panel: HTMLDialogElement): boolean {
  const isSmall = matchMedia(smallWindow).matches;
  show(panel, isSmall ? showModal : showPopover);
  if (isSmall) return false;
  const before = activeElement(panel.ownerDocument);
  panel.focus({ preventScroll: true });
  // Out of reach are what is inert, and what a page's script takes the focus back from.
  const isBlocked = activeElement(panel.ownerDocument) !== panel;
  if (isBlocked) {
    hide(panel);
    show(panel, showModal);
  } else before?.focus({ preventScroll: true });
  return isBlocked;
}

function show(panel: HTMLDialogElement, how: (panel: HTMLDialogElement) => void) {
  // Else what shows a dialog gives the focus to its first button for a moment, whose name would be read out.
  panel.inert = true;
  how(panel);
  panel.inert = false;
}
