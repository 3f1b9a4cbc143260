import '../../elements/color-picker.ts';
import type { ColorPickerElement } from '../../elements/color-picker.ts';
import { colorPickerDefinition } from '../../src/ui/color-picker/color-picker-definition.ts';
import { limits } from '../../src/ui/limits.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { elementContract } from '../support/element-contract.ts';
import { formContract } from '../support/form-contract.ts';
import { click, type } from '../support/user.ts';

const load = async () => ({
  view: (await import('../../src/ui/color-picker/color-picker-element.tsx')).ColorPickerElement,
});

elementContract(colorPickerDefinition, { attributes: { label: 'Accent', value: '#3451d1' }, load });

formContract(colorPickerDefinition, {
  load,
  markup: { attributes: { value: '#3451d1' }, entries: ['#3451d1'] },
  field: 'input[part="input"]',
  stops: 4,
  inputs: 4,
  async fill(element) {
    const input = element.shadowRoot?.querySelector<HTMLInputElement>('input[part="input"]');
    ok(input);
    await click(input);
    await type('#abc');
    await eventually(() => equal(input.value, '#abc'));
    return ['#aabbcc'];
  },
});

describe('<rmm-color-picker>', () => {
  let form: HTMLFormElement;
  let element: ColorPickerElement;
  let heard: string[];
  const field = () =>
    eventually(() => element.shadowRoot?.querySelector<HTMLInputElement>('input[part="input"]') ?? null);

  beforeEach(() => {
    heard = [];
    form = document.createElement('form');
    element = document.createElement('rmm-color-picker');
    element.setAttribute('name', 'color');
    element.setAttribute('label', 'Accent');
    for (const name of ['input', 'change'])
      element.addEventListener(name, () => heard.push(`${name} ${element.value}`));
    form.append(element);
    document.body.append(form);
  });
  afterEach(() => form.remove());

  const submitted = () => new FormData(form).get('color');

  it('keeps its width in a wide form, and shrinks in a narrow one', async () => {
    const width = async () => (await field()).closest<HTMLElement>('[part="color-picker"]')?.offsetWidth;
    form.style.inlineSize = '600px';
    equal(await width(), limits.colorPicker.width);
    form.style.inlineSize = '180px';
    equal(await width(), 180);
  });

  it('submits the colour, and goes back to its attribute by a reset', async () => {
    element.setAttribute('value', '#112233');
    equal(submitted(), '#112233');
    const input = await field();
    await click(input);
    input.select();
    await type('#fff');
    await eventually(() => equal(submitted(), '#ffffff'));
    form.reset();
    await eventually(() => equal(input.value, '#112233'));
    equal(submitted(), '#112233');
  });

  it('fires input while it changes and change when it has', async () => {
    element.value = '#112233';
    const swatch = await eventually(
      () => element.shadowRoot?.querySelector<HTMLElement>('[role="option"][aria-label="Teal"]') ?? null,
    );
    await click(swatch);
    await eventually(() => deepEqual(heard, ['input #0c8599', 'change #0c8599']));
  });

  it('holds a text that is no colour, and tells why the form does not go', async () => {
    const input = await field();
    await click(input);
    await type('#12');
    await eventually(() => equal(element.value, '#12'));
    await eventually(() => ok(element.validity.patternMismatch, 'it is valid'));
    equal(element.validationMessage, 'Enter a hex color, such as #1a73e8.');
    equal(form.checkValidity(), false);
    equal(input.value, '#12');
    await eventually(() => equal(input.ariaInvalid, 'true'));
    input.select();
    await type('red');
    await eventually(() => ok(form.checkValidity(), 'it is still invalid'));
  });

  it('takes swatches and recent colours from the page', async () => {
    element.swatches = [{ value: '#0f766e', label: 'Brand' }, { value: 'no colour' }];
    element.recent = ['tomato'];
    await eventually(() =>
      deepEqual(
        [...(element.shadowRoot?.querySelectorAll('[role="option"]') ?? [])].map((option) => option.ariaLabel),
        ['Brand', '#ff6347'],
      ),
    );
  });

  it('is a button with a picker as a popover', async () => {
    element.setAttribute('variant', 'popover');
    const button = await eventually(() => element.shadowRoot?.querySelector('button') ?? null);
    equal(button.ariaLabel, 'Accent: No color');
    await click(button);
    await eventually(() => ok(element.shadowRoot?.querySelector('[role="dialog"] [part="area"]')));
  });
});
