/** Pages of a table: how many rows they have, and the way to any of them. */
import { deepEqual, equal, eventually } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { press, type } from '../../support/user.ts';
import { devices, field, model, mounted, names, show, takeAway } from './data-table-bench.tsx';

const range = () => mounted.root.querySelector('.pagination-range')?.textContent;

async function chooseRows(count: number): Promise<void> {
  const sizes = await field<HTMLSelectElement>('Rows per page');
  sizes.value = String(count);
  sizes.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('The pages of a table', () => {
  afterEach(takeAway);

  it('have as many rows as somebody chooses, from where they are', async () => {
    await show({ rows: devices(600), pageSize: 50 });
    await eventually(() => equal(range(), '1 - 50 of 600'));
    const offered = [...(await field<HTMLSelectElement>('Rows per page')).options].map(({ value }) => value);
    deepEqual(offered, ['25', '50', '100', '250']);
    await model.page.goTo(5);
    await eventually(() => equal(names()[0], 'Device 250'));
    await chooseRows(100);
    await eventually(() => equal(range(), '201 - 300 of 600'));
    await chooseRows(25);
    await eventually(() => equal(range(), '201 - 225 of 600'));
    await expectNoAxeViolations(mounted.host);
  });

  it('offer nothing to choose where the smallest page holds every row', async () => {
    await show({ rows: devices(20), pageSize: 50 });
    await eventually(() => equal(range(), '20 results'));
    equal(mounted.all('.pagination select, .pagination input').length, 0);
  });

  it('are gone to by their number', async () => {
    await show({ rows: devices(600), pageSize: 50 });
    const page = await field('Page');
    page.focus();
    await type('7');
    await press('Enter');
    await eventually(() => equal(range(), '301 - 350 of 600'));
    await eventually(() => equal(names()[0], 'Device 300'));
    equal(page.value, '7');
    equal(mounted.root.activeElement, page);
  });
});
