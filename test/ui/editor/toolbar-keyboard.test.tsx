import { RichTextEditor } from '../../../src/ui/editor/rich-text-editor.tsx';
import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { press, type } from '../../support/user.ts';
import { pressFor, type ShownEditor, showEditor } from './editor-hand.tsx';

let editor: ShownEditor;
afterEach(() => editor.mounted.remove());
const given = async (...args: Parameters<typeof showEditor>) => {
  editor = await showEditor(...args);
};
const focusedIs = (wanted: string) => eventually(() => equal(editor.focused(), wanted));

describe('the editor by keyboard alone', () => {
  it('is one stop of Tab before the text, walked by arrows, Home and End', async () => {
    await given('<p>one two</p>');
    await editor.select('two');
    await press('Alt+F10');
    await focusedIs('undo');
    await press('ArrowRight', 'ArrowRight');
    equal(editor.focused(), 'style');
    await press('End');
    equal(editor.focused(), 'source');
    await press('ArrowRight');
    equal(editor.focused(), 'undo');
    await press('ArrowLeft', 'Home');
    equal(editor.focused(), 'undo');
    deepEqual(
      editor.mounted.all('.editor-toolbar-row .tool[tabindex="0"]').map((tool) => tool.dataset.tool),
      ['undo'],
    );
    await press('Tab');
    await focusedIs('ProseMirror');
  });

  it('goes to the toolbar and back with the selection kept', async () => {
    await given('<p>one two</p>');
    await editor.select('two');
    await press('Alt+F10');
    await focusedIs('undo');
    // The first Escape is the hint's.
    const hint = await editor.mounted.find('[role="tooltip"]');
    match(hint.textContent ?? '', /^Undo \(\u2068(Ctrl\+|⌘)Z\u2069\)$/);
    await press('Escape');
    await eventually(() => equal(editor.mounted.all('[role="tooltip"]').length, 0));
    equal(editor.focused(), 'undo');
    await press('Escape');
    await focusedIs('ProseMirror');
    equal(editor.selected(), 'two');
    await press('Alt+F10');
    await press('Home', 'ArrowRight', 'ArrowRight', 'Enter');
    await eventually(() => ok(editor.mounted.all('[role="menuitemradio"]').length === 9));
    await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
    await editor.is('<h3>one two</h3>');
    await focusedIs('ProseMirror');
    equal(editor.selected(), 'two');
  });

  it('walks from right to left where that is the direction', async () => {
    await given('<p>one</p>', {}, { dir: 'rtl' });
    (await editor.tool('bold')).focus();
    await press('ArrowLeft');
    equal(editor.focused(), 'italic');
  });

  it('keeps its place in the toolbar when the text can no longer be edited', async () => {
    await given('<p>one</p>');
    (await editor.tool('style')).focus();
    const change = () => undefined;
    editor.mounted.render(<RichTextEditor label="Message" value="<p>one</p>" onChange={change} readOnly />);
    await eventually(async () => equal((await editor.tool('style')).ariaDisabled, 'true'));
    equal(editor.focused(), 'style');
    await press('ArrowDown', 'Enter');
    equal(editor.mounted.all('[role="menu"]').length, 0);
    equal(editor.focused(), 'style');
  });

  it('has keys for styles, marks, lists, alignment and clearing', async () => {
    await given('<p>one two</p>');
    await editor.select('two');
    await press('Control+b', 'Control+i');
    await editor.is('<p>one <strong><em>two</em></strong></p>');
    await press('Control+\\');
    await editor.is('<p>one two</p>');
    await press('Control+Alt+2');
    await editor.is('<h2>one two</h2>');
    await press('Control+Shift+8');
    await editor.is('<ul><li>one two</li></ul>');
    await press('Control+Shift+e');
    await eventually(() => match(editor.html(), /text-align: center/));
  });

  it('shows all keys, by a key, and goes back to the text', async () => {
    await given('<p>one two</p>');
    await editor.select('two');
    const dialog = await pressFor(editor, 'Control+/', 'dialog');
    match(dialog.textContent ?? '', /Bold.*Ctrl\+B/);
    match(dialog.textContent ?? '', /Header 1.*Ctrl\+Alt\+1/);
    await press('Escape');
    await focusedIs('ProseMirror');
    equal(editor.selected(), 'two');
  });
});

describe('the text when Tab comes to it', () => {
  const stops = async (value: string) => {
    await given(value);
    const before = document.createElement('button');
    before.textContent = 'Before';
    editor.mounted.host.before(before);
    return before;
  };

  it('keeps what was selected', async () => {
    const before = await stops('<p>one two three</p><p>four</p>');
    await editor.select('two');
    before.focus();
    await eventually(() => equal(document.activeElement, before));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await press('Tab', 'Tab');
    await focusedIs('ProseMirror');
    await new Promise((resolve) => setTimeout(resolve, 250));
    await type('X');
    await editor.is('<p>one X three</p><p>four</p>');
    before.remove();
  });

  it('keeps the caret, coming from behind too', async () => {
    const before = await stops('<p>one two</p>');
    const behind = document.createElement('button');
    behind.textContent = 'Behind';
    editor.mounted.host.after(behind);
    await editor.putCaret('two', 1);
    behind.focus();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await press('Shift+Tab');
    await focusedIs('ProseMirror');
    await type('X');
    await editor.is('<p>one tXwo</p>');
    before.remove();
    behind.remove();
  });
});
