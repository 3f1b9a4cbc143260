/** Where the caret is when the focus comes back to a text, however late the page hears of what the engine did with it. */
import { equal, eventually, ok } from '../../support/assert.ts';
import { click, press, type } from '../../support/user.ts';
import { clearPage, focusText, type PlacedEditor, placeEditor, places } from './editor-places.ts';
import { blockOfCaret, caretWithin } from './taken-in.ts';

describe('a text that the focus had left', () => {
  let editor: PlacedEditor;
  let other: HTMLInputElement;
  afterEach(() => {
    clearPage();
    other.remove();
  });

  /** The caret is in another field, and every engine has told of it. */
  async function leave(value: string, key?: string) {
    const [place] = places;
    ok(place);
    editor = await placeEditor(place, value);
    await focusText(place, editor);
    await press('Control+End');
    if (key) await press(key);
    if (key) await editor.selects('two');
    else await eventually(() => equal(caretWithin(editor.text), blockOfCaret(editor.text).length));
    other = document.createElement('input');
    document.body.append(other);
    await click(other);
    await type('elsewhere');
    await eventually(() => equal(other.value, 'elsewhere'));
  }
  const isNow = (html: string) => eventually(() => equal(editor.html(), html));

  it('goes on where it was in a page that is busy when the focus comes', async () => {
    await leave('<p>one</p><p>two</p>');
    editor.element.focus();
    beBusy();
    await type(' three');
    await isNow('<p>one</p><p>two three</p>');
  });

  it('goes on where it was in a page that is busy when a Tab key brings the focus', async () => {
    await leave('<p>one</p><p>two</p>');
    editor.text.addEventListener('focus', beBusy, { once: true });
    await press('Shift+Tab');
    await eventually(() => equal(editor.element.shadowRoot?.activeElement, editor.text));
    await type(' three');
    await isNow('<p>one</p><p>two three</p>');
  });

  it('has selected what it had', async () => {
    await leave('<p>one two</p>', 'Control+Shift+ArrowLeft');
    editor.element.focus();
    beBusy();
    await type('2');
    await isNow('<p>one 2</p>');
  });

  it('takes the caret where it is pressed', async () => {
    await leave('<p>one two</p>', 'Control+Shift+ArrowLeft');
    await click(paragraph(), { at: { x: 1, y: 8 } });
    beBusy();
    await type('>');
    await isNow('<p>&gt;one two</p>');
  });

  function paragraph(): HTMLElement {
    const found = editor.text.firstElementChild as HTMLElement | null;
    ok(found);
    return found;
  }
});

/** For longer than ProseMirror believes an engine that the caret's new place comes from the focus. */
function beBusy() {
  const end = performance.now() + 250;
  while (performance.now() < end);
}
