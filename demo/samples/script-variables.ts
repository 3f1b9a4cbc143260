import type { ScriptVariable } from '../../elements/script-variables.ts';
import type { Sample } from './sample.ts';

const variables: readonly ScriptVariable[] = [
  {
    name: 'Package',
    calculatedName: 'packageName',
    type: 'TEXT',
    required: true,
    description: 'As the package manager names it.',
  },
  { name: 'Attempts', calculatedName: 'attempts', type: 'INTEGER', required: true },
  { name: 'Hours between attempts', calculatedName: 'hoursBetween', type: 'DECIMAL' },
  {
    name: 'Restart afterwards',
    calculatedName: 'restart',
    type: 'CHECKBOX',
    description: 'Without asking whoever is signed in.',
  },
  {
    name: 'Channel',
    calculatedName: 'channel',
    type: 'DROPDOWN',
    valueList: ['Stable', 'Beta', 'Nightly'],
    required: true,
  },
  { name: 'Not before', calculatedName: 'notBefore', type: 'DATETIME' },
  { name: 'License ends', calculatedName: 'licenseEnds', type: 'DATE' },
  { name: 'Proxy', calculatedName: 'proxy', type: 'IPADDRESS', description: 'Empty for a direct connection.' },
];

const filled = {
  packageName: '7zip',
  attempts: '3',
  hoursBetween: '2.5',
  restart: true,
  channel: 'Beta',
  notBefore: '2027-03-31T22:00',
  licenseEnds: '2027-12-31',
  proxy: '10.0.0.8',
};

const given = (values: object) => (element: HTMLElement) => void Object.assign(element, values);

/** Says what is wrong, once its code is there. */
async function reported(element: HTMLElement): Promise<void> {
  await customElements.whenDefined(element.localName);
  (element as HTMLElement & { reportValidity(): boolean }).reportValidity();
}

export const scriptVariablesSample: Sample = {
  attributes: { label: 'Variables', name: 'variables' },
  look: { label: 'Variables' },
  hasOwnHeight: true,
  markup: '<rmm-script-variables label="Variables" name="variables"></rmm-script-variables>',
  setUp: given({ variables }),
  example: { properties: { variables: variables.slice(0, 2) } },
  states: [
    { name: 'Filled in', setUp: given({ variables, value: filled }) },
    {
      name: 'Wrong',
      setUp(element) {
        Object.assign(element, { variables, value: { ...filled, packageName: '', attempts: '-', proxy: '10.0.0' } });
        void reported(element);
      },
    },
    { name: 'Two variables', setUp: given({ variables: variables.slice(0, 2) }) },
    { name: 'No variables', setUp: given({ variables: [] }) },
    { name: 'Disabled', attributes: { label: 'Variables', disabled: '' }, setUp: given({ variables, value: filled }) },
    { name: 'Read only', attributes: { label: 'Variables', readonly: '' }, setUp: given({ variables, value: filled }) },
  ],
};
