/**
 * `<rmm-config>`: the configuration as markup, for what stands inside it. It may be upgraded after its descendants, be
 * moved and be nested; what it does not say comes from the level around it. Without React, and not through r2wc: it has
 * no view.
 */
import type { Configuration } from './configuration-types.ts';
import type { ElementClass } from './define-element.ts';
import { type Attribute, choice, type ElementDefinition, flag, property, text } from './element-definition.ts';
import { createValueStore, defineAccessors, type ElementValueStore, observedAttributes } from './element-values.ts';
import { announceChange, pageStore } from './page-store.ts';
import { stylesOf } from './styles.ts';

export const configDefinition = {
  tag: 'rmm-config',
  summary: 'Configures the elements inside it',
  attributes: {
    baseUrl: text('Prefix of every call: a path or an origin'),
    locale: text('Language, a BCP 47 tag; by default the nearest lang attribute, then the browser’s'),
    direction: choice(['ltr', 'rtl'], 'Reading direction; by default that of the language'),
    theme: choice(['light', 'dark', 'auto'], 'auto follows the color-scheme of the page around'),
    environment: text('fed, fed-qa1, …'),
    branded: flag('A build under a partner’s brand'),
    featureFlags: names('Feature flags that are on, separated by spaces; all others are off'),
    permissions: names('Permissions that the user has, separated by spaces; no others'),
  },
  properties: {
    endpoints: property<Configuration['endpoints'] | undefined>(
      'Record<string, string>',
      'Path templates by endpoint name',
      undefined,
    ),
    headers: property<Configuration['headers'] | undefined>(
      'Record<string, string> | (() => Record<string, string> | Promise<Record<string, string>>)',
      'Sent with every call',
      undefined,
    ),
    credentials: property<Configuration['credentials'] | undefined>(
      'RequestCredentials',
      'same-origin by default',
      undefined,
    ),
    fetch: property<Configuration['fetch'] | undefined>(
      'typeof fetch',
      'Makes the calls instead of the browser’s',
      undefined,
    ),
    translate: property<Configuration['translate'] | undefined>(
      '(key: string, values: object, locale: string) => string | undefined',
      'The page’s own texts, asked first',
      undefined,
    ),
    reportError: property<Configuration['reportError'] | undefined>(
      '(error: unknown, context: { element?: string; endpoint?: string }) => void',
      'Hears of every failure',
      undefined,
    ),
    resolveMfa: property<Configuration['resolveMfa'] | undefined>(
      '(challenge: MfaChallenge) => Promise<boolean>',
      'Asks the user for a second factor',
      undefined,
    ),
    channel: property<Configuration['channel'] | undefined>(
      '{ subscribe(topic: string, listener: (message: unknown) => void): () => void }',
      'The page’s publish-subscribe service',
      undefined,
    ),
    currentUser: property<Configuration['currentUser']>(
      '{ id: string; name?: string; email?: string }',
      'Who is signed in',
      undefined,
    ),
    trustedTypesPolicy: property<Configuration['trustedTypesPolicy'] | undefined>(
      '{ createHTML(html: string): unknown }',
      'Used for untrusted HTML where the page enforces Trusted Types',
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
      for (const { attribute, error } of storeOf(this).takeProblems()) {
        // biome-ignore lint/suspicious/noConsole: for whoever writes the page; reportError may be what is misspelt.
        console.error(
          `<rmm-config ${attribute}>: ${error instanceof Error ? error.message : error}. The value is ignored.`,
        );
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
