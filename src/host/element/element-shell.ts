/**
 * The part of an element that is there before its view: it keeps values and methods, announces and reports. Free of
 * React, zod and signals, because a closed launcher waits on every page of a portal and may cost 5 KB at most.
 */
import type { ElementDefinition, ErrorDetail } from '../element-definition.ts';
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

/** Why there is no view: its code did not come, or it broke. */
export interface ViewFailure {
  error: unknown;
  /** By the page's clock, when its code was asked for. */
  since?: number;
  load?(): Promise<unknown>;
  retry(): void;
}

/** What of an element tells of a failure: all that there is of one whose own code did not come. */
export interface FailingElement {
  readonly definition: Pick<ElementDefinition, 'tag'>;
  readonly element: HTMLElement;
  /** Where it is shown. */
  readonly root: ShadowRoot | HTMLElement;
  emit(name: string, detail: unknown): boolean;
}

export interface ElementShell extends FailingElement {
  readonly definition: ElementDefinition;
  readonly root: ShadowRoot;
  readonly values: ElementValueStore;
  readonly calls: MethodCalls;
  stay?: Stay | undefined;
  /** Of the stay, from when a view was wanted. */
  session?: ViewSession | undefined;
  /** Asks for the view that did not come once more, for as long as that is told. */
  retry?: (() => void) | undefined;
  /** Fires an event that the page may answer, where it is cancelable. */
  request(name: string, detail: unknown): RequestAnswer;
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
    calls: createMethodCalls(),
    request(name, detail) {
      const cancelable = definition.events[name as `rmm-${string}`]?.cancelable ?? false;
      const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable });
      let work: Promise<unknown> | undefined;
      // Before what returns: of a function that stands below, the minifier forgets what it assigns.
      const respondWith = (given: unknown) => {
        if (work || !event.eventPhase) throw new DOMException('Too late, or twice', 'InvalidStateError');
        event.preventDefault();
        work = Promise.resolve(given);
      };
      if (cancelable) Object.assign(event, { respondWith });
      const isOurs = element.dispatchEvent(event);
      return work ?? isOurs;
    },
    emit: (name, detail) => shell.request(name, detail) === true,
  };
  return shell;
}

/** A failure of which no more can be told, as the code for that did not come either. */
export function announcePlainly({ definition, emit }: FailingElement, error: unknown) {
  const detail: ErrorDetail = { error, message: String(error), kind: 'load' };
  emit('rmm-error', detail);
  // biome-ignore lint/suspicious/noConsole: not even the configuration could be loaded.
  console.error(`<${definition.tag}>:`, error);
}
