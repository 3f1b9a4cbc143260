/**
 * Turns a definition and a lazily loaded view into a custom element: a shadow root, values, methods, and what is shown while
 * the element is in a document. What shows the view, React's or one of plain DOM, comes with it.
 */
import { release } from '../copies/this-copy.ts';
import { commonAttributes, type ElementDefinition, type ElementOf, type ElementValues } from '../element-definition.ts';
import type { ElementModule } from './element-module.ts';
import { announcePlainly, createShell, type ElementShell } from './element-shell.ts';
import { createValueStore, defineAccessors, observedAttributes } from './element-values.ts';
import { inertClass, isBrowser } from './inert-class.ts';
import { type PlainView, startStay, type ViewBridge, type ViewCode } from './view-wait.ts';

export interface ElementOptions<Definition extends ElementDefinition> {
  /** Loads nothing, React included, until the values ask for it or a method is called; once loaded the view stays. */
  when?: (values: ElementValues<Definition>) => boolean;
  /** What stands in the shadow root in plain DOM, before the view and beside it: a launcher. */
  plainView?: (shell: ElementShell) => PlainView;
  /** The class with more to it, as `define-form-element.ts` adds. */
  extend?: (
    Base: new () => HTMLElement,
    shellOf: (element: Element) => ElementShell,
    show: (shell: ElementShell) => void,
  ) => CustomElementConstructor;
  /** Hears of every change of a value in the same task. */
  changed?: (element: HTMLElement) => void;
}

export interface ElementClass<Definition extends ElementDefinition> {
  new (): ElementOf<Definition>;
  readonly definition: Definition;
}

const shells = new WeakMap<Element, ElementShell>();
const shellOf = (element: Element) => shells.get(element) as ElementShell;
const valuesOf = (element: Element) => shellOf(element).values;

/**
 * Registers the element, unless the page has one of that name already: then the first stays.
 *
 * @param bridge Loads what shows its view
 */
export function defineElementWith<const Definition extends ElementDefinition>(
  bridge: () => Promise<ViewBridge>,
  definition: Definition,
  load: () => Promise<ElementModule<Definition>>,
  options: ElementOptions<Definition> = {},
): ElementClass<Definition> {
  if (!isBrowser) return inertClass(definition) as ElementClass<Definition>;
  const known = customElements.get(definition.tag);
  if (known !== undefined) {
    void import('./second-definition.ts').then(({ tellSecondDefinition }) =>
      tellSecondDefinition(definition.tag, known),
    );
    return known as unknown as ElementClass<Definition>;
  }
  const made = elementClass(
    bridge,
    definition,
    load as () => Promise<ElementModule<ElementDefinition>>,
    options as ElementOptions<ElementDefinition>,
  );
  customElements.define(definition.tag, made);
  return made as unknown as ElementClass<Definition>;
}

function elementClass(
  bridge: () => Promise<ViewBridge>,
  definition: ElementDefinition,
  load: () => Promise<ElementModule<ElementDefinition>>,
  { when, plainView, extend, changed }: ElementOptions<ElementDefinition>,
): CustomElementConstructor {
  let code: Promise<ViewCode> | undefined;
  // Kept: an import that is there already still takes its turn among the page's tasks. A failure is not.
  const loadOnce = () => {
    code ??= Promise.all([bridge(), load()]);
    code.catch(() => {
      code = undefined;
    });
    return code;
  };

  function show(shell: ElementShell) {
    scheduled.delete(shell.element);
    shell.stay ??= startStay(shell, loadOnce, when, plainView?.(shell));
    shell.stay.update();
  }

  const scheduled = new WeakSet<Element>();

  /** Ten changes in one task are one render. */
  function schedule(element: Element) {
    if (scheduled.has(element)) return;
    scheduled.add(element);
    queueMicrotask(() => {
      if (!scheduled.delete(element) || !element.isConnected) return;
      tellProblems(shellOf(element));
      show(shellOf(element));
    });
  }

  class DefinedElement extends HTMLElement {
    static readonly definition = definition;
    /** Read by other versions of the bundle that bring the same tag. */
    static readonly version = release;

    static get observedAttributes() {
      return [...observedAttributes(definition), ...commonAttributes];
    }

    constructor() {
      super();
      const values = createValueStore(this, definition, () => {
        changed?.(this);
        schedule(this);
      });
      shells.set(this, createShell(this, this.attachShadow({ mode: 'open' }), definition, values));
    }

    connectedCallback() {
      this.connectedMoveCallback();
      schedule(this);
    }

    disconnectedCallback() {
      // A move is a disconnect and a connect in one task. Only who is still outside afterwards has really left.
      queueMicrotask(() => {
        if (this.isConnected) return;
        const shell = shellOf(this);
        shell.stay?.stop();
        shell.stay = undefined;
        for (const { name, reject } of shell.calls.waiting.splice(0))
          reject(new Error(`<${definition.tag}>.${name}() did not run: it was removed`));
      });
    }

    /** Instead of the two above, where a page moves with `moveBefore`. */
    connectedMoveCallback() {
      shellOf(this).session?.placeChanged();
    }

    adoptedCallback() {
      shellOf(this).session?.adopted();
    }

    attributeChangedCallback(attribute: string, before: string | null, text: string | null) {
      if (commonAttributes.includes(attribute)) this.connectedMoveCallback();
      valuesOf(this).attributeChanged(attribute, before, text);
    }
  }

  defineAccessors(DefinedElement.prototype, definition, valuesOf);
  for (const name of Object.keys(definition.methods)) {
    // Enumerable, as the built-in ones are.
    Reflect.set(DefinedElement.prototype, name, function (this: HTMLElement, ...args: unknown[]) {
      const { calls, retry } = shellOf(this);
      const answer = calls.call(name, args);
      // A call is a reason to load a view that was not wanted so far, or did not come.
      if (retry) retry();
      else if (calls.waiting.length > 0) schedule(this);
      return answer;
    });
  }
  return extend?.(DefinedElement, shellOf, show) ?? DefinedElement;
}

function tellProblems(shell: ElementShell) {
  const problems = shell.values.problems.splice(0);
  if (problems.length === 0) return;
  import('./shell-words.ts').then(
    ({ tellBadAttributes }) => tellBadAttributes(shell, problems),
    (error) => announcePlainly(shell, error),
  );
}
