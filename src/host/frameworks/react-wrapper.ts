/**
 * An element as a component of the host's React, 18 or 19. Attributes are rendered, so a server's page has them. What no
 * attribute can carry, and listeners, React 18 never gives to an element, and neither version does when it hydrates: here
 * they are given when the element is in the page, before it is painted. It need not have its code yet: an element takes
 * over what was set before (`element-values.ts`).
 *
 * Nothing here imports an element: whether its code comes at once, later or by the autoloader, with the host's React or
 * its own, is the page's to say.
 */
import {
  createElement,
  forwardRef,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  version,
} from 'react';
import { attributeName, type ElementDefinition } from '../element-definition.ts';
import { createElementLink, type ElementLink } from './element-link.ts';
import type { ReactWrapper } from './react-wrapper-props.ts';

type Props = Readonly<Record<string, unknown>>;

interface Wrapped {
  readonly tag: string;
  /** By the name of the property. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly properties: ReadonlySet<string>;
  readonly isControl: boolean;
  /** What a user changes in a control, where it is an attribute: this says what a reset goes back to. */
  readonly entered: readonly string[];
}

/**
 * @param attributes Names of the definition, with a space between
 * @param properties The same of its properties
 * @param isControl Whether it holds a value of a form
 */
export function reactWrapper<Definition extends ElementDefinition>(
  tag: Definition['tag'],
  attributes: string,
  properties: string,
  isControl = false,
): ReactWrapper<Definition> {
  const attributeOf = new Map(namesIn(attributes).map((name) => [name, attributeName(name)]));
  // A select tells what is chosen by `value`, too.
  const entered = isControl ? enteredValues.filter((name) => attributeOf.has(name)) : [];
  const wrapped = {
    tag,
    attributes: attributeOf,
    properties: new Set([...namesIn(properties), ...entered]),
    isControl,
    entered,
  };
  const component = forwardRef<HTMLElement, Props>((props, ref) => useWrapped(wrapped, props, ref));
  return Object.assign(component, { displayName: pascal(tag) }) as unknown as ReactWrapper<Definition>;
}

const enteredValues = ['value', 'checked'];

const namesIn = (text: string) => text.split(' ').filter(Boolean);

/** On a server there is no layout, and React before 19 complains of the effect. */
const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function useWrapped(wrapped: Wrapped, props: Props, ref: Ref<HTMLElement>) {
  const { tag, attributes, entered } = wrapped;
  const element = useRef<HTMLElement>(null);
  const link = useRef<ElementLink>(undefined);
  const { rendered, values, listeners } = sorted(wrapped, props);
  // As of a native field: later ones change the value, not what a reset goes back to.
  const first = useRef<Readonly<Record<string, unknown>>>(undefined);
  first.current ??= Object.fromEntries(
    entered.map((name) => [name, attributeText(props[defaultName(name)] ?? props[name])]),
  );
  Object.assign(rendered, first.current);

  useEffectBeforePaint(() => {
    const node = element.current as HTMLElement;
    // Where the element has its code, React 19 has set the property.
    for (const [name, text] of link.current ? [] : Object.entries(first.current ?? {}))
      if (text !== undefined && !node.hasAttribute(name)) node.setAttribute(name, String(text));
    link.current ??= createElementLink(node);
    link.current.update(values, listeners, (name) => rendered[attributes.get(name) ?? ''] !== undefined);
  });
  useEffectBeforePaint(() => () => link.current?.release(), []);
  useImperativeHandle(ref, () => element.current as HTMLElement, []);
  return createElement(tag, { ...rendered, ref: element });
}

const formEvents: Readonly<Record<string, string>> = { onInput: 'input', onChange: 'change', onInvalid: 'invalid' };

/** These are properties of every HTML element; of custom ones React 18 writes them as the texts "true" and "false". */
const flagsOfHtml = ['hidden', 'inert'];
const writesTexts = Number.parseInt(version, 10) < 19;

/** What React renders, what the element is given, and what is listened to. */
function sorted({ attributes, properties, isControl, entered }: Wrapped, props: Props) {
  const rendered: Record<string, unknown> = {};
  const values = new Map<string, unknown>();
  const listeners = new Map<string, EventListener>();
  for (const [name, value] of Object.entries(props)) {
    const attribute = attributes.get(name);
    const event = eventOf(name, isControl);
    if (event !== undefined) {
      if (typeof value === 'function') listeners.set(event, value as EventListener);
    } else if (properties.has(name) || (attribute && isRich(value))) values.set(name, value);
    else if (attribute) rendered[attribute] = attributeText(value);
    else if (name === 'className') rendered.class = value;
    else if (writesTexts && flagsOfHtml.includes(name)) rendered[name] = attributeText(value);
    else if (!entered.some((one) => name === defaultName(one))) rendered[name] = value;
  }
  return { rendered, values, listeners };
}

/** `rmm-navigate` for `onRmmNavigate`; of others, those that a control fires as a native one does. */
function eventOf(name: string, isControl: boolean): string | undefined {
  if (/^onRmm[A-Z]/.test(name)) return attributeName(name).slice('on-'.length);
  return isControl ? formEvents[name] : undefined;
}

const isRich = (value: unknown) => (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Present or not, as HTML has it: React 18 would write a text that counts as present either way. */
function attributeText(value: unknown): unknown {
  if (value === true) return '';
  return value === false || isRich(value) ? undefined : value;
}

/** `defaultValue` for `value`, as of React's own fields. */
const defaultName = (name: string) => `default${pascal(name)}`;

/** `RmmSelect` for `rmm-select`. */
const pascal = (dashed: string) => dashed.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
