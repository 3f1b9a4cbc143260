/** Fired on the shadow root after a move: what scrolls within it stands at its beginning again. */
export const movedEvent = 'moved';

/**
 * What is moved in its document leaves the top layer: a dialog stands there as if it were never modal, a popover is not
 * shown though its owner believes so. To be called when an element comes (back) into a document.
 */
export function restoreTopLayer(root: ShadowRoot): void {
  if (!root.isConnected) return;
  const left = root.querySelectorAll<HTMLElement>('dialog[open]:not(:modal), [popover]:not(:popover-open)');
  for (const element of left) {
    if (element.localName !== 'dialog') {
      element.showPopover();
      continue;
    }
    // Closed by `close()` it would ask its owner whether it may.
    element.removeAttribute('open');
    (element as HTMLDialogElement).showModal();
    // Not its first button, which the browser takes and whose tooltip would appear.
    element.focus({ preventScroll: true });
  }
}
