/** Filters of all thirteen types. */
import type { FilterDefinition } from '../../../elements/data-table.ts';
import type { SampleDevice } from './rows.ts';

const choices = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const systems = choices('Windows 11 Pro', 'Windows Server 2025', 'macOS 15', 'Ubuntu 24.04 LTS', 'Debian 12');
const organizations = choices('Northwind Traders', 'Contoso', 'Fabrikam', 'Tailspin Toys', 'Wide World Importers');

export const sampleFilters: readonly FilterDefinition<SampleDevice>[] = [
  {
    name: 'status',
    type: 'MultiSelect',
    label: 'Status',
    componentProps: {
      options: [
        { value: 'online', label: 'Online' },
        { value: 'offline', label: 'Offline' },
        { value: 'maintenance', label: 'Under maintenance' },
      ],
    },
  },
  { name: 'organization', type: 'SearchableSelect', label: 'Organization', componentProps: { options: organizations } },
  { name: 'seen', type: 'DateRangePickerSelect', label: 'Last seen' },
  {
    name: 'system',
    type: 'SingleSelect',
    label: 'Operating system',
    category: 'secondary',
    componentProps: { options: systems },
  },
  {
    name: 'tags',
    type: 'LazySearchableSelect',
    label: 'Tag',
    category: 'secondary',
    componentProps: { pageSize: 4, loadOptions: loadTags },
  },
  {
    name: 'memory',
    type: 'InputWithUnitDropdown',
    label: 'Memory',
    category: 'secondary',
    componentProps: {
      units: [
        { value: 'GB', label: 'GB' },
        { value: 'MB', label: 'MB' },
      ],
    },
    filter: (row, value) => {
      const { inputValue, unit } = value as { inputValue: string; unit?: string };
      return row.memory * (unit === 'MB' ? 1024 : 1) === Number(inputValue);
    },
  },
  {
    name: 'isMonitored',
    type: 'RadioGroup',
    label: 'Monitored',
    category: 'secondary',
    componentProps: {
      options: [
        { value: 'true', label: 'Yes' },
        { value: 'false', label: 'No' },
      ],
    },
  },
  {
    name: 'updated',
    type: 'DateRangeCondition',
    label: 'Client updated',
    category: 'secondary',
  },
  {
    name: 'warranty',
    type: 'DateRangeSelect',
    label: 'Warranty ends',
    category: 'secondary',
    componentProps: { presets: ['thisMonth', 'thisYear', { label: 'Until 2027', from: null, to: '2027-12-31' }] },
  },
  { name: 'bought', type: 'DateRangePicker', label: 'Bought', category: 'secondary' },
  { name: 'price', type: 'NumberRange', label: 'Price (EUR)', category: 'secondary', componentProps: { minimum: 0 } },
  { name: 'note', type: 'SingleValue', label: 'Note', category: 'secondary' },
  {
    name: 'disk',
    type: 'UserDefined',
    label: 'Minimum disk usage',
    category: 'secondary',
    filter: (row, value) => row.disk !== null && row.disk >= Number(value),
    mount: mountSlider,
  },
];

/** A control of the page's own. */
function mountSlider(
  container: HTMLElement,
  { value, onChange }: { value: unknown; onChange: (value: unknown) => void },
) {
  const slider = document.createElement('input');
  slider.type = 'range';
  slider.min = '0';
  slider.max = '100';
  slider.value = String(value ?? 0);
  slider.setAttribute('aria-label', 'Minimum disk usage');
  slider.addEventListener('change', () => onChange(slider.value === '0' ? undefined : Number(slider.value)));
  container.append(slider);
}

async function loadTags({ search, page, pageSize }: { search: string; page: number; pageSize: number }) {
  await new Promise((resolve) => setTimeout(resolve, 400));
  const all = choices('VIP', 'Laboratory', 'Spare', 'Remote', 'Pilot', 'End of life');
  const found = all.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));
  const start = page * pageSize;
  return { options: found.slice(start, start + pageSize), hasMore: start + pageSize < found.length };
}
