/** Tables as a person meets them: by pointer and keyboard, in the element, from left to right and from right to left. */
import { executeServerCommand } from '@web/test-runner-commands';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { click, drag, hover, press, type, unhover } from '../../support/user.ts';
import { clearPage, type Place, type PlacedEditor, placeEditor, places } from './editor-places.ts';

const [page] = places as [Place];
const paragraph = '<p>before</p>';
const small = `${paragraph}<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table><p>behind</p>`;
const wide = small.replaceAll('<td>', '<td data-colwidth="120" style="width: 120px;">');

describe('tables in the editor', () => {
  let editor: PlacedEditor;
  let root: ShadowRoot;
  afterEach(async () => {
    clearPage();
    await unhover();
  });

  async function given(value: string, dir: 'ltr' | 'rtl' = 'ltr') {
    const put: Place['put'] = (element) => {
      element.dir = dir;
      return page.put(element);
    };
    editor = await placeEditor({ ...page, put }, value);
    root = editor.element.shadowRoot as ShadowRoot;
    // The tables' late part is there as soon as it shows its button.
    if (value.includes('<td')) {
      await click(cell('a'));
      await find('.table-corner:not([hidden])');
    }
  }
  const find = (selector: string) =>
    eventually(() => {
      const found = root.querySelector<HTMLElement>(selector);
      ok(found, `there is no ${selector}`);
      return found;
    });
  const named = (selector: string, name: string) =>
    eventually(() => {
      const all = [...root.querySelectorAll<HTMLElement>(selector)];
      const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
      ok(found, `no ${selector} named ${name} among ${all.map(({ textContent }) => textContent)}`);
      return found;
    });
  const cell = (text: string) => {
    const found = [...editor.text.querySelectorAll<HTMLElement>('td, th')].find(
      ({ textContent }) => textContent === text,
    );
    ok(found, `there is no cell ${text}`);
    return found;
  };
  const letters = () =>
    [...editor.text.querySelectorAll('tr')]
      .map((row) => [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent || '.').join(''))
      .join('/');
  const looks = (wanted: string) => eventually(() => equal(letters(), wanted));
  const isInText = () => eventually(() => equal(activeElement(), editor.text));

  /** Again and again: the part of the tables that makes cells selectable comes after the text. */
  const selectCells = (from: string, to: string, count: number) =>
    eventually(async () => {
      await drag(cell(from), cell(to));
      equal(editor.text.querySelectorAll('.selectedCell').length, count);
    });
  const openMenu = () =>
    eventually(async () => {
      if (!root.querySelector('[role="menu"]')) await press('Alt+Shift+F10');
      ok(root.querySelector('[role="menu"] [role="menuitem"]:focus'));
    });

  async function handleAt(text: string, edge: 'right' | 'left' | 'bottom') {
    const { width, height } = cell(text).getBoundingClientRect();
    const at = {
      right: { x: width - 2, y: height / 2 },
      left: { x: 2, y: height / 2 },
      bottom: { x: width / 2, y: height - 2 },
    }[edge];
    return eventually(async () => {
      await hover(cell(text), { x: width / 2, y: height / 2 });
      await hover(cell(text), at);
      return root.querySelector<HTMLElement>('.editor-table-handle');
    });
  }
  async function dragBy(handle: HTMLElement, x: number, y: number) {
    const { left, top, width, height } = handle.getBoundingClientRect();
    await drag(handle, { x: Math.round(left + width / 2 + x), y: Math.round(top + height / 2 + y) });
  }
  const widths = () => [...editor.text.querySelectorAll<HTMLElement>('col')].map(({ style }) => style.width);

  it('are inserted by the toolbar and the dialog, and typed into at once', async () => {
    await given('<p>before</p>');
    await click(editor.text);
    await click(await named('button', 'Insert'));
    await click(await named('[role="menuitem"]', 'Table'));
    const rows = await find('dialog input');
    await eventually(() => equal(activeElement(), rows));
    await press('Control+a');
    await type('51');
    const insert = await named('dialog button', 'Insert');
    await eventually(() => equal(insert.isConnected ? insert.ariaDisabled : 'true', 'true'));
    match((await find('.table-dialog-note')).textContent ?? '', 'Choose 1 to 50 rows and 1 to 10 columns.');
    await press('Enter');
    ok(root.querySelector('dialog[open]'));
    await press('Control+a');
    await type('2');
    await press('Tab', 'Control+a');
    await type('3');
    await press('Enter');
    await looks('.../...');
    await isInText();
    await type('x');
    await looks('x../...');
    await press('Tab');
    await type('y');
    await looks('xy./...');
    deepEqual(widths(), ['75px', '75px', '75px']);
  });

  it('are changed by the menu of a cell, by keyboard alone', async () => {
    await given(small);
    await openMenu();
    await press('End');
    await press('Escape');
    await isInText();
    equal(root.querySelector('[role="menu"]'), null);
    await openMenu();
    await press('ArrowDown', 'ArrowDown', 'ArrowDown');
    await press('Enter');
    await looks('ab/../cd');
    await isInText();
    await type('!');
    await eventually(() => ok(/^(a!|!a)b\/\.\.\/cd$/.test(letters()), letters()));
  });

  it('have as many rows inserted as are selected, and say why cells cannot be merged', async () => {
    await given(small);
    await selectCells('a', 'c', 2);
    await click(await find('.table-corner button'));
    await named('[role="menuitem"]', 'Insert 2 rows above');
    equal((await named('[role="menuitem"]', 'Merge cells')).ariaDisabled, null);
    equal(
      (await named('[role="menuitem"]', 'Unmerge cells')).getAttribute('aria-description'),
      'No selected cell is merged.',
    );
    await expectNoAxeViolations(editor.element);
    await click(await named('[role="menuitem"]', 'Insert 2 rows above'));
    await looks('../../ab/cd');
  });

  it('have sizes by a dialog, too', async () => {
    await given(small);
    await openMenu();
    await type('colu');
    await press('Enter');
    await find('dialog input');
    await type('49');
    await press('Enter');
    ok(root.querySelector('dialog[open]'), 'less than 50 pixels were taken');
    await press('Control+a');
    await type('180');
    await press('Tab');
    await type('60');
    await press('Enter');
    await eventually(() => equal(widths()[0], '180px'));
    equal(editor.text.querySelector('tr')?.style.height, '60px');
    await isInText();
  });

  it('have their columns dragged, as one step of the history', async () => {
    await given(wide);
    await dragBy(await handleAt('a', 'right'), 40, 0);
    await eventually(() => deepEqual(widths(), ['160px', '120px']));
    ok(editor.html().includes('data-colwidth="160"'), editor.html());
    await click(cell('b'));
    await press('Control+z');
    await eventually(() => deepEqual(widths(), ['120px', '120px']));
  });

  it('have no column narrower than 50 pixels and no row lower than 33', async () => {
    await given(wide);
    await dragBy(await handleAt('a', 'right'), -300, 0);
    await eventually(() => deepEqual(widths(), ['50px', '120px']));
    await dragBy(await handleAt('b', 'bottom'), 0, 50);
    const row = () => Number.parseFloat(editor.text.querySelector('tr')?.style.height ?? '');
    await eventually(() => ok(row() > 70, String(row())));
    await dragBy(await handleAt('b', 'bottom'), 0, -300);
    await eventually(() => equal(row(), 33));
  });

  it('have their columns dragged from right to left', async () => {
    await given(wide, 'rtl');
    await dragBy(await handleAt('a', 'left'), -40, 0);
    await eventually(() => deepEqual(widths(), ['160px', '120px']));
  });

  it('have their cells selected by arrow keys towards where they point', async () => {
    for (const [dir, key] of [
      ['ltr', 'ArrowRight'],
      ['rtl', 'ArrowLeft'],
    ] as const) {
      await given(small, dir);
      await selectCells('a', 'c', 2);
      await press(`Shift+${key}`);
      await eventually(() => equal(editor.text.querySelectorAll('.selectedCell').length, 4));
      await press(`Shift+${key}`);
      await press(`Shift+${key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'}`);
      await eventually(() => equal(editor.text.querySelectorAll('.selectedCell').length, 2));
      clearPage();
    }
  });

  it('have the last column of a merged cell dragged', async () => {
    await given(
      wide.replace(
        '<td data-colwidth="120" style="width: 120px;">a</td><td data-colwidth="120" style="width: 120px;">b</td>',
        '<td colspan="2" data-colwidth="120,120" style="width: 240px;">a</td>',
      ),
    );
    await dragBy(await handleAt('a', 'right'), 30, 0);
    await eventually(() => deepEqual(widths(), ['120px', '150px']));
  });

  it('let go of cells whose selection ends outside of the editor', async () => {
    await given(small);
    const selected = () =>
      [...editor.text.querySelectorAll('.selectedCell')].map(({ textContent }) => textContent).join('');
    await selectCells('a', 'b', 2);
    const { x, y, height } = cell('c').getBoundingClientRect();
    const { bottom } = editor.element.getBoundingClientRect();
    await executeServerCommand('user-input', [
      { kind: 'move', x: Math.round(x) + 20, y: Math.round(y + height / 2) },
      { kind: 'pointerDown', button: 'left', clickCount: 1 },
      ...pointIn(cell('d')),
      { kind: 'move', x: Math.round(x) + 20, y: Math.round(bottom) + 60 },
      { kind: 'pointerUp', button: 'left', clickCount: 1 },
    ]);
    await eventually(() => equal(selected(), 'cd'));
    await hover(cell('b'));
    await hover(cell('a'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    equal(selected(), 'cd', 'the selection sticks to the pointer');
    await click(cell('a'));
    await eventually(() => equal(selected(), ''));
  });

  it('keep what they were when a drag is given up', async () => {
    await given(wide);
    const handle = await handleAt('a', 'right');
    const { left, top, height } = handle.getBoundingClientRect();
    const at = { x: Math.round(left + 4), y: Math.round(top + height / 2) };
    await executeServerCommand('user-input', [
      { kind: 'move', ...at },
      { kind: 'pointerDown', button: 'left', clickCount: 1 },
      { kind: 'move', x: at.x + 40, y: at.y },
    ]);
    await eventually(() => deepEqual(widths(), ['160px', '120px']));
    await press('Escape');
    await eventually(() => deepEqual(widths(), ['120px', '120px']));
    await executeServerCommand('user-input', [{ kind: 'pointerUp', button: 'left', clickCount: 1 }]);
    ok(!editor.html().includes('160'), editor.html());
  });

  it('have their selected cells emptied, and then go', async () => {
    await given(small);
    await selectCells('a', 'd', 4);
    await press('Backspace');
    await looks('../..');
    await press('Backspace');
    await eventually(() => equal(editor.html(), '<p>before</p><p>behind</p>'));
  });

  it('offer nothing where nothing can be edited', async () => {
    editor = await placeEditor(page, small);
    editor.element.readonly = true;
    root = editor.element.shadowRoot as ShadowRoot;
    await eventually(() => equal(editor.text.ariaReadOnly ?? editor.text.getAttribute('aria-readonly'), 'true'));
    await click(cell('a'));
    await hover(cell('a'), { x: cell('a').offsetWidth - 2, y: 10 });
    equal(root.querySelector('.table-corner'), null);
    equal(root.querySelector('.editor-table-handle'), null);
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

function match(actual: string, wanted: string) {
  ok(actual.includes(wanted), actual);
}
