import { activeElement } from '../../shadow-dom.ts';

/**
 * An element within may say which events it handles all by itself: React, which asks for eighty kinds of them, twice each,
 * would search at every key for whom to tell, and find nobody.
 */
export interface SelfHandling {
  selfHandled?: RegExp;
}

/** Of a key itself: these come only to what has the focus. */
const ofFocus = /^(?:key|textInput|composition)/;

interface Listening {
  type: string;
  listener: EventListener;
  options: AddEventListenerOptions | boolean | undefined;
}

/** To be called with the element that React is about to listen on. */
export function leaveEventsAlone(element: HTMLElement): void {
  const listen = element.addEventListener;
  const ofKeys: Listening[] = [];
  let areHeard = true;

  /** Even to be told and to look away takes time at a key: while such an element has the focus they are not listened to. */
  function hearKeys(next: boolean) {
    if (next === areHeard) return;
    areHeard = next;
    for (const { type, listener, options } of ofKeys) {
      if (next) listen.call(element, type, listener, options);
      else element.removeEventListener(type, listener, options);
    }
  }
  const onFocus = ({ target }: FocusEvent) => hearKeys(!(target as SelfHandling).selfHandled?.test('key'));
  listen.call(element, 'focusin', onFocus as EventListener, true);
  listen.call(element, 'focusout', () => hearKeys(true), true);

  element.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) => {
    const heard = (event: Event) => {
      if (!(event.target as SelfHandling).selfHandled?.test(type)) listener(event);
    };
    if (ofFocus.test(type)) ofKeys.push({ type, listener: heard, options });
    listen.call(element, type, heard, options);
  };
  leaveSelectionAlone(element.ownerDocument);
}

/**
 * Of a selection React hears on the document, whatever is selected. The first root in a document asks for that, at once;
 * where this is not the first one it is too late, and nothing but the time is lost.
 */
function leaveSelectionAlone(page: Document) {
  if (Object.hasOwn(page, 'addEventListener')) return;
  const listen = page.addEventListener;
  page.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) =>
    listen.call(page, type, type === 'selectionchange' ? unlessSelfHandled(page, listener) : listener, options);
  queueMicrotask(() => Reflect.deleteProperty(page, 'addEventListener'));
}

function unlessSelfHandled(page: Document, listener: EventListener): EventListener {
  return (event) => {
    if (!(activeElement(page) as SelfHandling | undefined)?.selfHandled?.test(event.type)) listener(event);
  };
}
