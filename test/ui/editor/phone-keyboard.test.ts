/** Phones: their keyboards tell of no key, only of what the browser is about to do, and a finger rests over nothing. */
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

describe('a finger on a table in the rich-text editor', () => {
  afterEach(clearPage);

  it('gets hold of an edge by a tap, wide enough to be dragged, and lets go by another', async () => {
    const [place] = places;
    ok(place);
    const editor = await placeEditor(place, '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>');
    await lateParts(editor.text);
    const cell = await eventually(() => editor.text.querySelector('td'));
    const { right, left, top, height } = cell.getBoundingClientRect();
    const tap = (clientX: number) =>
      cell.dispatchEvent(
        new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true, clientX, clientY: top + height / 2 }),
      );
    const handle = () => editor.text.querySelector<HTMLElement>('.editor-table-handle-column');
    tap(right - 10);
    const shown = handle();
    ok(shown, 'no handle');
    ok(shown.getBoundingClientRect().width >= 28, `${shown.getBoundingClientRect().width} px wide`);
    editor.text.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'touch' }));
    equal(handle(), shown);
    tap(left + (right - left) / 2);
    equal(handle(), null);

    tap(right - 10);
    const grip = await eventually(handle);
    // A pointer that no finger holds cannot be captured.
    grip.setPointerCapture = () => undefined;
    const width = Math.round(right - left);
    for (const [kind, moved] of [
      ['pointerdown', 0],
      ['pointermove', -60],
      ['pointerup', -60],
    ] as const) {
      const at = { clientX: right + moved, clientY: top + height / 2 };
      grip.dispatchEvent(
        new PointerEvent(kind, {
          pointerType: 'touch',
          pointerId: 7,
          isPrimary: true,
          button: 0,
          bubbles: true,
          ...at,
        }),
      );
    }
    await eventually(() => ok(editor.html().includes(`data-colwidth="${width - 60}"`), editor.html()));
  });
});
