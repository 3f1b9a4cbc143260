import type { ReadonlySignal } from '@preact/signals-core';
import type { Configuration } from './configuration/configuration-types.ts';
import type { ElementDefinition, ElementEvents, ElementValues } from './element-definition.ts';
import type { HttpClient } from './http/http-client.ts';
import type { RequestAnswer } from './request-event.ts';

/** What the shell of one element gives to the React tree inside it. */
export interface ElementHost<Definition extends ElementDefinition = ElementDefinition> {
  readonly definition: Definition;
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  /** Defaults, then `configure()`, then the nearest `<rmm-config>`; live. */
  readonly configuration: ReadonlySignal<Configuration>;
  readonly client: HttpClient;
  /** Fires the event on the element; `false` when a listener prevented it. */
  emit<Name extends keyof ElementEvents<Definition> & string>(
    name: Name,
    detail: ElementEvents<Definition>[Name],
  ): boolean;
  /** The same, for what a page may do in the element's place; the element then goes on by its answer. */
  request<Name extends keyof ElementEvents<Definition> & string>(
    name: Name,
    detail: ElementEvents<Definition>[Name],
  ): RequestAnswer;
  /** A change that the user made: sets the properties and reflects their attributes without coming back as a host's change. */
  reflect(values: Partial<ElementValues<Definition>>): void;
  /**
   * Hands a failure to `reportError` and fires `rmm-error`, once for each error; an `AbortError` is none. Failed calls of
   * `client` have been told already.
   */
  report(error: unknown): void;
}
