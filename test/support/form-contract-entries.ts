/** What a form submits, resets and restores. */
import { defineFormElement, type FormElementDefinition } from '../../src/host/forms/define-form-element.ts';
import { deepEqual, equal, eventually, ok, withPatience } from './assert.ts';
import { dress, settled } from './contract-page.ts';
import { nextTag } from './contract-views.tsx';
import type { FormContractElement, FormContractSubject } from './form-contract.ts';

export function formEntries({ definition, options, tag, place, mount, ready }: FormContractSubject): void {
  const { fill, markup, isRestored = true } = options;
  const { value: valueName } = definition.form;

  it('submits what a person gave it, and nothing without a name', async () => {
    const { element, entries, form } = await mount();
    const expected = await fill(element);
    deepEqual(entries(), expected);
    element.removeAttribute('name');
    deepEqual([...new FormData(form).keys()], ['before', 'after']);
  });

  it('takes its name from the property too, as frameworks set it', () => {
    const { element, form } = place(markup?.attributes);
    element.removeAttribute('name');
    Reflect.set(element, 'name', 'other');
    equal(form.elements.namedItem('other'), element);
    if (markup) deepEqual(new FormData(form).getAll('other'), [...markup.entries]);
  });

  if (markup) {
    it('submits its markup before any of its view has come', () => {
      const { entries } = place(markup.attributes);
      deepEqual(entries(), [...markup.entries]);
    });

    it('is part of the form that it is upgraded in', () => {
      const late = nextTag(definition.tag);
      const form = document.createElement('form');
      const element = document.createElement(late);
      dress(element, { name: 'thing', ...options.attributes, ...markup.attributes });
      options.setUp?.(element);
      form.append(element);
      document.body.append(form);
      defineFormElement<FormElementDefinition>({ ...definition, tag: late }, options.load);
      deepEqual(new FormData(form).getAll('thing'), [...markup.entries]);
      equal((element as FormContractElement).form, form);
    });
  }

  it('submits nothing while it is disabled: by attribute, by property, by a fieldset', async () => {
    const { element, entries, form, field } = await mount();
    const expected = await fill(element);
    element.setAttribute('disabled', '');
    deepEqual(entries(), []);
    ok(element.matches(':disabled'));
    await eventually(() => ok(isDisabled(field()), 'the field inside is not disabled'));
    element.removeAttribute('disabled');
    deepEqual(entries(), expected);

    Reflect.set(element, 'disabled', true);
    deepEqual(entries(), []);
    ok(element.matches(':disabled'), 'disabled as a property, it is not :disabled');
    Reflect.set(element, 'disabled', false);
    deepEqual(entries(), expected);
    await eventually(() => ok(!isDisabled(field()), 'the field inside is still disabled'));

    const fieldset = document.createElement('fieldset');
    fieldset.disabled = true;
    form.prepend(fieldset);
    fieldset.append(element);
    deepEqual(entries(), []);
    await eventually(() => ok(isDisabled(field()), 'the field inside is not disabled in a disabled fieldset'));
    fieldset.disabled = false;
    deepEqual(entries(), expected);
    await eventually(() => ok(!isDisabled(field()), 'the field inside stays disabled'));
  });

  it('goes back to what its markup says when the form is reset', async () => {
    const { element, entries, form } = await mount();
    const initial = entries();
    const value: unknown = Reflect.get(element, valueName);
    await fill(element);
    form.reset();
    deepEqual(entries(), initial);
    deepEqual(Reflect.get(element, valueName), value);
    if (!markup) return;
    const other = await mount(markup.attributes);
    Reflect.set(other.element, valueName, definition.attributes[valueName]?.kind === 'flag' ? false : '');
    other.form.reset();
    deepEqual(other.entries(), [...markup.entries]);
  });

  if (isRestored) {
    it('comes back as it was left when somebody goes back to the page', async () => {
      const spy = spyOnSavedState();
      try {
        const left = await mount();
        const expected = await fill(left.element);
        window.dispatchEvent(new Event('pagehide'));
        const state = spy.stateOf(left.element);
        ok(state !== undefined && state !== null, 'nothing was given to the browser to keep');
        const { element, entries } = place();
        element.formStateRestoreCallback(state, 'restore');
        deepEqual(entries(), expected);
        await ready(element);
        deepEqual(entries(), expected);
        deepEqual(Reflect.get(element, valueName), Reflect.get(left.element, valueName));
      } finally {
        spy.stop();
      }
    });
  }

  it('keeps its value when it is moved, into another form or to one by its id', async () => {
    const { element, entries, form } = await mount();
    const expected = await fill(element);
    const other = document.createElement('form');
    other.id = 'another-form';
    document.body.append(other);
    other.append(element);
    await settled();
    deepEqual(entries(), []);
    deepEqual(new FormData(other).getAll('thing'), expected);
    document.body.append(element);
    deepEqual(new FormData(other).getAll('thing'), []);
    element.setAttribute('form', other.id);
    deepEqual(new FormData(other).getAll('thing'), expected);
    equal(element.form, other);
    equal(new FormData(form).getAll('thing').length, 0);
  });

  it('is submitted, but cannot be changed, while it is read-only', async () => {
    const { element, entries, before } = await mount({ readonly: '', ...markup?.attributes });
    const initial = entries();
    let changes = 0;
    element.addEventListener('input', () => {
      changes += 1;
    });
    // It waits for what never comes.
    await withPatience(300, () => fill(element)).catch(() => undefined);
    deepEqual(entries(), initial);
    equal(changes, 0);
    before.focus();
    element.focus();
    equal(document.activeElement, element, 'it takes no focus');
  });

  it('takes a value by script, submits it, and fires nothing', async () => {
    const { element } = await mount();
    const expected = await fill(element);
    const fresh = await mount();
    const fired: string[] = [];
    for (const type of ['input', 'change', 'invalid']) fresh.form.addEventListener(type, () => fired.push(type), true);
    Reflect.set(fresh.element, valueName, Reflect.get(element, valueName));
    deepEqual(fresh.entries(), expected);
    await settled();
    deepEqual(fresh.entries(), expected);
    deepEqual(fired, []);
    equal(fresh.element.localName, tag);
  });
}

function isDisabled(field: HTMLElement): boolean {
  return field.matches(':disabled, [aria-disabled="true"]');
}

/** What the browser is given to keep; only the browser can read it. */
function spyOnSavedState() {
  const owners = new WeakMap<ElementInternals, HTMLElement>();
  const states = new WeakMap<HTMLElement, unknown>();
  const { attachInternals } = HTMLElement.prototype;
  const { setFormValue } = ElementInternals.prototype;
  HTMLElement.prototype.attachInternals = function attach() {
    const internals = attachInternals.call(this);
    owners.set(internals, this);
    return internals;
  };
  ElementInternals.prototype.setFormValue = function set(value, state) {
    const owner = owners.get(this);
    if (owner) states.set(owner, state === undefined ? value : state);
    setFormValue.call(this, value, state);
  };
  return {
    stateOf: (element: HTMLElement) => states.get(element),
    stop() {
      HTMLElement.prototype.attachInternals = attachInternals;
      ElementInternals.prototype.setFormValue = setFormValue;
    },
  };
}
