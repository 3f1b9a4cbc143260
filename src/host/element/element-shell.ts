/**
 * The part of an element that is there before its view: it keeps values and methods, announces and reports. Free of
 * React, zod and signals, because a closed launcher waits on every page of a portal and may cost 5 KB at most.
 */
import type { ElementDefinition, ErrorDetail } from '../element-definition.ts';
import { isNews } from '../http/reported-errors.ts';
import type { RequestAnswer } from '../request-event.ts';
import type { ElementValueStore } from './element-values.ts';
import { createMethodCalls, type MethodCalls } from './method-calls.ts';

/** What an element shows while it is in a document. */
export interface Stay {
  update(): void;
  stop(): void;
}

/** A view that is asked for or shown. */
export interface ViewSession extends Stay {
  /** The element was moved, or `lang`, `dir` or `theme` changed: its configuration may be another. */
  placeChanged(): void;
  /** The element came into another document. */
  adopted(): void;
}

export interface ElementShell {
  readonly definition: ElementDefinition;
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly values: ElementValueStore;
  readonly calls: MethodCalls;
  stay?: Stay | undefined;
  /** Of the stay, from when a view was wanted. */
  session?: ViewSession | undefined;
  /** Fires an event that the page may answer, where it is cancelable. */
  request(name: string, detail: unknown): RequestAnswer;
  emit(name: string, detail: unknown): boolean;
}

export function createShell(
  element: HTMLElement,
  root: ShadowRoot,
  definition: ElementDefinition,
  values: ElementValueStore,
): ElementShell {
  const shell: ElementShell = {
    definition,
    element,
    root,
    values,
    calls: createMethodCalls(definition.tag),
    request(name, detail) {
      const cancelable = definition.events[name as `rmm-${string}`]?.cancelable ?? false;
      const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable });
      let isOpen = true;
      let work: Promise<unknown> | undefined;
      if (cancelable) Object.assign(event, { respondWith });
      const isOurs = element.dispatchEvent(event);
      isOpen = false;
      return work ?? isOurs;

      function respondWith(given: unknown) {
        if (!isOpen || work) throw new DOMException('Too late, or twice', 'InvalidStateError');
        event.preventDefault();
        work = Promise.resolve(given);
      }
    },
    emit: (name, detail) => shell.request(name, detail) === true,
  };
  return shell;
}

/** Fires `rmm-error`, and gives the context for `reportError`; `undefined` when both have been done for this error. */
export function announceError({ definition, emit }: ElementShell, error: unknown, kind = 'unknown') {
  if (!isNews(error)) return undefined;
  const details = Object(error) as { message?: unknown; kind?: unknown; endpoint?: unknown };
  const endpoint = details.endpoint ? { endpoint: String(details.endpoint) } : {};
  const detail: ErrorDetail = {
    error,
    message: String(details.message ?? error),
    kind: String(details.kind ?? kind),
    ...endpoint,
  };
  emit('rmm-error', detail);
  return { element: definition.tag, ...endpoint };
}

/** A failure before the view is there. The configuration, and with it `reportError`, is fetched only for that. */
export function reportFromShell(shell: ElementShell, error: unknown, kind: string) {
  const context = announceError(shell, error, kind);
  if (context === undefined) return;
  import('./shell-support.ts').then(
    ({ reportFor }) => reportFor(shell.element, error, kind, context),
    // biome-ignore lint/suspicious/noConsole: not even the configuration could be loaded.
    () => console.error(`<${context.element}>:`, error),
  );
}
