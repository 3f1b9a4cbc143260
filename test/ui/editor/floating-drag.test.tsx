/** Selected text that is dragged may be dropped anywhere, also where the toolbar beside it would stand. */
import { equal, eventually, ok } from '../../support/assert.ts';
import { showEditor } from './editor-hand.tsx';
import { lateParts } from './taken-in.ts';

describe('the floating toolbar, while selected text is dragged,', () => {
  it('is out of the way until it is dropped', async () => {
    const editor = await showEditor('<p>one two three</p><p>four</p>');
    try {
      await lateParts(editor.text);
      await editor.select('two');
      const shown = () => editor.mounted.root.querySelector('.editor-floating');
      await eventually(() => ok(shown(), 'no toolbar'));
      const tell = (name: string) => editor.text.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
      tell('pointerdown');
      tell('dragstart');
      tell('pointercancel');
      await eventually(() => equal(shown(), null));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      equal(shown(), null);
      tell('dragend');
      await eventually(() => ok(shown(), 'no toolbar after the drag'));
    } finally {
      editor.mounted.remove();
    }
  });
});
