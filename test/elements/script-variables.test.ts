import '../../elements/script-variables.ts';
import type { ScriptVariable, ScriptVariablesElement } from '../../elements/script-variables.ts';
import type { ErrorDetail } from '../../src/host/element-definition.ts';
import { scriptVariablesDefinition } from '../../src/scripting/variables/script-variables-definition.ts';
import { deepEqual, equal, eventually, match, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectConsole } from '../support/console-guard.ts';
import { eventOf, settled } from '../support/contract-page.ts';
import { elementContract } from '../support/element-contract.ts';
import { formContract } from '../support/form-contract.ts';
import { click, press, type } from '../support/user.ts';

const load = async () => ({
  view: (await import('../../src/scripting/variables/script-variables-element.tsx')).ScriptVariablesElement,
});
const text: ScriptVariable = { name: 'Package', calculatedName: 'package', type: 'TEXT' };
const give = (element: HTMLElement) => void Object.assign(element, { variables: [text] });

elementContract(scriptVariablesDefinition, { load, attributes: { label: 'Variables' } });

formContract(scriptVariablesDefinition, {
  load,
  setUp: give,
  inputs: 3,
  empty: {},
  async fill(element) {
    element.focus();
    await type('zip');
    return ['{"package":"zip"}'];
  },
});

const all: readonly ScriptVariable[] = [
  { ...text, required: true, description: 'As the package manager names it.' },
  { name: 'Attempts', calculatedName: 'attempts', type: 'INTEGER' },
  { name: 'Hours', calculatedName: 'hours', type: 'DECIMAL' },
  { name: 'Restart', calculatedName: 'restart', type: 'CHECKBOX' },
  { name: 'Day', calculatedName: 'day', type: 'DATE' },
  { name: 'Moment', calculatedName: 'moment', type: 'DATETIME' },
  { name: 'Channel', calculatedName: 'channel', type: 'DROPDOWN', valueList: ['Stable', 'Beta'] },
  { name: 'Proxy', calculatedName: 'proxy', type: 'IPADDRESS' },
];

