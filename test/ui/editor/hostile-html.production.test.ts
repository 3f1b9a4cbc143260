/** Whatever comes into the editor, and on whichever way: nothing runs, nothing loads, nothing unsafe stays. */
import payloads from 'corpora:dompurify-payloads';
import { loadClipboard } from '../../../src/ui/editor/clipboard/clipboard-events.ts';
import { readHtml } from '../../../src/ui/editor/html/read-html.ts';
import { writeHtml } from '../../../src/ui/editor/html/write-html.ts';
import { sourceWork } from '../../../src/ui/editor/source/source-work.ts';
import { equal, eventually, ok } from '../../support/assert.ts';
import { deepVectors, hostileVectors } from '../../support/corpora/hostile-html.ts';
import { naughtyStrings } from '../../support/corpora/naughty-strings.ts';
import { triesAll } from '../../support/one-engine.ts';
import { paste } from '../../support/paste.ts';
import { engine } from '../../support/user.ts';
import { clearPage, type PlacedEditor, placeEditor, places } from './editor-places.ts';
import { dangersIn } from './html-safety.ts';

const policy = { createHTML: (html: string) => html };
const own = Object.entries(hostileVectors);
/** For one way, which leads through most of the code; on the others they are as deep as a browser's parser makes them. */
const ownDeepest = Object.entries({ ...hostileVectors, ...deepVectors(10_000) });
const shared = (payloads ?? []).map(({ title, payload }, index): [string, string] => [`${index} ${title}`, payload]);
/** What holds no mark is one text to every parser: one engine tries it as HTML, and each engine as text. */
const marked = naughtyStrings.filter((text) => triesAll || /[<&]/.test(text));
const named = (text: string, index: number): [string, string] => [`string ${index}`, text];
const naughty = naughtyStrings.map(named);
const naughtyHtml = marked.map(named);
/** Editors that show one each, as long as people would need to see it. */
const shownAtOnce = 8;

describe('hostile HTML', () => {
  let editors: PlacedEditor[];
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
    editors = await Promise.all(Array.from({ length: shownAtOnce }, () => placeEditor(place)));
    [editor] = editors as [PlacedEditor];
    await loadClipboard();
    await eventually(() => ok(editors.every(({ text }) => text.isContentEditable)));
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

  for (const [kind, vectors, pasted] of [
    ['our own', own, ownDeepest],
    ['naughty strings', naughtyHtml, naughtyHtml],
    ['the shared corpus', shared, shared],
  ] as const) {
    it(`does nothing when it is pasted: ${kind}`, async function (this: TestContext) {
      if (vectors.length === 0) this.skip();
      this.timeout(120_000);
      await eachOf(pasted, (html) => paste(editor.text, transfer(html)));
    });

    // What is dropped is parsed and taken in as what is pasted is: of that, each engine tries all.
    if (triesAll || vectors === own)
      it(`does nothing when it is dropped: ${kind}`, async function (this: TestContext) {
        if (vectors.length === 0) this.skip();
        this.timeout(120_000);
        await eachOf(vectors, (html) => drop(editor.text, transfer(html)));
      });

    it(`does nothing when it is read as a value, or from the source view: ${kind}`, async function (this: TestContext) {
      if (vectors.length === 0) this.skip();
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
    for (let from = 0; from < own.length; from += shownAtOnce) {
      const shown = own.slice(from, from + shownAtOnce).map(([name, html], index) => {
        const { element, ...rest } = editors[index] as PlacedEditor;
        element.value = html;
        return { name, element, ...rest };
      });
      await settled();
      for (const { name, text, html } of shown) {
        safe(name, text, true);
        const given = html();
        // Until the first value of a page is read nothing is pasted into it.
        await eventually(() => {
          if (html() === given) paste(text, plain('edited'));
          ok(html() !== given, name);
        });
        safe(`${name}, edited`, written(html()));
      }
    }
    await nothingHappened('setting');
  });

  it('is text where text is pasted', async () => {
    for (const [name, text] of [...own.filter(([, html]) => html.length < 1000), ...naughty]) {
      empty();
      paste(editor.text, plain(text));
      safe(name, written(editor.html()));
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what no HTML can hold is no text
      const words = (from: string) => from.replaceAll(/[\s\u0000-\u001f\u007f]+/g, '');
      equal(words(textOf(editor.text)), words(text), name);
    }
    await nothingHappened('text');
  });

  async function eachOf(vectors: readonly (readonly [string, string])[], put: (html: string) => void) {
    empty();
    put('<p>harmless</p>');
    equal(editor.html(), '<p>harmless</p>', 'nothing comes in on this way');
    for (const [index, [name, html]] of vectors.entries()) {
      empty();
      put(html);
      safe(name, editor.text, true);
      safe(`${name}, value`, written(editor.html()));
      if (index % 20 === 0) await settled();
    }
    await nothingHappened('showing');
  }

  /** By its keys, whose work is done when they are told. */
  function empty() {
    for (const init of [{ key: 'a', ctrlKey: true }, { key: 'Backspace' }]) {
      editor.text.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
    }
    equal(editor.html(), '', 'it is not empty');
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
