import '../../elements/select.ts';
import type { Option, OptionQuery, SelectElement } from '../../elements/select.ts';
import { selectDefinition } from '../../src/ui/select/element/select-definition.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { elementContract } from '../support/element-contract.ts';
import { formContract } from '../support/form-contract.ts';
import { click, press, type } from '../support/user.ts';

const load = async () => ({ view: (await import('../../src/ui/select/element/select-element.tsx')).SelectElement });
const options: readonly Option[] = ['Alpha', 'Beta', 'Gamma'].map((label) => ({ value: label.toLowerCase(), label }));
const give = (element: HTMLElement) => void Object.assign(element, { options });

elementContract(selectDefinition, { attributes: { label: 'Letter', value: 'beta' }, load });

formContract(selectDefinition, {
  load,
  setUp: give,
  markup: { attributes: { value: 'beta' }, entries: ['beta'] },
  async fill(element) {
    element.focus();
    await press('ArrowDown', 'ArrowDown', 'Enter');
    await eventually(() => deepEqual(Reflect.get(element, 'values'), ['beta']));
    return ['beta'];
  },
});

formContract(selectDefinition, {
  load,
  attributes: { multiple: '' },
  setUp: give,
  markup: { attributes: { value: 'beta, gamma' }, entries: ['beta', 'gamma'] },
  inputs: 2,
  async fill(element) {
    element.focus();
    await type('al');
    await press('Enter', 'Backspace', 'Backspace');
    await type('ga');
    await press('Enter', 'Escape');
    await eventually(() => deepEqual(Reflect.get(element, 'values'), ['alpha', 'gamma']));
    return ['alpha', 'gamma'];
  },
});

describe('<rmm-select>', () => {
  let form: HTMLFormElement;
  let element: SelectElement;
  const submitted = () => new FormData(form).getAll('letter');
  const inside = <Kind extends HTMLElement>(selector: string) =>
    eventually(() => element.shadowRoot?.querySelector<Kind>(selector) ?? null);
  const labels = () =>
    [...(element.shadowRoot?.querySelectorAll('.choice-label') ?? [])].map(({ textContent }) => textContent);
  const option = (label: string) =>
    eventually(() => {
      const found = [...(element.shadowRoot?.querySelectorAll('[role="option"]') ?? [])];
      return found.find((one) => one.textContent === label) ?? null;
    });

  function place(attributes: Record<string, string>, markup = '', properties: object = {}) {
    form = document.createElement('form');
    element = document.createElement('rmm-select');
    for (const [name, value] of Object.entries({ name: 'letter', label: 'Letter', ...attributes })) {
      element.setAttribute(name, value);
    }
    element.append(...parsed(markup));
    Object.assign(element, properties);
    form.append(element);
    document.body.append(form);
  }
  afterEach(() => form.remove());

  it('reads the options that a legacy page writes into it, and follows them', async () => {
    place(
      {},
      '<option value="">Choose…</option><option value="a">Alpha</option><optgroup label="Greek"><option value="b" selected>Beta</option><option value="c" disabled>Gamma</option></optgroup>',
    );
    const trigger = await inside('[role="combobox"]');
    await eventually(() => equal(trigger.textContent, 'Beta'));
    deepEqual(submitted(), ['b']);
    equal(element.value, 'b');
    await click(trigger);
    await option('Gamma');
    deepEqual(labels(), ['Alpha', 'Beta', 'Gamma']);
    equal(element.shadowRoot?.querySelector('[role="group"]')?.ariaLabel, 'Greek');
    equal((await option('Gamma')).ariaDisabled, 'true');

    element.append(...parsed('<option value="d">Delta</option>'));
    await option('Delta');
    element.querySelector('option[value="a"]')?.remove();
    await eventually(() => deepEqual(labels(), ['Beta', 'Gamma', 'Delta']));
    element.value = undefined;
    await press('Escape');
  });

  it('goes back to what its markup says by a reset', async () => {
    place({ multiple: '' }, '<option value="a" selected>Alpha</option><option value="b" selected>Beta</option>');
    // What is submitted is there before its chips are, and a key before them takes nothing away.
    await eventually(() => equal(element.shadowRoot?.querySelectorAll('.select-chip').length, 2));
    deepEqual(submitted(), ['a', 'b']);
    (await inside('input')).focus();
    await press('Backspace');
    await eventually(() => deepEqual(submitted(), ['a']));
    form.reset();
    await eventually(() => deepEqual(submitted(), ['a', 'b']));
  });

  it('tells and takes what is chosen as value and as values', async () => {
    place({ multiple: '', value: 'beta' }, '', { options });
    equal(element.value, 'beta');
    deepEqual([...(element.values ?? [])], ['beta']);
    element.values = ['gamma', 'alpha'];
    equal(element.value, 'gamma');
    deepEqual(submitted(), ['gamma', 'alpha']);
    element.value = 'beta';
    deepEqual([...(element.values ?? [])], ['beta']);
    deepEqual(submitted(), ['beta']);
    await inside('.select-chip');
  });

  it('fires input and change with the new value', async () => {
    place({ searchable: '' }, '', { options });
    const heard: string[] = [];
    for (const name of ['input', 'change']) form.addEventListener(name, () => heard.push(`${name} ${element.value}`));
    await click(await inside('input'));
    await type('gam');
    await press('Enter');
    await eventually(() => deepEqual(heard, ['input gamma', 'change gamma']));
  });

  it('asks its loadOptions, page size included, and shows labels of what is chosen', async () => {
    const asked: OptionQuery[] = [];
    place({ 'page-size': '2', value: 'far' }, '', {
      selectedOptions: [{ value: 'far', label: 'Far away' }],
      loadOptions: async (query: OptionQuery) => {
        asked.push(query);
        return { options: options.slice(query.page * 2, query.page * 2 + 2), hasMore: query.page === 0 };
      },
    });
    const field = await inside<HTMLInputElement>('input');
    await eventually(() => equal(field.value, 'Far away'));
    await click(field);
    await option('Gamma');
    deepEqual(
      asked.map(({ page, pageSize }) => [page, pageSize]),
      [
        [0, 2],
        [1, 2],
      ],
    );
  });

  it('tells the page when its options could not be loaded', async () => {
    const { expectConsole } = await import('../support/console-guard.ts');
    expectConsole(/the directory is down/);
    place({}, '', { loadOptions: () => Promise.reject(new Error('the directory is down')) });
    const problem = new Promise<CustomEvent>((resolve) =>
      element.addEventListener('rmm-error', (event) => resolve(event), { once: true }),
    );
    await click(await inside('input'));
    equal((await problem).detail.message, 'the directory is down');
    await inside('.choices-failed');
  });

  it('takes typed values, and what the page says of them', async () => {
    place({ creatable: '' }, '', { validate: (text: string) => (text.length < 3 ? 'Too short.' : undefined) });
    await click(await inside('input'));
    await type('one,tw,');
    await eventually(() => deepEqual(submitted(), ['one']));
    await eventually(() => ok(element.shadowRoot?.textContent?.includes('Too short.')));
  });
});

function parsed(markup: string): Node[] {
  return [
    ...(new DOMParser().parseFromString(`<select>${markup}</select>`, 'text/html').querySelector('select')
      ?.childNodes ?? []),
  ];
}
