/** A table of devices in the page, and how a test names its parts. */
import { RestoreIcon, TrashIcon } from '../../../src/ui/icon/action-icons.tsx';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { TableGrid } from '../../../src/ui/table/grid/table-grid.tsx';
import type { TableModel } from '../../../src/ui/table/table-model-types.ts';
import type { TableColumn, TableOptions, TableSelection } from '../../../src/ui/table/table-types.ts';
import { useTableModel } from '../../../src/ui/table/use-table-model.ts';
import { eventually, ok } from '../../support/assert.ts';
import { type Mounted, type MountOptions, mount } from '../mount.tsx';

export interface Device {
  id: string;
  name: string;
  site: string;
  price: number | null;
}

export let mounted: Mounted;
export let model: TableModel<Device>;
export let announced: string[];
export let activated: string[];
export let acted: { id: string; selection: TableSelection; row: Device | undefined }[];

export const devices = (count: number): Device[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `d${index}`,
    name: `Device ${index}`,
    site: ['Berlin', 'Osaka', 'Lyon'][index % 3] as string,
    price: index === 1 ? null : index * 1000,
  }));

export const columns: TableColumn<Device>[] = [
  { id: 'name', header: 'Name', isRemovable: false },
  { id: 'site', header: 'Site' },
  { id: 'price', header: 'Price', cell: { type: 'Currency', currency: 'EUR' } },
];

const act = (id: string) => (selection: TableSelection, row?: Device) => void acted.push({ id, selection, row });

export const rowActions: TableOptions<Device>['rowActions'] = [
  { id: 'restore', labelToken: 'Restore', Icon: RestoreIcon, action: act('restore') },
  {
    id: 'delete',
    labelToken: 'Delete',
    Icon: TrashIcon,
    variant: 'danger',
    tooltip: 'Not the first one',
    disabled: (row) => row?.id === 'd0',
    action: act('delete'),
  },
  {
    id: 'send',
    labelToken: 'Send to',
    options: [
      { id: 'vault', labelToken: 'Vault', action: act('vault') },
      { id: 'broken', labelToken: 'Nowhere', action: () => Promise.reject(new Error('Nowhere to send to')) },
    ],
  },
];

/** 500 px high; selectable, with actions, `d3` disabled and `d5` failed, unless told otherwise. */
export function open(own: Partial<TableOptions<Device>> = {}, options: MountOptions = {}) {
  announced = [];
  activated = [];
  acted = [];
  mounted = mount(<Table own={own} />, { width: 800, ...options });
}

export function change(own: Partial<TableOptions<Device>>) {
  mounted.render(<Table own={own} />);
}

export const close = () => mounted.remove();

function Table({ own }: { own: Partial<TableOptions<Device>> }) {
  model = useTableModel<Device>({ ...usual, ...own });
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 500 }}>
      <TableGrid model={model} notify={(text) => void announced.push(text)} />
    </div>
  );
}

const usual: TableOptions<Device> = {
  label: 'Devices',
  columns,
  rowId: ({ id }) => id,
  rows: devices(100),
  pageSize: 'all',
  selectable: true,
  rowActions,
  rowFlags: ({ id }) => (id === 'd3' ? { disabled: true } : id === 'd5' ? { error: 'The backup failed.' } : {}),
  onRowActivate: ({ id }) => void activated.push(id),
};

export const rows = () => mounted.all('.table-body [role="row"]');
/** By the text of its first column. */
export const rowNamed = (name: string) =>
  eventually(() => {
    const found = rows().find((row) => row.querySelector('[role="rowheader"]')?.textContent === name);
    ok(found, `${name} among ${rows().length} rows`);
    return found;
  });
/** `column` from 1, checkboxes and actions included. */
export const cell = async (name: string, column: number) => part(await rowNamed(name), `[aria-colindex="${column}"]`);
export const head = (name: string) =>
  eventually(() => {
    const found = mounted.all('[role="columnheader"]').find((one) => one.textContent?.startsWith(name));
    ok(found, `a column ${name}`);
    return found;
  });
export const heads = () => mounted.all('.table-head-column .table-clip').map((label) => label.textContent);
export const box = async (name: string) => part(await rowNamed(name), '[role="checkbox"]');
export const selectedNames = () =>
  rows()
    .filter((row) => row.ariaSelected === 'true')
    .map((row) => row.querySelector('[role="rowheader"]')?.textContent);
/** Row and column that have the focus, as ARIA counts them. */
export const focused = () => {
  const active = activeElement();
  const at = active?.closest('[aria-colindex]');
  return `${active?.closest('[role="row"]')?.ariaRowIndex}/${at?.getAttribute('aria-colindex')}`;
};
export const part = (parent: Element, selector: string) => {
  const found = parent.querySelector<HTMLElement>(selector);
  ok(found, `${selector} in ${parent.outerHTML.slice(0, 300)}`);
  return found;
};
export const scroller = () => {
  const [found] = mounted.all('.table-grid');
  ok(found, 'the box that scrolls');
  return found;
};
/** What a screen reader was told last. */
export const spoken = () => mounted.all('[aria-live] > div').map((message) => message.textContent);
