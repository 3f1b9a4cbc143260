/** What a form holds back, and what people are told about it. */
import { deepEqual, equal, eventually, ok } from './assert.ts';
import { settled } from './contract-page.ts';
import type { FormContractSubject, Placed } from './form-contract.ts';
import { click, press } from './user.ts';

export function formValidity({ definition, options, place, mount }: FormContractSubject): void {
  const { fill } = options;
  const { like } = definition.form;

  it('holds the form back while it is required and empty, in the browser’s own words', async () => {
    const { element, form, submits, hasFocus } = await mount({ required: '' });
    ok(element.validity.valueMissing);
    ok(element.matches(':invalid'));
    equal(element.validationMessage, nativeWords(like));
    let invalid = 0;
    element.addEventListener('invalid', () => {
      invalid += 1;
    });
    form.requestSubmit();
    equal(submits(), 0);
    equal(invalid, 1);
    ok(hasFocus(), 'the focus is not in the field');

    await fill(element);
    ok(!element.validity.valueMissing && element.matches(':valid'), element.validationMessage);
    form.requestSubmit();
    equal(submits(), 1);
  });

  it('is held back before any of its view has come', () => {
    const { form, element } = place({ required: '' });
    equal(form.checkValidity(), false);
    ok(element.matches(':invalid'));
  });

  it('is asked nothing while it is disabled or read-only', () => {
    const { form, element } = place({ required: '' });
    for (const way of ['disabled', 'readonly']) {
      element.setAttribute(way, '');
      ok(form.checkValidity(), `required and ${way}`);
      element.removeAttribute(way);
      ok(!form.checkValidity());
    }
    Reflect.set(element, 'disabled', true);
    equal(element.willValidate, false);
  });

  it('takes what a script found wrong', async () => {
    const { element, form } = await mount();
    element.setCustomValidity('Taken by somebody');
    ok(element.validity.customError);
    equal(element.validationMessage, 'Taken by somebody');
    equal(element.checkValidity(), false);
    equal(form.checkValidity(), false);
    element.setCustomValidity('');
    ok(element.checkValidity() && element.matches(':valid'));
  });

  it('shows what the page found wrong by its attribute', async () => {
    const placed = await mount({ error: 'Taken by somebody' });
    ok(placed.element.validity.customError);
    equal(placed.element.validationMessage, 'Taken by somebody');
    await eventually(() => ok(shows(placed, 'Taken by somebody'), 'the error is not shown'));
    placed.element.removeAttribute('error');
    ok(placed.element.checkValidity());
    await eventually(() => ok(!shows(placed, 'Taken by somebody'), 'the error is still shown'));
  });

  it('shows what is missing when the form is sent, not before and not for a script that only asks', async () => {
    const placed = await mount({ required: '' });
    const { element, form } = placed;
    const words = element.validationMessage;
    equal(form.checkValidity(), false);
    equal(element.checkValidity(), false);
    await settled();
    ok(!shows(placed, words), 'the error is shown to somebody who did nothing yet');
    form.requestSubmit();
    await eventually(() => ok(shows(placed, words), 'the error is not shown'));
    form.reset();
    await eventually(() => ok(!shows(placed, words), 'the error is shown after a reset'));
    equal(element.reportValidity(), false);
    await eventually(() => ok(shows(placed, words), 'the error is not shown by reportValidity'));
  });

  it('shows what is missing when somebody leaves it', async () => {
    const placed = await mount({ required: '' });
    const words = placed.element.validationMessage;
    placed.element.focus();
    await settled();
    ok(!shows(placed, words), 'the error is shown to somebody who has just come');
    placed.after.focus();
    await eventually(() => ok(shows(placed, words), 'the error is not shown'));
    await fill(placed.element);
    await eventually(() => ok(!shows(placed, words), 'the error is still shown'));
  });

  it('does not move what is pressed after it', async () => {
    const placed = await mount({ required: '' });
    placed.element.focus();
    const seen: boolean[] = [];
    placed.after.addEventListener('pointerdown', () => seen.push(shows(placed, placed.element.validationMessage)));
    placed.after.addEventListener('pointerup', () => seen.push(shows(placed, placed.element.validationMessage)));
    await click(placed.after);
    await eventually(() => ok(shows(placed, placed.element.validationMessage), 'the error is not shown'));
    deepEqual(seen, [false, false]);
  });

  it('shows nothing of a form that was reset by the press with which it was left', async () => {
    const placed = await mount({ required: '' });
    const button = document.createElement('button');
    button.type = 'reset';
    button.textContent = 'Reset';
    placed.form.append(button);
    placed.element.focus();
    await click(button);
    await settled();
    ok(!shows(placed, placed.element.validationMessage), 'the error is shown after the reset');
  });

  it('is sent by Enter only from where a native field would send it', async () => {
    if (definition.form.like !== 'text') return;
    const { element, field, submits } = await mount();
    await fill(element);
    const isLine = field() instanceof HTMLInputElement;
    field().focus();
    await press('Enter');
    await settled();
    equal(submits(), isLine ? 1 : 0);
  });
}

/** Seen, not only said: what was announced stays in its live region for a while. */
function shows({ element }: Placed, words: string): boolean {
  const texts = [...(element.shadowRoot?.querySelectorAll('[id], [part], [class], bdi') ?? [])];
  return texts.some((node) => !node.closest('[aria-live]') && hasText(node, words));
}

function hasText(node: Element, words: string): boolean {
  return [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.includes(words));
}

function nativeWords(like: string): string {
  const control = document.createElement(like === 'select' ? 'select' : 'input');
  if (control instanceof HTMLInputElement) control.type = like;
  control.name = 'words';
  control.required = true;
  const form = document.createElement('form');
  form.append(control);
  document.body.append(form);
  const { validationMessage } = control;
  form.remove();
  return validationMessage;
}
