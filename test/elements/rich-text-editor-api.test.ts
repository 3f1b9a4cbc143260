import '../../elements/rich-text-editor.ts';
import type { RichTextEditorElement } from '../../elements/rich-text-editor.ts';
import type { EditorSelection } from '../../src/ui/editor/model/editor-types.ts';
import { deepEqual, equal, eventually, match, ok, rejects } from '../support/assert.ts';
import { click, press, type } from '../support/user.ts';

let element: RichTextEditorElement;
let form: HTMLFormElement;
beforeEach(() => {
  form = document.createElement('form');
  element = document.createElement('rmm-rich-text-editor');
  element.setAttribute('label', 'Message');
  element.setAttribute('name', 'message');
  form.append(element);
  document.body.append(form);
});
afterEach(() => form.remove());

const find = <Kind extends HTMLElement>(selector: string) =>
  eventually(() => {
    const found = element.shadowRoot?.querySelector<Kind>(selector);
    ok(found, `no ${selector} yet`);
    return found;
  });
const text = () => find('.ProseMirror');
const ready = async (value: string) => {
  element.value = value;
  await find('[role="toolbar"]');
  return text();
};
const is = (html: string) => eventually(() => equal(element.value, html));

describe('what a page puts into the rich-text editor', () => {
  it('stands at the end while nobody was in the text, and one after the other, without taking the focus', async () => {
    await ready('<p>one</p>');
    equal(await element.insert(' two'), true);
    equal(await element.insert({ html: '<b>three</b>' }), true);
    await is('<p>one two<strong>three</strong></p>');
    ok(document.activeElement !== element, 'it took the focus');
  });

  it('stands where the caret was last, and goes with one undo', async () => {
    const shown = await ready('<p>one two</p>');
    await click(shown);
    await press('Control+Home');
    await type('ab');
    await is('<p>abone two</p>');
    const elsewhere = document.createElement('input');
    form.append(elsewhere);
    elsewhere.focus();
    equal(await element.insert({ html: '<i>x</i><script>steal()</script>' }), true);
    equal(document.activeElement, elsewhere);
    await is('<p>ab<em>x</em>one two</p>');
    element.focus();
    await type('c');
    await is('<p>ab<em>xc</em>one two</p>');
    await press('Control+z');
    await is('<p>ab<em>x</em>one two</p>');
    await press('Control+z');
    await is('<p>abone two</p>');
  });

  it('is text to the letter where it is a text, as the letters around it are', async () => {
    await ready('<p><strong>one</strong></p>');
    element.focus();
    await press('Control+End');
    await element.insert('<b>&amp;</b>\ntwo');
    await is('<p><strong>one&lt;b&gt;&amp;amp;&lt;/b&gt;</strong></p><p><strong>two</strong></p>');
  });

  it('holds nothing that runs, and nothing that is not allowed here', async () => {
    element.withoutImages = true;
    await ready('');
    const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
    equal(await element.insert({ html: `<p onclick="steal()">a<img src="${picture}"></p><svg onload=steal()>` }), true);
    await is('<p>a</p>');
    equal(await element.insert({ html: '<script>steal()</script>' }), false);
    equal(await element.insert(''), false);
  });

  it('waits for the text that was set before, and is refused where nothing can be edited', async () => {
    element.value = '<p>one</p>';
    equal(await element.insert('!'), true);
    await is('<p>one!</p>');
    element.readonly = true;
    await eventually(async () => equal((await text()).isContentEditable, false));
    equal(await element.insert('?'), false);
    equal(await element.exec('bold'), false);
    equal(element.value, '<p>one!</p>');
  });

  it('says what it takes where it is given something else', async () => {
    await ready('');
    const wrong = await rejects(element.insert({ text: 'a' } as never), TypeError);
    match(wrong.message, /takes a text, or \{ html \}/);
  });

  it('is told to the form as what somebody types is', async () => {
    await ready('');
    const heard: string[] = [];
    for (const type of ['input', 'change']) form.addEventListener(type, () => heard.push(type));
    await element.insert('a');
    await eventually(() => ok(heard.includes('input'), heard.join()));
  });
});

