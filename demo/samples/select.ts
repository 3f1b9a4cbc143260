import type { Option, OptionQuery } from '../../elements/select.ts';
import type { Sample } from './sample.ts';

const systems: readonly Option[] = [
  { value: 'win11', label: 'Windows 11', group: 'Workstations', description: '23H2 and later' },
  { value: 'win10', label: 'Windows 10', group: 'Workstations' },
  {
    value: 'macos',
    label: 'macOS',
    group: 'Workstations',
    disabledReason: 'Requires a certificate that hasn’t been uploaded.',
  },
  { value: 'srv22', label: 'Windows Server 2022', group: 'Servers' },
  { value: 'srv19', label: 'Windows Server 2019', group: 'Servers' },
  { value: 'ubuntu', label: 'Ubuntu Server 24.04', group: 'Servers' },
];

const cities = ['Zürich', 'Genève', 'São Paulo', 'Málaga', 'Kraków', 'Paris', 'Berlin', 'New York', 'Tokyo', 'Ōsaka'];
const offices: readonly Option[] = cities.map((label) => ({ value: label.toLowerCase(), label }));
const devices: readonly Option[] = Array.from({ length: 2_500 }, (_, index) => ({
  value: `device-${index + 1}`,
  label: `Device ${String(index + 1).padStart(4, '0')}`,
  group: `Rack ${Math.floor(index / 40) + 1}`,
}));

/** As a server would answer: late, a page at a time, and giving up when it is told to. */
async function loadDevices({ search, page, pageSize, signal }: OptionQuery) {
  await new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, 500);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
  const found = devices.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));
  const options = found.slice(page * pageSize, (page + 1) * pageSize).map(({ value, label }) => ({ value, label }));
  return { options, hasMore: (page + 1) * pageSize < found.length };
}

let failures = 0;

/** Every other time. */
function loadWithFailures(query: OptionQuery) {
  failures += 1;
  return failures % 2 === 1 ? Promise.reject(new Error('This sample fails every other time')) : loadDevices(query);
}

const given = (values: Record<string, unknown>) => (element: HTMLElement) => void Object.assign(element, values);

export const selectSample: Sample = {
  attributes: {
    label: 'Operating system',
    name: 'system',
    placeholder: 'Any',
    clearable: '',
    hint: 'Installed on the device.',
  },
  look: { label: 'Operating system', placeholder: 'Any' },
  markup:
    '<rmm-select label="Operating system" name="system">\n  <option value="win11">Windows 11</option>\n  <option value="srv22" selected>Windows Server 2022</option>\n</rmm-select>',
  setUp: given({ options: systems }),
  example: {
    properties: {
      options: [
        { value: 'win11', label: 'Windows 11', group: 'Workstations' },
        { value: 'srv22', label: 'Windows Server 2022', group: 'Servers' },
      ],
    },
  },
  states: [
    {
      name: 'Searchable',
      attributes: { label: 'Office', name: 'office', searchable: '', clearable: '', value: 'genève' },
      setUp: given({ options: offices }),
    },
    {
      name: 'Several',
      attributes: {
        label: 'Offices',
        name: 'offices',
        multiple: '',
        clearable: '',
        value: 'paris,berlin,tokyo,málaga',
      },
      setUp: given({ options: offices }),
    },
    {
      name: '2,500 options',
      attributes: { label: 'Device', name: 'device', searchable: '', value: 'device-1200' },
      setUp: given({ options: devices }),
    },
    {
      name: 'Loaded page by page',
      attributes: { label: 'Device', name: 'device', value: 'device-1200', clearable: '' },
      setUp: given({
        loadOptions: loadDevices,
        selectedOptions: [{ value: 'device-1200', label: 'Device 1200' }],
      }),
    },
    {
      name: 'Loaded page by page, multiple',
      attributes: { label: 'Devices', name: 'devices', multiple: '', clearable: '', 'page-size': '20' },
      setUp: given({ loadOptions: loadDevices }),
    },
    {
      name: 'Loading fails',
      attributes: { label: 'Device', name: 'device' },
      setUp: given({ loadOptions: loadWithFailures }),
    },
    {
      name: 'Typed',
      attributes: {
        label: 'Email addresses',
        name: 'addresses',
        creatable: '',
        clearable: '',
        placeholder: 'name@example.com',
        hint: 'Press Enter or comma to add one, or paste a list.',
      },
      setUp: given({
        options: [],
        validate: (text: string) =>
          /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(text) ? undefined : `“${text}” is not an e-mail address.`,
      }),
    },
    {
      name: 'No options',
      attributes: { label: 'Operating system', searchable: '', placeholder: 'Any' },
      setUp: given({ options: [] }),
    },
    {
      name: 'Wrong',
      attributes: { label: 'Operating system', required: '', value: 'win10', error: 'Support ended in October 2025.' },
      setUp: given({ options: systems }),
    },
    {
      name: 'Disabled',
      attributes: { label: 'Offices', multiple: '', value: 'paris,berlin,tokyo', disabled: '' },
      setUp: given({ options: offices }),
    },
    {
      name: 'Read only',
      attributes: { label: 'Offices', multiple: '', value: 'paris,berlin,tokyo', readonly: '' },
      setUp: given({ options: offices }),
    },
  ],
};
