import type { ElementRowAction, TableFetcher, TableQuery } from '../../elements/data-table.ts';
import { manyColumns, sampleColumns } from './data-table/columns.ts';
import { fileColumns, millionFiles } from './data-table/files.ts';
import { sampleFilters } from './data-table/filters.ts';
import { type SampleDevice, sampleDevices } from './data-table/rows.ts';
import type { Sample } from './sample.ts';

const rows = () => sampleDevices(10_000, Date.now());

/** Without functions: the element fires `rmm-action` for each. */
const actions: readonly ElementRowAction[] = [
  { id: 'restart', labelToken: 'Restart' },
  { id: 'console', labelToken: 'Open console', hideMultiAction: true },
  {
    id: 'policy',
    labelToken: 'Assign policy',
    options: [
      { id: 'policy-servers', labelToken: 'Servers' },
      { id: 'policy-laptops', labelToken: 'Laptops' },
    ],
  },
  { id: 'delete', labelToken: 'Delete', variant: 'danger' },
];

const table = {
  columns: sampleColumns,
  filters: sampleFilters,
  rowFlags: (row: SampleDevice) => ({
    disabled: row.status === 'maintenance',
    error: row.note.startsWith('Waits') ? row.note : false,
  }),
  primaryAction: {
    label: 'Add device',
    items: [
      { id: 'add-one', label: 'One device' },
      { id: 'add-network', label: 'Entire network' },
    ],
  },
  secondaryActions: [
    { id: 'import', label: 'Import' },
    { id: 'report', label: 'Schedule report', disabledReason: 'Reports aren’t included in your plan.' },
  ],
  autoRefresh: { pollEvery: 60_000 },
  extraSwitches: [{ name: 'compact', label: 'Short organization names' }],
};

/** With the buttons' drawings, which come later than the page. */
function give(element: HTMLElement, values: object): void {
  Object.assign(element, table, { rowActions: actions }, values);
  void import('./data-table/icons.ts').then(({ withIcons }) =>
    Object.assign(element, { rowActions: withIcons(actions) }),
  );
}

/** As a backend would answer: late, a page at a time, sorted and searched by itself. */
function slowFetcher(milliseconds: number): TableFetcher<SampleDevice> {
  const all = rows();
  return async ({ pageIndex, pageSize, globalFilter, sortBy, signal }) => {
    await delay(milliseconds, signal);
    const wanted = globalFilter.toLowerCase();
    const found = all.filter(({ name, organization }) => `${name} ${organization}`.toLowerCase().includes(wanted));
    const [order] = sortBy;
    if (order) {
      const value = (row: SampleDevice) => row[order.id as keyof SampleDevice] ?? '';
      found.sort((a, b) => (value(a) < value(b) ? -1 : value(a) > value(b) ? 1 : 0) * (order.desc ? -1 : 1));
    }
    const start = pageIndex * pageSize;
    return {
      data: found.slice(start, start + pageSize),
      pageCount: Math.ceil(found.length / pageSize),
      totalCount: found.length,
    };
  };
}

