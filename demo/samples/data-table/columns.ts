/** Every type of cell, in the columns of a table of devices. */
import type { TableColumn } from '../../../elements/data-table.ts';
import type { SampleDevice } from './rows.ts';

const tones = { online: 'green', offline: 'neutral', maintenance: 'amber' } as const;
const words = { online: 'Online', offline: 'Offline', maintenance: 'Under maintenance' };

export const sampleColumns: readonly TableColumn<SampleDevice>[] = [
  {
    id: 'name',
    header: 'Name',
    isRemovable: false,
    priorityWidth: 180,
    tableSettingsColumnsGroup: 'General',
    cell: { type: 'ButtonLink', onClick: (row) => console.info('Open', row.name) },
  },
  {
    id: 'status',
    header: 'Status',
    priority: 1,
    minWidth: 160,
    tableSettingsColumnsGroup: 'General',
    value: (row) => row.status,
    cell: { type: 'Tags', tags: (row) => [{ label: words[row.status], tone: tones[row.status] }] },
  },
  {
    id: 'organization',
    header: 'Organization',
    priority: 2,
    minWidth: 160,
    tableSettingsColumnsGroup: 'General',
    cell: {
      type: 'StickyPopover',
      mount(row, container) {
        container.textContent = `${row.organization} has this device at ${row.address}.`;
      },
    },
  },
  { id: 'system', header: 'Operating system', minWidth: 170, tableSettingsColumnsGroup: 'System' },
  {
    id: 'disk',
    header: 'Disk used',
    tooltipText: 'System drive',
    minWidth: 130,
    tableSettingsColumnsGroup: 'System',
    cell: { type: 'Progress' },
  },
  {
    id: 'memory',
    header: 'Memory (GB)',
    tableSettingsColumnsGroup: 'System',
    tableSettingsTag: 'Hardware',
    cell: { type: 'Number' },
  },
  {
    id: 'price',
    header: 'Price',
    tableSettingsColumnsGroup: 'Purchase',
    cell: { type: 'Currency', currency: 'EUR' },
  },
  { id: 'seen', header: 'Last seen', minWidth: 170, tableSettingsColumnsGroup: 'System', cell: { type: 'Date' } },
  {
    id: 'isMonitored',
    header: 'Monitored',
    tableSettingsColumnsGroup: 'System',
    cell: {
      type: 'Switch',
      label: (row) => `Monitor ${row.name}`,
      // As a server would take it: a moment later, and not for everything.
      onChange: async (row) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        if (row.status === 'offline') throw new Error(`${row.name} is offline`);
      },
    },
  },
  {
    id: 'tags',
    header: 'Tags',
    minWidth: 180,
    disableSortBy: true,
    tableSettingsColumnsGroup: 'General',
    cell: { type: 'Tags' },
  },
  {
    id: 'address',
    header: 'Address',
    isHiddenAtFirst: true,
    tableSettingsColumnsGroup: 'System',
    cell: { type: 'Anchor', href: (row) => `https://${row.address}/`, target: '_blank' },
  },
  {
    id: 'bought',
    header: 'Bought',
    isHiddenAtFirst: true,
    tableSettingsColumnsGroup: 'Purchase',
    cell: { type: 'Date', format: 'date' },
  },
  {
    id: 'warranty',
    header: 'Warranty ends',
    isHiddenAtFirst: true,
    tableSettingsColumnsGroup: 'Purchase',
    cell: { type: 'Date', format: 'date' },
  },
  {
    id: 'updated',
    header: 'Client updated',
    isHiddenAtFirst: true,
    tableSettingsColumnsGroup: 'System',
    cell: { type: 'Date' },
  },
  {
    id: 'kind',
    header: 'Kind',
    minWidth: 60,
    maxWidth: 80,
    disableSortBy: true,
    isHiddenAtFirst: true,
    tableSettingsColumnsGroup: 'General',
    cell: { type: 'Icon', icon: () => '/icon.svg', label: (row) => row.system },
  },
  { id: 'note', header: 'Note', isHiddenAtFirst: true, tableSettingsColumnsGroup: 'General' },
  {
    id: 'chart',
    header: 'Load',
    isHiddenAtFirst: true,
    disableSortBy: true,
    tableSettingsColumnsGroup: 'System',
    value: (row) => row.memory,
    // Drawn by the page itself, and only where somebody looks.
    cell: {
      type: 'LazyRenderer',
      mount(row, container) {
        const meter = document.createElement('meter');
        meter.max = 128;
        meter.value = row.memory;
        meter.setAttribute('aria-label', `Load on ${row.name}`);
        container.append(meter);
      },
    },
  },
];

/** So many that they are drawn only where somebody looks. */
export function manyColumns(count: number): readonly TableColumn<SampleDevice>[] {
  const [name] = sampleColumns;
  const metrics = Array.from(
    { length: count - 1 },
    (_, index): TableColumn<SampleDevice> => ({
      id: `metric-${index + 1}`,
      header: `Metric ${index + 1}`,
      value: (row) => (row.memory * (index + 3) * 7919) % 1000,
      cell: { type: 'Number' },
      tableSettingsColumnsGroup: `Metrics ${Math.floor(index / 20) * 20 + 1} to ${Math.floor(index / 20) * 20 + 20}`,
    }),
  );
  return name ? [name, ...metrics] : metrics;
}
