/** A list as people meet it: by pointer, wheel and screen reader. */
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { click, doubleClick, press, wheel } from '../../support/user.ts';
import { activated, cell, chosen, close, held, mounted, open, rowNamed, rows, source } from './list-bench.tsx';

afterEach(close);

describe('A list', () => {
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

  it('promises no number either while the backend does not tell it', async () => {
    open(250, { tellsTotal: false });
    await rowNamed('row 0');
    const grid = await mounted.find('[role="grid"]');
    equal(grid.ariaRowCount, '-1');
    await click(await cell('row 0', 2));
    for (const last of ['row 100', 'row 200', 'row 249']) {
      await press('End');
      await rowNamed(last);
    }
    await eventually(() => equal(grid.ariaRowCount, '251'));
  });

  it('draws at most 80 rows of a million, wherever somebody is', async () => {
    open(1_000_000);
    await click(await cell('row 0', 2));
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

describe('The pointer in a list', () => {
  it('chooses by checkbox, and stretches with Shift', async () => {
    open(50);
    const box = async (name: string) => (await cell(name, 0)).querySelector('[role=checkbox]') ?? (await cell(name, 0));
    await click(await box('row 1'));
    await eventually(() => deepEqual([...held.value], ['row 1']));
    await click(await box('row 5'), { shift: true });
    await eventually(() => deepEqual(chosen, ['1 to 5']));
  });

  it('chooses no row that is blocked', async () => {
    open(50);
    await click((await cell('row 2', 0)).querySelector('[role=checkbox]') ?? mounted.host);
    await click((await cell('row 3', 0)).querySelector('[role=checkbox]') ?? mounted.host);
    await eventually(() => deepEqual([...held.value], ['row 3']));
    const reason = (await cell('row 2', 0)).querySelector('[role=checkbox]')?.getAttribute('aria-description');
    equal(reason, 'Not this one');
  });

  it('opens with a double click, but not by one on a button', async () => {
    open(50);
    await doubleClick(await cell('row 4', 2));
    await eventually(() => deepEqual(activated, ['row 4']));
    await doubleClick((await cell('row 4', 3)).querySelector('button') ?? mounted.host);
    deepEqual(activated, ['row 4']);
  });

  it('sorts by a header only once every row is held', async () => {
    open(150);
    await rowNamed('row 0');
    equal(mounted.all('button.table-sort').length, 0);
    const scroller = await mounted.find('.table-grid');
    await wheel(scroller, 6_000);
    await rowNamed('row 149');
    // What is still scrolling goes on from where it is put.
    const end = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
    await eventually(() => ok(end() <= 1, `${end()} px before the end`));
    await click(await mounted.named('button.table-sort', 'Name'));
    await eventually(() => equal(mounted.all('[aria-sort="ascending"]').length, 1));
    scroller.scrollTop = 0;
    await rowNamed('row 10');
    deepEqual(
      rows()
        .slice(0, 3)
        .map((row) => row.querySelector('[role="rowheader"]')?.textContent),
      ['row 0', 'row 1', 'row 10'],
    );
  });
});

describe('A page of a list that cannot be fetched', () => {
  it('says so once, with a Retry that asks for it alone, and the others stay', async () => {
    open(300, { isSlow: true });
    await eventually(() => source.requestOf(0).answer());
    await rowNamed('row 0');
    await click(await cell('row 0', 2));
    await press('End');
    await eventually(() => source.requestOf(2).fail());
    await eventually(() => equal(mounted.all('.table-failed-page').length, 1));
    await expectNoAxeViolations(mounted.host);
    await click(await mounted.named('button', 'Retry'));
    await eventually(() => equal(mounted.all('.table-failed-page').length, 0));
    ok(activeElement()?.closest('.table-row'), 'the focus stays in the grid when its button is gone');
    await source.requestOf(2).answer();
    await rowNamed('row 299');
    deepEqual(source.asked, [0, 2, 2]);
  });
});
