/**
 * What a move in the page takes from a text: the focus, how far it is scrolled and, into another document, the ear for
 * its selection. Everything else is in the state, which stays.
 */
import type { EditorView } from 'prosemirror-view';
import { movedEvent } from '../../../host/top-layer.ts';
import { activeElement, contains } from '../../shadow-dom.ts';
import { adoptSelection } from './root-selection.ts';

/** `box` is what scrolls. Answers how to stop. */
export function keepPlace(view: EditorView, box: HTMLElement, root: ShadowRoot): () => void {
  const home = root.ownerDocument;
  let page = home;
  let { scrollTop, scrollLeft } = box;
  let isFocused = view.hasFocus();

  const onScroll = () => {
    ({ scrollTop, scrollLeft } = box);
  };
  const onFocus = () => {
    isFocused = true;
  };
  // Some engines tell of the blur while they take the element away, so within the move; others not at all.
  const onBlur = () =>
    queueMicrotask(() => {
      isFocused = view.hasFocus();
    });

  function onMoved() {
    if (!box.isConnected) return;
    const left = page;
    if (page !== root.ownerDocument) {
      page.removeEventListener('selectionchange', selectionListenerOf(view));
      page = root.ownerDocument;
      adoptSelection(root, home);
      page.addEventListener('selectionchange', selectionListenerOf(view));
    }
    // In this order: the focus may scroll.
    if (isFocused && isNobodyElse(root, left)) view.focus();
    // Not by scrollTo, which Prototype 1.6 has made another.
    Object.assign(box, { scrollTop, scrollLeft });
  }

  box.addEventListener('scroll', onScroll, { passive: true });
  view.dom.addEventListener('focus', onFocus);
  view.dom.addEventListener('blur', onBlur);
  root.addEventListener(movedEvent, onMoved);
  return () => {
    box.removeEventListener('scroll', onScroll);
    view.dom.removeEventListener('focus', onFocus);
    view.dom.removeEventListener('blur', onBlur);
    root.removeEventListener(movedEvent, onMoved);
    page.removeEventListener('selectionchange', selectionListenerOf(view));
  };
}

/** The view has it on the document that it was made in, and on no other. */
function selectionListenerOf(view: EditorView): () => void {
  return (view as unknown as { domObserver: { onSelectionChange(): void } }).domObserver.onSelectionChange;
}

/** The page has not given the focus to something else with the move. A frame that was left may have it still. */
function isNobodyElse(root: ShadowRoot, left: Document): boolean {
  const page = root.ownerDocument;
  const active = activeElement(page);
  if (active === undefined || active === page.body || active === left.defaultView?.frameElement) return true;
  return contains(active, root.host) || contains(root.host, active);
}
