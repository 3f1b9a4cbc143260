/**
 * A dialog that is moved in its document leaves the top layer and stands there as if it were never modal. To be called
 * when an element with a dialog comes (back) into a document.
 */
export function reopenMoved(root: ShadowRoot | null): void {
  for (const dialog of root?.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)') ?? []) {
    // Closed by `close()` it would ask its owner whether it may.
    dialog.removeAttribute('open');
    dialog.showModal();
    // Not its first button, which the browser takes and whose tooltip would appear.
    dialog.focus({ preventScroll: true });
  }
}
