/** Whatever comes into the editor, and on whichever way: nothing runs, nothing loads, nothing unsafe stays. */
import payloads from 'corpora:dompurify-payloads';
import strings from 'corpora:naughty-strings';
import { loadClipboard } from '../../../src/ui/editor/clipboard/late-clipboard.ts';
import { readHtml } from '../../../src/ui/editor/html/read-html.ts';
import { writeHtml } from '../../../src/ui/editor/html/write-html.ts';
import { sourceWork } from '../../../src/ui/editor/source/source-work.ts';
import { equal, eventually, ok } from '../../support/assert.ts';
import { paste } from '../../support/paste.ts';
import { engine } from '../../support/user.ts';
import { clearPage, type PlacedEditor, placeEditor, places } from './editor-places.ts';
import { deepVectors, hostileVectors } from './hostile-vectors.ts';
import { dangersIn } from './html-safety.ts';

const policy = { createHTML: (html: string) => html };
const own = Object.entries(hostileVectors);
/** For ways that lead to a reader which another test gives the deepest of them. */
const ownLessDeep = Object.entries({ ...hostileVectors, ...deepVectors(1500) });
const shared = (payloads ?? []).map(({ title, payload }, index): [string, string] => [`${index} ${title}`, payload]);
const naughty = (strings ?? []).map((text, index): [string, string] => [`string ${index}`, text]);
const corpora = shared.length > 0 ? '' : ' (the shared corpora are not beside the project: skipped)';

describe('hostile HTML', () => {
  let editor: PlacedEditor;
  let executed: string[] = [];
  const originals = {
    alert: globalThis.alert,
    confirm: globalThis.confirm,
    prompt: globalThis.prompt,
    print: globalThis.print,
  };

  before(async () => {
    const trap = (name: string) => () => void executed.push(name);
    Object.assign(globalThis, {
      alert: trap('alert'),
      confirm: trap('confirm'),
      prompt: trap('prompt'),
      print: trap('print'),
    });
    const [place] = places;
    ok(place);
    editor = await placeEditor(place);
    await loadClipboard();
    await eventually(() => ok(editor.text.isContentEditable));
  });
  after(() => {
    Object.assign(globalThis, originals);
    clearPage();
  });
  beforeEach(() => {
    executed = [];
  });

  it('counts more than sixty of our own', () => {
    ok(own.length >= 60, `${own.length} vectors`);
  });

  for (const [kind, vectors, dropped] of [
    ['our own', own, ownLessDeep],
    [`the corpora${corpora}`, [...shared, ...naughty], [...shared, ...naughty]],
  ] as const) {
    it(`does nothing when it is pasted: ${kind}`, async function (this: { timeout(ms: number): void }) {
      this.timeout(120_000);
      await eachOf(vectors, (html) => paste(editor.text, transfer(html)));
    });

    it(`does nothing when it is dropped: ${kind}`, async function (this: { timeout(ms: number): void }) {
      this.timeout(120_000);
      await eachOf(dropped, (html) => drop(editor.text, transfer(html)));
    });

    it(`does nothing when it is read as a value, or from the source view: ${kind}`, async function (this: {
      timeout(ms: number): void;
    }) {
      this.timeout(120_000);
      const { examine } = sourceWork({ policy: () => policy, report: fail });
      for (const [name, html] of vectors) {
        const doc = readHtml(html, policy);
        doc.check();
        const read = writeHtml(doc);
        safe(name, written(read));
        const examined = examine(html);
        if ('doc' in examined) safe(`${name}, source`, written(writeHtml(examined.doc)));
        // What was written is read as the same, so nothing turns up at the second reading.
        equal(writeHtml(readHtml(read, policy)), read, name);
      }
      await nothingHappened('reading');
    });
  }

  it('does nothing when it is set as the value, shown and edited', async function (this: {
    timeout(ms: number): void;
  }) {
    this.timeout(120_000);
    for (const [name, html] of ownLessDeep) {
      editor.element.value = html;
      await settled();
      safe(name, editor.text, true);
      const given = editor.html();
      // Until the first value of a page is read nothing is pasted into it.
      await eventually(() => {
        if (editor.html() === given) paste(editor.text, plain('edited'));
        ok(editor.html() !== given, name);
      });
      safe(`${name}, edited`, written(editor.html()));
    }
    await nothingHappened('setting');
  });

  it('is text where text is pasted', async () => {
    for (const [name, text] of [...own.filter(([, html]) => html.length < 1000), ...naughty]) {
      await clear();
      paste(editor.text, plain(text));
      safe(name, written(editor.html()));
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what no HTML can hold is no text
      const words = (from: string) => from.replaceAll(/[\s\u0000-\u001f\u007f]+/g, '');
      equal(words(textOf(editor.text)), words(text), name);
    }
    await nothingHappened('text');
  });

  async function eachOf(vectors: readonly (readonly [string, string])[], put: (html: string) => void) {
    await clear();
    put('<p>harmless</p>');
    equal(editor.html(), '<p>harmless</p>', 'nothing comes in on this way');
    for (const [name, html] of vectors) {
      await clear();
      put(html);
      safe(name, editor.text, true);
      safe(`${name}, value`, written(editor.html()));
    }
    await nothingHappened('showing');
  }

  async function clear() {
    if (editor.html() === '') return;
    editor.element.value = '';
    await eventually(() => equal(editor.text.textContent, ''), { timeout: 30_000, interval: 0 });
  }

  async function nothingHappened(what: string) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    equal(executed.join(), '', `${what} ran something`);
    const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.includes('leak.example'));
    equal(loaded.map(({ name }) => name).join(), '', `${what} loaded something`);
  }
});

function safe(name: string, root: ParentNode, isShown = false) {
  equal(dangersIn(root, isShown).join(', '), '', name);
}

function written(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

function textOf(text: HTMLElement): string {
  return [...text.children].map((line) => line.textContent).join('\n');
}

/**
 * WebKit cleans what a page writes to a clipboard, and lays it out to do so: what is to be tried here would come
 * cleaned, and a table whose cells span 65,534 rows would never come. So there the data answers with the text as it is.
 */
function transfer(html: string): DataTransfer {
  const data = new DataTransfer();
  if (engine !== 'webkit') data.setData('text/html', html);
  else Object.defineProperty(data, 'getData', { value: (type: string) => (type === 'text/html' ? html : '') });
  return data;
}

function plain(text: string): DataTransfer {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  return data;
}

function drop(target: Element, data: DataTransfer) {
  const { left, top } = target.getBoundingClientRect();
  const event = new MouseEvent('drop', {
    bubbles: true,
    cancelable: true,
    composed: true,
    clientX: left + 20,
    clientY: top + 20,
  });
  Object.defineProperty(event, 'dataTransfer', { value: data });
  target.dispatchEvent(event);
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

function fail(error: unknown) {
  throw error;
}
