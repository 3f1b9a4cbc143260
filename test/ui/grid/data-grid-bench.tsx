/** A grid in the page over a backend that a test plays, and how a test names its parts. */
import { signal } from '@preact/signals-core';
import { DataGrid, type DataGridProps } from '../../../src/ui/grid/data-grid.tsx';
import type { GridSelection } from '../../../src/ui/grid/grid-model.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { createListing, type Listing } from '../../../src/ui/table/model/listing.ts';
import { eventually, ok } from '../../support/assert.ts';
import { type Mounted, type MountOptions, mount } from '../mount.tsx';
import { type FakeSource, fakeSource } from '../table/fake-source.ts';

export let mounted: Mounted;
export let source: FakeSource;
export let listing: Listing<string>;
export let activated: string[];
export let chosen: string[];

export const held = signal<ReadonlySet<string>>(new Set());
const selection: GridSelection<string> = {
  stateOf: (row) => held.value.has(row),
  blockedReason: (row) => (row === 'row 2' ? 'Not this one' : undefined),
  toggle(row) {
    const next = new Set(held.peek());
    if (!next.delete(row)) next.add(row);
    held.value = next;
  },
  extend: (anchor, head) => void chosen.push(`${anchor} to ${head}`),
  all: signal<boolean | 'mixed'>(false),
  hasOpenRow: signal(true),
  toggleAll: () => void chosen.push('all'),
  label: (row) => `Select ${row}`,
};

/** A grid 500 px high, whose backend answers by itself unless `isSlow`. */
export function open(
  rows: number,
  {
    own = {},
    options = {},
    isSlow = false,
    tellsTotal = true,
  }: { own?: Partial<DataGridProps<string>>; options?: MountOptions; isSlow?: boolean; tellsTotal?: boolean } = {},
) {
  source = fakeSource(rows, { pageSize: 100, tellsTotal });
  const { fetchPage } = source;
  source.fetchPage = (page, abort) => {
    const answer = fetchPage(page, abort);
    if (!isSlow) void source.requestOf(page).answer();
    return answer;
  };
  listing = createListing(source);
  activated = [];
  chosen = [];
  held.value = new Set();
  mounted = mount(
    <div style={{ display: 'flex', flexDirection: 'column', height: 500 }}>
      <DataGrid<string>
        label="Files"
        columns={[
          { id: 'name', header: 'Name', width: { least: 200 }, isSortable: true, cell: (row) => row },
          {
            id: 'length',
            header: 'Length',
            width: { least: 100 },
            align: 'end',
            isSortable: true,
            cell: (row) => row.length,
          },
          {
            id: 'open',
            header: 'Actions',
            isHeaderHidden: true,
            width: { least: 80 },
            cell: () => <button type="button">Open</button>,
          },
        ]}
        listing={listing}
        rowHeight={36}
        selection={selection}
        labelOf={(row) => row}
        locale="en"
        texts={{
          selectAll: 'Select all',
          failedPage: 'Could not fetch',
          retry: 'Retry',
          sortNote: (column) => `Sorts by ${column}`,
        }}
        onActivate={(row) => void activated.push(row)}
        {...own}
      />
    </div>,
    { width: 600, ...options },
  );
}

export function close() {
  mounted.remove();
  listing[Symbol.dispose]();
}

export const rows = () => mounted.all('[role="row"][aria-rowindex]').filter((row) => row.ariaRowIndex !== '1');
export const rowNamed = (name: string) =>
  eventually(() => {
    const found = rows().find((row) => row.querySelector('[role="rowheader"]')?.textContent === name);
    ok(found, `${name} among ${rows().length} rows`);
    return found;
  });
export const cell = async (name: string, column: number) => {
  const found = (await rowNamed(name)).querySelector<HTMLElement>(`[data-column="${column}"]`);
  ok(found);
  return found;
};
export const focused = () => {
  const active = activeElement();
  return `${active?.closest('[role="row"]')?.ariaRowIndex}/${active?.getAttribute('aria-colindex')}`;
};
