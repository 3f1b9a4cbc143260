/**
 * The values of one element, and the rules by which attributes and properties meet: the last writer wins, removing an
 * attribute brings the initial value back, a bad text is reported and leaves the initial value, objects keep identity.
 */
import { attributeName, type ElementDefinition, type Reading } from '../element-definition.ts';

export interface AttributeProblem {
  /** Empty where nothing is wrong yet: React has rendered the element before its code had come. */
  attribute: string;
  text: string;
  error: unknown;
}

export interface ElementValueStore {
  readonly current: Record<string, unknown>;
  /** How often the page, not the view, changed a value. */
  readonly changes: Readonly<Record<string, number>>;
  /** A property that the page's script sets. */
  set(name: string, value: unknown): void;
  /** A change by the view: also writes the attributes, but for a form's value, whose attribute is its default. */
  reflect(values: Record<string, unknown>): void;
  /** To be called from `attributeChangedCallback`. */
  attributeChanged(attribute: string, before: string | null, text: string | null): void;
  /** To be taken out by who tells of them: later, when the element is in a document and has a configuration. */
  readonly problems: AttributeProblem[];
}

/** The names of properties too: a text there is a value that did not arrive. */
export function observedAttributes({ attributes, properties }: ElementDefinition): string[] {
  return [...Object.keys(attributes).map(attributeName), ...Object.keys(properties).map((name) => name.toLowerCase())];
}

export function createValueStore(
  element: HTMLElement,
  definition: ElementDefinition,
  changed: () => void,
): ElementValueStore {
  const { attributes, properties } = definition;
  const nameOf = new Map(Object.keys(attributes).map((name) => [attributeName(name), name]));
  const values: Record<string, unknown> = {};
  const changes: Record<string, number> = {};
  const problems: AttributeProblem[] = [];
  let reflecting = false;

  // Set before the class was there, such a property shadows the accessors. It also outlives the attribute in the
  // markup, whose callback is still to come: a script wrote it later than the parser.
  const outdated = new Set<string>();
  const own = element as unknown as Record<string, unknown>;
  const members = membersOf(definition);
  for (const [name, { initial }] of members) values[name] = initial;
  for (const [name] of members) {
    if (!Object.hasOwn(element, name)) continue;
    const value = own[name];
    delete own[name];
    if (name in attributes && element.hasAttribute(attributeName(name))) outdated.add(attributeName(name));
    assign(name, value);
  }

  if (Object.keys(element).some((name) => name.startsWith('__reactProps$'))) report('', '');

  function report(attribute: string, text: string, error?: unknown) {
    problems.push({ attribute, text, error });
  }

  /**
   * By an attribute, or by a script. Frameworks set attributes as properties where there is one of that name, texts
   * included: `el.nodeId = "7"`.
   */
  function assign(name: string, given: unknown) {
    const attribute = attributes[name];
    let value = given;
    if (given === undefined || given === null) value = (attribute ?? properties[name])?.initial;
    else if (attribute?.kind === 'flag') value = given === '' || Boolean(given);
    else if (attribute && (typeof given === 'string' || typeof given === 'number')) {
      try {
        value = attribute.parse(String(given));
      } catch (error) {
        report(attributeName(name), String(given), error);
        value = attribute.initial;
      }
    }
    values[name] = value;
    changes[name] = (changes[name] ?? 0) + 1;
    changed();
  }

  return {
    current: values,
    changes,
    problems,
    set(name, value) {
      if (!Object.is(values[name], value)) assign(name, value);
    },
    reflect(reflected) {
      reflecting = true;
      try {
        for (const [name, value] of Object.entries(reflected)) {
          values[name] = value;
          if (name in attributes && name !== definition.form?.value)
            writeAttribute(element, attributeName(name), value);
        }
      } finally {
        reflecting = false;
      }
      changed();
    },
    attributeChanged(attribute, before, text) {
      const name = nameOf.get(attribute);
      if (name !== undefined) {
        const isOutdated = outdated.delete(attribute) && before === null;
        if (!isOutdated && !reflecting) assign(name, text);
        return;
      }
      // Not `lang` and the others that every element has.
      const isProperty = Object.keys(properties).some((property) => property.toLowerCase() === attribute);
      if (!isProperty || text === null) return;
      report(attribute, text);
      changed();
    },
  };
}

const membersOf = ({ attributes, properties }: ElementDefinition) => Object.entries({ ...attributes, ...properties });

/** Accessors for every attribute and property, on the class: enumerable, as the built-in ones are. */
export function defineAccessors(
  prototype: HTMLElement,
  definition: ElementDefinition,
  storeOf: (element: HTMLElement) => ElementValueStore,
) {
  for (const [name, member] of membersOf(definition)) {
    const { read } = member as Partial<Reading<unknown>>;
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        const { current } = storeOf(this);
        return read ? read(current) : current[name];
      },
      set(this: HTMLElement, value: unknown) {
        storeOf(this).set(name, value);
      },
    });
  }
}

function writeAttribute(element: HTMLElement, attribute: string, value: unknown) {
  if (value === undefined || value === null || value === false) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value === true ? '' : String(value));
}
