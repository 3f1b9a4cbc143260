/**
 * What a form may rely on, whichever element holds the value: one suite for all of them, in every engine. The element
 * stands between two native fields, as in a page; what it submits is asked of `FormData`, as the browser does.
 */

import type { ElementModule } from '../../src/host/element/element-module.ts';
import { defineFormElement, type FormElementDefinition } from '../../src/host/forms/define-form-element.ts';
import { activeElement, contains } from '../../src/ui/shadow-dom.ts';
import { eventually, ok } from './assert.ts';
import { dress, viewOf } from './contract-page.ts';
import { nextTag } from './contract-views.tsx';
import { formEntries } from './form-contract-entries.ts';
import { formHeldValue } from './form-contract-held.tsx';
import { formPeople } from './form-contract-people.ts';
import { formValidity } from './form-contract-validity.ts';

export interface FormContractOptions<Definition extends FormElementDefinition = FormElementDefinition> {
  /** The same loader as the element's entry has. */
  load: () => Promise<ElementModule<Definition>>;
  /** With which it shows something and is still empty; without `name`, `required` and labels. */
  attributes?: Record<string, string>;
  /** Rich values that it needs, such as options. */
  setUp?: (element: HTMLElement) => void;
  /** A value by markup, and what is submitted for it; where no attribute can say a value, leave it out. */
  markup?: { attributes: Record<string, string>; entries: readonly FormDataEntryValue[] };
  /** A person gives it a value, from empty; resolves with what a form then submits under its name. */
  fill: (element: HTMLElement) => Promise<readonly FormDataEntryValue[]>;
  /** How many changes `fill` makes: typing three letters is three. Default 1. */
  inputs?: number;
  /** What a page reads while nobody has given it a value. Default: what a native control tells. */
  empty?: unknown;
  /** The field inside that takes the focus. Default: the first that can. */
  field?: string;
  /** How many stops of the Tab key it has once filled. Default 1. */
  stops?: number;
  /** Off where a browser keeps nothing of the value for going back: files. Default on. */
  isRestored?: boolean;
  /** Waits until the element shows what it has; by default until its view has rendered a field. */
  ready?: (element: HTMLElement) => Promise<unknown>;
  before?: () => (() => void) | undefined;
}

/** What the parts of the suite share. */
export interface FormContractSubject {
  definition: FormElementDefinition;
  options: FormContractOptions;
  tag: `rmm-${string}`;
  /** In a form of the page, not necessarily shown. */
  place(attributes?: Record<string, string>): Placed;
  /** In a form of the page, and ready. */
  mount(attributes?: Record<string, string>): Promise<Placed>;
  ready(element: HTMLElement): Promise<unknown>;
}

export interface Placed {
  element: FormContractElement;
  form: HTMLFormElement;
  before: HTMLInputElement;
  after: HTMLInputElement;
  /** How often the form would have been sent. */
  submits(): number;
  /** What the form submits under the element's name. */
  entries(): FormDataEntryValue[];
  /** The field inside, or what holds several. */
  field(): HTMLElement;
  hasFocus(): boolean;
}

export interface FormContractElement extends HTMLElement {
  validity: ValidityState;
  validationMessage: string;
  willValidate: boolean;
  form: HTMLFormElement | null;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
  formStateRestoreCallback(state: unknown, mode: string): void;
}

const fields = 'input, textarea, select, button, [tabindex="0"]';

export function formContract<const Definition extends FormElementDefinition>(
  definition: Definition,
  given: FormContractOptions<Definition>,
): void {
  // Inside, one definition is like another.
  const options = given as unknown as FormContractOptions;
  const tag = nextTag(definition.tag);
  const ready =
    options.ready ??
    ((element) =>
      eventually(() => {
        ok(viewOf(element), 'no view yet');
        ok(element.shadowRoot?.querySelector(options.field ?? fields), 'no field yet');
      }));

  function place(attributes: Record<string, string> = {}): Placed {
    const form = document.createElement('form');
    const element = document.createElement(tag) as FormContractElement;
    const [before, after, submit] = [input('before'), input('after'), document.createElement('button')];
    dress(element, { name: 'thing', ...options.attributes, ...attributes });
    options.setUp?.(element);
    form.append(before, element, after, submit);
    return watch(form, element, before, after, options);
  }

  describe(`<${definition.tag}> keeps the contract of every field of a form:`, () => {
    let undo: (() => void) | undefined;
    before(() => {
      undo = options.before?.();
      defineFormElement<FormElementDefinition>({ ...definition, tag }, options.load);
    });
    after(() => undo?.());
    afterEach(() => {
      for (const form of document.querySelectorAll('form')) form.remove();
      for (const element of document.querySelectorAll(tag)) element.remove();
    });

    async function mount(attributes?: Record<string, string>): Promise<Placed> {
      const placed = place(attributes);
      await ready(placed.element);
      return placed;
    }
    const subject: FormContractSubject = { definition, options, tag, place, mount, ready };
    formEntries(subject);
    formValidity(subject);
    formPeople(subject);
    formHeldValue(subject);
  });
}

function watch(
  form: HTMLFormElement,
  element: FormContractElement,
  before: HTMLInputElement,
  after: HTMLInputElement,
  { field }: FormContractOptions,
): Placed {
  let submits = 0;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submits += 1;
  });
  document.body.append(form);
  return {
    element,
    form,
    before,
    after,
    submits: () => submits,
    entries: () => new FormData(form).getAll('thing'),
    field() {
      const found = element.shadowRoot?.querySelector<HTMLElement>(field ?? fields);
      ok(found, `no field in <${element.localName}>`);
      return found;
    },
    hasFocus: () => contains(element, activeElement()) && activeElement() !== element,
  };
}

function input(name: string): HTMLInputElement {
  const element = document.createElement('input');
  element.name = name;
  element.setAttribute('aria-label', name);
  return element;
}
