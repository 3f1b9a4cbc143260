/** How a view reaches its element. */
import { computed, type ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import {
  useCallback,
  useContext,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { numberFormat } from '../base/intl-cache.ts';
import type { ElementDefinition, ElementMethods, ElementValues } from './element-definition.ts';
import type { ElementHost } from './element-host.ts';
import { ChangesContext, HostContext } from './host-context.ts';
import { type Catalogue, type MessageTree, type Translate, translator } from './messages.ts';
import { provideMethods } from './provide-methods.ts';

export function useHost<Definition extends ElementDefinition = ElementDefinition>(): ElementHost<Definition> {
  // One context serves every definition: which one it is, the view that belongs to it knows.
  return useViewServices().host as unknown as ElementHost<Definition>;
}

type Methods = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

/** Implements the element's methods while the component is mounted; calls that came earlier run now. */
export function useMethods<Definition extends ElementDefinition>(methods: ElementMethods<Definition>) {
  const { calls } = useViewServices();
  const latest = useRef<Methods>({});
  useLayoutEffect(() => {
    // By name they are called with what the page gave; the definition's types are the page's contract.
    latest.current = methods as unknown as Methods;
  });
  useLayoutEffect(() => {
    const names = Object.keys(latest.current);
    return provideMethods(
      calls,
      Object.fromEntries(names.map((name) => [name, (...args: readonly unknown[]) => latest.current[name]?.(...args)])),
    );
  }, [calls]);
}

/** A value of the element, for what stands deep in its view. */
export function useHostValue<
  Definition extends ElementDefinition,
  Name extends keyof ElementValues<Definition> & string,
>(name: Name): ElementValues<Definition>[Name] {
  return useContext(ChangesContext).values[name] as ElementValues<Definition>[Name];
}

/**
 * Hears when the page sets a value; what the view itself reflected does not come back. For values that both sides
 * change, such as a `location`.
 */
export function useHostChange<
  Definition extends ElementDefinition,
  Name extends keyof ElementValues<Definition> & string,
>(name: Name, listener: (value: ElementValues<Definition>[Name]) => void) {
  const { changes, values } = useContext(ChangesContext);
  const count = changes[name] ?? 0;
  const seen = useRef(count);
  useLayoutEffect(() => {
    if (seen.current === count) return;
    seen.current = count;
    listener(values[name] as ElementValues<Definition>[Name]);
  });
}

/** Adopts stylesheets before the component is painted. */
export function useStyles(...texts: readonly string[]) {
  const { styles } = useViewServices();
  useInsertionEffect(() => {
    styles.adopt(...texts);
  });
}

/** Adopts a stylesheet that comes later than the component: with code that is loaded when it is wanted. */
export function useLateStyles(): (text: string) => void {
  const { styles } = useViewServices();
  return useCallback((text) => styles.adopt(text), [styles]);
}

/** The texts of a catalogue; renders again when the language changes or has been loaded. */
export function useMessages<English extends MessageTree>(catalogue: Catalogue<English>): Translate<English> {
  const { configuration } = useHost();
  const current = useMemo(() => {
    const language = computed(() => configuration.value.locale);
    const ownTexts = computed(() => configuration.value.translate);
    // A new function for each change, so that memoised children see it.
    return computed(() => {
      language.value;
      ownTexts.value;
      catalogue.loaded.value;
      return translator(catalogue, configuration);
    });
  }, [catalogue, configuration]);
  return useSignalValue(current);
}

/** The language of the element, as a BCP 47 tag; renders again when it changes. */
export function useLocale(): string {
  useSignals();
  return useHost().configuration.value.locale;
}

/** Numbers in the element's language; `useFormat` has dates and bytes, too. */
export function useNumber(): (value: number) => string {
  return numberFormat(useLocale()).format;
}

/** A signal's value, without the component having to call `useSignals()`. */
export function useSignalValue<Value>(signal: ReadonlySignal<Value>): Value {
  const subscribe = useCallback((changed: () => void) => signal.subscribe(changed), [signal]);
  return useSyncExternalStore(subscribe, () => signal.peek());
}

function useViewServices() {
  const services = useContext(HostContext);
  if (services === undefined) throw new Error('Rendered outside an element.');
  return services;
}
