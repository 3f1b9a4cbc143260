import { textAreaDefinition } from '../../src/ui/text-area/text-area-definition.ts';
import { equal, eventually, ok } from '../support/assert.ts';
import { elementContract } from '../support/element-contract.ts';
import { formContract } from '../support/form-contract.ts';
import { click, press, type } from '../support/user.ts';
import '../../elements/text-area.ts';

const load = async () => ({ view: (await import('../../src/ui/text-area/text-area-element.tsx')).TextAreaElement });
const areaOf = (element: HTMLElement) => element.shadowRoot?.querySelector('textarea') as HTMLTextAreaElement;

elementContract(textAreaDefinition, { load, attributes: { label: 'Note', value: 'Restarted it.' } });

formContract(textAreaDefinition, {
  load,
  markup: { attributes: { value: 'Restarted it.' }, entries: ['Restarted it.'] },
  inputs: 3,
  async fill(element) {
    await click(areaOf(element));
    await type('a');
    await press('Enter');
    await type('b');
    await eventually(() => equal(Reflect.get(element, 'value'), 'a\nb'));
    return ['a\nb'];
  },
});

describe('<rmm-text-area>', () => {
  afterEach(() => {
    for (const element of document.querySelectorAll('rmm-text-area')) element.remove();
  });

  async function mount(attributes: Record<string, string>) {
    const element = document.createElement('rmm-text-area');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
    const area = await eventually(() => areaOf(element));
    return { element, area };
  }

  it('holds a form back while it is too long, and not once it may have any length', async () => {
    const { element } = await mount({ 'max-length': '3', value: 'four' });
    await eventually(() => ok(element.validity.tooLong));
    equal(element.validationMessage, '1 character too many');
    element.setAttribute('unlimited', '');
    await eventually(() => ok(element.validity.valid));
  });

  it('counts to 250 unless it is told otherwise', async () => {
    const { element, area } = await mount({ value: 'four' });
    equal(element.maxLength, 250);
    equal(area.maxLength, 250);
    equal(element.shadowRoot?.querySelector('[part=counter]')?.textContent, '4 / 250');
    element.setAttribute('max-length', '20');
    await eventually(() => equal(area.maxLength, 20));
    element.setAttribute('unlimited', '');
    await eventually(() => equal(element.shadowRoot?.querySelector('[part=counter]'), null));
    equal(area.hasAttribute('maxlength'), false);
  });
});
