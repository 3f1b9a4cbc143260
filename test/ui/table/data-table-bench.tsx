/** A whole table of devices in the page, and how a test names its parts. */
import { DataTableView } from '../../../src/ui/table/data-table.tsx';
import type { TableModel } from '../../../src/ui/table/table-model-types.ts';
import type { TableColumn, TableOptions } from '../../../src/ui/table/table-types.ts';
import { useTableModel } from '../../../src/ui/table/use-table-model.ts';
import { eventually, ok } from '../../support/assert.ts';
import { click } from '../../support/user.ts';
import { type Mounted, type MountOptions, mount } from '../mount.tsx';

export interface Device {
  id: string;
  name: string;
  status: string;
  system: string;
  cost: number;
  /** An ISO 8601 day. */
  seen: string;
}

export let mounted: Mounted;
export let model: TableModel<Device>;

export const devices = (count: number): Device[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `d${index}`,
    name: `Device ${index}`,
    status: ['online', 'offline', 'waiting', 'lost'][index % 4] as string,
    system: ['Linux', 'macOS'][index % 2] as string,
    cost: index * 10,
    seen: `2027-03-${String((index % 28) + 1).padStart(2, '0')}`,
  }));

export const columns: TableColumn<Device>[] = [
  { id: 'name', header: 'Name', isRemovable: false, tableSettingsColumnsGroup: 'General' },
  { id: 'status', header: 'Status', tableSettingsColumnsGroup: 'General', tableSettingsTag: 'Live' },
  { id: 'system', header: 'System', tableSettingsColumnsGroup: 'Technical' },
  { id: 'cost', header: 'Cost', cell: { type: 'Number' }, disableSortBy: true },
  { id: 'seen', header: 'Seen', cell: { type: 'Date', format: 'date' }, isHiddenAtFirst: true },
  { id: 'secret', header: 'Secret', hideFromTableSettingsAvailableColumns: true, isHiddenAtFirst: true },
];

export const options = (count: number): TableOptions<Device> => ({
  label: 'Devices',
  columns,
  rows: devices(count),
  rowId: (row) => row.id,
});

export function Table(given: TableOptions<Device>) {
  model = useTableModel(given);
  return (
    <div style={{ blockSize: 480 }}>
      <DataTableView model={model} />
    </div>
  );
}

/** In the page, with its rows or with what it says in their place. */
export async function show(
  given: Partial<TableOptions<Device>> = {},
  mountOptions: MountOptions = {},
): Promise<Mounted> {
  mounted = mount(<Table {...options(10)} {...given} />, { width: 1100, ...mountOptions });
  await mounted.find('[role="grid"]');
  return mounted;
}

export const names = () =>
  mounted
    .all('[role="rowheader"], [role="gridcell"]')
    .flatMap(({ textContent }) => textContent?.match(/^Device \d+$/) ?? []);

export const chips = () => mounted.all('.table-chip-text').map((chip) => chip.textContent);

/** Milliseconds of rest before a screen reader is told what a search, an order or a selection came to. */
export const restBeforeTelling = 700;

export const said = () =>
  mounted.all('[aria-live="polite"]').flatMap((region) => [...region.children].map((one) => one.textContent));

export const button = (name: string) => mounted.named('button', name);

export async function press(name: string): Promise<void> {
  await click(await button(name));
}

/** The field of a label that is shown or told. */
export function field<Kind extends HTMLElement = HTMLInputElement>(label: string): Promise<Kind> {
  return eventually(() => {
    const labels = mounted.all<HTMLLabelElement>('label').filter(({ textContent }) => textContent === label);
    const found =
      labels.map(({ htmlFor }) => mounted.root.getElementById(htmlFor)).find((control) => control) ??
      mounted.root.querySelector(`[aria-label="${label}"]`);
    ok(found, `no field ${label}`);
    return found as Kind;
  });
}

export async function choose(label: string, option: string): Promise<void> {
  await click(await field<HTMLElement>(label));
  await click(await mounted.named('[role="option"]', option));
}

export const takeAway = () => mounted?.remove();