/** Devices of the reference server. It searches names, and knows no order. */
async function serverDevices({
  pageIndex,
  pageSize,
  globalFilter,
  filters,
  signal,
}: TableQuery & { signal: AbortSignal }) {
  const query = new URLSearchParams({ page: String(pageIndex), size: String(pageSize) });
  if (globalFilter !== '') query.set('name', globalFilter);
  for (const { name, value } of filters) {
    if (name === 'online') query.set(name, String((value as { selected: string }).selected));
  }
  const answer = await fetch(`/query/devices?${query}`, { signal });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  const { results, totalPages, totalElements } = await answer.json();
  return { data: results, pageCount: totalPages, totalCount: totalElements };
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

const full = { 'group-title': 'Devices', 'table-id': 'demo-devices', selectable: '' };

export const dataTableSample: Sample = {
  attributes: full,
  look: { label: 'Devices', 'without-search': '', 'without-export': '', selectable: '' },
  markup: `<rmm-data-table group-title="Devices" selectable></rmm-data-table>
<script type="module">
  const table = document.querySelector('rmm-data-table');
  table.columns = [
    { id: 'name', header: 'Name' },
    { id: 'memory', header: 'Memory (GB)', cell: { type: 'Number' } },
  ];
  table.rows = [{ id: '1', name: 'HQ-SRV-00001', memory: 64 }];
  table.rowActions = [{ id: 'restart', labelToken: 'Restart' }];
  table.addEventListener('rmm-action', ({ detail }) => console.log(detail.action, detail.selection.ids));
</script>`,
  setUp: (element) => give(element, { rows: rows() }),
  example: {
    properties: {
      columns: [
        { id: 'name', header: 'Name' },
        { id: 'memory', header: 'Memory', cell: { type: 'Number' } },
      ],
      rows: [
        { id: '1', name: 'SRV-04', memory: 64 },
        { id: '2', name: 'LAP-17', memory: 16 },
      ],
    },
    event: 'rmm-selection-change',
  },
  states: [
    {
      name: 'Rows without checkboxes',
      attributes: { 'group-title': 'Devices', selection: 'rows' },
    },
    {
      name: 'Reference server',
      attributes: { 'group-title': 'Devices on the server', 'page-size': '50', selectable: '', reactive: '' },
      setUp: (element) =>
        give(element, {
          rows: undefined,
          fetcher: serverDevices,
          rowFlags: undefined,
          columns: [
            { id: 'displayName', header: 'Name', priorityWidth: 240, disableSortBy: true },
            { id: 'nodeClass', header: 'Class', priorityWidth: 190, disableSortBy: true },
            {
              id: 'online',
              header: 'State',
              priorityWidth: 110,
              disableSortBy: true,
              cell: {
                type: 'Tags',
                tags: ({ online }: { online?: boolean }) => [
                  online ? { label: 'Online', tone: 'green' } : { label: 'Offline' },
                ],
              },
            },
            { id: 'id', header: 'Id', priorityWidth: 90, disableSortBy: true, cell: { type: 'Number' } },
          ],
          filters: [
            {
              name: 'online',
              type: 'RadioGroup',
              label: 'State',
              componentProps: {
                options: [
                  { value: 'true', label: 'Online' },
                  { value: 'false', label: 'Offline' },
                ],
              },
            },
          ],
        }),
    },
    {
      name: 'Slow fetch',
      attributes: { ...full, 'page-size': '100', 'table-id': 'demo-fetched' },
      setUp: (element) => give(element, { rows: undefined, fetcher: slowFetcher(900), filters: [] }),
    },
    {
      name: 'Reactive',
      attributes: { ...full, 'page-size': '100', 'table-id': 'demo-fetched', reactive: '' },
      setUp: (element) => give(element, { rows: undefined, fetcher: slowFetcher(900), filters: [] }),
    },
    {
      name: '60 columns',
      attributes: { ...full, 'table-id': 'demo-wide', 'maximum-columns': '60' },
      setUp: (element) => give(element, { columns: manyColumns(60) }),
    },
    {
      name: '100,000 rows, endless',
      attributes: { ...full, endless: '' },
      setUp: (element) => give(element, { rows: sampleDevices(100_000, Date.now()) }),
    },
    {
      name: '1,000,000 rows, fetched',
      attributes: { 'group-title': 'Files on the server', endless: '', 'without-search': '', selectable: '' },
      setUp: (element) =>
        give(element, {
          rows: undefined,
          fetcher: millionFiles,
          rowFlags: undefined,
          columns: fileColumns,
          filters: [],
          primaryAction: undefined,
          secondaryActions: [],
        }),
    },
    {
      name: 'Loading',
      attributes: { ...full, loading: '' },
      setUp: (element) => give(element, { rows: [] }),
    },
    {
      name: 'Empty',
      attributes: { ...full, 'empty-text': 'No devices yet. Add the first one.' },
      setUp: (element) => give(element, { rows: [] }),
    },
    {
      name: 'Failed',
      attributes: { ...full },
      setUp: (element) =>
        give(element, { rows: undefined, fetcher: () => Promise.reject(new Error('This sample always fails')) }),
    },
    {
      name: 'Only rows',
      attributes: { label: 'Devices', 'without-search': '', 'without-export': '', 'page-size': '50' },
      setUp: (element) =>
        give(element, { filters: [], primaryAction: undefined, secondaryActions: [], autoRefresh: undefined }),
    },
  ],
};
