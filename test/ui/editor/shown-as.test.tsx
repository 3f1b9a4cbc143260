/** What a text looks like where its author meant another page: in the dark, and from right to left. */
import { equal, eventually, ok } from '../../support/assert.ts';
import { type } from '../../support/user.ts';
import { type ShownEditor, showEditor } from './editor-hand.tsx';

describe('a text in the dark', () => {
  let editor: ShownEditor;
  afterEach(() => editor.mounted.remove());

  const value =
    '<p>plain <span style="color: rgb(0, 0, 128);">navy</span> ' +
    '<span style="background-color: rgb(255, 255, 0);">marked</span> ' +
    '<span style="color: rgb(192, 0, 0);"><span style="background-color: rgb(255, 255, 0);">both</span></span></p>';
  const colorsOf = (words: string) => {
    const holder = [...editor.text.querySelectorAll('span, p')].find(
      (element) => element.childElementCount === 0 && element.textContent === words,
    );
    ok(holder, words);
    return rgb(getComputedStyle(holder).color);
  };

  it('keeps what is colored and what is highlighted legible, and the value as it was', async () => {
    editor = await showEditor(value, {}, { theme: 'dark' });
    await eventually(() => ok(brightness(colorsOf('navy')) > 0.2, `${colorsOf('navy')}`));
    ok(brightness(colorsOf('marked')) < 0.05, `${colorsOf('marked')}`);
    equal(colorsOf('both').join(), '192,0,0', 'on the ground that was chosen with it');
    await editor.putCaret('navy', 4);
    await type('!');
    await editor.is(value.replace('navy', 'navy!'));
  });

  it('shows in the light what was chosen', async () => {
    editor = await showEditor(value, {}, { theme: 'light' });
    equal(colorsOf('navy').join(), '0,0,128');
    equal(colorsOf('both').join(), '192,0,0');
  });
});

describe('a text from right to left', () => {
  let editor: ShownEditor;
  afterEach(() => editor.mounted.remove());

  it('has the marks of its lists and the lines of its quotes at the right, and the value as it was', async () => {
    const value =
      '<ul><li>مرحبا</li></ul><ol><li>one</li></ol><ul><li><p dir="rtl">two</p></li></ul>' +
      '<blockquote><p>שלום</p></blockquote><p>end</p>';
    editor = await showEditor(value);
    const directions = () =>
      [...editor.text.querySelectorAll('ul, ol, blockquote')].map((element) => getComputedStyle(element).direction);
    await eventually(() => equal(directions().join(), 'rtl,ltr,rtl,rtl'));
    const quote = editor.text.querySelector('blockquote');
    ok(quote);
    equal(getComputedStyle(quote).borderRightWidth, '3px');
    await editor.putCaret('end', 3);
    await type('!');
    await editor.is(value.replace('end', 'end!'));
  });
});

function rgb(color: string): number[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  ok(canvas);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

/** From 0 to 1, as WCAG counts. */
function brightness(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => (channel / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
