import { effect, type ReadonlySignal } from '@preact/signals-core';
import type { Configuration } from './configuration-types.ts';
import rootCss from './root.css';
import type { RootStyles } from './styles.ts';

export interface Surface {
  readonly element: HTMLElement;
  remove(): void;
}

/** The wrapper in the shadow root: here the page's inheritance ends, and language, direction and theme are set. */
export function createSurface(
  root: ShadowRoot,
  styles: RootStyles,
  configuration: ReadonlySignal<Configuration>,
): Surface {
  const element = root.ownerDocument.createElement('div');
  element.className = 'root';
  keepAloof(element);
  styles.adopt(rootCss);
  const stop = effect(() => {
    const { locale, direction, theme } = configuration.value;
    element.lang = locale;
    element.dir = direction;
    element.dataset.theme = theme;
  });
  root.append(element);
  return {
    element,
    remove() {
      stop();
      element.remove();
      styles.clear();
    },
  };
}

/**
 * An element may say which events it handles all by itself: React, which asks for eighty kinds of them, twice each, would
 * search at every key for whom to tell, and find nobody.
 */
export interface Aloof {
  aloof?: RegExp;
}

function keepAloof(element: HTMLElement) {
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
