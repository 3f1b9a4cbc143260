/** Keyboards of phones: no key is told, only what the browser is about to do. */
import { equal, eventually, ok } from '../../support/assert.ts';
import { press } from '../../support/user.ts';
import { clearPage, placeEditor, places } from './editor-places.ts';
import { lateParts } from './taken-in.ts';

describe('the backspace of a phone in the rich-text editor', () => {
  afterEach(clearPage);

  async function backspaceIn(value: string, ...keys: string[]) {
    const [place] = places;
    ok(place);
    const editor = await placeEditor(place, value);
    await eventually(() => ok(editor.text.isContentEditable));
    await lateParts(editor.text);
    editor.element.focus();
    await press(...keys);
    const event = new InputEvent('beforeinput', {
      inputType: 'deleteContentBackward',
      bubbles: true,
      cancelable: true,
      composed: true,
    });
    editor.text.dispatchEvent(event);
    return { editor, isPrevented: event.defaultPrevented };
  }

  it('leaves the paragraph behind a table where it is', async () => {
    const value = '<table><tbody><tr><td>a</td></tr></tbody></table><p>b</p>';
    const { editor, isPrevented } = await backspaceIn(value, 'Control+End', 'ArrowLeft');
    ok(isPrevented);
    equal(editor.html(), value);
  });

  it('does what the key does at the start of a block, and nothing within a line', async () => {
    const item = await backspaceIn('<ul><li>a</li></ul>', 'Control+Home');
    ok(item.isPrevented);
    await eventually(() => equal(item.editor.html(), '<p>a</p>'));
    clearPage();
    const line = await backspaceIn('<p>ab</p>', 'Control+End');
    ok(!line.isPrevented);
  });
});
