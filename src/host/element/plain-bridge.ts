/**
 * Shows a view of plain DOM, in the place of `react-bridge.ts`: for an element that is too small to be worth React's 68 KB,
 * and of which a page may have hundreds.
 */
import { effect, type ReadonlySignal, signal } from '@preact/signals-core';
import { configurationFor, reportTo } from '../configuration/configuration.ts';
import type { Configuration } from '../configuration/configuration-types.ts';
import type { ElementDefinition, ElementValues } from '../element-definition.ts';
import { type RootStyles, stylesOf } from '../styles.ts';
import { announceError } from './announce-error.ts';
import type { ElementShell, ViewSession } from './element-shell.ts';
import { createSurface } from './surface.ts';

export { textsOf } from './texts-of.ts';

export interface PlainHost {
  readonly shell: ElementShell;
  /** Ends when the element has left the page, or its view broke. */
  readonly lifetime: AbortSignal;
  /** Where the view stands. */
  readonly surface: HTMLElement;
  readonly styles: RootStyles;
  /** Defaults, then `configure()`, then the nearest `<rmm-config>`; live. */
  readonly configuration: ReadonlySignal<Configuration>;
  /** Hands a failure to `reportError` and fires `rmm-error`, once for each error. */
  report(error: unknown, kind?: string): void;
}

/**
 * Makes the view's nodes; what it returns draws values into them, and is called again when these change or a signal that it
 * has read.
 */
export type PlainElementView<Definition extends ElementDefinition> = (
  host: PlainHost,
) => (values: ElementValues<Definition>) => void;

export function openView(
  shell: ElementShell,
  view: PlainElementView<ElementDefinition>,
  broken: (error: unknown) => void,
): ViewSession {
  const { element, root, values } = shell;
  const { signal: configuration, placeChanged } = configurationFor(element);
  const styles = stylesOf(root);
  const surface = createSurface(root, styles, configuration);
  const current = signal({ ...values.current });
  const lifetime = new AbortController();

  function report(error: unknown, kind?: string) {
    const context = announceError(shell, error, kind);
    if (context !== undefined) reportTo(configuration.peek(), error, context);
  }

  let draw: ReturnType<typeof view> | undefined;
  const stop = effect(() => {
    try {
      draw ??= view({ shell, lifetime: lifetime.signal, surface: surface.element, styles, configuration, report });
      draw(current.value);
    } catch (error) {
      // The effect has yet to return what ends it.
      queueMicrotask(() => broken(error));
    }
  });

  return {
    update() {
      current.value = { ...values.current };
    },
    placeChanged,
    adopted() {
      styles.readopt();
      placeChanged();
    },
    stop() {
      stop();
      lifetime.abort();
      surface.remove();
    },
  };
}
