import '../../elements/parameter-picker.ts';
import type { ParameterPickerElement } from '../../elements/parameter-picker.ts';
import { configure } from '../../src/host/configuration/configure.ts';
import { parameterPickerDefinition } from '../../src/parameters/parameter-picker-definition.ts';
import { deepEqual, equal, eventually, match, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { allowConsole } from '../support/console-guard.ts';
import { elementContract } from '../support/element-contract.ts';
import { formContract } from '../support/form-contract.ts';
import { click, press, type } from '../support/user.ts';

const load = async () => ({
  view: (await import('../../src/parameters/parameter-picker-element.tsx')).ParameterPickerElement,
});

elementContract(parameterPickerDefinition, {
  load,
  attributes: { kind: 'media-state', label: 'Media' },
  values: { value: 'DISABLE' },
});

formContract(parameterPickerDefinition, {
  load,
  attributes: { kind: 'media-state' },
  empty: undefined,
  async fill(element) {
    element.focus();
    await press(' ');
    await eventually(() => equal(Reflect.get(element, 'value'), 'ENABLE'));
    return ['ENABLE'];
  },
});

const services = [
  { serviceName: 'Spooler', displayName: 'Print Spooler' },
  { serviceName: 'W32Time', displayName: 'Windows Time' },
  { serviceName: 'Odd', displayName: null },
];

describe('<rmm-parameter-picker>', () => {
  let form: HTMLFormElement;
  let element: ParameterPickerElement;
  let asked: string[];
  let answers: (() => Response | Promise<Response>)[];
  let reported: unknown[];

  beforeEach(() => {
    asked = [];
    answers = [];
    reported = [];
    configure({
      reportError: (error) => void reported.push(error),
      fetch: async (input) => {
        asked.push(String(input instanceof Request ? input.url : input).replace(location.origin, ''));
        return (answers.shift() ?? (() => Response.json({ resultCode: 'SUCCESS', windowsServices: services })))();
      },
    });
  });
  afterEach(() => {
    form.remove();
    configure({ fetch: undefined, reportError: undefined });
  });

  function place(attributes: Record<string, string>, value?: unknown) {
    form = document.createElement('form');
    element = document.createElement('rmm-parameter-picker');
    for (const [name, text] of Object.entries({ name: 'parameter', label: 'Parameter', lang: 'en', ...attributes }))
      element.setAttribute(name, text);
    if (value !== undefined) Object.assign(element, { value });
    form.append(element);
    form.addEventListener('submit', (event) => event.preventDefault());
    document.body.append(form);
  }
  const root = () => element.shadowRoot as ShadowRoot;
  const labels = (role: string) =>
    [...root().querySelectorAll(`[role="${role}"]`)].map(
      (one) => root().getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent,
    );
  const radio = (label: string) =>
    eventually(
      () =>
        ([...root().querySelectorAll('label')].find(({ textContent }) => textContent?.trim() === label)?.control as
          | HTMLInputElement
          | undefined) ?? null,
    );
  const submitted = () => new FormData(form).get('parameter');
  const search = () => eventually(() => root().querySelector<HTMLInputElement>('input[role="combobox"]'));
  const option = (text: string) =>
    eventually(
      () => [...root().querySelectorAll('[role="option"]')].find((one) => one.textContent?.includes(text)) ?? null,
    );

  it('pairs the volumes to defragment with whether they are included or excluded', async () => {
    place({ kind: 'defrag-volumes', label: 'Defragment' });
    await click(await radio('Boot and recovery volumes'));
    await eventually(() => deepEqual(element.value, { volumeName: 'BOOT_AND_RECOVERY', checkList: 'INCLUDE' }));
    deepEqual(labels('group'), ['Defragment']);
    deepEqual(labels('radiogroup'), ['Volumes', 'Defragmentation']);
    await click(await radio('Exclude'));
    await eventually(() => equal(submitted(), '{"volumeName":"BOOT_AND_RECOVERY","checkList":"EXCLUDE"}'));
  });

  it('has no value before a volume is chosen, however it is included', async () => {
    place({ kind: 'defrag-volumes', required: '' });
    await click(await radio('Exclude'));
    equal(element.value, undefined);
    equal(submitted(), null);
    ok(element.validity.valueMissing);
    await click(await radio('All volumes'));
    await eventually(() => deepEqual(element.value, { volumeName: 'ALL', checkList: 'EXCLUDE' }));
    ok(element.checkValidity());
  });

  it('enables or disables media, and turns system restore on or off', async () => {
    place({ kind: 'media-state' });
    await click(await radio('Disable'));
    await eventually(() => equal(submitted(), 'DISABLE'));
    form.remove();
    place({ kind: 'system-restore' }, 'TURN_ON');
    ok((await radio('Turn on')).checked);
    await click(await radio('Turn off'));
    await eventually(() => equal(submitted(), 'TURN_OFF'));
  });

  it('finds a service by typing, by the keyboard alone, and starts or stops it', async () => {
    place({ kind: 'windows-service', 'node-id': '2' });
    const field = await search();
    await eventually(() => equal(field.placeholder, 'Search services'));
    deepEqual(asked, ['/webapp/winservice?nodeId=2']);
    field.focus();
    await type('spoo');
    await option('Print Spooler');
    equal(root().querySelectorAll('[role="option"]').length, 1);
    await press('Enter');
    const chosen = { serviceName: 'Spooler', displayName: 'Print Spooler' };
    await eventually(() => deepEqual(element.value, { ...chosen, start: true }));
    await press('Tab', 'ArrowDown');
    await eventually(() => equal(submitted(), JSON.stringify({ ...chosen, start: false })));
  });

  it('enables or disables a service where it is asked to', async () => {
    place(
      { kind: 'windows-service', 'service-action': 'enable-disable' },
      { serviceName: 'W32Time', displayName: 'Windows Time' },
    );
    await eventually(async () => equal((await search()).value, 'Windows Time'));
    deepEqual(element.value, { serviceName: 'W32Time', displayName: 'Windows Time', enable: true });
    await click(await radio('Disable'));
    await eventually(() =>
      deepEqual(element.value, { serviceName: 'W32Time', displayName: 'Windows Time', enable: false }),
    );
    deepEqual(asked, ['/webapp/winservice']);
  });

  it('shows a service that the device does not have, and one that has no name for people', async () => {
    place({ kind: 'windows-service' }, { serviceName: 'Gone', displayName: 'No longer there', start: false });
    await eventually(async () => equal((await search()).value, 'No longer there'));
    await click(await search());
    await option('Odd');
  });

  for (const [what, answer] of [
    ['a result code other than SUCCESS', () => Response.json({ resultCode: 'FAILURE', message: 'No agent' })],
    ['a refusal', () => Response.json({ message: 'No' }, { status: 403 })],
    ['an answer that is none', () => Response.json({ windowsServices: 'none' })],
  ] as const)
    it(`shows a toast for ${what}, reports it, and shows the list by Retry`, async () => {
      allowConsole(/./);
      answers = [answer];
      place({ kind: 'windows-service' });
      const failure = await eventually(() => root().querySelector('.inline-alert') ?? null);
      match(failure.textContent ?? '', /Couldn’t load the Windows services/);
      await eventually(() =>
        match(root().querySelector('[part~="notice"], .notice')?.textContent ?? '', /Couldn’t load/),
      );
      equal(reported.length, 1);
      const retry = [...failure.querySelectorAll('button')].find(({ textContent }) => textContent === 'Retry');
      await click(retry as HTMLElement);
      await eventually(() => equal(root().querySelector('.inline-alert'), null));
      await click(await search());
      await option('Print Spooler');
      equal(asked.length, 2);
    });

  it('asks for the services of another device when it is given one', async () => {
    place({ kind: 'windows-service', 'node-id': '2' });
    await search();
    await eventually(() => equal(asked.length, 1));
    element.nodeId = 7;
    await eventually(() => deepEqual(asked, ['/webapp/winservice?nodeId=2', '/webapp/winservice?nodeId=7']));
  });

  it('says so of a device without services', async () => {
    answers = [() => Response.json({ resultCode: 'SUCCESS', windowsServices: [] })];
    place({ kind: 'windows-service' });
    await eventually(async () => equal((await search()).placeholder, 'This device has no Windows services'));
  });

  it('speaks Japanese', async () => {
    place({ kind: 'system-restore', lang: 'ja' });
    await radio('オンにする');
  });

  for (const theme of ['light', 'dark'])
    it(`has nothing that axe finds in any kind, in the ${theme} theme`, async () => {
      for (const kind of ['defrag-volumes', 'media-state', 'system-restore', 'windows-service']) {
        place({ kind, theme, required: '' });
        await eventually(() => root().querySelector('input'));
        element.reportValidity();
        await expectNoAxeViolations(element);
        form.remove();
      }
    });
});
