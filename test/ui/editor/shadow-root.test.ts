/** The cases that editors fail in shadow roots, one by one, by real input, in every place that a page may put one. */
import { equal, eventually, ok } from '../../support/assert.ts';
import { compose } from '../../support/compose.ts';
import { click, drag, engine, press, type } from '../../support/user.ts';
import { clearPage, focusText, type PlacedEditor, placeEditor, places } from './editor-places.ts';

for (const place of places) {
  describe(`the text of the rich-text editor ${place.name}`, () => {
    afterEach(clearPage);

    let editor: PlacedEditor;
    const given = async (value = '') => {
      editor = await placeEditor(place, value);
      await focusText(place, editor);
    };
    const isNow = (html: string) => eventually(() => equal(editor.html(), html));

    it('is in the shadow root and not in the page', async () => {
      await given();
      equal(document.querySelector('[contenteditable]'), null);
      equal(editor.text.getRootNode(), editor.element.shadowRoot);
      equal(editor.text.isContentEditable, true);
    });

    it('takes what is typed', async () => {
      await given();
      await type('Hello world');
      await isNow('<p>Hello world</p>');
    });

    it('breaks lines and paragraphs, and joins them again', async () => {
      await given();
      await type('one');
      await press('Enter');
      await type('two');
      await press('Shift+Enter');
      await type('three');
      await isNow('<p>one</p><p>two<br>three</p>');
      await press('Home');
      await press('Backspace');
      await press('Home');
      await press('Backspace');
      await isNow('<p>onetwothree</p>');
    });

    it('selects a word by keyboard and formats it', async () => {
      await given('<p>Hello world</p>');
      await toEnd();
      await press('Control+Shift+ArrowLeft');
      await editor.selects('world');
      await press('Control+b');
      await isNow('<p>Hello <strong>world</strong></p>');
    });

    it('formats what is typed next, and stops', async () => {
      await given();
      await type('a');
      await press('Control+i');
      await type('b');
      await press('Control+i');
      await type('c');
      await isNow('<p>a<em>b</em>c</p>');
    });

    it('is emptied by selecting all and a key', async () => {
      await given('<p>Hello</p><ul><li>world</li></ul><p>again</p>');
      await press('Control+a');
      await press('Backspace');
      await isNow('');
      await type('x');
      await isNow('<p>x</p>');
    });

    it('is replaced by what is typed over a selection', async () => {
      await given('<p>Hello</p><p>world</p>');
      await press('Control+a');
      await type('x');
      await isNow('<p>x</p>');
    });

    it('deletes by word in both directions', async () => {
      await given('<p>one two three</p>');
      await toEnd();
      await press('Control+Backspace');
      await eventually(() => ok(/^<p[^>]*>one two ?(&nbsp;)?<\/p>$/.test(editor.html()), editor.html()));
      await press('Home');
      await press('Control+Delete');
      await eventually(() => ok(/^<p[^>]*>(&nbsp;| )?two ?(&nbsp;)?<\/p>$/.test(editor.html()), editor.html()));
    });

    it('deletes a line', async () => {
      await given('<p>one</p><p>two three</p>');
      await toEnd();
      await press('Shift+Home');
      await editor.selects('two three');
      await press('Delete');
      await isNow('<p>one</p><p><br></p>');
    });

    it('goes to the ends of lines and of the text', async () => {
      await given('<p>one</p><p>two</p>');
      await toEnd();
      await type('4');
      await press('Home');
      await type('3');
      await press('Control+Home');
      await type('1');
      await press('End');
      await type('2');
      await isNow('<p>1one2</p><p>3two4</p>');
    });

    it('selects by Shift and arrows, over paragraphs too', async () => {
      await given('<p>one</p><p>two</p>');
      await press('Control+Home');
      await press('Shift+ArrowDown', 'Shift+End');
      await eventually(() => equal(editor.selected().replaceAll(/\s+/g, ' '), 'one two'));
      await press('Shift+ArrowLeft');
      await type('x');
      await isNow('<p>xo</p>');
    });

    it('goes on with a selection at the end that was moved, also after it was formatted', async () => {
      await given('<p>one two three</p>');
      await press('Control+Home');
      for (let letter = 0; letter < 7; letter += 1) await press('ArrowRight');
      await press('Shift+ArrowLeft', 'Shift+ArrowLeft', 'Shift+ArrowLeft');
      await editor.selects('two');
      await press('Control+b');
      await isNow('<p>one <strong>two</strong> three</p>');
      await press('Shift+ArrowLeft');
      await eventually(() => equal(editor.selected(), ' two'));
    });

    it('puts the caret where it is clicked', async () => {
      await given('<p>one</p><p>two</p><p>three</p>');
      await click(paragraph(1), { at: { x: 1, y: 8 } });
      await type('>');
      await isNow('<p>one</p><p>&gt;two</p><p>three</p>');
    });

    it('selects by dragging the pointer', async () => {
      await given('<p>one</p><p>two</p>');
      const { bottom, right } = paragraph(1).getBoundingClientRect();
      await click(paragraph(0), { at: { x: 1, y: 8 } });
      await drag(paragraph(0), { x: right - 2, y: bottom - 4 });
      await eventually(() => ok(editor.selected().endsWith('two'), editor.selected()));
    });

    it('selects a word by two clicks', async () => {
      await given('<p>one two</p><p>three</p>');
      await click(paragraph(0), { at: { x: 8, y: 10 }, count: 2 });
      await eventually(() => equal(editor.selected().trim(), 'one'));
      await type('x');
      await eventually(() => ok(/^<p[^>]*>x ?two</.test(editor.html()), editor.html()));
    });

    it('selects a paragraph, and nothing of the next, by three clicks', async () => {
      await given('<p>one two</p><p>three</p>');
      await click(paragraph(0), { at: { x: 8, y: 10 }, count: 3 });
      await eventually(() => equal(editor.selected().trim(), 'one two'));
      await type('x');
      await isNow('<p>x</p><p>three</p>');
    });

    it('types into the cell that is clicked', async () => {
      await given('<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>');
      const cell = editor.text.querySelectorAll('td')[3];
      ok(cell);
      await click(cell);
      await type('typed');
      await eventually(() => equal(editor.text.querySelectorAll('td')[3]?.textContent, 'dtyped'));
    });

    it('goes on where it was after the focus had been elsewhere', async () => {
      await given();
      await type('before');
      editor.text.blur();
      equal(editor.element.shadowRoot?.activeElement, null);
      editor.element.focus();
      await type(' after');
      await isNow('<p>before after</p>');
    });

    it('undoes and does again', async () => {
      await given();
      await type('first');
      await press('Enter');
      await type('second');
      await press('Control+z');
      await eventually(() => ok(!editor.html().includes('second'), editor.html()));
      await press('Control+Shift+z');
      await isNow('<p>first</p><p>second</p>');
    });

    it('is copied, cut and pasted by keyboard', async () => {
      await given('<p>one <strong>two</strong></p>');
      await toEnd();
      await press('Control+Shift+ArrowLeft');
      await editor.selects('two');
      await press('Control+c');
      await press('End');
      await press('Control+v');
      await isNow('<p>one <strong>twotwo</strong></p>');
      await press('Control+a');
      await press('Control+x');
      await isNow('');
      await press('Control+v');
      await isNow('<p>one <strong>twotwo</strong></p>');
    });

    it('takes what an input method composes from letters and syllables', async () => {
      await given();
      await type('start ');
      await compose(editor.text, paragraph(0), ['ㅎ', '하', '한'], '한');
      await isNow('<p>start 한</p>');
      await compose(editor.text, paragraph(0), ['ni', 'ni h', 'ni hao'], '你好');
      await isNow('<p>start 한你好</p>');
      await type(' end');
      await isNow('<p>start 한你好 end</p>');
    });

    it('composes in an empty text, before any late part of it has come', async () => {
      await given();
      await compose(editor.text, paragraph(0), ['n', 'に', 'にh', 'にほ', 'にほn', 'にほん'], '日本');
      await isNow('<p>日本</p>');
      await press('Control+z');
      await isNow('');
    });

    it('composes within what is formatted', async () => {
      await given('<p>a <strong>b</strong></p>');
      await toEnd();
      await compose(editor.text, paragraph(0), ['ㄱ', '가'], '가');
      await isNow('<p>a <strong>b가</strong></p>');
    });

    it('takes what is dropped where it is dropped', async () => {
      await given('<p>one</p><p>two</p>');
      drop(paragraph(1), { 'text/plain': 'x', 'text/html': '<b>x</b>' });
      await isNow('<p>one</p><p><strong>x</strong>two</p>');
    });

    it('goes on behind what was dropped', async () => {
      await given('<p>one</p><p>two</p>');
      drop(paragraph(1), { 'text/plain': 'x ' });
      await isNow('<p>one</p><p>x two</p>');
      await type('and ');
      await isNow('<p>one</p><p>x and two</p>');
    });

    // That many in one place: what grows with the text is the same in each. WebKit's driver takes longest for each key.
    const longest = engine === 'webkit' ? 400 : 1000;
    const many = place === places[0] ? longest : 200;
    it(`takes ${many} characters`, async () => {
      await given();
      const words = 'abcdefghi '.repeat(many / 10).trim();
      await type(words);
      await isNow(`<p>${words}</p>`);
    });

    async function toEnd() {
      await press('Control+End');
    }

    /** At the beginning of the block. */
    function drop(block: HTMLElement, contents: Record<string, string>) {
      const data = new DataTransfer();
      for (const [kind, content] of Object.entries(contents)) data.setData(kind, content);
      const { left, top } = block.getBoundingClientRect();
      for (const kind of ['dragenter', 'dragover', 'drop']) {
        const event = new MouseEvent(kind, {
          bubbles: true,
          composed: true,
          cancelable: true,
          clientX: left + 1,
          clientY: top + 10,
        });
        // A made event's own data stays empty in Firefox.
        Object.defineProperty(event, 'dataTransfer', { value: data });
        block.dispatchEvent(event);
      }
    }

    function paragraph(index: number): HTMLElement {
      const found = editor.text.children[index] as HTMLElement | undefined;
      ok(found);
      return found;
    }
  });
}
