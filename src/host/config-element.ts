/**
 * `<rmm-config>`: the configuration as markup, for what stands inside it. It may be upgraded after its descendants, be
 * moved and be nested; what it does not say comes from the level around it. Without React, and not through r2wc: it has
 * no view.
 */
import type { Configuration } from './configuration-types.ts';
import type { ElementClass } from './define-element.ts';
import { doc } from './doc.ts';
import { type Attribute, choice, type ElementDefinition, flag, property, text } from './element-definition.ts';
import { createValueStore, defineAccessors, type ElementValueStore, observedAttributes } from './element-values.ts';
import { announceChange, pageStore } from './page-store.ts';
import { stylesOf } from './styles.ts';

export const configDefinition = {
  tag: 'rmm-config',
  summary: doc`Configures the elements inside it`,
  attributes: {
    baseUrl: text(doc`Prefix of every call: a path or an origin`),
    locale: text(doc`Language, a BCP 47 tag; by default the nearest lang attribute, then the browser’s`),
    direction: choice(['ltr', 'rtl'], doc`Reading direction; by default that of the language`),
    theme: choice(['light', 'dark', 'auto'], doc`auto follows the color-scheme of the page around`),
    environment: text(doc`fed, fed-qa1, …`),
    branded: flag(doc`A build under a partner’s brand`),
    featureFlags: names(doc`Feature flags that are on, separated by spaces; all others are off`),
    permissions: names(doc`Permissions that the user has, separated by spaces; no others`),
  },
  properties: {
    endpoints: property<Configuration['endpoints'] | undefined>(
      doc`Record<string, string>`,
      doc`Path templates by endpoint name`,
      undefined,
    ),
    headers: property<Configuration['headers'] | undefined>(
      doc`Record<string, string> | (() => Record<string, string> | Promise<Record<string, string>>)`,
      doc`Sent with every call`,
      undefined,
    ),
    credentials: property<Configuration['credentials'] | undefined>(
      doc`RequestCredentials`,
      doc`same-origin by default`,
      undefined,
    ),
    fetch: property<Configuration['fetch'] | undefined>(
      doc`typeof fetch`,
      doc`Makes the calls instead of the browser’s`,
      undefined,
    ),
    translate: property<Configuration['translate'] | undefined>(
      doc`(key: string, values: object, locale: string) => string | undefined`,
      doc`The page’s own texts, asked first`,
      undefined,
    ),
    reportError: property<Configuration['reportError'] | undefined>(
      doc`(error: unknown, context: { element?: string; endpoint?: string }) => void`,
      doc`Hears of every failure`,
      undefined,
    ),
    resolveMfa: property<Configuration['resolveMfa'] | undefined>(
      doc`(challenge: HostChallenge) => Promise<boolean>`,
      doc`Asks the user for a second factor`,
      undefined,
    ),
    renewSession: property<Configuration['renewSession'] | undefined>(
      doc`(challenge: HostChallenge) => Promise<boolean>`,
      doc`Signs the user in again when the session has ended`,
      undefined,
    ),
    channel: property<Configuration['channel'] | undefined>(
      doc`{ subscribe(topic: string, listener: (message: unknown) => void): () => void }`,
      doc`The page’s publish-subscribe service`,
      undefined,
    ),
    currentUser: property<Configuration['currentUser']>(
      doc`{ id: string; name?: string; email?: string; tenant?: string }`,
      doc`Who is signed in`,
      undefined,
    ),
    trustedTypesPolicy: property<Configuration['trustedTypesPolicy'] | undefined>(
      doc`{ createHTML(html: string): unknown }`,
      doc`Used for untrusted HTML where the page enforces Trusted Types`,
      undefined,
    ),
  },
  events: {},
  methods: {},
  parts: {},
  cssProperties: {},
} as const satisfies ElementDefinition;

/** Registers `<rmm-config>`, unless the page has one already: then the first stays. */
export function defineConfigElement(): ElementClass<typeof configDefinition> {
  const { tag } = configDefinition;
  const known = customElements.get(tag);
  if (known === undefined) customElements.define(tag, configElementClass());
  // biome-ignore lint/suspicious/noConsole: a page with two versions must be able to find out.
  else console.warn(`<${tag}> is defined already, perhaps by another version of rmm-elements: the first stays.`);
  return customElements.get(tag) as unknown as ElementClass<typeof configDefinition>;
}

/** In a function, so that the definition above can be read where there is no `HTMLElement`, by the build and the server. */
function configElementClass(): CustomElementConstructor {
  const stores = new WeakMap<HTMLElement, ElementValueStore>();
  const storeOf = (element: HTMLElement) => stores.get(element) as ElementValueStore;

  class ConfigElement extends HTMLElement {
    static readonly definition = configDefinition;
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
      for (const { attribute, text, error } of storeOf(this).takeProblems()) {
        void import('./bad-attribute.ts').then(({ badAttribute }) => {
          // biome-ignore lint/suspicious/noConsole: for whoever writes the page; reportError may be what is misspelt.
          console.error(badAttribute(configDefinition, attribute, text, error).message);
        });
      }
    }
  }
  defineAccessors(ConfigElement.prototype, configDefinition, storeOf);
  return ConfigElement;
}

/** An absent flag says nothing, so that the level around it decides. */
function contribution(values: Readonly<Record<string, unknown>>): Partial<Configuration> {
  return { ...values, branded: values.branded === true ? true : undefined } as Partial<Configuration>;
}

function names(description: string): Attribute<Readonly<Record<string, boolean>> | undefined> {
  return {
    kind: 'text',
    description,
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
