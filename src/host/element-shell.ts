/**
 * The part of an element that is there before its view: it announces, reports, keeps methods waiting and says so when
 * the view cannot be loaded. Free of React and zod, because a closed launcher waits on every page of a portal.
 */
import { effect } from '@preact/signals-core';
import { configurationFor, type PlacedConfiguration } from './configuration.ts';
import type { ElementDefinition, ErrorDetail } from './element-definition.ts';
import type { ElementHost } from './element-host.ts';
import type { ElementValueStore } from './element-values.ts';
import { createMethodCalls, type MethodCalls } from './method-calls.ts';
import { reportOnce } from './reported-errors.ts';
import rootCss from './root.css';
import { type RootStyles, stylesOf } from './styles.ts';

export interface ElementShell extends Omit<ElementHost, 'client' | 'emit' | 'reflect' | 'report'> {
  emit(name: string, detail: unknown): boolean;
  reflect(values: Record<string, unknown>): void;
  report(error: unknown, kind?: string): void;
  readonly values: ElementValueStore;
  readonly styles: RootStyles;
  readonly calls: MethodCalls;
  readonly placed: PlacedConfiguration;
}

export function createShell(
  element: HTMLElement,
  root: ShadowRoot,
  definition: ElementDefinition,
  values: ElementValueStore,
): ElementShell {
  const placed = configurationFor(element);
  function emit(name: string, detail: unknown, cancelable = definition.events[name as `rmm-${string}`]?.cancelable) {
    return element.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: cancelable ?? false }),
    );
  }
  return {
    definition,
    element,
    root,
    placed,
    configuration: placed.signal,
    values,
    styles: stylesOf(root),
    calls: createMethodCalls(definition.tag),
    emit: (name, detail) => emit(name, detail),
    reflect: values.reflect,
    report(error, kind) {
      const detail = errorDetail(error, kind);
      const context = {
        element: definition.tag,
        ...(detail.endpoint === undefined ? {} : { endpoint: detail.endpoint }),
      };
      reportOnce(error, context, placed.signal.peek().reportError);
      emit('rmm-error', detail, false);
    },
  };
}

function errorDetail(error: unknown, kind: string | undefined): ErrorDetail {
  const told: { kind?: unknown; endpoint?: unknown } = typeof error === 'object' && error !== null ? error : {};
  return {
    error,
    message: error instanceof Error ? error.message : String(error),
    kind: typeof told.kind === 'string' ? told.kind : (kind ?? 'unknown'),
    ...(typeof told.endpoint === 'string' ? { endpoint: told.endpoint } : {}),
  };
}

export interface Surface {
  readonly element: HTMLElement;
  remove(): void;
}

/** The wrapper in the shadow root: here the page's inheritance ends, and language, direction and theme are set. */
export function createSurface(shell: ElementShell): Surface {
  const element = shell.root.ownerDocument.createElement('div');
  element.className = 'root';
  shell.styles.adopt(rootCss);
  const stop = effect(() => {
    const { locale, direction, theme } = shell.configuration.value;
    element.lang = locale;
    element.dir = direction;
    element.dataset.theme = theme;
  });
  shell.root.append(element);
  return {
    element,
    remove() {
      stop();
      element.remove();
    },
  };
}

/** A message and a button in plain DOM, for when there is no view to show anything. */
export function showFailure(
  shell: ElementShell,
  texts: { message: string; retry: string },
  retry: () => void,
): Surface {
  const surface = createSurface(shell);
  const document = surface.element.ownerDocument;
  const failure = document.createElement('div');
  failure.className = 'failure';
  failure.setAttribute('role', 'alert');
  const message = document.createElement('p');
  message.textContent = texts.message;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = texts.retry;
  button.addEventListener('click', retry, { once: true });
  failure.append(message, button);
  surface.element.append(failure);
  return surface;
}
