import { switchDefinition } from '../../src/ui/switch/switch-definition.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { settled } from '../support/contract-page.ts';
import { elementContract } from '../support/element-contract.ts';
import { formContract } from '../support/form-contract.ts';
import { click } from '../support/user.ts';
import '../../elements/switch.ts';

const load = async () => ({ view: (await import('../../src/ui/switch/switch-element.tsx')).SwitchElement });
const inputOf = (element: HTMLElement) => element.shadowRoot?.querySelector('input') as HTMLInputElement;

elementContract(switchDefinition, { load, attributes: { label: 'Updates', checked: '' } });

formContract(switchDefinition, {
  load,
  markup: { attributes: { checked: '' }, entries: ['on'] },
  async fill(element) {
    await click(inputOf(element));
    await eventually(() => equal(Reflect.get(element, 'checked'), true));
    return ['on'];
  },
});

describe('<rmm-switch>', () => {
  afterEach(() => {
    for (const element of document.querySelectorAll('rmm-switch, label')) element.remove();
  });

  async function mount() {
    const element = document.createElement('rmm-switch');
    element.id = 'switched';
    document.body.append(element);
    const heard: string[] = [];
    for (const type of ['input', 'change'])
      element.addEventListener(type, () => heard.push(`${type} ${element.checked}`));
    await eventually(() => inputOf(element));
    return { element, heard };
  }

  function label(...content: (Node | string)[]) {
    const made = document.createElement('label');
    made.append(...content);
    document.body.append(made);
    return made;
  }

  it('is switched once by a press on its label, beside it or around it', async () => {
    const { element, heard } = await mount();
    const beside = label('Updates');
    beside.htmlFor = 'switched';
    await click(beside);
    await eventually(() => equal(element.checked, true));
    beside.remove();
    const around = label('Updates ', element);
    await settled();
    await click(around, { at: { x: 5, y: 5 } });
    await eventually(() => equal(element.checked, false));
    await click(inputOf(element));
    await eventually(() => equal(element.checked, true));
    await settled();
    deepEqual(heard, ['input true', 'change true', 'input false', 'change false', 'input true', 'change true']);
  });

  it('is switched by click(), as a checkbox is, and not while it is disabled', async () => {
    const { element, heard } = await mount();
    element.click();
    await eventually(() => equal(element.checked, true));
    deepEqual(heard, ['input true', 'change true']);
    element.disabled = true;
    await eventually(() => ok(inputOf(element).disabled));
    element.click();
    equal(element.checked, true);
    equal(heard.length, 2);
  });

  it('is switched by a press as soon as it can be seen', async () => {
    const element = document.createElement('rmm-switch');
    const pressed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!inputOf(element)) return;
        observer.disconnect();
        element.click();
        resolve();
      });
      observer.observe(element.shadowRoot as ShadowRoot, { childList: true, subtree: true });
    });
    document.body.append(element);
    await pressed;
    equal(element.checked, true);
  });

  it('submits its value only while it is on', () => {
    const form = document.createElement('form');
    const element = document.createElement('rmm-switch');
    element.setAttribute('name', 'updates');
    form.append(element);
    deepEqual(new FormData(form).getAll('updates'), []);
    element.checked = true;
    deepEqual(new FormData(form).getAll('updates'), ['on']);
    element.value = 'nightly';
    deepEqual(new FormData(form).getAll('updates'), ['nightly']);
  });
});
