/** What is typed is seen: the text scrolls when the caret would leave its box, and only then. */
import { equal, eventually, ok } from '../../support/assert.ts';
import { press, type } from '../../support/user.ts';
import { type ShownEditor, showEditor } from './editor-hand.tsx';

describe('The caret of the editor', () => {
  let editor: ShownEditor;
  const surface = () => editor.mounted.all('.editor-surface')[0] as HTMLElement;
  const lines = Array.from({ length: 60 }, (_, line) => `<p>Line ${line}.</p>`).join('');

  beforeEach(async () => {
    editor = await showEditor(lines);
  });
  afterEach(() => editor.mounted.remove());

  it('is brought into sight by typing where it was scrolled away', async () => {
    await editor.putCaret('Line 59.', 8);
    surface().scrollTop = 0;
    await type('x');
    await eventually(() => ok(surface().scrollTop > 200, String(surface().scrollTop)));
  });

  it('takes the text along line by line', async () => {
    await editor.putCaret('Line 59.', 8);
    await type('x');
    await eventually(() => ok(surface().scrollTop > 200));
    const before = surface().scrollTop;
    await press('Enter', 'Enter', 'Enter');
    await type('y');
    await eventually(() => ok(surface().scrollTop > before + 40, String(surface().scrollTop)));
    const caret = [...editor.text.children].at(-1)?.getBoundingClientRect() as DOMRect;
    ok(caret.bottom <= surface().getBoundingClientRect().bottom, 'the last line is cut');
  });

  it('leaves the text where it is while it is in sight', async () => {
    await editor.putCaret('Line 3.', 7);
    surface().scrollTop = 20;
    await type('abc');
    await eventually(() => ok(editor.text.textContent?.includes('Line 3.abc')));
    equal(surface().scrollTop, 20);
  });
});
