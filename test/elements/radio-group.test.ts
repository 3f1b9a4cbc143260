import { radioGroupDefinition } from '../../src/ui/radio-group/radio-group-definition.ts';
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { elementContract } from '../support/element-contract.ts';
import { formContract } from '../support/form-contract.ts';
import { click } from '../support/user.ts';
import '../../elements/radio-group.ts';

const load = async () => ({
  view: (await import('../../src/ui/radio-group/radio-group-element.tsx')).RadioGroupElement,
});
const options = ['now', 'tonight', 'never'].map((value) => ({ value, label: value }));
const radiosOf = (element: HTMLElement) => [...(element.shadowRoot?.querySelectorAll<HTMLInputElement>('input') ?? [])];

elementContract(radioGroupDefinition, { load, attributes: { label: 'Restart', value: 'now' } });

formContract(radioGroupDefinition, {
  load,
  setUp: (element) => Object.assign(element, { options }),
  markup: { attributes: { value: 'now' }, entries: ['now'] },
  async fill(element) {
    await click(radiosOf(element)[1] as HTMLElement);
    await eventually(() => equal(Reflect.get(element, 'value'), 'tonight'));
    return ['tonight'];
  },
});

describe('<rmm-radio-group>', () => {
  let form: HTMLFormElement;
  afterEach(() => form.remove());

  async function mount(html: string) {
    form = document.createElement('form');
    const template = document.createElement('template');
    template.innerHTML = html;
    form.append(document.importNode(template.content, true));
    document.body.append(form);
    const element = form.querySelector('rmm-radio-group');
    ok(element);
    await eventually(() => ok(element.shadowRoot?.querySelector('[role=radiogroup]')));
    return element;
  }
  const chosen = () => new FormData(form).getAll('restart');

  it('reads its options from its children, and follows them', async () => {
    const element = await mount(
      `<rmm-radio-group name="restart" required>
        <option value="now" data-description="At once">Now</option>
        <option value="tonight" selected>Tonight</option>
        <option value="never" disabled>Never</option>
      </rmm-radio-group>`,
    );
    deepEqual(chosen(), ['tonight']);
    deepEqual(
      radiosOf(element).map(({ value, checked, disabled }) => ({ value, checked, disabled })),
      [
        { value: 'now', checked: false, disabled: false },
        { value: 'tonight', checked: true, disabled: false },
        { value: 'never', checked: false, disabled: true },
      ],
    );
    ok(element.shadowRoot?.textContent?.includes('At once'));
    for (const option of element.querySelectorAll('option')) option.remove();
    element.append(new Option('Later', 'later'));
    await eventually(() =>
      deepEqual(
        radiosOf(element).map(({ value }) => value),
        ['later'],
      ),
    );
    await eventually(() => ok(element.validity.valueMissing));
    deepEqual(chosen(), []);
  });

  it('asks for nothing when nothing can be chosen', async () => {
    const element = await mount(
      '<rmm-radio-group required><option value="a" disabled>A</option><option value="b" disabled>B</option></rmm-radio-group>',
    );
    ok(element.checkValidity());
    equal(element.shadowRoot?.querySelector('[role=radiogroup]')?.getAttribute('aria-required'), null);
    element.querySelector('option')?.removeAttribute('disabled');
    await eventually(() => ok(!element.checkValidity()));
    await eventually(() =>
      equal(element.shadowRoot?.querySelector('[role=radiogroup]')?.getAttribute('aria-required'), 'true'),
    );
  });

  it('hands its focus to what is chosen', async () => {
    const element = await mount(
      '<rmm-radio-group value="b"><option value="a">A</option><option value="b">B</option></rmm-radio-group>',
    );
    element.focus();
    await eventually(() => equal((activeElement() as HTMLInputElement).value, 'b'));
  });

  it('draws what the page puts under an option, and takes it away', async () => {
    const element = await mount('<rmm-radio-group value="a"></rmm-radio-group>');
    const drawn: string[] = [];
    element.options = [
      {
        value: 'a',
        label: 'A',
        mountExtra(container) {
          container.textContent = 'More about A';
          drawn.push('came');
          return () => drawn.push('went');
        },
      },
    ];
    await eventually(() => ok(element.shadowRoot?.textContent?.includes('More about A')));
    element.options = [{ value: 'a', label: 'A' }];
    await eventually(() => deepEqual(drawn, ['came', 'went']));
  });
});
