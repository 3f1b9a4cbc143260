import { limits } from '../../../src/ui/limits.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { holdTimers } from '../../support/held-timers.ts';
import { click, press } from '../../support/user.ts';
import {
  activated,
  box,
  cell,
  close,
  columns,
  devices,
  focused,
  head,
  heads,
  model,
  mounted,
  open,
  rowNamed,
  selectedNames,
  spoken,
} from './table-grid-bench.tsx';

const at = (place: string) => eventually(() => equal(focused(), place));
const selected = (...names: string[]) => eventually(() => deepEqual(selectedNames(), names));
const menuItem = (name: string) => mounted.named('[role="menuitem"]', name);

describe('TableGrid by keys', () => {
  afterEach(() => close());

  it('is one tab stop', async () => {
    open();
    await rowNamed('Device 0');
    const stops = mounted.all('[tabindex="0"], button:not([tabindex]), a[href]:not([tabindex]), input:not([tabindex])');
    equal(stops.length, 1);
  });

  it('walks by arrows, Home, End and pages', async () => {
    open({ rows: devices(1000) });
    await click(await cell('Device 0', 2));
    await press('ArrowDown', 'ArrowRight');
    await at('3/3');
    await press('ArrowLeft', 'ArrowUp', 'ArrowUp');
    await at('1/2');
    await press('ArrowUp');
    await at('1/2');
    await press('ArrowDown', 'End');
    await at('2/5');
    await press('Home');
    await at('2/1');
    await press('Control+End');
    await at('1001/5');
    await press('PageUp');
    await eventually(() =>
      ok(Number(focused().split('/')[0]) < 995 && Number(focused().split('/')[0]) > 900, focused()),
    );
    await press('Control+Home');
    await at('2/1');
    await press('PageDown');
    await eventually(() => ok(Number(focused().split('/')[0]) > 8, focused()));
  });

  it('walks the other way from right to left', async () => {
    open({}, { dir: 'rtl' });
    await click(await cell('Device 0', 2));
    await press('ArrowLeft');
    await at('2/3');
    await press('ArrowRight');
    await at('2/2');
  });

  it('scrolls to columns that are not drawn', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      id: `c${index}`,
      header: `Column ${index}`,
      priorityWidth: 100,
    }));
    open({ columns: many, maximumColumns: 100 });
    await click(await mounted.find('.table-row [aria-colindex="2"]'));
    await press('End', 'ArrowLeft');
    await at('2/61');
    const focus = activeElement()?.getBoundingClientRect();
    const actions = mounted.all('.table-row [aria-colindex="62"]')[0]?.getBoundingClientRect();
    ok(focus && actions && focus.right <= actions.left + 1, 'beside the actions, not under them');
    await press('Home', 'ArrowRight');
    await at('2/2');
  });

  it('selects by Space, and stretches by Shift', async () => {
    open();
    await click(await cell('Device 0', 2));
    await press(' ');
    await selected('Device 0');
    await press('ArrowDown', 'ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown');
    await selected('Device 0', 'Device 2', 'Device 4');
    await press('ArrowUp', ' ');
    // It is disabled.
    await selected('Device 0', 'Device 2', 'Device 4');
    await press('Control+a');
    await eventually(() => equal(model.selection.pageState.value, true));
  });

  it('tells what is the matter with the row that has the focus', async () => {
    open();
    const tip = async () => (await mounted.find('[role="tooltip"]')).textContent;
    await rowNamed('Device 0');
    mounted.all('[data-active]')[0]?.focus();
    await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
    equal(await tip(), 'The backup failed.');
    await press('ArrowUp', 'ArrowUp', 'ArrowLeft');
    await eventually(async () => equal(await tip(), 'This item cannot be actioned.'));
  });

  it('opens a row by Enter', async () => {
    open();
    await click(await cell('Device 2', 3));
    await press('Enter');
    deepEqual(activated, ['d2']);
  });

  it('goes into the controls of a cell by Enter or F2, and back by Escape', async () => {
    // A tooltip that comes before the key takes the first Escape for itself.
    const tooltips = holdTimers(limits.tooltip.openDelay);
    open();
    await click(await cell('Device 2', 4));
    await press('ArrowRight', 'Enter');
    await eventually(() => equal(activeElement()?.getAttribute('aria-label'), 'Restore'));
    await press('ArrowRight');
    await eventually(() => equal(activeElement()?.getAttribute('aria-label'), 'Delete'));
    await press('Escape');
    equal(activeElement()?.role, 'gridcell');
    await at('4/5');
    await press('F2', 'ArrowRight', 'ArrowRight', 'Enter');
    await menuItem('Send to');
    await eventually(() => equal(activeElement()?.textContent, 'Send to'));
    await press('Escape');
    await eventually(() => equal(activeElement()?.getAttribute('aria-label'), 'More actions'));
    await press('ArrowDown');
    await at('5/5');
    tooltips.restore();
  });

  it('sorts by Enter on a header, and adds with Shift', async () => {
    open();
    await click(await cell('Device 0', 2));
    await press('ArrowUp', 'Enter');
    await eventually(async () => equal((await head('Name')).ariaSort, 'ascending'));
    await press('ArrowRight', 'Shift+Enter');
    await eventually(() => equal(model.columns.sortBy.value.length, 2));
  });

  it('moves and resizes a column by Shift and arrows', async () => {
    open();
    await click(await cell('Device 0', 2));
    await press('ArrowUp', 'Shift+ArrowRight');
    await eventually(() => deepEqual(heads(), ['Site', 'Name', 'Price']));
    await at('1/3');
    await eventually(() => ok(spoken().includes('Name is now column 2 of 3'), spoken().join()));
    const before = (await head('Name')).offsetWidth;
    await press('Alt+Shift+ArrowRight');
    await eventually(async () => equal((await head('Name')).offsetWidth, before + 8));
  });

  it('opens a column’s menu by Alt and ArrowDown, and resizes by arrows until Enter or Escape', async () => {
    open();
    await click(await cell('Device 0', 2));
    await press('ArrowUp', 'Alt+ArrowDown');
    await eventually(() => equal(activeElement()?.textContent, 'Sort ascending'));
    await press('Escape');
    await at('1/2');
    equal(activeElement()?.role, 'columnheader');
    const width = async () => (await head('Name')).offsetWidth;
    const before = await width();
    await press('Alt+ArrowDown');
    await eventually(() => equal(activeElement()?.textContent, 'Sort ascending'));
    await press('r', 'Enter');
    await eventually(() => equal(activeElement()?.role, 'separator'));
    await press('ArrowRight', 'Shift+ArrowRight');
    await eventually(async () => equal(await width(), before + 40));
    await press('Escape');
    await eventually(async () => equal(await width(), before));
    equal(activeElement()?.role, 'columnheader');
  });

  it('presses the header’s checkbox by Space', async () => {
    open({ pageSize: 10 });
    await click(await box('Device 0'));
    await press('ArrowUp', ' ');
    await eventually(() => equal(model.selection.pageState.value, true));
  });

  it('stays in the header while there are no rows', async () => {
    open({ rows: [] });
    await mounted.find('.table-state');
    equal(mounted.all('[role="columnheader"][tabindex="0"]').length, 1);
  });

  it('begins at the top of another page', async () => {
    open({ pageSize: 50 });
    await click(await cell('Device 0', 2));
    await press('Control+End');
    await at('51/5');
    await model.page.goTo(1);
    await rowNamed('Device 50');
    equal(mounted.all('[data-active]')[0]?.closest('[role="row"]')?.ariaRowIndex, '52');
  });

  it('copies the cell, or the rows that are selected, for a spreadsheet', async () => {
    open({ columns: [...columns, { id: 'note', header: 'Note', value: () => 'a\tb', text: () => 'a "b"' }] });
    let copied = '';
    const listen = (event: ClipboardEvent) => {
      copied = event.clipboardData?.getData('text/plain') ?? '';
    };
    await click(await cell('Device 2', 4));
    // Behind the table's own, which is there with its rows.
    document.addEventListener('copy', listen);
    await press('Control+c');
    await eventually(() => equal(copied, '€2,000.00'));
    await press(' ', 'ArrowUp', ' ', 'Control+c');
    await eventually(() => equal(copied, 'Device 1\tOsaka\t\t"a ""b"""\nDevice 2\tLyon\t€2,000.00\t"a ""b"""'));
    await eventually(() => ok(spoken().includes('2 rows copied'), spoken().join()));
    document.removeEventListener('copy', listen);
  });
});
