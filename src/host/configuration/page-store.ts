/**
 * What all copies of this bundle on one page share. A page that loads two versions has elements of the first (a tag is
 * defined once) and, often, the `configure` of the second: without a meeting place it would configure nobody. Plain
 * data, no signals: a signal of another copy is not tracked.
 */
import type { Configuration, ErrorContext } from './configuration-types.ts';

interface PageStore {
  /** From `configure()`. */
  configuration: Partial<Configuration>;
  /** What each upgraded `<rmm-config>` says. */
  providers: WeakMap<Element, () => Partial<Configuration>>;
  /** One per copy, as long as the page. */
  listeners: Set<() => void>;
  /** The last ones, oldest first. Absent where the first copy of the page is an older one and nothing has failed. */
  failures?: readonly FailedCall[];
  /** Each hears of every try of a call, and may not throw. There is none but where somebody watches the page. */
  watchers?: Set<(call: WatchedCall) => void>;
  /** Tags that a further copy, or an older element of the page, has kept from being defined. */
  refused?: ReadonlySet<string>;
}

/** One try of a call, as it ended. */
export interface WatchedCall {
  /** Name of the endpoint. */
  endpoint: string;
  request: Request;
  /** Milliseconds since 1970, when it was sent. */
  since: number;
  /** None where nobody answered. */
  answer: Response | undefined;
}

/** What is kept of a failure: nothing of what was asked or answered. */
export interface FailedCall extends ErrorContext {
  /** Milliseconds since 1970. */
  at: number;
  /** As of `CallError`, where it is one. */
  kind?: string;
  status?: number;
}

/** Ends with `protocol`: copies of another one no longer share, but do not break each other either. */
const key = Symbol.for('rmm-elements:1');

const page = globalThis as { [key]?: PageStore };

page[key] ??= { configuration: {}, providers: new WeakMap(), listeners: new Set() };

export const pageStore: PageStore = page[key];

export function announceChange() {
  for (const listener of pageStore.listeners) {
    try {
      listener();
    } catch (error) {
      // Of one copy: the others are to hear all the same.
      reportError(error);
    }
  }
}
