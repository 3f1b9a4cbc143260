/**
 * What is moved in its document leaves the top layer: a dialog stands there as if it were never modal, a popover is not
 * shown though its owner believes so. What is shown by these functions is shown again in the same way afterwards.
 */

/** Fired on the shadow root after a move: what scrolls within it stands at its beginning again. */
export const movedEvent = 'moved';

/** How each element was shown, until it is closed. A closed one looks just like one that a move took away. */
const shown = new WeakMap<Element, 'modal' | 'popover'>();

export function showModal(dialog: HTMLDialogElement): void {
  dialog.showModal();
  shown.set(dialog, 'modal');
}

export function showPopover(element: HTMLElement): void {
  element.showPopover();
  if (!shown.has(element)) element.addEventListener('beforetoggle', forgetHidden);
  shown.set(element, 'popover');
}

/** In the way it was shown; also where it is shown no more, as when it became a part of the page. */
export function hide(dialog: HTMLDialogElement): void {
  if (shown.get(dialog) === 'modal') dialog.close();
  else if (dialog.matches(':popover-open')) dialog.hidePopover();
  shown.delete(dialog);
}

/** To be called when an element comes (back) into a document. */
export function restoreTopLayer(root: ShadowRoot): void {
  if (!root.isConnected) return;
  for (const element of root.querySelectorAll<HTMLElement>('dialog, [popover]')) {
    const way = shown.get(element);
    // A tooltip may have gone as the dialog before it took the focus.
    const isGone = !element.isConnected;
    if (way === undefined || isGone || isShown(element)) continue;
    if (way === 'popover') {
      element.showPopover();
      continue;
    }
    const dialog = element as HTMLDialogElement;
    // Closed before the move, which leaves the attribute alone.
    if (!dialog.open) continue;
    // Closed by `close()` it would ask its owner whether it may.
    dialog.open = false;
    dialog.showModal();
    // Not its first button, which the browser takes and whose tooltip would appear.
    element.focus({ preventScroll: true });
  }
}

/** By its owner, by the user or by the browser, all of which tell it at once; a move tells nothing. */
function forgetHidden(event: Event): void {
  if ((event as ToggleEvent).newState === 'closed') shown.delete(event.currentTarget as Element);
}

function isShown(element: HTMLElement): boolean {
  return element.matches(':modal, :popover-open');
}
