/**
 * An element as data: what a page needs to run it. The class, its TypeScript types, `custom-elements.json`, the README's
 * table and the demo page's controls are all derived from one value of `ElementDefinition`, so none of them can drift
 * from the others. What is said of its members stands beside it, in `element-docs.ts`, and never comes to a page.
 *
 * Nothing here imports React or zod: the shell of an element must stay light enough to wait on a page unopened.
 */
import type { FormMembers } from './forms/form-element.ts';
import type { FormRole } from './forms/form-role.ts';
import type { RequestEvent } from './request-event.ts';

/** Of a build beside another one, `-v2` where `RMM_SUFFIX=v2` was given. Declared in `base/tag-suffix.d.ts`. */
// Sources that no build has touched have none.
export const tagSuffix = typeof __RMM_SUFFIX__ === 'string' ? __RMM_SUFFIX__ : ('' as never);

/** The only place where tags are made: `rmm-select` of `select`, in a build with a suffix `rmm-select-v2`. */
export const tagName = <const Name extends string>(name: Name): `rmm-${Name}${typeof tagSuffix}` =>
  `rmm-${name}${tagSuffix}`;

/** `backup-browser` of `rmm-backup-browser`, whatever the suffix. */
export const entryName = (tag: string): string => tag.slice('rmm-'.length, tag.length - tagSuffix.length);

/** An attribute: a primitive with a kebab-case spelling, reflected by a property of the definition's name. */
export interface Attribute<Value> {
  kind: 'text' | 'integer' | 'flag' | 'choice';
  choices?: readonly string[];
  /**
   * Text of an attribute to its value. Throws an error with what is wrong and what would be right, or with no message
   * where the kind of the attribute says it all: the words are in `shell-words.ts`.
   */
  parse(text: string): Value;
  initial: Value;
}

/** A rich value: by reference, never an attribute. */
export interface Property<Value> {
  initial: Value;
}

/** What a page can read only: it follows from the other values. */
export interface Reading<Value> extends Property<Value> {
  read(values: Readonly<Record<string, unknown>>): Value;
}

export interface ElementEvent<Detail> {
  cancelable?: boolean;
  /** Never set: carries the type. */
  readonly of?: Detail;
}

/** What a page may prevent, or do in the element's place. */
export interface CancelableEvent<Detail> extends ElementEvent<Detail> {
  cancelable: true;
}

/** A method that the mounted view implements; calls before the view is there wait for it. */
export interface ElementMethod<Signature extends (...args: never[]) => unknown> {
  /** Never set: carries the type. */
  readonly of?: Signature;
}

export interface ElementDefinition {
  tag: `rmm-${string}`;
  attributes: Record<string, Attribute<unknown>>;
  properties: Record<string, Property<unknown>>;
  events: Record<`rmm-${string}`, ElementEvent<unknown>>;
  methods: Record<string, ElementMethod<(...args: never[]) => unknown>>;
  /** How it takes part in a form; such an element is made by `defineFormElement`. */
  form?: FormRole;
}

export function text(initial?: string): Attribute<string | undefined> {
  return { kind: 'text', parse: (value) => value, initial };
}

export function integer(initial?: number): Attribute<number | undefined> {
  return {
    kind: 'integer',
    parse(value) {
      const number = Number(value);
      if (value.trim() === '' || !Number.isSafeInteger(number)) {
        // biome-ignore lint/suspicious/useErrorMessage: its words are in `shell-words.ts`, which a page rarely loads
        throw new Error();
      }
      return number;
    },
    initial,
  };
}

/** False when absent, true when present, whatever its text. */
export function flag(): Attribute<boolean> {
  return { kind: 'flag', parse: () => true, initial: false };
}

export function choice<const Choices extends readonly [string, ...string[]]>(
  choices: Choices,
): Attribute<Choices[number] | undefined> {
  return {
    kind: 'choice',
    choices,
    parse(value) {
      // biome-ignore lint/suspicious/useErrorMessage: its words are in `shell-words.ts`, which a page rarely loads
      if (!choices.includes(value)) throw new Error();
      return value;
    },
    initial: undefined,
  };
}

/** Only a property that may be `undefined` has no initial value. */
export function property<Value>(...initial: undefined extends Value ? [Value?] : [Value]): Property<Value> {
  return { initial: initial[0] as Value };
}