describe('<rmm-script-variables>', () => {
  let form: HTMLFormElement;
  let element: ScriptVariablesElement;

  function place(properties: object, attributes: Record<string, string> = {}) {
    form = document.createElement('form');
    element = document.createElement('rmm-script-variables');
    for (const [name, value] of Object.entries({ name: 'variables', label: 'Variables', lang: 'en', ...attributes }))
      element.setAttribute(name, value);
    Object.assign(element, properties);
    form.append(element, document.createElement('button'));
    form.addEventListener('submit', (event) => event.preventDefault());
    document.body.append(form);
  }
  afterEach(() => form.remove());

  const root = () => element.shadowRoot as ShadowRoot;
  const box = (name: string) => root().querySelector<HTMLElement>(`[data-field="${name}"]`);
  const field = <Kind extends HTMLElement = HTMLInputElement>(name: string, selector = 'input, [role=combobox]') =>
    eventually(() => box(name)?.querySelector<Kind>(selector) ?? null);
  const shown = (name: string) => box(name)?.querySelector('.field-error')?.textContent ?? undefined;

  it('shows a control for each type, its name, its description and an asterisk where it is required', async () => {
    place({ variables: all });
    await field('channel', '[role=combobox]');
    const kinds = [...root().querySelectorAll<HTMLElement>('[data-field]')].map((one) => {
      const control = one.querySelector<HTMLInputElement>('input, [role=combobox]');
      return `${one.dataset.field} ${control?.role ?? control?.type}`;
    });
    deepEqual(
      kinds.map((kind) => kind.replace(/ (date|datetime-local)$/, ' date')),
      [
        'package text',
        'attempts text',
        'hours text',
        'restart checkbox',
        'day date',
        'moment date',
        'channel combobox',
        'proxy text',
      ],
    );
    equal(box('package')?.querySelector('[part=label]')?.textContent, 'Package*');
    equal((await field('package')).getAttribute('aria-required'), 'true');
    match(box('package')?.textContent ?? '', /As the package manager names it\./);
    equal(box('attempts')?.querySelector('[part=label]')?.textContent, 'Attempts');
  });

  it('takes of what is typed only what its type may have', async () => {
    place({ variables: all });
    for (const [name, typed, left] of [
      ['attempts', '-1x2.', '-12'],
      ['hours', '2a,5', '2.5'],
      ['proxy', 'v10.0-0.1', '10.00.1'],
    ] as const) {
      (await field(name)).focus();
      await type(typed);
      equal((await field(name)).value, left, name);
    }
    deepEqual(element.value, { attempts: '-12', hours: '2.5', proxy: '10.00.1', restart: false });
  });

  it('keeps the caret where a letter was refused in the middle of a number', async () => {
    place({ variables: [all[1]], value: { attempts: '1234' } });
    const input = await field('attempts');
    input.focus();
    input.setSelectionRange(2, 2);
    await type('x9');
    equal(input.value, '12934');
    equal(input.selectionStart, 3);
  });

  it('is filled in by the keyboard alone, and tells it by calculated name', async () => {
    place({ variables: [all[0], all[3], all[6]] });
    (await field('package')).focus();
    await type('7zip');
    await field('channel', '[role=combobox]');
    await press('Tab', ' ', 'Tab', 'ArrowDown', 'ArrowDown', 'Enter');
    await eventually(() => deepEqual(element.value, { package: '7zip', restart: true, channel: 'Beta' }));
    equal(new FormData(form).get('variables'), '{"package":"7zip","restart":true,"channel":"Beta"}');
  });

  it('takes days and moments as the browser’s own fields give them', async () => {
    place({ variables: [all[4], all[5]], value: { day: '2027-03-31', moment: '2027-03-31T14:30' } });
    equal((await field('day')).value, '2027-03-31');
    equal((await field('moment')).value, '2027-03-31T14:30');
    ok(element.checkValidity());
  });

  it('keeps what was typed while the list changes, also of a variable that goes and comes back', async () => {
    place({ variables: all });
    (await field('package')).focus();
    await type('7zip');
    (await field('attempts')).focus();
    await type('3');
    const other: ScriptVariable = { name: 'Other', calculatedName: 'other', type: 'TEXT' };
    element.variables = [other, all[0] as ScriptVariable];
    await field('other');
    deepEqual(element.value, { package: '7zip' });
    equal((await field('package')).value, '7zip');
    (await field('other')).focus();
    await type('y');
    element.variables = all;
    equal((await field('attempts')).value, '3');
    deepEqual(element.value, { package: '7zip', attempts: '3', restart: false });
  });

  it('keeps the focus in a variable that stays', async () => {
    place({ variables: all });
    const input = await field('package');
    input.focus();
    const other: ScriptVariable = { name: 'Other', calculatedName: 'other', type: 'TEXT' };
    element.variables = [other, all[0] as ScriptVariable, all[2] as ScriptVariable];
    await eventually(() => equal(root().querySelectorAll('[data-field]').length, 3));
    equal(root().activeElement, input);
  });

  it('says of each variable what is wrong with it when it was left, and of all when the form is sent', async () => {
    place({ variables: all });
    const attempts = await field('attempts');
    attempts.focus();
    await type('-');
    equal(shown('attempts'), undefined);
    (await field('proxy')).focus();
    await eventually(() => equal(shown('attempts'), 'Enter a whole number, such as 3'));
    await type('10.0');
    equal(shown('package'), undefined);
    form.requestSubmit();
    await eventually(() => equal(shown('package'), 'Required'));
    equal(shown('proxy'), 'Enter an IPv4 address, such as 192.168.0.1');
    equal(element.validationMessage, 'Attempts: Enter a whole number, such as 3');
    equal(root().querySelectorAll('.field-error').length, 3);
    attempts.focus();
    await press('Backspace');
    await eventually(() => equal(shown('attempts'), undefined));
  });

  it('says at once what is wrong with a value of its page, and not what is missing', async () => {
    place({ variables: all, value: { attempts: '3', proxy: '10.0.0' } });
    await eventually(() => equal(shown('proxy'), 'Enter an IPv4 address, such as 192.168.0.1'));
    equal(shown('package'), undefined);
    element.value = { attempts: '-', proxy: '10.0.0.8' };
    await eventually(() => equal(shown('attempts'), 'Enter a whole number, such as 3'));
    equal(shown('proxy'), undefined);
  });

  it('lets somebody type on where their page hands back every value', async () => {
    place({ variables: all });
    element.addEventListener('input', () => {
      element.value = { ...element.value };
    });
    (await field('proxy')).focus();
    await type('10.0');
    await settled();
    deepEqual(element.value, { proxy: '10.0', restart: false });
    equal(shown('proxy'), undefined);
    (await field('attempts')).focus();
    await eventually(() => ok(shown('proxy')));
  });

  it('holds the form back for a variable that is required, before any of its view has come', () => {
    place({ variables: all });
    ok(element.validity.valueMissing);
    element.value = { package: 'x' };
    ok(element.checkValidity());
    element.variables = [];
    ok(element.checkValidity());
  });

  it('leads whoever sends the form to the first variable that is wrong', async () => {
    place({ variables: [all[1], all[0], all[7]], value: { proxy: '1' } });
    await field('proxy');
    form.requestSubmit();
    await eventually(async () => equal(root().activeElement, await field('package')));
  });

  it('goes back to nothing by a reset, without a word about what is missing', async () => {
    place({ variables: all });
    await field('proxy');
    form.requestSubmit();
    await eventually(() => equal(shown('package'), 'Required'));
    (await field('package')).focus();
    await type('x');
    form.reset();
    await eventually(() => equal(box('package')?.querySelector('input')?.value, ''));
    await settled();
    equal(shown('package'), undefined);
    deepEqual(element.value, { restart: false });
  });

  it('is told by a script, which sets it all at once', async () => {
    place({ variables: all });
    element.value = { package: 'a', attempts: 'x9', hours: '1.5', channel: 'Nightly', restart: true };
    deepEqual(element.value, { package: 'a', attempts: '9', hours: '1.5', restart: true });
    await eventually(async () => equal((await field('attempts')).value, '9'));
    element.value = undefined;
    deepEqual(element.value, { restart: false });
  });

  it('cannot be changed while it is disabled or read-only', async () => {
    for (const way of ['disabled', 'readonly']) {
      place({ variables: all, value: { package: 'a', channel: 'Beta' } }, { [way]: '' });
      const restart = await field('restart');
      await click(restart);
      (await field('package')).focus();
      await type('z');
      deepEqual(element.value, { package: 'a', channel: 'Beta', restart: false });
      form.remove();
    }
  });

  it('says so when there is nothing to fill in, in the language of the page', async () => {
    place({ variables: [] });
    await eventually(() => match(root().textContent ?? '', /This script has no variables/));
    element.lang = 'ja';
    await eventually(() => match(root().textContent ?? '', /このスクリプトに変数はありません/));
  });

  it('reports a variable that cannot be read, and shows the others', async () => {
    expectConsole(/variables\[0\] has no calculatedName, so it is left out/);
    place({ variables: undefined });
    const problem = eventOf<ErrorDetail>(element, 'rmm-error');
    Object.assign(element, { variables: [{ name: 'Nameless' }, text] });
    match((await problem).message, /^<rmm-script-variables>: variables\[0\]/);
    await field('package');
  });

  for (const theme of ['light', 'dark'])
    it(`has nothing that axe finds, filled in, wrong and disabled, in the ${theme} theme`, async () => {
      place({ variables: all, value: { attempts: '-', proxy: '1' } }, { theme });
      await field('proxy');
      element.reportValidity();
      await eventually(() => equal(shown('package'), 'Required'));
      await expectNoAxeViolations(element);
      element.disabled = true;
      await eventually(async () => ok((await field('package')).disabled));
      await expectNoAxeViolations(element);
    });
});
