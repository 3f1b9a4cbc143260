/** What only an editor that runs can tell of its keys: commands have tests of their own. */
import { equal, eventually } from '../../support/assert.ts';
import { press, type } from '../../support/user.ts';
import { type ShownEditor, showEditor } from './editor-hand.tsx';
import { lateParts } from './taken-in.ts';

describe('an editor that somebody types in', () => {
  let editor: ShownEditor;
  const given = async (html: string) => {
    editor = await showEditor(html);
    await lateParts(editor.text);
  };
  afterEach(() => editor.mounted.remove());

  it('lets go of a block of code at the end by the arrow down', async () => {
    await given('<pre><code>let a</code></pre>');
    await editor.putCaret('let a', 5);
    await press('ArrowDown');
    await type('after');
    await editor.is('<pre><code>let a</code></pre><p>after</p>');
  });

  it('lets go of it by Enter on an empty line, which is no part of the code', async () => {
    await given('<pre><code>let a</code></pre>');
    await editor.putCaret('let a', 5);
    await press('Enter', 'Enter');
    await type('after');
    await editor.is('<pre><code>let a</code></pre><p>after</p>');
  });

  it('has an address follow what it reads as', async () => {
    await given('<p><a href="https://example.com/a">https://example.com/a</a> and more</p>');
    await editor.putCaret('https://example.com/a', 20);
    await type('new-');
    await eventually(() => equal(editor.text.querySelector('a')?.getAttribute('href'), 'https://example.com/new-a'));
    await press('Backspace');
    await eventually(() => equal(editor.text.querySelector('a')?.getAttribute('href'), 'https://example.com/newa'));
  });
});
