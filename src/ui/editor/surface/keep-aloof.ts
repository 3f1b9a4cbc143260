/**
 * An element within may say which events it handles all by itself: React, which asks for eighty kinds of them, twice each,
 * would search at every key for whom to tell, and find nobody.
 */
export interface Aloof {
  aloof?: RegExp;
}

/** To be called with the element that React is about to listen on. */
export function keepAloof(element: HTMLElement): void {
  const listen = element.addEventListener;
  element.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) =>
    listen.call(
      element,
      type,
      (event) => {
        if (!(event.target as Aloof).aloof?.test(type)) listener(event);
      },
      options,
    );
}
