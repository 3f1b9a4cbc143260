/**
 * What stands in for an element in unit tests of a page, where there is no browser: jsdom, happy-dom. Values, attributes and
 * events are kept by the code of the element itself; of a view, a server and React there is nothing.
 */
import { badAttribute } from '../element/bad-attribute.ts';
import { createShell, type ElementShell } from '../element/element-shell.ts';
import { createValueStore, defineAccessors, observedAttributes } from '../element/element-values.ts';
import { settleRendered } from '../element/rendered-props.ts';
import { commonAttributes, type ElementDefinition } from '../element-definition.ts';
import { controlClass } from './stand-in-control.ts';

export interface StandIn {
  readonly shell: ElementShell;
  /** Arguments of each call, by the name of the method. */
  readonly calls: Map<string, readonly unknown[][]>;
  /** What a test has its methods do, by their names. */
  readonly answers: Map<string, (...args: unknown[]) => unknown>;
}

const standIns = new WeakMap<Element, StandIn>();

/** Of an element that `standInClass` has made. */
export function standInOf(element: object): StandIn {
  const found = standIns.get(element as Element);
  if (found) return found;
  const tag = (element as Partial<Element>).localName;
  throw new Error(
    `<${tag}> is no stand-in, and only those can be told what to do; call defineStandIns() before it is created`,
  );
}

/** @param answers What its methods give, by their names; nothing where it has none */
export function standInClass(
  definition: ElementDefinition,
  answers: Readonly<Record<string, (...args: unknown[]) => unknown>>,
): CustomElementConstructor {
  const shellOf = (element: Element) => standInOf(element).shell;

  class StandInElement extends HTMLElement {
    static readonly definition = definition;
    readonly #told = new Set<string>();

    static get observedAttributes() {
      return [...observedAttributes(definition), ...commonAttributes];
    }

    constructor() {
      super();
      const values = createValueStore(this, definition, () => tellProblems(this));
      standIns.set(this, {
        shell: createShell(this, this.attachShadow({ mode: 'open' }), definition, values),
        calls: new Map(),
        answers: new Map(),
      });
    }

    /** happy-dom tells nothing of the attributes of an element that was there before its class. */
    connectedCallback() {
      for (const { name, value } of this.attributes)
        if (!this.#told.has(name)) this.attributeChangedCallback(name, null, value);
    }

    attributeChangedCallback(attribute: string, before: string | null, text: string | null) {
      this.#told.add(attribute);
      shellOf(this).values.attributeChanged(attribute, before, text);
    }
  }

  defineAccessors(StandInElement.prototype, definition, (element) => shellOf(element).values);
  for (const name of Object.keys(definition.methods)) {
    Reflect.set(StandInElement.prototype, name, async function (this: HTMLElement, ...args: unknown[]) {
      const { shell, calls, answers: given } = standInOf(this);
      calls.set(name, [...(calls.get(name) ?? []), args]);
      openOrClose(shell, name);
      return (given.get(name) ?? answers[name])?.(...args);
    });
  }
  return definition.form
    ? controlClass(StandInElement, definition, (element) => shellOf(element).values)
    : StandInElement;
}

/** A dialog is open or not without a view, too, and tells the page that it was closed. */
function openOrClose({ definition, values, emit }: ElementShell, method: string) {
  if (!definition.attributes.open || !definition.methods.show) return;
  if (method === 'show') values.reflect({ open: true });
  if (method !== 'close' || !values.current.open) return;
  values.reflect({ open: false });
  emit('rmm-close', { reason: 'method' });
}

const waiting = new WeakSet<Element>();

/** What makes no sense in the markup, as the element tells it: later, when the page can have its listeners. */
function tellProblems(element: Element) {
  if (waiting.has(element)) return;
  waiting.add(element);
  queueMicrotask(() => {
    waiting.delete(element);
    const { definition, values, emit } = standInOf(element).shell;
    const found = values.problems.splice(0);
    if (found.length === 0) return;
    for (const { attribute, text, error } of settleRendered(element as HTMLElement, definition, values, found)) {
      const problem = badAttribute(definition, attribute, text, error);
      // biome-ignore lint/suspicious/noConsole: for whoever writes the page.
      console.error(problem.message);
      emit('rmm-error', { error: problem, message: problem.message, kind: 'bad-attribute' });
    }
  });
}
