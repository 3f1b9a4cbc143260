import { effect, type ReadonlySignal } from '@preact/signals-core';
import type { Configuration } from '../configuration/configuration-types.ts';
import type { RootStyles } from '../styles.ts';
import rootCss from './root.css';

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
