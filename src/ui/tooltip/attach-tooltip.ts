/**
 * One tooltip at a time for the whole page, made when it is shown and removed when it goes: a table of thousands of
 * cells pays for listeners only. Never the `title` attribute, which keyboards cannot reach and browsers delay.
 */
import type { Placement } from '@floating-ui/dom';
import { pushDismissible } from '../dismissible-stack.ts';
import { place } from '../popover/place.ts';
import { activeElement, contains, layerOf } from '../shadow-dom.ts';

/** Milliseconds from pointing at something to its tooltip, and from leaving to its end. */
const delay = 100;

let hideCurrent: (() => void) | undefined;

/** Shows what `read` answers while the anchor is pointed at or has keyboard focus; `undefined` shows nothing. */
export function attachTooltip(
  anchor: HTMLElement,
  read: () => string | undefined,
  placement: Placement = 'top',
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hide: (() => void) | undefined;

  const later = (work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, delay);
  };
  const end = () => {
    clearTimeout(timer);
    hide?.();
  };
  const show = () => {
    const text = read();
    if (hide || !text || !anchor.isConnected) return;
    hideCurrent?.();
    const element = anchor.ownerDocument.createElement('div');
    element.className = 'tooltip';
    element.popover = 'manual';
    element.role = 'tooltip';
    element.textContent = text;
    layerOf(anchor).append(element);
    element.showPopover();
    // A pointer may travel onto the tooltip, to read or copy it.
    element.addEventListener('pointerenter', () => clearTimeout(timer));
    element.addEventListener('pointerleave', () => later(end));
    const stopPlacing = place(anchor, element, { placement, gap: 6 });
    const letKeysEnd = endByKeys(anchor, end);
    hide = () => {
      stopPlacing();
      letKeysEnd();
      element.remove();
      hide = undefined;
      hideCurrent = undefined;
    };
    hideCurrent = hide;
  };

  const onPointerEnter = (event: PointerEvent) => {
    // A finger has no hovering; its press must not leave a tooltip behind.
    if (event.pointerType !== 'touch') later(show);
  };
  const onFocus = () => {
    // A menu moves the focus by itself, which WebKit takes for no keyboard's.
    if (anchor.matches(':focus-visible, :has(:focus-visible), [role="menuitem"]')) later(show);
  };
  const onPointerLeave = () => later(end);

  anchor.addEventListener('pointerenter', onPointerEnter);
  anchor.addEventListener('pointerleave', onPointerLeave);
  anchor.addEventListener('pointerdown', end);
  anchor.addEventListener('focusin', onFocus);
  anchor.addEventListener('focusout', end);
  return () => {
    end();
    anchor.removeEventListener('pointerenter', onPointerEnter);
    anchor.removeEventListener('pointerleave', onPointerLeave);
    anchor.removeEventListener('pointerdown', end);
    anchor.removeEventListener('focusin', onFocus);
    anchor.removeEventListener('focusout', end);
  };
}

/** Escape is the tooltip's own where it belongs to the focus; one that is only pointed at leaves at any key. */
function endByKeys(anchor: HTMLElement, end: () => void): () => void {
  const view = anchor.ownerDocument.defaultView ?? window;
  if (contains(anchor, activeElement(anchor.ownerDocument))) {
    return pushDismissible({ elements: () => [], onEscape: end }, view);
  }
  view.addEventListener('keydown', end, { capture: true });
  return () => view.removeEventListener('keydown', end, { capture: true });
}

/** For text that an ellipsis may cut: the whole text where it is cut, nothing where it fits. */
export function textWhenCut(element: HTMLElement): string | undefined {
  return element.scrollWidth > element.clientWidth ? (element.textContent ?? undefined) : undefined;
}
