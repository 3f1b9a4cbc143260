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

/** An element with this property handles its own keys and input: React, looking for whom to tell, would find nobody. */
export const aloof = 'rmmAloof';

const often = /^(?:key|input|textInput|composition)/;

/** React asks for some eighty kinds of events, twice each, when it takes over its container. */
function keepAloof(element: HTMLElement) {
  const listen = element.addEventListener.bind(element);
  element.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) =>
    listen(
      type,
      often.test(type) ? (event) => aloof in (event.target as object) || listener(event) : listener,
      options,
    );
}
