/** Where the floating toolbar stands: beside what is selected. */
import { eventually, ok } from '../../support/assert.ts';
import { press } from '../../support/user.ts';
import { showEditor } from './editor-hand.tsx';
import { lateParts } from './taken-in.ts';

describe('the floating toolbar of everything', () => {
  it('stands beside the text, not in the middle of the editor', async () => {
    const editor = await showEditor('<p>One</p>');
    try {
      await lateParts(editor.text);
      editor.text.focus();
      await press('Control+a');
      const toolbar = await eventually(() => editor.mounted.root.querySelector('.editor-floating'));
      const words = document.createRange();
      words.selectNodeContents(editor.text.querySelector('p') as Element);
      ok(words.getBoundingClientRect().width < 100, 'the text is short');
      await eventually(() => {
        const { left } = toolbar.getBoundingClientRect();
        ok(left < words.getBoundingClientRect().right, `it begins at ${left}`);
      });
    } finally {
      editor.mounted.remove();
    }
  });
});
