/** A list in the page over a backend that a test plays, and how a test names its parts. */
import { signal } from '@preact/signals-core';
import { HistoryIcon } from '../../../src/ui/icon/icon.tsx';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { ListGrid } from '../../../src/ui/table/list-grid.tsx';
import type { ListColumn, ListOptions } from '../../../src/ui/table/model/list-model.ts';
import { createListing, type Listing } from '../../../src/ui/table/model/listing.ts';
import type { GridSelection } from '../../../src/ui/table/table-model-types.ts';
import type { RowAction } from '../../../src/ui/table/table-types.ts';
import { eventually, ok } from '../../support/assert.ts';
import { type Mounted, type MountOptions, mount } from '../mount.tsx';
import { type FakeSource, fakeSource } from './fake-source.ts';

export let mounted: Mounted;
export let source: FakeSource;
export let listing: Listing<string>;
export let activated: string[];
export let chosen: string[];

export let acted: string[];

export const held = signal<ReadonlySet<string>>(new Set());
const selection: GridSelection<string> = {
  isSelected: (id) => held.value.has(id),
  toggle(id) {
    const next = new Set(held.peek());
    if (!next.delete(id)) next.add(id);
    held.value = next;
  },
  extend: (anchor, head, isAdding) => void chosen.push(`${anchor} to ${head}${isAdding ? '' : ' left'}`),
  pageState: signal<boolean | 'mixed'>(false),
  pageCount: signal(1),
  togglePage: () => void chosen.push('all'),
};
const columns: readonly ListColumn<string>[] = [
  {
    id: 'name',
    header: 'Name',
    minWidth: 200,
    cell: {
      type: 'Renderer',
      render: (row) => (
        <button type="button" tabIndex={-1} className="table-clip" data-open="">
          {row}
        </button>
      ),
    },
  },
  { id: 'length', header: 'Length', minWidth: 100, cell: { type: 'Text', text: (row) => String(row.length) } },
];
const actions: readonly RowAction<string>[] = [
  { id: 'open', labelToken: 'Look', Icon: HistoryIcon, action: (_, row) => void acted.push(row ?? '') },
];

const nameOf = (row: string) => row;
const flagsOf = (row: string) => ({ disabled: row === 'row 2' && 'Not this one' });

/** A list 500 px high, whose backend answers by itself unless `isSlow`. */
export function open(
  rows: number,
  {
    own = {},
    options = {},
    isSlow = false,
    tellsTotal = true,
  }: { own?: Partial<ListOptions<string>>; options?: MountOptions; isSlow?: boolean; tellsTotal?: boolean } = {},
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
  acted = [];
  held.value = new Set();
  mounted = mount(
    <div style={{ display: 'flex', flexDirection: 'column', height: 500 }}>
      <ListGrid<string>
        label="Files"
        columns={columns}
        listing={listing}
        selection={selection}
        rowId={nameOf}
        rowLabel={nameOf}
        rowFlags={flagsOf}
        rowActions={actions}
        rowHeight={36}
        onRowActivate={(row) => void activated.push(row)}
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
  const found = (await rowNamed(name)).querySelector<HTMLElement>(`[aria-colindex="${column + 1}"]`);
  ok(found);
  return found;
};
export const focused = () => {
  const active = activeElement();
  return `${active?.closest('[role="row"]')?.ariaRowIndex}/${active?.getAttribute('aria-colindex')}`;
};