describe('commands of the rich-text editor', () => {
  const selectAll = async () => {
    element.focus();
    await press('Control+a');
  };

  it('do what the toolbar does, and say whether they did', async () => {
    await ready('<p>one</p>');
    await selectAll();
    equal(await element.exec('bold'), true);
    await is('<p><strong>one</strong></p>');
    equal(await element.exec('heading2'), true);
    await is('<h2><strong>one</strong></h2>');
    equal(await element.exec('color', '#b42318'), true);
    equal(await element.exec('size', 18), true);
    await is(
      '<h2><span style="font-size: 18px;"><span style="color: rgb(180, 35, 24);"><strong>one</strong></span></span></h2>',
    );
    equal(await element.exec('color', null), true);
    equal(await element.exec('clear'), true);
    await is('<h2>one</h2>');
    equal(await element.exec('clear'), false);
    equal(await element.exec('undo'), true);
    equal(await element.exec('redo'), true);
    equal(await element.exec('redo'), false);
    equal(await element.exec('link', 'https://example.com/'), true);
    await is('<h2><a href="https://example.com/">one</a></h2>');
    equal(await element.exec('unlink'), true);
    equal(await element.exec('unlink'), false);
    await is('<h2>one</h2>');
  });

  it('leave the focus where it is', async () => {
    await ready('<p>one</p>');
    await selectAll();
    const elsewhere = document.createElement('input');
    form.append(elsewhere);
    elsewhere.focus();
    await element.exec('italic');
    equal(document.activeElement, elsewhere);
    await is('<p><em>one</em></p>');
  });

  it('put in a table of a size, and ask for one without', async () => {
    await ready('');
    element.focus();
    equal(await element.exec('table', { rows: 1, columns: 2 }), true);
    await eventually(() => equal(element.value?.match(/<td/g)?.length, 2));
    await rejects(element.exec('table', { rows: 0, columns: 2 }), RangeError);
    element.value = '';
    equal(await element.exec('table'), true);
    await find('dialog[open]');
    element.withoutTables = true;
    await eventually(async () => equal(await element.exec('table', { rows: 1, columns: 1 }), false));
  });

  it('show the source, in which nothing else is done', async () => {
    await ready('<p>one</p>');
    equal(await element.exec('source'), true);
    await find('textarea');
    equal(await element.exec('bold'), false);
    equal(await element.insert('a'), false);
    equal(await element.exec('source'), true);
    await eventually(() => equal(element.shadowRoot?.querySelector('textarea') ?? null, null));
  });

  it('are told apart from what is none, and so are values', async () => {
    await ready('<p>one</p>');
    const none = await rejects(element.exec('blod' as 'bold'), RangeError);
    match(none.message, /no command “blod”.*bold/);
    await rejects(element.exec('toString' as 'bold'), RangeError);
    const wrong = await rejects(element.exec('color', 'url(x)'), RangeError);
    match(wrong.message, /text color/);
  });
});

describe('rmm-selection-change of the rich-text editor', () => {
  let heard: EditorSelection[];
  beforeEach(() => {
    heard = [];
    element.addEventListener('rmm-selection-change', ({ detail }) => heard.push(detail));
  });
  const last = (wanted: Partial<EditorSelection>) =>
    eventually(() => {
      const names = Object.keys(wanted) as (keyof EditorSelection)[];
      deepEqual(Object.fromEntries(names.map((name) => [name, heard.at(-1)?.[name]])), wanted);
    });

  it('tells what a toolbar shows, and how much there is', async () => {
    await ready('<p>one</p><h2><a href="https://example.com/"><b>two</b></a></h2>');
    await last({ block: 'paragraph', characters: 7, isEmpty: true, isTextEmpty: false, canUndo: false });
    element.focus();
    await press('Control+End', 'ArrowLeft');
    await last({ marks: ['bold'], block: 'heading2', link: 'https://example.com/', selected: 'caret' });
    await press('Control+a');
    await last({ isEmpty: false, selectedCharacters: 7, selected: 'text' });
    await type('x');
    await last({ characters: 1, selectedCharacters: 0, canUndo: true, isEmpty: true });
    await element.exec('italic');
    await last({ marks: ['italic'] });
  });

  it('comes once a frame, however much happens in it', async () => {
    await ready('<p>one</p>');
    await last({ characters: 3 });
    const before = heard.length;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.all(Array.from({ length: 20 }, () => element.insert('x')));
    await last({ characters: 23 });
    ok(heard.length - before <= 3, `${heard.length - before} times`);
  });
});

describe('the length of a rich text', () => {
  const counter = () => find('[part="counter"]');
  const shows = (words: string) => eventually(async () => equal((await counter()).textContent, words));

  it('is counted as it is read, told when it is too much, and never cut', async () => {
    element.maxLength = 8;
    await ready('<p>one</p><p><b>two</b></p>');
    await shows('7 / 8');
    ok(element.validity.valid);
    element.focus();
    await press('Control+End');
    await type('!?');
    await is('<p>one</p><p><strong>two!?</strong></p>');
    await shows('9 / 8');
    await eventually(() => ok(element.validity.tooLong));
    equal(element.checkValidity(), false);
    await eventually(async () => equal((await find('.field-error')).textContent, '1 character too many'));
    await element.insert('67890');
    await shows('14 / 8');
    await press('Control+z', 'Control+z');
    await eventually(() => ok(element.validity.valid));
    element.maxLength = undefined;
    await eventually(() => equal(element.shadowRoot?.querySelector('[part="counter"]') ?? null, null));
  });

  it('is said politely in its last tenth', async () => {
    element.maxLength = 20;
    await ready('<p>12345678901234567</p>');
    element.focus();
    await press('Control+End');
    await type('8');
    await eventually(() => {
      const said = [...(element.shadowRoot?.querySelectorAll('[aria-live="polite"]') ?? [])].map(
        (one) => one.textContent,
      );
      ok(said.join().includes('2 characters left'), said.join());
    });
  });

  it('is that of the HTML where a server counts that', async () => {
    element.maxLength = 20;
    element.counted = 'html';
    await ready('<p>one</p>');
    await shows('10 / 20');
    element.focus();
    await press('Control+a');
    await element.exec('bold');
    await shows('27 / 20');
    await eventually(() => ok(element.validity.tooLong));
    // The page takes it back: what is there is then the page's.
    element.value = '<p>two</p>';
    await shows('10 / 20');
    await eventually(() => ok(element.validity.valid));
  });
});
