/**
 * What the host told the elements: defaults, then `configure()`, then the `<rmm-config>` ancestors from the outermost to
 * the nearest, then the element's own `lang`, `dir` and `theme`. A level replaces a member whole: were `permissions`
 * merged name by name, an inner level could never take one away.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { Configuration, ErrorContext } from './configuration-types.ts';
import { idempotencyHeader } from './idempotency-header.ts';
import { directionOf, renderedAncestors, usableLocale } from './locale.ts';
import { pageStore } from './page-store.ts';

/** Counts what may have changed anybody's configuration: `configure()`, and any `<rmm-config>` that came, went or spoke. */
const changes = signal(0);
pageStore.listeners.add(() => {
  changes.value = changes.peek() + 1;
});

export interface PlacedConfiguration {
  readonly signal: ReadonlySignal<Configuration>;
  /** To be called when the element was moved or one of its common attributes changed. */
  placeChanged(): void;
}

/** The configuration as `element` has it; live while somebody subscribes. */
export function configurationFor(element: Element): PlacedConfiguration {
  const place = signal(0);
  let latest: Configuration | undefined;
  return {
    signal: computed(() => {
      place.value;
      changes.value;
      languageOf(element.ownerDocument).value;
      const resolved = resolve(element);
      // The same object while nothing in it changed: most changes on a page are about other elements.
      if (latest === undefined || !sameMembers(latest, resolved)) latest = resolved;
      return latest;
    }),
    placeChanged() {
      place.value = place.peek() + 1;
    },
  };
}

function resolve(element: Element): Configuration {
  const levels: Partial<Configuration>[] = [];
  const { configuration: page } = pageStore;
  const own = usableLocale(element.getAttribute('lang'));
  let language: string | undefined;
  let direction: 'ltr' | 'rtl' | undefined;
  // A direction that is nearer than the language is of what is written in it; of a language there is one by itself.
  let isSpoken = own !== undefined;
  for (const ancestor of renderedAncestors(element)) {
    const provided = pageStore.providers.get(ancestor)?.();
    if (provided !== undefined) levels.unshift(provided);
    const isPage = ancestor === element.ownerDocument.documentElement;
    isSpoken ||= provided?.locale !== undefined || (isPage && page.locale !== undefined);
    if (!isSpoken) direction ??= oneOf(ancestor.getAttribute('dir'), ['ltr', 'rtl']);
    language ??= usableLocale(ancestor.getAttribute('lang'));
    isSpoken ||= language !== undefined;
  }
  const given: Partial<Configuration> = {};
  for (const level of [page, ...levels]) Object.assign(given, definedMembers(level));

  const locale = own ?? usableLocale(given.locale) ?? language ?? usableLocale(navigator.language) ?? 'en';
  return {
    ...defaults,
    ...given,
    locale,
    direction:
      oneOf(element.getAttribute('dir'), ['ltr', 'rtl']) ?? given.direction ?? direction ?? directionOf(locale),
    theme: oneOf(element.getAttribute('theme'), ['light', 'dark', 'auto']) ?? given.theme ?? 'auto',
  };
}

const defaults: Omit<Configuration, 'locale' | 'direction' | 'theme'> = {
  baseUrl: '',
  headers: {},
  credentials: 'same-origin',
  // Looked up at each call: a page may wrap fetch after the elements have loaded.
  fetch: (input, init) => globalThis.fetch(input, init),
  idempotencyHeader,
  translate: () => undefined,
  featureFlags: {},
  permissions: {},
  environment: '',
  branded: false,
  product: {},
  ticketing: {},
  currentUser: undefined,
  endpoints: {},
  reportError: logError,
  resolveMfa: async () => false,
  renewSession: async () => false,
  // Until the host gives its own publish-subscribe service nobody publishes, so nobody hears.
  channel: { subscribe: () => () => undefined },
  trustedTypesPolicy: { createHTML: (html) => html },
};

/** Hands a failure to the host; a reporter that throws itself harms nobody else. */
export function reportTo({ reportError }: Configuration, error: unknown, context: ErrorContext) {
  const { kind, status } = Object(error);
  pageStore.failures = [...(pageStore.failures ?? []), { at: Date.now(), kind, status, ...context }].slice(-20);
  try {
    reportError(error, context);
  } catch (failure) {
    logError(error, context);
    logError(failure, { element: 'reportError' });
  }
}

/** Whether the host gave a member of its own, rather than leave it at its default. */
export function isGiven(configuration: Configuration, member: keyof typeof defaults): boolean {
  return configuration[member] !== defaults[member];
}

function logError(error: unknown, context: ErrorContext) {
  // biome-ignore lint/suspicious/noConsole: the last resort of a host that gave no reportError.
  console.error(`${context.element ?? 'rmm-elements'}${context.endpoint ? ` (${context.endpoint})` : ''}:`, error);
}

function definedMembers(level: Partial<Configuration>): Partial<Configuration> {
  return Object.fromEntries(Object.entries(level).filter(([, value]) => value !== undefined));
}

function sameMembers(one: Configuration, other: Configuration): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Configuration>;
  return [...names].every((name) => Object.is(one[name], other[name]));
}

function oneOf<Choice extends string>(text: string | null, choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => choice === text);
}

/** Counts changes of `lang` and `dir` in a document: pages that switch their language write them on their root. */
const languages = new WeakMap<Document, ReadonlySignal<number>>();

function languageOf(document: Document): ReadonlySignal<number> {
  const known = languages.get(document);
  if (known !== undefined) return known;
  const observer = new MutationObserver(() => {
    count.value = count.peek() + 1;
  });
  const count = signal(0, {
    watched: () => observer.observe(document, { attributes: true, attributeFilter: ['lang', 'dir'], subtree: true }),
    unwatched: () => observer.disconnect(),
  });
  languages.set(document, count);
  return count;
}
