import '../../elements/phone-input.ts';
import type { PhoneInputElement } from '../../elements/phone-input.ts';
import { phoneInputDefinition } from '../../src/ui/phone-input/phone-input-definition.ts';
import { equal, eventually, ok } from '../support/assert.ts';
import { elementContract } from '../support/element-contract.ts';
import { formContract } from '../support/form-contract.ts';
import { click, type } from '../support/user.ts';

const load = async () => ({
  view: (await import('../../src/ui/phone-input/phone-input-element.tsx')).PhoneInputElement,
});

/** Once its library has come: what is typed earlier is formatted later. */
const ready = (element: HTMLElement) =>
  eventually(() => ok(/\+\d/.test(element.shadowRoot?.querySelector('.phone-input-code')?.textContent ?? '')));

elementContract(phoneInputDefinition, { attributes: { label: 'Phone', value: '+41446681800' }, load });

formContract(phoneInputDefinition, {
  load,
  markup: { attributes: { value: '+41446681800' }, entries: ['+41446681800'] },
  field: 'input[type="tel"]',
  stops: 2,
  inputs: 10,
  ready,
  async fill(element) {
    await ready(element);
    const input = element.shadowRoot?.querySelector<HTMLInputElement>('input[type="tel"]');
    ok(input);
    await click(input);
    await type('2133734253');
    await eventually(() => equal(input.value, '(213) 373-4253'));
    return ['+12133734253'];
  },
});

describe('<rmm-phone-input>', () => {
  let form: HTMLFormElement;
  let element: PhoneInputElement;
  const input = () =>
    eventually(() => element.shadowRoot?.querySelector<HTMLInputElement>('input[type="tel"]') ?? null);

  beforeEach(() => {
    form = document.createElement('form');
    element = document.createElement('rmm-phone-input');
    element.setAttribute('name', 'phone');
    element.setAttribute('label', 'Phone');
    form.append(element);
    document.body.append(form);
  });
  afterEach(() => form.remove());

  const submitted = () => new FormData(form).get('phone');

  it('submits E.164, what was typed where that is no number, and nothing for a bare prefix', async () => {
    await ready(element);
    const field = await input();
    await click(field);
    await type('+41');
    await eventually(() => equal(element.country, 'CH'));
    equal(element.getAttribute('country'), 'CH');
    equal(submitted(), '');
    await type('44668');
    await eventually(() => equal(submitted(), '+41 44 668'));
    await type('1800');
    await eventually(() => equal(submitted(), '+41446681800'));
    element.value = '+1';
    equal(submitted(), '');
  });

  it('is of the wrong type, in the words of the specification, while no number is typed', async () => {
    element.value = '(340) 775-1';
    await eventually(() => ok(element.validity.typeMismatch));
    equal(element.validationMessage, 'Invalid phone number');
    equal(form.checkValidity(), false);
    element.value = '(340) 775-1259';
    await eventually(() => ok(element.validity.valid));
    element.lang = 'ja';
    element.value = '12';
    await eventually(() => equal(element.validationMessage, '電話番号が無効です'));
  });

  it('says what is wrong once it was left, not before', async () => {
    await ready(element);
    await click(await input());
    await type('340');
    equal(element.shadowRoot?.querySelector('.field-error'), null);
    element.blur();
    const error = await eventually(() => element.shadowRoot?.querySelector('.field-error') ?? null);
    equal(error.textContent, 'Invalid phone number');
  });

  it('counts a dial prefix as missing where a number is required', () => {
    element.required = true;
    element.value = '+41';
    ok(element.validity.valueMissing);
    element.value = '+41446681800';
    ok(!element.validity.valueMissing);
  });

  it('goes back to its country with a reset of its form', async () => {
    element.country = 'JP';
    await ready(element);
    const code = () => element.shadowRoot?.querySelector('.phone-input-code')?.textContent;
    await eventually(() => equal(code(), '+81'));
    await click(await input());
    await type('+41446681800');
    await eventually(() => equal(element.country, 'CH'));
    form.reset();
    await eventually(() => equal(code(), '+81'));
    equal(element.country, 'JP');
    equal(submitted(), '');
  });

  it('gives its focus to the number, not to the country', async () => {
    const field = await input();
    element.focus();
    equal(element.shadowRoot?.activeElement, field);
  });
});
