/** What is pasted and dropped is where and what the person who does it expects. */
import { loadClipboard } from '../../../src/ui/editor/clipboard/clipboard-events.ts';
import { equal, eventually, match, ok } from '../../support/assert.ts';
import { paste } from '../../support/paste.ts';
import { click, engine, press, type } from '../../support/user.ts';
import { clearPage, type PlacedEditor, placeEditor, places } from './editor-places.ts';
import { blockOfCaret, caretWithin, lateParts } from './taken-in.ts';

describe('pasting into the rich-text editor', () => {
  let editor: PlacedEditor;
  afterEach(clearPage);

  const given = async (value = '', prepare: (element: PlacedEditor['element']) => void = () => undefined) => {
    const [place] = places;
    ok(place);
    const put = (element: PlacedEditor['element']) => {
      prepare(element);
      return place.put(element);
    };
    editor = await placeEditor({ ...place, put }, value);
    await loadClipboard();
    editor.element.focus();
    await eventually(() => ok(editor.text.isContentEditable));
  };
  const put = (data: { html?: string; text?: string }) => {
    const transfer = new DataTransfer();
    if (data.html !== undefined) transfer.setData('text/html', data.html);
    if (data.text !== undefined) transfer.setData('text/plain', data.text);
    paste(editor.text, transfer);
  };
  const isNow = (html: string) => eventually(() => equal(editor.html(), html));
  const notice = () => editor.element.shadowRoot?.querySelector('.editor-paste-notice');

  it('keeps what is formatted, and flows into the line', async () => {
    await given();
    await type('one ');
    put({ html: '<b>two</b>', text: 'two' });
    await isNow('<p>one <strong>two</strong></p>');
  });

  it('gives an empty paragraph the alignment of what comes into it', async () => {
    await given();
    put({ html: '<p style="text-align: center">a</p><p>b</p>', text: 'a' });
    await isNow('<p style="text-align: center;">a</p><p>b</p>');
  });

  it('makes paragraphs of lines', async () => {
    await given();
    put({ text: 'one\r\ntwo\n\nthree\u0000' });
    await isNow('<p>one</p><p>two</p><p>three</p>');
  });

  it('makes a link of the words that are selected under an address', async () => {
    await given('<p>one two</p>');
    await press('End', 'Control+Shift+ArrowLeft');
    await editor.selects('two');
    put({ text: ' https://example.com/a?b#c ' });
    await isNow('<p>one <a href="https://example.com/a?b#c">two</a></p>');
  });

  it('replaces the words that are selected by any other text', async () => {
    await given('<p>one two</p>');
    await press('End', 'Control+Shift+ArrowLeft');
    await editor.selects('two');
    put({ text: 'javascript:alert(1)' });
    await isNow('<p>one javascript:alert(1)</p>');
  });

  it('puts text as it is into code', async () => {
    await given('<pre><code>x</code></pre>');
    await press('End');
    await eventually(() => equal(caretWithin(editor.text), 1));
    put({ html: '<p><b>a</b></p>', text: 'a\n  b' });
    await isNow('<pre><code>xa\n  b</code></pre>');
  });

  it('fills cells with what spreadsheets copy as text, and makes text of it elsewhere', async () => {
    await given('<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table><p>e</p>');
    await lateParts(editor.text);
    await click(editor.text.querySelector('td') as Element);
    await eventually(() => equal(blockOfCaret(editor.text), 'a'));
    put({ text: '1\t2\r\n3\t4\r\n' });
    await eventually(() => match(editor.html(), /<td>1<\/td><td>2<\/td><\/tr><tr><td>3<\/td><td>4<\/td>/));
  });

  it('leaves out what this editor does not offer', async () => {
    await given('', (element) => {
      Object.assign(element, { withoutImages: true, withoutTables: true, withoutMentions: true });
    });
    put({
      html: '<p>a<img src="https://leak.invalid/x.png"><span data-mention="7" data-label="Ann">@user:7</span></p><table><tr><td>b</td></tr></table>',
    });
    await isNow('<p>a@Ann</p><p>b</p>');
  });

  for (const [name, html, text] of [
    ['paragraphs', '<p>Some words of a line</p>'.repeat(190_000), ''],
    ['one line', `<p>${'word '.repeat(1_000_000)}</p>`, ''],
    ['plain text', '', 'word '.repeat(1_000_000)],
    ['lines of plain text', '', 'word\n'.repeat(1_000_000)],
  ] as const) {
    it(`refuses five megabytes of ${name} at once, and says so`, async () => {
      await given('<p>kept</p>');
      const start = performance.now();
      put(html === '' ? { text } : { html, text });
      const time = performance.now() - start;
      await eventually(() => match(notice()?.textContent ?? '', /Too large to paste.* MB/));
      equal(notice()?.querySelector('[role=alert]') !== null, true);
      equal(editor.html(), '<p>kept</p>');
      // WebKit itself takes seconds to hand out what is pasted.
      if (engine !== 'webkit') ok(time < 1000, `${Math.round(time)} ms`);
      put({ text: 'x' });
      await eventually(() => ok(!notice()));
    });
  }
});
