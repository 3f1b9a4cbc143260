/** Tables as a person meets them: the dialog, the menu and the keys, in the element. */
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { click, hover, press, type, unhover } from '../../support/user.ts';
import { clearPage } from './editor-places.ts';
import { showTable, sizedTable, smallTable, type TableHand } from './table-hand.ts';
import { takenIn } from './taken-in.ts';

describe('tables in the editor', () => {
  let hand: TableHand;
  afterEach(async () => {
    clearPage();
    await unhover();
  });

  it('are inserted by the toolbar and the dialog, and typed into at once', async () => {
    hand = await showTable('<p>before</p>');
    await click(hand.editor.text);
    await click(await hand.named('button', 'Insert'));
    await click(await hand.named('[role="menuitem"]', 'Table'));
    const rows = await hand.find('dialog input');
    await eventually(() => equal(activeElement(), rows));
    await press('Control+a');
    await type('51');
    const insert = await hand.named('dialog button', 'Insert');
    await eventually(() => equal(insert.isConnected ? insert.ariaDisabled : 'true', 'true'));
    equal((await hand.find('.table-dialog-note')).textContent, 'Choose 1 to 50 rows and 1 to 10 columns.');
    await press('Enter');
    ok(hand.root.querySelector('dialog[open]'));
    await press('Control+a');
    await type('2');
    await press('Tab', 'Control+a');
    await type('3');
    await press('Enter');
    await hand.looks('.../...');
    await hand.isInText();
    await type('x');
    await hand.looks('x../...');
    await press('Tab');
    await type('y');
    await hand.looks('xy./...');
    deepEqual(hand.widths(), ['75px', '75px', '75px']);
  });

  it('are changed by the menu of a cell, by keyboard alone', async () => {
    hand = await showTable(smallTable);
    await hand.openMenu();
    await press('End');
    await press('Escape');
    await hand.isInText();
    equal(hand.root.querySelector('[role="menu"]'), null);
    await hand.openMenu();
    await press('ArrowDown', 'ArrowDown', 'ArrowDown');
    await press('Enter');
    await hand.looks('ab/../cd');
    await hand.isInText();
    await type('!');
    await eventually(() => ok(/^(a!|!a)b\/\.\.\/cd$/.test(hand.letters()), hand.letters()));
  });

  it('have as many rows inserted as are selected, and say why cells cannot be merged', async () => {
    hand = await showTable(smallTable);
    await hand.selectCells('a', 'c', 2);
    await click(await hand.find('.table-corner button'));
    await hand.named('[role="menuitem"]', 'Insert 2 rows above');
    equal((await hand.named('[role="menuitem"]', 'Merge cells')).ariaDisabled, null);
    equal(
      (await hand.named('[role="menuitem"]', 'Unmerge cells')).getAttribute('aria-description'),
      'None of the selected cells are merged.',
    );
    await expectNoAxeViolations(hand.editor.element);
    await click(await hand.named('[role="menuitem"]', 'Insert 2 rows above'));
    await hand.looks('../../ab/cd');
  });

  for (const [name, act, left] of [
    ['deleted', () => press('Delete'), 'be'],
    ['replaced by what is typed', () => type('x'), 'bex'],
  ] as const) {
    it(`keep their cells where what is selected across their edge is ${name}`, async () => {
      hand = await showTable(smallTable);
      const before = hand.editor.text.querySelector('p')?.firstChild;
      const within = document.createTreeWalker(hand.cell('a'), NodeFilter.SHOW_TEXT).nextNode();
      ok(before && within);
      hand.editor.element.focus();
      // Twenty milliseconds after it got the focus, the text puts back the selection that it knows of.
      await new Promise((resolve) => setTimeout(resolve, 20));
      getSelection()?.setBaseAndExtent(before, 2, within, 1);
      await eventually(() => ok(/^fore\s*a$/.test(hand.editor.selected()), hand.editor.selected()));
      await takenIn(hand.editor.text, 'fore\na');
      await act();
      await hand.looks('.b/cd');
      const html = hand.editor.html();
      ok(html.startsWith(`<p>${left}</p><table`) && html.endsWith('</table><p>behind</p>'), html);
    });
  }

  it('speak of one row for one merged cell', async () => {
    hand = await showTable(
      '<table><tbody><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
    );
    await hand.openMenu();
    await hand.named('[role="menuitem"]', 'Insert row above');
    await hand.named('[role="menuitem"]', 'Delete row');
  });

  it('delete for a merged cell what the menu says, though it spans three rows', async () => {
    hand = await showTable(
      '<table><tbody><tr><td rowspan="3">a</td><td>b</td></tr><tr><td>c</td></tr><tr><td>d</td></tr></tbody></table>',
    );
    await hand.openMenu();
    await click(await hand.named('[role="menuitem"]', 'Delete row'));
    await eventually(() => equal(hand.letters(), 'ac/d'));
    equal(hand.cell('a').getAttribute('rowspan'), '2');
  });

  it('have sizes by a dialog, too', async () => {
    hand = await showTable(smallTable);
    await hand.openMenu();
    await type('colu');
    await press('Enter');
    const width = await hand.find('dialog input');
    await eventually(() => equal(activeElement(), width));
    await type('49');
    await press('Enter');
    ok(hand.root.querySelector('dialog[open]'), 'less than 50 pixels were taken');
    await press('Control+a');
    await type('180');
    await press('Tab');
    await type('60');
    await press('Enter');
    await eventually(() => equal(hand.widths()[0], '180px'));
    equal(hand.editor.text.querySelector('tr')?.style.height, '60px');
    await hand.isInText();
  });

  it('scroll within themselves where they are wider than the text', async () => {
    hand = await showTable(sizedTable.replaceAll('120', '1300'));
    const box = await hand.find('.editor-table');
    ok(box.scrollWidth > box.clientWidth + 400, `${box.scrollWidth} in ${box.clientWidth}`);
    ok(hand.editor.text.scrollWidth <= hand.editor.text.clientWidth, 'the text scrolls sideways');
    // By the caret, which axe does not know of.
    await expectNoAxeViolations(hand.editor.element, ['scrollable-region-focusable']);
    await press('Tab');
    await eventually(() => ok(box.scrollLeft > 0, 'the caret is out of sight'));
    hand.editor.element.readonly = true;
    await eventually(() => equal(box.tabIndex, 0));
    await expectNoAxeViolations(hand.editor.element);
  });

  it('offer nothing where nothing can be edited', async () => {
    hand = await showTable(smallTable);
    hand.editor.element.readonly = true;
    await eventually(() => equal(hand.root.querySelector('.table-corner'), null));
    await hover(hand.cell('a'), { x: hand.cell('a').offsetWidth - 2, y: 10 });
    equal(hand.root.querySelector('.editor-table-handle'), null);
  });
});
