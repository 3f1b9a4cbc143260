/** A list by keyboard, and by whatever else moves the focus. */
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { click, press, type, wheel } from '../../support/user.ts';
import {
  acted,
  activated,
  cell,
  chosen,
  close,
  focused,
  held,
  mounted,
  open,
  rowNamed,
  source,
} from './list-bench.tsx';

afterEach(close);

describe('The keyboard in a list', () => {
  it('has one tab stop, and walks rows and columns from it', async () => {
    open(1_000);
    await rowNamed('row 0');
    equal(mounted.all('[role="gridcell"][tabindex="0"], [role="rowheader"][tabindex="0"]').length, 1);
    await click(await cell('row 0', 2));
    await press('ArrowDown', 'ArrowRight');
    await eventually(() => equal(focused(), '3/4'));
    await press('ArrowUp', 'ArrowLeft');
    await eventually(() => equal(focused(), '2/3'));
    equal(mounted.all('[role="gridcell"][tabindex="0"], [role="rowheader"][tabindex="0"]').length, 1);
  });

  it('walks the other way from right to left', async () => {
    open(1_000, { options: { dir: 'rtl' } });
    await click(await cell('row 0', 2));
    await press('ArrowLeft');
    await eventually(() => equal(focused(), '2/4'));
  });

  it('goes to the end of a million rows with one request, and on from there', async () => {
    open(1_000_000);
    await click(await cell('row 0', 2));
    const before = source.asked.length;
    await press('End');
    await eventually(() => equal(focused(), '1000001/3'));
    await rowNamed('row 999999');
    deepEqual(source.asked.slice(before), [9_999]);
    await press('ArrowUp');
    await eventually(() => equal(focused(), '1000000/3'));
    await press('Home');
    await eventually(() => equal(focused(), '2/3'));
  });

  it('opens the row with Enter, also where a button says so, and goes into a cell of buttons', async () => {
    open(50);
    await click(await cell('row 0', 2));
    await press('ArrowDown', 'Enter');
    await eventually(() => deepEqual(activated, ['row 1']));
    await press('ArrowLeft', 'Enter');
    await eventually(() => deepEqual(activated, ['row 1', 'row 1']));
    await press('ArrowRight', 'ArrowRight', 'Enter', 'Enter');
    await eventually(() => deepEqual(acted, ['row 1']));
    deepEqual(activated, ['row 1', 'row 1']);
  });

  it('chooses with Space, stretches with Shift, and chooses all', async () => {
    open(50);
    await click(await cell('row 0', 2));
    await press(' ', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+a');
    await eventually(() => deepEqual(chosen, ['0 to 1', '0 to 2', 'all']));
    deepEqual([...held.value], ['row 0']);
    equal((await rowNamed('row 0')).ariaSelected, 'true');
    equal((await rowNamed('row 1')).ariaSelected, 'false');
  });

  it('goes on from the cell that got the focus, however it got it', async () => {
    open(50);
    const start = await cell('row 4', 2);
    start.focus();
    await eventually(() => equal(start.tabIndex, 0));
    equal(mounted.all('[role="gridcell"][tabindex="0"], [role="rowheader"][tabindex="0"]').length, 1);
    await press('Shift+ArrowDown');
    await eventually(() => equal(focused(), '7/3'));
    deepEqual(chosen, ['4 to 5']);
    (await cell('row 8', 3)).querySelector('button')?.focus();
    await press('ArrowUp');
    await eventually(() => equal(focused(), '9/4'));
  });

  it('asks again for a page that failed, with Enter anywhere in it, and stays there', async () => {
    open(300, { isSlow: true });
    await eventually(() => source.requestOf(0).answer());
    await click(await cell('row 0', 2));
    await press('End');
    await eventually(() => source.requestOf(2).fail());
    await eventually(() => equal(mounted.all('.table-failed-page').length, 1));
    await press('Enter');
    await eventually(() => source.requestOf(2).answer());
    await rowNamed('row 299');
    equal(focused(), '301/3');
    deepEqual(source.asked, [0, 2, 2]);
  });

  it('finds a row by its name', async () => {
    open(50);
    await click(await cell('row 0', 2));
    await type('row 42');
    await eventually(() => equal(focused(), '44/3'));
    await rowNamed('row 42');
  });

  it('keeps the focus on its row while that is scrolled out of sight', async () => {
    open(10_000);
    const start = await cell('row 1', 2);
    await click(start);
    const scroller = await mounted.find('.table-grid');
    await wheel(scroller, 3_000);
    // What is still scrolling goes on from where a key has scrolled to.
    await eventually(() => equal(Math.round(scroller.scrollTop), 3_000));
    await rowNamed('row 85');
    equal(focused(), '3/3');
    await press('ArrowDown');
    await eventually(() => equal(focused(), '4/3'));
    const { top, bottom } = (await rowNamed('row 2')).getBoundingClientRect();
    const box = scroller.getBoundingClientRect();
    ok(top >= box.top && bottom <= box.bottom, 'it came back on screen');
  });
});
