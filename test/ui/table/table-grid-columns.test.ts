import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { click, doubleClick, drag, hover, unhover } from '../../support/user.ts';
import {
  cell,
  close,
  columns,
  head,
  heads,
  model,
  mounted,
  open,
  part,
  rowNamed,
  scroller,
  spoken,
} from './table-grid-bench.tsx';

const menuItem = (name: string) => mounted.named('[role="menuitem"]', name);
const tooltip = async () => (await mounted.find('[role="tooltip"]')).textContent;

describe('TableGrid’s columns', () => {
  afterEach(async () => {
    close();
    await unhover();
  });

  it('draws only the columns that are seen where there are many', async () => {
    const many = Array.from({ length: 80 }, (_, index) => ({
      id: `c${index}`,
      header: `Column ${index}`,
      value: ({ id }: { id: string }) => `${id}/${index}`,
      priorityWidth: 100,
    }));
    open({ columns: many, maximumColumns: 100 });
    await rowNamed('d0/0');
    equal((await mounted.find('[role="grid"]')).getAttribute('aria-colcount'), '82');
    ok(mounted.all('[role="columnheader"]').length < 30);
    scroller().scrollLeft = 100_000;
    const last = await eventually(() => {
      const found = mounted.all('.table-row [aria-colindex="81"]')[0];
      ok(found);
      return found;
    });
    equal(last.textContent, 'd0/79');
    const over = Math.abs(last.getBoundingClientRect().left - (await head('Column 79')).getBoundingClientRect().left);
    ok(over < 1, `under its header: ${over}`);
    // The first cell has the tab stop, so it stays.
    ok(mounted.all('.table-row:first-child [role="gridcell"]').length < 30);
  });

  it('sorts by a press, adds a column with Shift, and shows which', async () => {
    open();
    const site = await head('Site');
    await click(part(site, '[data-sort]'));
    await eventually(() => equal(site.ariaSort, 'ascending'));
    equal((await rowNamed('Device 0')).ariaRowIndex, '2');
    await click(part(await head('Price'), '[data-sort]'), { shift: true });
    await eventually(async () => equal((await head('Price')).ariaSort, 'ascending'));
    equal(site.ariaSort, 'ascending');
    deepEqual(
      model.columns.sortBy.value.map(({ id }) => id),
      ['site', 'price'],
    );
  });

  it('tells what a header means', async () => {
    open({ columns: [{ id: 'name', header: 'Name', tooltipText: 'As the agent reports it' }] });
    await hover(await head('Name'));
    equal(await tooltip(), 'As the agent reports it');
  });

  it('makes a column wider by dragging its edge, and as wide as its content by a double click', async () => {
    open();
    const name = await head('Name');
    const before = name.offsetWidth;
    const edge = part(name, '[data-resizer]');
    const { left, width, top } = edge.getBoundingClientRect();
    await drag(edge, { x: left + width / 2 + 60, y: top + 10 });
    await eventually(() => ok(Math.abs(name.offsetWidth - before - 60) <= 1, `${name.offsetWidth} from ${before}`));
    equal((await cell('Device 1', 2)).offsetWidth, name.offsetWidth);
    await doubleClick(edge);
    await eventually(() => ok(name.offsetWidth < before, `${name.offsetWidth} of ${before}`));
    const label = await cell('Device 1', 2);
    ok(label.scrollWidth <= label.clientWidth, 'nothing is cut');
  });

  it('widens in the direction of reading from right to left', async () => {
    open({}, { dir: 'rtl' });
    const name = await head('Name');
    const before = name.offsetWidth;
    const edge = part(name, '[data-resizer]');
    const { left, width, top } = edge.getBoundingClientRect();
    await drag(edge, { x: left + width / 2 - 40, y: top + 10 });
    await eventually(() => ok(Math.abs(name.offsetWidth - before - 40) <= 1, `${name.offsetWidth} from ${before}`));
  });

  for (const dir of ['ltr', 'rtl'] as const)
    it(`cannot be scrolled sideways where all of its columns fit, ${dir}`, async () => {
      open({ rowActions: [] }, { dir });
      part(await head('Price'), '[data-resizer]');
      await rowNamed('Device 1');
      equal(scroller().scrollWidth, scroller().clientWidth);
    });

  it('moves a column by dragging it, which is no press', async () => {
    open();
    const site = await head('Site');
    const price = (await head('Price')).getBoundingClientRect();
    await drag(part(site, '[data-sort]'), { x: price.right - 10, y: price.top + 10 });
    await eventually(() => deepEqual(heads(), ['Name', 'Price', 'Site']));
    deepEqual(model.columns.sortBy.value, []);
    await eventually(() => ok(spoken().includes('Site is now column 3 of 3'), spoken().join()));
  });

  it('does with a column what its menu says', async () => {
    open();
    const openMenu = async (name: string) => {
      await hover(await head(name));
      await click(part(await head(name), '[data-head-menu]'));
    };
    await openMenu('Site');
    await click(await menuItem('Sort descending'));
    await eventually(async () => equal((await head('Site')).ariaSort, 'descending'));
    await openMenu('Site');
    await click(await menuItem('Move left'));
    await eventually(() => deepEqual(heads(), ['Site', 'Name', 'Price']));
    await openMenu('Name');
    equal((await menuItem('Hide column')).ariaDisabled, 'true');
    await click(await menuItem('Fit to content'));
    await eventually(async () => ok((await head('Name')).offsetWidth < 140));
    await openMenu('Site');
    await click(await menuItem('Hide column'));
    await eventually(() => deepEqual(heads(), ['Name', 'Price']));
  });

  it('keeps checkboxes and actions in view', async () => {
    const wide = columns.map((column) => ({ ...column, priorityWidth: 600 }));
    for (const dir of ['ltr', 'rtl'] as const) {
      open({ columns: wide }, { dir });
      const check = await cell('Device 1', 1);
      const actions = await cell('Device 1', 5);
      const before = [check.getBoundingClientRect().left, actions.getBoundingClientRect().left];
      scroller().scrollLeft = dir === 'rtl' ? -300 : 300;
      await eventually(() => ok(Math.abs(scroller().scrollLeft) > 200));
      deepEqual([check.getBoundingClientRect().left, actions.getBoundingClientRect().left], before, dir);
      if (dir === 'ltr') close();
    }
  });
});
