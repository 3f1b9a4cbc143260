/** Edges that are dragged and cells that are selected, from left to right and from right to left. */
import { executeServerCommand } from '@web/test-runner-commands';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { click, hover, press, unhover } from '../../support/user.ts';
import { clearPage } from './editor-places.ts';
import { showTable, sizedTable, smallTable, type TableHand } from './table-hand.ts';

describe('tables under the pointer', () => {
  let hand: TableHand;
  afterEach(async () => {
    clearPage();
    await unhover();
  });

  it('have their columns dragged, as one step of the history', async () => {
    hand = await showTable(sizedTable);
    await hand.dragBy(await hand.handleAt('a', 'right'), 40, 0);
    await eventually(() => deepEqual(hand.widths(), ['160px', '120px']));
    await eventually(() => ok(hand.editor.html().includes('data-colwidth="160"'), hand.editor.html()));
    await click(hand.cell('b'));
    await press('Control+z');
    await eventually(() => deepEqual(hand.widths(), ['120px', '120px']));
  });

  it('have no column narrower than 50 pixels and no row lower than 33', async () => {
    hand = await showTable(sizedTable);
    await hand.dragBy(await hand.handleAt('a', 'right'), -100, 0);
    await eventually(() => deepEqual(hand.widths(), ['50px', '120px']));
    await hand.dragBy(await hand.handleAt('b', 'bottom'), 0, 50);
    const row = () => Number.parseFloat(hand.editor.text.querySelector('tr')?.style.height ?? '');
    await eventually(() => ok(row() > 70, String(row())));
    await hand.dragBy(await hand.handleAt('b', 'bottom'), 0, -80);
    await eventually(() => equal(row(), 33));
  });

  it('have their columns dragged from right to left', async () => {
    hand = await showTable(sizedTable, 'rtl');
    await hand.dragBy(await hand.handleAt('a', 'left'), -40, 0);
    await eventually(() => deepEqual(hand.widths(), ['160px', '120px']));
  });

  it('have their cells selected by arrow keys towards where they point', async () => {
    for (const [dir, key] of [
      ['ltr', 'ArrowRight'],
      ['rtl', 'ArrowLeft'],
    ] as const) {
      hand = await showTable(smallTable, dir);
      await hand.selectCells('a', 'c', 2);
      await press(`Shift+${key}`);
      await eventually(() => equal(hand.editor.text.querySelectorAll('.selectedCell').length, 4));
      await press(`Shift+${key}`);
      await press(`Shift+${key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'}`);
      await eventually(() => equal(hand.editor.text.querySelectorAll('.selectedCell').length, 2));
      clearPage();
    }
  });

  it('have the last column of a merged cell dragged', async () => {
    hand = await showTable(
      sizedTable.replace(
        '<td data-colwidth="120" style="width: 120px;">a</td><td data-colwidth="120" style="width: 120px;">b</td>',
        '<td colspan="2" data-colwidth="120,120" style="width: 240px;">a</td>',
      ),
    );
    await hand.dragBy(await hand.handleAt('a', 'right'), 30, 0);
    await eventually(() => deepEqual(hand.widths(), ['120px', '150px']));
  });

  it('let go of cells whose selection ends outside of the editor', async () => {
    hand = await showTable(smallTable);
    const selected = () =>
      [...hand.editor.text.querySelectorAll('.selectedCell')].map(({ textContent }) => textContent).join('');
    await hand.selectCells('a', 'b', 2);
    const { x, y, height } = hand.cell('c').getBoundingClientRect();
    const { bottom } = hand.editor.element.getBoundingClientRect();
    await executeServerCommand('user-input', [
      { kind: 'move', x: Math.round(x) + 20, y: Math.round(y + height / 2) },
      { kind: 'pointerDown', button: 'left', clickCount: 1 },
      ...pointIn(hand.cell('d')),
      { kind: 'move', x: Math.round(x) + 20, y: Math.round(bottom) + 60 },
      { kind: 'pointerUp', button: 'left', clickCount: 1 },
    ]);
    await eventually(() => equal(selected(), 'cd'));
    await hover(hand.cell('b'));
    await hover(hand.cell('a'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    equal(selected(), 'cd', 'the selection sticks to the pointer');
    await click(hand.cell('a'));
    await eventually(() => equal(selected(), ''));
  });

  it('keep what they were when a drag is given up', async () => {
    hand = await showTable(sizedTable);
    const handle = await hand.handleAt('a', 'right');
    const { left, top, height } = handle.getBoundingClientRect();
    const at = { x: Math.round(left + 4), y: Math.round(top + height / 2) };
    await executeServerCommand('user-input', [
      { kind: 'move', ...at },
      { kind: 'pointerDown', button: 'left', clickCount: 1 },
      { kind: 'move', x: at.x + 40, y: at.y },
    ]);
    await eventually(() => deepEqual(hand.widths(), ['160px', '120px']));
    await press('Escape');
    await eventually(() => deepEqual(hand.widths(), ['120px', '120px']));
    await executeServerCommand('user-input', [{ kind: 'pointerUp', button: 'left', clickCount: 1 }]);
    ok(!hand.editor.html().includes('160'), hand.editor.html());
  });

  it('have their selected cells emptied, and then go', async () => {
    hand = await showTable(smallTable);
    await hand.selectCells('a', 'd', 4);
    await press('Backspace');
    await hand.looks('../..');
    await press('Backspace');
    await eventually(() => equal(hand.editor.html(), '<p>before</p><p>behind</p>'));
  });
});

/** A move there in two steps, as a hand makes it. */
function pointIn(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  return [
    { kind: 'move', x: at.x - 4, y: at.y },
    { kind: 'move', ...at },
  ];
}
