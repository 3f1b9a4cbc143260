/**
 * Turns a definition and a lazily loaded React view into a custom element. The only file that knows @r2wc/core, which
 * gives the bridge: a shadow root, and mount, update and unmount at the right callbacks. What it leaves out is added
 * here: it reads properties through attributes (objects lose identity), ignores boolean and removed attributes, loses
 * properties set before the upgrade, counts an element as connected before it is, and unmounts on every move.
 */
import r2wc, { type R2WCBaseProps } from '@r2wc/core';
import { commonAttributes, type ElementDefinition, type ElementOf, type ElementValues } from '../element-definition.ts';
import type { ElementModule } from './element-module.ts';
import { createShell, type ElementShell, reportFromShell } from './element-shell.ts';
import { createValueStore, defineAccessors, type ElementValueStore, observedAttributes } from './element-values.ts';
import { inertClass, isBrowser } from './inert-class.ts';
import type { ViewSession } from './view-session.ts';
import { type PlainView, startView } from './view-wait.ts';

export interface ElementOptions<Definition extends ElementDefinition> {
  /** Loads nothing, React included, until the values ask for it or a method is called; once loaded the view stays. */
  when?: (values: ElementValues<Definition>) => boolean;
  /** What stands in the shadow root in plain DOM, before the view and beside it: a launcher. */
  plainView?: (shell: ElementShell) => PlainView;
  /** The class with more to it, as `define-form-element.ts` adds. */
  extend?: (
    Base: new () => HTMLElement,
    storeOf: (element: HTMLElement) => ElementValueStore,
    showNow: (element: HTMLElement) => void,
  ) => CustomElementConstructor;
  /** Hears of every change of a value in the same task. */
  changed?: (element: HTMLElement) => void;
}

export interface ElementClass<Definition extends ElementDefinition> {
  new (): ElementOf<Definition>;
  readonly definition: Definition;
}

// Internal names of @r2wc/core, which therefore is pinned.
const connected: unique symbol = Symbol.for('r2wc.connected');
const render: unique symbol = Symbol.for('r2wc.render');
const context: unique symbol = Symbol.for('r2wc.context');
const props: unique symbol = Symbol.for('r2wc.props');

interface BridgeProps extends R2WCBaseProps {
  start: () => ViewSession;
  shell: ElementShell;
}

interface Bridge extends HTMLElement {
  [connected]: boolean;
  [context]?: ViewSession;
  [props]: BridgeProps;
  [render](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** Registers the element, unless the page has one of that name already: then the first stays. */
export function defineElement<const Definition extends ElementDefinition>(
  definition: Definition,
  load: () => Promise<ElementModule<Definition>>,
  options: ElementOptions<Definition> = {},
): ElementClass<Definition> {
  if (!isBrowser) return inertClass(definition) as ElementClass<Definition>;
  const known = customElements.get(definition.tag);
  if (known !== undefined) {
    void import('./shell-words.ts').then(({ tellSecondDefinition }) => tellSecondDefinition(definition.tag));
    return known as unknown as ElementClass<Definition>;
  }
  const made = elementClass(
    definition,
    load as () => Promise<ElementModule<ElementDefinition>>,
    options as ElementOptions<ElementDefinition>,
  );
  customElements.define(definition.tag, made);
  return made as unknown as ElementClass<Definition>;
}

function elementClass(
  definition: ElementDefinition,
  load: () => Promise<ElementModule<ElementDefinition>>,
  { when, plainView, extend, changed }: ElementOptions<ElementDefinition>,
): CustomElementConstructor {
  let module: ReturnType<typeof load> | undefined;
  // Kept, as `view-wait.ts` keeps the session's code; a failure is not.
  const loadOnce = () => {
    module ??= load();
    module.catch(() => {
      module = undefined;
    });
    return module;
  };
  // The view comes later, by `load`: what r2wc is given here is never rendered.
  const Base = r2wc<BridgeProps, ViewSession>(
    () => null,
    { shadow: 'open', props: [] },
    {
      mount: (_container, _view, { start }) => start(),
      update: (session) => session.update(),
      unmount: (session) => session.stop(),
    },
  ) as new () => Bridge;

  class DefinedElement extends Base {
    static readonly definition = definition;

    static get observedAttributes() {
      return [...observedAttributes(definition), ...commonAttributes];
    }

    constructor() {
      super();
      this[connected] = false;
      const values = createValueStore(this, definition, () => {
        changed?.(this);
        schedule(this);
      });
      const shell = createShell(this, this.shadowRoot as ShadowRoot, definition, values);
      this[props] = { shell, start: () => startView(shell, loadOnce, when, plainView?.(shell)) };
    }

    override connectedCallback() {
      this[context]?.placeChanged();
      schedule(this);
      super.connectedCallback();
    }

    override disconnectedCallback() {
      // A move is a disconnect and a connect in one task. Only who is still outside afterwards has really left.
      queueMicrotask(() => {
        if (this.isConnected) return;
        super.disconnectedCallback();
        this[props].shell.calls.rejectWaiting('it was removed');
      });
    }

    /** Instead of the two above, where a page moves with `moveBefore`. */
    connectedMoveCallback() {
      this[context]?.placeChanged();
    }

    adoptedCallback() {
      this[context]?.adopted();
    }

    attributeChangedCallback(attribute: string, before: string | null, text: string | null) {
      if (commonAttributes.includes(attribute)) this[context]?.placeChanged();
      this[props].shell.values.attributeChanged(attribute, before, text);
    }
  }

  defineAccessors(DefinedElement.prototype, definition, (element) => (element as Bridge)[props].shell.values);
  for (const name of Object.keys(definition.methods)) {
    Object.defineProperty(DefinedElement.prototype, name, {
      configurable: true,
      writable: true,
      value(this: Bridge, ...args: unknown[]) {
        const { calls } = this[props].shell;
        const answer = calls.call(name, args);
        // A call is a reason to load a view that was not wanted so far.
        if (calls.areWaiting()) schedule(this);
        return answer;
      },
    });
  }
  const storeOf = (element: HTMLElement) => (element as Bridge)[props].shell.values;
  return extend?.(DefinedElement, storeOf, (element) => showNow(element as Bridge)) ?? DefinedElement;
}

const scheduled = new WeakSet<Bridge>();

/** Ten changes in one task are one render. */
function schedule(element: Bridge) {
  if (scheduled.has(element)) return;
  scheduled.add(element);
  queueMicrotask(() => {
    if (!scheduled.delete(element) || !element.isConnected) return;
    const { shell } = element[props];
    const problems = shell.values.takeProblems();
    if (problems.length > 0) {
      import('./shell-words.ts').then(
        ({ tellBadAttributes }) => tellBadAttributes(shell, problems),
        (error) => reportFromShell(shell, error, 'load'),
      );
    }
    element[render]();
  });
}

/**
 * For what the user types: within the event that told of it. React puts back the text of a field whose value has not
 * followed when the event ends, and a key that comes in between would be lost.
 */
function showNow(element: Bridge) {
  if (element[context] === undefined || !element.isConnected) return;
  scheduled.delete(element);
  element[render]();
}
