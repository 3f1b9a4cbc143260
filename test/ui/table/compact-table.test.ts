/** A table too narrow for columns side by side: two lines a row, and everything else a press away. */
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { click, press } from '../../support/user.ts';
import { resizePage } from '../viewport.ts';
import { acted, close, columns, devices, model, mounted, open } from './table-grid-bench.tsx';

const more = [
  { ...columns[0], minWidth: 100 },
  ...columns.slice(1),
  { id: 'id', header: 'Id' },
  { id: 'rack', header: 'Rack', value: () => 'R7', priority: 1 },
] as typeof columns;

const row = () => mounted.find('[aria-rowindex="2"]');
const texts = async () => [...(await row()).children].map((cell) => cell.textContent).filter((text) => text !== '');
const heads = () =>
  mounted.all('[role="columnheader"][data-column]').map((head) => (head as HTMLElement).dataset.column);

async function openNarrow(own = {}, width = 380, dir: 'ltr' | 'rtl' = 'ltr') {
  open({ columns: more, rows: devices(30), ...own }, { width, dir });
  await eventually(() => ok(model.columns.isCompact.value));
  // Drawn as it is by now.
  await eventually(async () => equal((await row()).getBoundingClientRect().height, 56));
}

describe('A narrow table', () => {
  afterEach(async () => {
    close();
    await resizePage(1280, 800);
  });

  it('shows the first column above what matters most, each under its header', async () => {
    await openNarrow();
    await eventually(async () => deepEqual(await texts(), ['Device 0', 'Berlin', 'R7']));
    deepEqual(heads(), ['name', 'site', 'rack']);
    equal((await row()).getBoundingClientRect().height, 56);
    const [name, site, rack] = [...(await row()).querySelectorAll('[aria-colindex]')].slice(1, 4) as HTMLElement[];
    ok(name && site && rack);
    ok(name.getBoundingClientRect().bottom <= site.getBoundingClientRect().top + 1);
    equal(site.getBoundingClientRect().top, rack.getBoundingClientRect().top);
    for (const [cell, id] of [
      [name, 'name'],
      [site, 'site'],
      [rack, 'rack'],
    ] as const) {
      const head = await mounted.find(`[data-column="${id}"]`);
      equal(Math.round(head.getBoundingClientRect().left), Math.round(cell.getBoundingClientRect().left));
    }
  });

  it('keeps its texts off its edge from right to left, too, whichever way they are written', async () => {
    await openNarrow({}, 380, 'rtl');
    const name = await mounted.find('[aria-rowindex="2"] [role="rowheader"], [aria-rowindex="2"] [data-column="name"]');
    const { paddingRight, paddingLeft } = getComputedStyle(name);
    deepEqual([paddingRight, paddingLeft], ['12px', '0px']);
  });

  it('gives a date the width that it needs, and its neighbor what is left', async () => {
    const dated = more.map((column) =>
      column.id === 'rack' ? { ...column, compactWidth: 148 } : column,
    ) as typeof columns;
    for (const [width, least] of [
      [380, 147],
      [320, 120],
    ] as const) {
      await openNarrow({ columns: dated }, width);
      const rack = (await mounted.find('[data-column="rack"]')).getBoundingClientRect();
      ok(rack.width >= least, `${rack.width} px`);
      const box = await mounted.find('.table-grid');
      ok(box.scrollWidth <= box.clientWidth);
      close();
    }
  });

  it('is nowhere cut, and scrolls in one direction only', async () => {
    await openNarrow();
    const box = await mounted.find('.table-grid');
    ok(box.scrollWidth <= box.clientWidth);
    const actions = await mounted.find('[aria-rowindex="2"] .table-actions');
    ok(actions.getBoundingClientRect().right <= box.getBoundingClientRect().right);
    await eventually(() => equal(actions.querySelectorAll('button').length, 1));
  });

  it('keeps actions, and all columns, in the menu of a row', async () => {
    await openNarrow();
    await click(await mounted.find('[aria-rowindex="2"] [data-menu]'));
    await mounted.named('[role="menuitem"]', 'Restore');
    await click(await mounted.named('[role="menuitem"]', 'Details'));
    const dialog = await mounted.find('dialog');
    await eventually(() =>
      deepEqual(
        [...dialog.querySelectorAll('dt')].map(({ textContent }) => textContent),
        ['Name', 'Site', 'Price', 'Id', 'Rack'],
      ),
    );
    equal(dialog.querySelectorAll('dd')[2]?.textContent, '€0.00');
    await expectNoAxeViolations(mounted.host);
    await press('Escape');
    await eventually(() => equal(mounted.all('dialog').length, 0));
    equal(acted.length, 0);
  });

  it('has that menu where rows have no actions, if a column has no room', async () => {
    await openNarrow({ rowActions: undefined });
    await click(await mounted.find('[aria-rowindex="2"] [data-menu]'));
    await mounted.named('[role="menuitem"]', 'Details');
    await press('Escape');
    close();
    await openNarrow({ rowActions: undefined, columns: columns.slice(0, 2) });
    equal(mounted.all('[data-menu]').length, 0);
  });

  it('is gone through by arrows as it is seen, and stays where it was when it becomes wide', async () => {
    await openNarrow();
    const first = (await row()).querySelector<HTMLElement>('[data-active]');
    first?.focus();
    await press('ArrowRight', 'ArrowRight');
    await eventually(() => equal(mounted.root.activeElement?.textContent, 'R7'));
    await press('ArrowDown', 'ArrowDown', 'Home');
    mounted.host.style.width = '900px';
    await eventually(() => equal(model.columns.isCompact.value, false));
    await eventually(() => equal(mounted.all('[aria-rowindex="2"] .table-cell').length, 7));
    equal((await row()).getBoundingClientRect().height, 36);
    equal(mounted.root.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex'), '4');
  });
});
