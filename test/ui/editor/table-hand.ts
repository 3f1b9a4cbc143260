/** A table in the element, with what a person sees of it and does with it. */
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { equal, eventually, ok } from '../../support/assert.ts';
import { comeToRest } from '../../support/come-to-rest.ts';
import { click, drag, hover, press } from '../../support/user.ts';
import { type Place, type PlacedEditor, placeEditor, places } from './editor-places.ts';
import { lateParts } from './taken-in.ts';

export const smallTable =
  '<p>before</p><table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table><p>behind</p>';
export const sizedTable = smallTable.replaceAll('<td>', '<td data-colwidth="120" style="width: 120px;">');

export interface TableHand {
  editor: PlacedEditor;
  root: ShadowRoot;
  find(selector: string): Promise<HTMLElement>;
  /** When what it is in has faded in. */
  named(selector: string, name: string): Promise<HTMLElement>;
  cell(text: string): HTMLElement;
  /** As `table-sketch.ts` has it. */
  letters(): string;
  looks(wanted: string): Promise<void>;
  isInText(): Promise<void>;
  /** Widths of the columns as they are shown. */
  widths(): string[];
  openMenu(): Promise<void>;
  selectCells(from: string, to: string, count: number): Promise<void>;
  handleAt(text: string, edge: 'right' | 'left' | 'bottom'): Promise<HTMLElement>;
  dragBy(handle: HTMLElement, x: number, y: number): Promise<void>;
}

/** With the caret in the cell `a`, where there is one. */
export async function showTable(value: string, dir: 'ltr' | 'rtl' = 'ltr'): Promise<TableHand> {
  const [page] = places as [Place];
  const put: Place['put'] = (element) => {
    element.dir = dir;
    return page.put(element);
  };
  const editor = await placeEditor({ ...page, put }, value);
  const root = editor.element.shadowRoot as ShadowRoot;

  const find = (selector: string) =>
    eventually(() => {
      const found = root.querySelector<HTMLElement>(selector);
      ok(found, `there is no ${selector}`);
      return found;
    });
  const named = async (selector: string, name: string) => {
    const look = () => {
      const all = [...root.querySelectorAll<HTMLElement>(selector)];
      const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
      ok(found, `no ${selector} named ${name} among ${all.map(({ textContent }) => textContent)}`);
      return found;
    };
    await eventually(look);
    await comeToRest(editor.element);
    return eventually(look);
  };
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

  await lateParts(editor.text);
  if (value.includes('<td')) {
    await click(cell('a'));
    await find('.table-corner:not([hidden])');
  }
  return {
    editor,
    root,
    find,
    named,
    cell,
    letters,
    handleAt,
    looks: (wanted) => eventually(() => equal(letters(), wanted)),
    isInText: () => eventually(() => equal(activeElement(), editor.text)),
    widths: () => [...editor.text.querySelectorAll<HTMLElement>('col')].map(({ style }) => style.width),
    openMenu: () =>
      eventually(async () => {
        if (!root.querySelector('[role="menu"]')) await press('Alt+Shift+F10');
        ok(root.querySelector('[role="menu"] [role="menuitem"]:focus'));
      }),
    selectCells: (from, to, count) =>
      eventually(async () => {
        await drag(cell(from), cell(to));
        equal(editor.text.querySelectorAll('.selectedCell').length, count);
      }),
    dragBy(handle, x, y) {
      const { left, top, width, height } = handle.getBoundingClientRect();
      return drag(handle, { x: Math.round(left + width / 2 + x), y: Math.round(top + height / 2 + y) });
    },
  };
}
