/** The tooltip itself; its code comes with the first one that is shown. */
import type { Placement } from '@floating-ui/dom';
import { visibleLines } from '../../base/visible.ts';
import { showPopover } from '../../host/top-layer.ts';
import { pushDismissible } from '../dismissible-stack.ts';
import { place } from '../popover/place.ts';
import { activeElement, contains, layerOf } from '../shadow-dom.ts';
import css from './tooltip.css';

export { css };

export interface TooltipOptions {
  anchor: HTMLElement;
  text: string;
  placement: Placement;
  /** The pointer came onto the tooltip, to read or copy it, and left it again. */
  onPointer(isOver: boolean): void;
  /** A key asks for its end. */
  onEnd(): void;
}

let hideCurrent: (() => void) | undefined;

/** Shows it in the place of any other; the answer takes it away. */
export function showTooltip({ anchor, text, placement, onPointer, onEnd }: TooltipOptions): () => void {
  hideCurrent?.();
  const element = anchor.ownerDocument.createElement('div');
  element.className = 'tooltip';
  element.popover = 'manual';
  element.role = 'tooltip';
  element.dir = 'auto';
  // Perhaps a name that nobody vouches for, or a list of such names.
  element.textContent = visibleLines(text);
  layerOf(anchor).append(element);
  showPopover(element);
  element.addEventListener('pointerenter', () => onPointer(true));
  element.addEventListener('pointerleave', () => onPointer(false));
  const stopPlacing = place(anchor, element, { placement, gap: 6 });
  const letKeysEnd = endByKeys(anchor, onEnd);
  const hide = () => {
    stopPlacing();
    letKeysEnd();
    // Its owner may have gone with it; Prototype's remove throws for what is nowhere.
    if (element.parentNode) element.remove();
    if (hideCurrent === hide) hideCurrent = undefined;
  };
  hideCurrent = hide;
  return hide;
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