export function reading<Value>(read: Reading<Value>['read']): Reading<Value> {
  return { initial: read({}), read };
}

export function event<Detail>(): ElementEvent<Detail>;
export function event<Detail>(cancelable: 'cancelable'): CancelableEvent<Detail>;
export function event<Detail>(cancelable?: 'cancelable'): ElementEvent<Detail> {
  return { cancelable: cancelable !== undefined };
}

export function method<Signature extends (...args: never[]) => unknown>(): ElementMethod<Signature> {
  return {};
}

/** What `rmm-error` tells: every failure, also those that the element shows itself. */
export interface ErrorDetail {
  error: unknown;
  /** English, for a log; what the user reads is in the element. */
  message: string;
  /** `CallError.kind`, or `bad-attribute`, `render`, `load`, `unknown`. */
  kind: string;
  /** Name of the endpoint that failed. */
  endpoint?: string;
}

/** The event that every element fires; a definition lists it as `'rmm-error': errorEvent`. */
export const errorEvent = event<ErrorDetail>();

/** What every element has beside its own attributes; each outranks the configuration. `dir` is ltr or rtl. */
export const commonAttributes: readonly string[] = ['lang', 'dir', 'theme'];

/** `nodeId` → `node-id`. */
export function attributeName(name: string): string {
  return name.replace(/[A-Z]/g, '-$&').toLowerCase();
}

/** What the view receives: every attribute and property by its camelCase name. */
export type ElementValues<Definition extends ElementDefinition> = {
  -readonly [Name in keyof Definition['attributes']]: Definition['attributes'][Name] extends Attribute<infer Value>
    ? Value
    : never;
} & {
  -readonly [Name in keyof Definition['properties'] as Definition['properties'][Name] extends Reading<unknown>
    ? never
    : Name]: Definition['properties'][Name] extends Property<infer Value> ? Value : never;
};

/** What a page can read beside them. */
type ElementReadings<Definition extends ElementDefinition> = {
  readonly [Name in keyof Definition['properties'] as Definition['properties'][Name] extends Reading<unknown>
    ? Name
    : never]: Definition['properties'][Name] extends Reading<infer Value> ? Value : never;
};

export type ElementMethods<Definition extends ElementDefinition> = {
  [Name in keyof Definition['methods']]: Definition['methods'][Name] extends ElementMethod<infer Signature>
    ? Signature
    : never;
};

type EventDetails<Events> = {
  [Name in keyof Events]: Events[Name] extends ElementEvent<infer Detail> ? Detail : never;
};

/** `detail` of each event by its name. */
export type ElementEvents<Definition extends ElementDefinition> = EventDetails<Definition['events']>;

/** What a listener gets, by its name. */
export type ListenedEvents<Definition extends ElementDefinition> = {
  [Name in keyof Definition['events']]: Definition['events'][Name] extends CancelableEvent<infer Detail>
    ? RequestEvent<Detail>
    : CustomEvent<EventDetails<Definition['events']>[Name]>;
};

/** By which a function that is given an element knows its definition, as a type. */
declare const definedBy: unique symbol;

export interface DefinedBy<Definition> {
  /** Never set: carries the type. */
  readonly [definedBy]?: Definition;
}

/** The element as a page's script sees it; methods answer by promise because the view may still be loading. */
export type ElementOf<Definition extends ElementDefinition> = ElementListening<Definition> &
  DefinedBy<Definition> &
  HTMLElement &
  ElementValues<Definition> &
  ElementReadings<Definition> &
  (Definition extends { form: FormRole } ? FormMembers : unknown) & {
    [Name in keyof ElementMethods<Definition>]: ElementMethods<Definition>[Name] extends (
      ...args: infer Args
    ) => infer Result
      ? (...args: Args) => Promise<Awaited<Result>>
      : never;
  };

/** Before `HTMLElement`, whose own signature takes any name and would tell of an event without `detail`. */
interface ElementListening<Definition extends ElementDefinition> {
  addEventListener<Name extends keyof ElementEvents<Definition> & string>(
    type: Name,
    listener: (event: ListenedEvents<Definition>[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof ElementEvents<Definition> & string>(
    type: Name,
    listener: (event: ListenedEvents<Definition>[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
}
