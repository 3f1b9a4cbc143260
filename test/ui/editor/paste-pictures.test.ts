/** Pictures of what is pasted are there, or somebody says that they are not. */
import { loadClipboard } from '../../../src/ui/editor/clipboard/clipboard-events.ts';
import { equal, eventually, match, ok } from '../../support/assert.ts';
import { paste } from '../../support/paste.ts';
import { press } from '../../support/user.ts';
import { clearPage, type PlacedEditor, placeEditor, places } from './editor-places.ts';
import { picture } from './files-editor.ts';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** One pixel, of a kind that mail programs do not show. */
const webp = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';
const hexOf = (base64: string) =>
  [...atob(base64)].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
const wordPicture =
  '<p class=MsoNormal>a<img width=10 height=10 src="file:///C:/Users/x/clip_image001.png" v:shapes="y"></p>';

function copiedFrom(text: HTMLElement): DataTransfer {
  const copied = new DataTransfer();
  const event = new Event('copy', { bubbles: true, cancelable: true, composed: true });
  Object.defineProperty(event, 'clipboardData', { value: copied });
  text.dispatchEvent(event);
  return copied;
}

describe('pictures of what is pasted', () => {
  let editor: PlacedEditor;
  afterEach(clearPage);
  beforeEach(async () => {
    const [place] = places;
    ok(place);
    editor = await placeEditor(place);
    await loadClipboard();
    editor.element.focus();
    await eventually(() => ok(editor.text.isContentEditable));
  });

  /** A made transfer keeps no RTF in every engine. */
  const put = (html: string, rtf = '') => {
    const transfer = new DataTransfer();
    const texts: Readonly<Record<string, string>> = { 'text/html': html, 'text/rtf': rtf };
    Object.defineProperty(transfer, 'getData', { value: (type: string) => texts[type] ?? '' });
    paste(editor.text, transfer);
  };
  const notice = () => editor.element.shadowRoot?.querySelector('.editor-paste-notice')?.textContent ?? '';
  const isNow = (html: string) => eventually(() => equal(editor.html(), html));

  it('come from the other text that Word puts beside its own', async () => {
    put(
      wordPicture,
      `{\\rtf1{\\*\\shppict{\\pict\\picw10\\pngblip ${hexOf(png)}}}{\\nonshppict{\\pict\\wmetafile8 00}}}`,
    );
    await isNow(`<p>a<img src="data:image/png;base64,${png}" alt="" width="10" height="10"></p>`);
    equal(notice(), '');
  });

  it('that only their program can show are told of, and what is around them is there', async () => {
    put(
      `${wordPicture}<p>b<img src="/of/a/page.png"><img src="data:image/webp;base64,AAAA"><img src="x.gif" width=1 height=1></p>`,
    );
    await isNow('<p>a</p><p>b</p>');
    await eventually(() => match(notice(), /3 pictures weren’t pasted/));
    put('<p>c</p>');
    await eventually(() => equal(notice(), ''));
  });

  it('are told of with what else a text cannot hold, and what nobody sees is not', async () => {
    put(
      `<p>a</p><video src="https://example.invalid/a.webm"></video><iframe src="https://example.invalid/"></iframe>
      <p>b<input value="1"><select><option>2</select><input type="hidden"></p><iframe width="1" height="1"></iframe>
      <object data="x.pdf"><embed src="x.pdf"></object><img src="/of/a/page.png"><audio></audio>`,
    );
    await eventually(() =>
      match(notice(), /Not pasted: 1 picture, 1 video or recording, 2 embedded pages, and 2 form fields/),
    );
    put('<p>c</p>');
    await eventually(() => equal(notice(), ''));
  });

  it('are kept where their address only leaves out what every page knows, and where they can be drawn', async () => {
    put('<p><img src="//example.invalid/a.png">a</p>');
    await isNow('<p><img src="https://example.invalid/a.png" alt="">a</p>');
    await press('Control+a', 'Delete');
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle r="4"/></svg>';
    put(`<p><img src="data:image/svg+xml,${encodeURIComponent(drawing)}">a</p>`);
    const isDrawn = () =>
      eventually(() => match(editor.html(), /^<p><img src="data:image\/png;base64,[^"]+" alt="">a<\/p>$/));
    await isDrawn();
    await press('Control+a', 'Delete');
    put(`<p><img src="data:image/webp;base64,${webp}">a</p>`);
    await isDrawn();
    equal(notice(), '');
  });

  it('are copied with an address that others can show, and come back by their ids', async () => {
    editor.element.imageAddress = (cid) => `https://files.example/${cid}.png`;
    editor.element.value = '<p>a<img src="cid:7" alt="x">b</p>';
    await eventually(() => ok(editor.text.querySelector('img')));
    editor.element.focus();
    await press('Control+a');
    const copied = copiedFrom(editor.text);
    match(copied.getData('text/html'), /<img src="https:\/\/files\.example\/7\.png"[^>]* data-cid="7"/);
  });

  it('are copied with a complete address, and as data where only this page can read it', async () => {
    const local = URL.createObjectURL(await picture());
    editor.element.imageAddress = (cid) => (cid === '7' ? '/counted/7.png' : local);
    editor.element.value =
      '<p>a<img src="cid:7" alt="x"><img src="cid:8" alt="y"><img src="/counted/own.png" alt="z">b</p>';
    await eventually(() => ok(editor.text.querySelector<HTMLImageElement>('img[alt="y"]')?.naturalWidth));
    editor.element.focus();
    await press('Control+a');
    const html = copiedFrom(editor.text).getData('text/html');
    const { origin } = location;
    ok(html.includes(`src="${origin}/counted/7.png"`), html.slice(0, 2000));
    match(html, /src="data:image\/png;base64,[^"]+" alt="y"/);
    ok(html.includes(`src="${origin}/counted/own.png"`), html.slice(0, 2000));
    put(html);
    await eventually(() => match(editor.html(), /<img src="\/counted\/own\.png" alt="z"/));
    URL.revokeObjectURL(local);
  });
});
