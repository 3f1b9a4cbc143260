/**
 * Stand-ins for all elements, for unit tests of a page in jsdom or happy-dom: `rmm-elements/testing.js`. There the elements
 * themselves register nothing, since those DOMs know no custom elements in forms.
 */
import {
  type DefinedBy,
  type ElementDefinition,
  type ElementEvents,
  type ElementMethods,
  type ElementValues,
  entryName,
  type tagSuffix,
} from '../src/host/element-definition.ts';
import { standInClass, standInOf } from '../src/host/stand-in/stand-in.ts';
import { elements } from './elements.ts';
import type {} from './index.ts';

type Tag = keyof HTMLElementTagNameMap & `rmm-${string}`;
type DefinitionOf<Element> = Element extends DefinedBy<infer Definition extends ElementDefinition> ? Definition : never;

type ResultOf<Method> = Method extends (...args: infer _) => infer Result ? Awaited<Result> : never;
/** The methods that give something. */
type Answers<Methods> = {
  readonly [Name in keyof Methods as ResultOf<Methods[Name]> extends void ? never : Name]: () => ResultOf<
    Methods[Name]
  >;
};
/** Whatever the suffix of the build. */
type EntryOf<Name extends Tag> = Name extends `rmm-${infer Entry}${typeof tagSuffix}` ? Entry : never;
type AnswersOf<Name extends Tag> = Answers<ElementMethods<DefinitionOf<HTMLElementTagNameMap[Name]>>>;

const emptyQuery = { globalFilter: '', sortBy: [], filters: [] };
const noFindings = { version: 'stand-in', browser: '', page: '', checkedAt: 0, findings: [] };
const saving = { save: () => true, isDirty: () => false };

/** What methods give before anything has happened. One that is missing, or of another shape, does not compile. */
const answers: {
  readonly [Name in Tag as keyof AnswersOf<Name> extends never ? never : EntryOf<Name>]: AnswersOf<Name>;
} = {
  'data-table': {
    getSelection: () => ({ mode: 'some', ids: [], excludedIds: [], query: emptyQuery, count: 0 }),
    getQuery: () => ({ ...emptyQuery, pageIndex: 0, pageSize: 25 }),
    getCsv: () => '',
  },
  'rich-text-editor': {
    insert: () => true,
    exec: () => true,
    getDocument: () => ({ type: 'doc', content: [{ type: 'paragraph' }] }),
  },
  doctor: { check: () => noFindings, report: () => noFindings },
  'product-form': saving,
  'scheduled-task-editor': saving,
  'policy-backups': saving,
  'patch-overrides': saving,
};

/** Registers a stand-in for each element that is not registered yet; elements in the document become stand-ins. */
export function defineStandIns(): void {
  for (const { definition, addAccessors } of elements) {
    if (customElements.get(definition.tag)) continue;
    const made = standInClass(definition, { ...answers[entryName(definition.tag) as keyof typeof answers] });
    addAccessors?.(made.prototype);
    customElements.define(definition.tag, made);
  }
}

type Detail<
  Definition extends ElementDefinition,
  Name extends keyof ElementEvents<Definition>,
> = undefined extends ElementEvents<Definition>[Name]
  ? [detail?: ElementEvents<Definition>[Name]]
  : [detail: ElementEvents<Definition>[Name]];

/** What the page made of an event. */
export interface Fired {
  /** It is done by the page, and not by the element. */
  readonly defaultPrevented: boolean;
  /** What the page gave `respondWith()`. */
  readonly response: Promise<unknown> | undefined;
}

/** Fires an event as the element would. */
export function fire<Definition extends ElementDefinition, Name extends keyof ElementEvents<Definition> & string>(
  element: DefinedBy<Definition>,
  name: Name,
  ...[detail]: Detail<Definition, Name>
): Fired {
  const answer = standInOf(element).shell.request(name, detail);
  return { defaultPrevented: answer !== true, response: typeof answer === 'boolean' ? undefined : answer };
}

/** What a user enters: the value of a control, as it keeps it. */
type Entered<Definition extends ElementDefinition> = Definition extends { form: { value: infer Name } }
  ? ElementValues<Definition>[Name & keyof ElementValues<Definition>]
  : never;

/** Enters a value as a user does: `input` and `change` are fired. */
export function enter<Definition extends ElementDefinition>(
  element: DefinedBy<Definition>,
  value: Entered<Definition>,
): void {
  const { definition, element: control, values } = standInOf(element).shell;
  if (definition.form) values.reflect({ [definition.form.value]: value });
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

type ArgumentsOf<Method> = Method extends (...args: infer Args) => unknown ? Args : never;

/** Arguments of each call of a method so far. */
export function callsOf<Definition extends ElementDefinition, Name extends keyof ElementMethods<Definition> & string>(
  element: DefinedBy<Definition>,
  method: Name,
): readonly ArgumentsOf<ElementMethods<Definition>[Name]>[] {
  return (standInOf(element).calls.get(method) ?? []) as never;
}

/** Has a method do something, for one element. */
export function answer<Definition extends ElementDefinition, Name extends keyof ElementMethods<Definition> & string>(
  element: DefinedBy<Definition>,
  method: Name,
  run: (
    ...args: ArgumentsOf<ElementMethods<Definition>[Name]> & unknown[]
  ) => ResultOf<ElementMethods<Definition>[Name]> | Promise<ResultOf<ElementMethods<Definition>[Name]>>,
): void {
  standInOf(element).answers.set(method, run as (...args: unknown[]) => unknown);
}
