/**
 * `<rmm-config>`: the configuration as markup, for what stands inside it. It may be upgraded after its descendants, be
 * moved and be nested; what it does not say comes from the level around it. Without React, and not through r2wc: it has
 * no view.
 */
import type { Configuration } from '../configuration/configuration-types.ts';
import { announceChange, pageStore } from '../configuration/page-store.ts';
import { release } from '../copies/this-copy.ts';
import type { ElementClass } from '../element/define-element.ts';
import {
  createValueStore,
  defineAccessors,
  type ElementValueStore,
  observedAttributes,
} from '../element/element-values.ts';
import { inertClass, isBrowser } from '../element/inert-class.ts';
import {
  type Attribute,
  choice,
  type ElementDefinition,
  flag,
  property,
  tagName,
  text,
} from '../element-definition.ts';
import { stylesOf } from '../styles.ts';

export const configDefinition = {
  tag: tagName('config'),
  attributes: {
    baseUrl: text(),
    locale: text(),
    direction: choice(['ltr', 'rtl']),
    theme: choice(['light', 'dark', 'auto']),
    environment: text(),
    branded: flag(),
    featureFlags: names(),
    permissions: names(),
    idempotencyHeader: text(),
  },
  properties: {
    endpoints: property<Configuration['endpoints'] | undefined>(),
    headers: property<Configuration['headers'] | undefined>(),
    credentials: property<Configuration['credentials'] | undefined>(),
    fetch: property<Configuration['fetch'] | undefined>(),
    translate: property<Configuration['translate'] | undefined>(),
    reportError: property<Configuration['reportError'] | undefined>(),
    resolveMfa: property<Configuration['resolveMfa'] | undefined>(),
    renewSession: property<Configuration['renewSession'] | undefined>(),
    channel: property<Configuration['channel'] | undefined>(),
    product: property<Configuration['product'] | undefined>(),
    ticketing: property<Configuration['ticketing'] | undefined>(),
    currentUser: property<Configuration['currentUser']>(),
    trustedTypesPolicy: property<Configuration['trustedTypesPolicy'] | undefined>(),
  },
  events: {},
  methods: {},
} as const satisfies ElementDefinition;

/** Registers `<rmm-config>`, unless the page has one already: then the first stays. */
export function defineConfigElement(): ElementClass<typeof configDefinition> {
  if (!isBrowser) return inertClass(configDefinition) as ElementClass<typeof configDefinition>;
  const { tag } = configDefinition;
  const known = customElements.get(tag);
  if (known === undefined) customElements.define(tag, configElementClass());
  else
    void import('../element/second-definition.ts').then(({ tellSecondDefinition }) => tellSecondDefinition(tag, known));
  return customElements.get(tag) as unknown as ElementClass<typeof configDefinition>;
}

/** In a function, so that the definition above can be read where there is no `HTMLElement`, by the build and the server. */
function configElementClass(): CustomElementConstructor {
  const stores = new WeakMap<HTMLElement, ElementValueStore>();
  const storeOf = (element: HTMLElement) => stores.get(element) as ElementValueStore;

  class ConfigElement extends HTMLElement {
    static readonly definition = configDefinition;
    static readonly version = release;
    static readonly observedAttributes = observedAttributes(configDefinition);
    readonly #styles: ReturnType<typeof stylesOf>;

    constructor() {
      super();
      stores.set(this, createValueStore(this, configDefinition, announceChange));
      pageStore.providers.set(this, () => contribution(storeOf(this).current));
      const root = this.attachShadow({ mode: 'open' });
      root.append(this.ownerDocument.createElement('slot'));
      this.#styles = stylesOf(root);
      this.#styles.adopt(':host { display: contents; }');
    }

    connectedCallback() {
      this.#tellProblems();
      announceChange();
    }

    disconnectedCallback() {
      announceChange();
    }

    connectedMoveCallback() {
      announceChange();
    }

    adoptedCallback() {
      this.#styles.readopt();
    }

    attributeChangedCallback(attribute: string, before: string | null, value: string | null) {
      storeOf(this).attributeChanged(attribute, before, value);
      if (this.isConnected) this.#tellProblems();
    }

    #tellProblems() {
      queueMicrotask(() => this.#tellNow());
    }

    #tellNow() {
      const values = storeOf(this);
      const problems = values.problems.splice(0);
      if (problems.length === 0) return;
      void import('../element/bad-attribute.ts').then(({ badAttribute, settleRendered }) => {
        for (const { attribute, text, error } of settleRendered(this, configDefinition, values, problems)) {
          // biome-ignore lint/suspicious/noConsole: for whoever writes the page; reportError may be what is misspelt.
          console.error(badAttribute(configDefinition, attribute, text, error).message);
        }
      });
    }
  }
  defineAccessors(ConfigElement.prototype, configDefinition, storeOf);
  return ConfigElement;
}

/** An absent flag says nothing, so that the level around it decides. */
function contribution(values: Readonly<Record<string, unknown>>): Partial<Configuration> {
  return { ...values, branded: values.branded === true ? true : undefined } as Partial<Configuration>;
}

function names(): Attribute<Readonly<Record<string, boolean>> | undefined> {
  return {
    kind: 'text',
    parse: (value) =>
      Object.fromEntries(
        value
          .split(/\s+/)
          .filter(Boolean)
          .map((name) => [name, true]),
      ),
    initial: undefined,
  };
}
