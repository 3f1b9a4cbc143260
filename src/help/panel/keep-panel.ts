/** What few open panels need: the room of a docked one, a modal of the page's own beside it, a window of another size. */
import { indexed } from '../../base/indexed.ts';
import type { ElementHost } from '../../host/element-host.ts';
import { hide, movedEvent } from '../../host/top-layer.ts';
import { activeElement, contains, eventTarget } from '../../ui/shadow-dom.ts';
import { focusFirstField } from './focus-first-field.ts';
import type { helpPanelDefinition } from './help-panel-definition.ts';
import { show, smallWindow } from './show-panel.ts';

type Emit = ElementHost<typeof helpPanelDefinition>['emit'];

const kept = new WeakSet<AbortSignal>();

export interface KeepOptions {
  isDocked: boolean;
  /** It could not take the focus when it was opened. */
  isBlocked: boolean;
  emit: Emit;
  /** Aborts when the panel is closed. */
  signal: AbortSignal;
}

export function keepPanel(panel: HTMLDialogElement, { isDocked, isBlocked, emit, signal }: KeepOptions): void {
  if (signal.aborted || kept.has(signal)) return;
  kept.add(signal);
  if (isBlocked) {
    showAgain(panel);
    focusFirstField(panel);
  }
  if (isDocked) reserveRoom(panel, emit, signal);
  followWindow(panel, signal);
  standBesideModal(panel, signal);
}

const room = '--rmm-help-room';

/** Tells the page how wide it is, in pixels: nothing where it covers all of it. */
function reserveRoom(panel: HTMLDialogElement, emit: Emit, signal: AbortSignal): void {
  const { style } = panel.ownerDocument.documentElement;
  let last = 0;
  const tell = (width: number) => {
    if (width === last) return;
    last = width;
    if (width > 0) style.setProperty(room, `${width}px`);
    else style.removeProperty(room);
    emit('rmm-room-change', { width });
  };
  const observer = new ResizeObserver(() => {
    const isSmall = matchMedia(smallWindow).matches;
    tell(isSmall ? 0 : Math.round(panel.getBoundingClientRect().width));
  });
  observer.observe(panel);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    tell(0);
  });
}

/** Modal where it covers the page, and not where it no longer does. */
function followWindow(panel: HTMLDialogElement, signal: AbortSignal): void {
  const small = matchMedia(smallWindow);
  const follow = () => {
    const isShown = panel.matches(':modal, :popover-open');
    if (isShown && small.matches !== panel.matches(':modal')) showAgain(panel);
  };
  small.addEventListener('change', follow, { signal });
  follow();
}

/**
 * A modal of the page's own leaves all else out of reach, the panel too. The panel comes before it by a press on it, and
 * leaves it the page again by a press beside itself.
 */
function standBesideModal(panel: HTMLDialogElement, signal: AbortSignal): void {
  let hidden: Element | undefined;
  const uncover = () => {
    // As libraries do to all that is not in their modal; they take it back by themselves.
    hidden = panel.matches(':modal') ? hostOf(panel) : undefined;
    hidden?.removeAttribute('aria-hidden');
  };
  uncover();
  const press = (event: PointerEvent) => {
    if (matchMedia(smallWindow).matches) return;
    const isBeneath = isWithin(panel, event) && !contains(panel, eventTarget(event)) && isOutOfReach(panel, event);
    const isBeside = panel.matches(':modal') && eventTarget(event) === panel && !isWithin(panel, event);
    if (!isBeneath && !isBeside) return;
    // The page would take it for a press beside its modal, and close that.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isBeneath) {
      showAgain(panel);
      uncover();
    } else {
      hide(panel);
      show(panel, false);
    }
  };
  panel.ownerDocument.defaultView?.addEventListener('pointerdown', press, { capture: true, signal });
}

function isOutOfReach(panel: Element, event: Event): boolean {
  const isInModal = event
    .composedPath()
    .some((at) => at instanceof Element && at.matches(':modal, [aria-modal="true"]'));
  return isInModal || hostOf(panel).closest('[inert]') !== null;
}

function isWithin(panel: Element, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = panel.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

function hostOf(panel: Element): Element {
  return (panel.getRootNode() as ShadowRoot).host;
}

/** Not where it is inert, nor where a script of the page takes the focus back. */
function canTakeFocus(panel: HTMLElement): boolean {
  panel.focus({ preventScroll: true });
  return activeElement(panel.ownerDocument) === panel;
}

/** In the way that the window and the page ask for now, with its focus and where it was scrolled to. */
function showAgain(panel: HTMLDialogElement): void {
  const focused = activeElement(panel.ownerDocument);
  const scrolled = [...panel.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0);
  const places = scrolled.map(({ scrollTop }) => scrollTop);
  hide(panel);
  const isSmall = matchMedia(smallWindow).matches;
  show(panel, isSmall);
  if (!isSmall && !canTakeFocus(panel)) {
    hide(panel);
    show(panel, true);
  }
  if (focused && contains(panel, focused)) focused.focus({ preventScroll: true });
  else if (panel.matches(':modal')) panel.focus({ preventScroll: true });
  for (const [index, element] of indexed(scrolled)) element.scrollTop = places[index] ?? 0;
  panel.getRootNode().dispatchEvent(new Event(movedEvent));
}
