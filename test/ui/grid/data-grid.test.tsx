/** The grid as people meet it: by keyboard, pointer, wheel and screen reader. */
import { signal } from '@preact/signals-core';
import { DataGrid, type DataGridProps } from '../../../src/ui/grid/data-grid.tsx';
import type { GridSelection } from '../../../src/ui/grid/grid-model.ts';
import { createListing, type Listing } from '../../../src/ui/grid/listing.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { click, doubleClick, press, type, wheel } from '../../support/user.ts';
import { type Mounted, type MountOptions, mount } from '../mount.tsx';
import { type FakeSource, fakeSource } from './fake-source.ts';

let mounted: Mounted;
let source: FakeSource;
let listing: Listing<string>;
let activated: string[];
let chosen: string[];

const held = signal<ReadonlySet<string>>(new Set());
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
  toggleAll: () => void chosen.push('all'),
  label: (row) => `Select ${row}`,
};

/** A grid 500 px high, whose backend answers by itself unless `isSlow`. */
function open(
  rows: number,
  {
    own = {},
    options = {},
    isSlow = false,
  }: { own?: Partial<DataGridProps<string>>; options?: MountOptions; isSlow?: boolean } = {},
) {
  source = fakeSource(rows, { pageSize: 100 });
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

afterEach(() => {
  mounted.remove();
  listing[Symbol.dispose]();
});

const rows = () => mounted.all('[role="row"][aria-rowindex]').filter((row) => row.ariaRowIndex !== '1');
const rowNamed = (name: string) =>
  eventually(() => {
    const found = rows().find((row) => row.querySelector('[role="rowheader"]')?.textContent === name);
    ok(found, `${name} among ${rows().length} rows`);
    return found;
  });
const cell = async (name: string, column: number) => {
  const found = (await rowNamed(name)).querySelector<HTMLElement>(`[data-column="${column}"]`);
  ok(found);
  return found;
};
const focused = () => {
  const active = activeElement();
  return `${active?.closest('[role="row"]')?.ariaRowIndex}/${active?.getAttribute('aria-colindex')}`;
};

describe('The grid', () => {
  it('tells a screen reader how much there is and where each row stands', async () => {
    open(1_000_000);
    const row = await rowNamed('row 3');
    const grid = await mounted.find('[role="grid"]');
    deepEqual([grid.ariaLabel, grid.ariaRowCount, grid.ariaColCount], ['Files', '1000001', '4']);
    equal(row.ariaRowIndex, '5');
    equal(row.querySelector('[role="rowheader"]')?.getAttribute('aria-colindex'), '2');
    await expectNoAxeViolations(mounted.host);
  });

  it('does not promise a number of rows before it knows it', async () => {
    open(1_000, { isSlow: true });
    equal((await mounted.find('[role="grid"]')).ariaRowCount, '-1');
    ok(rows().length > 0, 'skeletons');
    ok(rows().every((row) => row.ariaBusy === 'true'));
    await expectNoAxeViolations(mounted.host);
  });

  it('draws at most 80 rows of a million, wherever somebody is', async () => {
    open(1_000_000);
    await click(await cell('row 0', 1));
    for (const key of ['End', 'Home', 'PageDown', 'PageDown']) {
      await press(key);
      ok(rows().length > 10 && rows().length <= 80, `${rows().length} rows`);
    }
    equal(new Set(rows().map((row) => row.ariaRowIndex)).size, rows().length);
  });

  it('lines its cells up with their headers to the pixel', async () => {
    open(50);
    const row = await rowNamed('row 0');
    const left = (element: Element) => element.getBoundingClientRect().left;
    const heads = mounted.all('[role="columnheader"]').map(left);
    deepEqual([...row.children].map(left), heads);
  });
});

describe('The keyboard in the grid', () => {
  it('has one tab stop, and walks rows and columns from it', async () => {
    open(1_000);
    await rowNamed('row 0');
    equal(mounted.all('[role="gridcell"][tabindex="0"], [role="rowheader"][tabindex="0"]').length, 1);
    await click(await cell('row 0', 0));
    await press('ArrowDown', 'ArrowRight', 'ArrowRight');
    await eventually(() => equal(focused(), '3/3'));
    await press('ArrowUp', 'ArrowLeft');
    await eventually(() => equal(focused(), '2/2'));
    equal(mounted.all('[role="gridcell"][tabindex="0"], [role="rowheader"][tabindex="0"]').length, 1);
  });

  it('walks the other way from right to left', async () => {
    open(1_000, { options: { dir: 'rtl' } });
    await click(await cell('row 0', 0));
    await press('ArrowLeft');
    await eventually(() => equal(focused(), '2/2'));
  });

  it('goes to the end of a million rows with one request, and on from there', async () => {
    open(1_000_000);
    await click(await cell('row 0', 1));
    const before = source.asked.length;
    await press('End');
    await eventually(() => equal(focused(), '1000001/2'));
    await rowNamed('row 999999');
    deepEqual(source.asked.slice(before), [9_999]);
    await press('ArrowUp');
    await eventually(() => equal(focused(), '1000000/2'));
    await press('Home');
    await eventually(() => equal(focused(), '2/2'));
  });

  it('opens the row with Enter, or presses what is in the cell', async () => {
    open(50);
    await click(await cell('row 0', 1));
    await press('ArrowDown', 'Enter');
    await eventually(() => deepEqual(activated, ['row 1']));
    let pressed = 0;
    (await cell('row 1', 3)).querySelector('button')?.addEventListener('click', () => {
      pressed += 1;
    });
    await press('ArrowRight', 'ArrowRight', 'Enter');
    await eventually(() => equal(pressed, 1));
    deepEqual(activated, ['row 1']);
  });

  it('chooses with Space, stretches with Shift, and chooses all', async () => {
    open(50);
    await click(await cell('row 0', 1));
    await press(' ', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+a');
    await eventually(() => deepEqual(chosen, ['0 to 1', '0 to 2', 'all']));
    deepEqual([...held.value], ['row 0']);
    equal((await rowNamed('row 0')).ariaSelected, 'true');
    equal((await rowNamed('row 1')).ariaSelected, 'false');
  });

  it('finds a row by its name', async () => {
    open(50);
    await click(await cell('row 0', 1));
    await type('row 42');
    await eventually(() => equal(focused(), '44/2'));
    await rowNamed('row 42');
  });

  it('keeps the focus on its row while that is scrolled out of sight', async () => {
    open(10_000);
    const start = await cell('row 1', 1);
    await click(start);
    await wheel(await mounted.find('.grid-scroller'), 3_000);
    await rowNamed('row 85');
    equal(focused(), '3/2');
    await press('ArrowDown');
    await eventually(() => equal(focused(), '4/2'));
    const { top, bottom } = (await rowNamed('row 2')).getBoundingClientRect();
    const scroller = (await mounted.find('.grid-scroller')).getBoundingClientRect();
    ok(top >= scroller.top && bottom <= scroller.bottom, 'it came back on screen');
  });
});

describe('The pointer in the grid', () => {
  it('chooses by checkbox, and stretches with Shift', async () => {
    open(50);
    const box = async (name: string) => (await cell(name, 0)).querySelector('label') ?? (await cell(name, 0));
    await click(await box('row 1'));
    await eventually(() => deepEqual([...held.value], ['row 1']));
    await click(await box('row 5'), { shift: true });
    await eventually(() => deepEqual(chosen, ['1 to 5']));
  });

  it('chooses no row that is blocked', async () => {
    open(50);
    await click((await cell('row 2', 0)).querySelector('label') ?? mounted.host);
    await click((await cell('row 3', 0)).querySelector('label') ?? mounted.host);
    await eventually(() => deepEqual([...held.value], ['row 3']));
  });

  it('opens with a double click, but not by one on a button', async () => {
    open(50);
    await doubleClick(await cell('row 4', 1));
    await eventually(() => deepEqual(activated, ['row 4']));
    await doubleClick((await cell('row 4', 3)).querySelector('button') ?? mounted.host);
    deepEqual(activated, ['row 4']);
  });

  it('sorts by a header only once every row is held', async () => {
    open(150);
    await rowNamed('row 0');
    equal(mounted.all('.grid-sort').length, 0);
    await wheel(await mounted.find('.grid-scroller'), 6_000);
    await rowNamed('row 149');
    await click(await mounted.named('.grid-sort', 'Name'));
    await eventually(() => equal(mounted.all('[aria-sort="ascending"]').length, 1));
    (await mounted.find('.grid-scroller')).scrollTop = 0;
    await rowNamed('row 10');
    deepEqual(
      rows()
        .slice(0, 3)
        .map((row) => row.querySelector('[role="rowheader"]')?.textContent),
      ['row 0', 'row 1', 'row 10'],
    );
  });
});

describe('A page that cannot be fetched', () => {
  it('says so once, with a Retry that asks for it alone, and the others stay', async () => {
    open(300, { isSlow: true });
    await eventually(() => source.requestOf(0).answer());
    await rowNamed('row 0');
    await click(await cell('row 0', 1));
    await press('End');
    await eventually(() => source.requestOf(2).fail());
    await eventually(() => equal(mounted.all('.grid-failure').length, 1));
    await expectNoAxeViolations(mounted.host);
    await click(await mounted.named('button', 'Retry'));
    await eventually(() => equal(mounted.all('.grid-failure').length, 0));
    await source.requestOf(2).answer();
    await rowNamed('row 299');
    deepEqual(source.asked, [0, 2, 2]);
  });
});
