import { showModal, showPopover } from '../../host/top-layer.ts';

/** Here the panel covers the page. */
export const smallWindow = '(max-width: 480px)';

/**
 * It is not modal, as the page behind it is what the question is about: only where it covers that page, so that what can
 * not be seen is not to be reached, and beside a modal of the page's own, where nothing but another modal can be used.
 */
export function show(panel: HTMLDialogElement, isModal: boolean): void {
  // Else what shows a dialog gives the focus to its first button for a moment, whose name would be read out.
  panel.inert = true;
  (isModal ? showModal : showPopover)(panel);
  panel.inert = false;
}
