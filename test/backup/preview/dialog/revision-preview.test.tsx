/** A look at what was backed up, against the reference server: contents of every kind, and what changed between two. */
import { activeElement } from '../../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../../../support/assert.ts';
import { expectNoAxeViolations } from '../../../support/axe.ts';
import { click, engine, press } from '../../../support/user.ts';
import { type PreviewOptions, PreviewView } from './preview-view.tsx';

let view: PreviewView;

afterEach(() => view.close());

const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const png = bytes('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==');
const gif = bytes('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7');

describe('A preview', () => {
  it('shows the newest revision of a text, and gets that one back', async () => {
    view = await PreviewView.open('Notes.txt');
    await view.shows(/All done\./, '.code-text');
    await view.shows(/1 line/, '.code-facts');
    await expectNoAxeViolations(view.mounted.host);
    await click(await view.mounted.named('button', 'Download'));
    await click(await view.mounted.named('button', 'Restore'));
    equal(view.received.length, 2);
    const [[action, type, revisionId, size] = []] = view.received as [string, string, string, number][];
    deepEqual([action, type, size], ['download', 'revision', 'All done.\n'.length]);
    ok(revisionId);
  });

  it('shows another revision, and what changed', async () => {
    view = await PreviewView.open('Notes.txt');
    await view.shows(/All done\./, '.code-text');
    await view.chooseOldest('Revision');
    await view.shows(/call the landlord/, '.code-text');
    await view.choose('Compare with', 'Latest');
    await view.shows(/Changes from .+ to .+1 line added2 lines removed/, '.code-facts');
    deepEqual(
      view.mounted.all('del .code-text').map(({ textContent }) => textContent),
      ['Monday\n- call the landlord'],
    );
    deepEqual(
      view.mounted.all('ins .code-text').map(({ textContent }) => textContent),
      ['All done.'],
    );
    deepEqual(
      view.mounted.all('.code-signs').map(({ textContent }) => textContent),
      ['−\n−', '+'],
    );
    await expectNoAxeViolations(view.mounted.host);
    await click(await view.mounted.named('button', 'Clear'));
    await view.shows(/call the landlord/, '.code-text');
  });

  it('goes through the changes by keys', async () => {
    view = await PreviewView.open('Budget 2026.csv');
    await view.chooseOldest('Compare with');
    await eventually(() => ok(view.mounted.all('[data-change]').length > 0));
    const count = new Set(view.mounted.all('[data-change]').map(({ dataset }) => dataset.change)).size;
    await click(await view.mounted.named('button', 'Next change'));
    await view.shows(new RegExp(`Change 1 of ${count}`), '.code-facts');
    ok(view.mounted.all('.code-current').length > 0);
    await press('Alt+ArrowUp');
    await view.shows(new RegExp(`Change ${count} of ${count}`), '.code-facts');
  });

  it('leaves line numbers out where nobody wants them', async () => {
    view = await PreviewView.open('Notes.txt');
    await view.shows(/1/, '.code-numbers');
    await click(await view.mounted.find('.checkbox'));
    await eventually(() => equal(view.mounted.all('.code-numbers').length, 0));
  });

  it('lets long lines go on below, with their numbers', async () => {
    view = await PreviewView.open('Notes.txt', { content: `short\n${'long '.repeat(400)}\n` });
    await view.shows(/short/, '.code-text');
    const stage = await view.mounted.find('.code');
    ok(stage.scrollWidth > stage.clientWidth, 'it scrolls sidewards');
    await click(await view.mounted.named('label', 'Wrap lines'));
    const rows = await eventually(() => {
      const found = view.mounted.all('.code-row');
      equal(found.length, 2);
      return found;
    });
    equal(stage.scrollWidth, stage.clientWidth);
    deepEqual(
      rows.map(({ dataset }) => dataset.first),
      ['1', '2'],
    );
    const [short, long] = rows.map((row) => row.getBoundingClientRect().height) as [number, number];
    ok(long > 5 * short, 'it has several rows');
    await click(await view.mounted.named('label', 'Line numbers'));
    await eventually(() => equal(rows[0]?.dataset.first, undefined));
    await expectNoAxeViolations(view.mounted.host);
  });

  it('lets long lines go on below where they are compared, each with its sign', async () => {
    view = await PreviewView.open('Notes.txt');
    await view.chooseOldest('Compare with');
    await view.shows(/Changes from/, '.code-facts');
    await click(await view.mounted.named('label', 'Wrap lines'));
    await eventually(() =>
      deepEqual(
        view.mounted.all('.code-row').map(({ dataset, textContent }) => [dataset.first, dataset.second, textContent]),
        [
          ['1', ' −', 'Monday\n'],
          ['2', ' −', '- call the landlord\n'],
          ['', '1 +', 'All done.\n'],
        ],
      ),
    );
  });

  it('reads a text as its reader says', async () => {
    view = await PreviewView.open('Notes.txt', { content: new Uint8Array([0x8c, 0x8f, 0x96, 0xbc]) });
    await view.shows(/Œ/, '.code-text');
    await view.choose('Encoding', 'Shift_JIS');
    await view.shows(/^件名$/, '.code-text');
  });

  it('shows the pixels of a picture', async () => {
    view = await PreviewView.open('Notes.txt', { content: png, name: 'photo.txt' });
    const canvas = await view.mounted.find<HTMLCanvasElement>('.preview-picture canvas');
    equal(canvas.getAttribute('aria-label'), 'Image photo.txt');
    await eventually(() => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, 1, 1) ?? {};
      ok((data?.[3] ?? 0) > 0, 'something is drawn');
    });
    view.close();
    view = await PreviewView.open('Notes.txt', { content: gif, name: 'wave.gif' });
    await view.shows(/Only the first frame/, '.code-facts');
  });

  it('shows a PDF in a sandbox, or asks before it opens the browser’s own viewer', async () => {
    view = await PreviewView.open('Notes.txt', {
      content: '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n',
      name: 'a.pdf',
    });
    if (engine === 'firefox') {
      const frame = await view.mounted.find('iframe');
      equal(frame.getAttribute('sandbox'), 'allow-scripts');
      return;
    }
    const hasViewer = navigator.pdfViewerEnabled;
    await view.face(hasViewer ? 'Open this PDF in your browser’s viewer?' : 'Your browser can’t display PDF files');
    equal(view.mounted.all('iframe').length, 0);
  });

  it('says what it cannot show, and what to do', async () => {
    const cases: [PreviewOptions, string][] = [
      [{ content: '' }, 'Empty file'],
      [{ content: new Uint8Array([1, 2, 3]), name: 'report.txt' }, 'Not a text file'],
      [{ content: new Uint8Array([1, 2, 3]), name: 'photo.png' }, 'Not an image'],
      [{ content: new Uint8Array([1, 2, 3]), name: 'paper.pdf' }, 'Not a PDF file'],
      [{ content: new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), name: 'all.zip' }, 'No preview available'],
      [{ content: png.slice(0, 40), name: 'torn.png' }, 'Couldn’t display this image'],
      [{ content: new Uint8Array(2 ** 20 + 1) }, 'Too large to preview'],
    ];
    for (const [options, title] of cases) {
      view = await PreviewView.open('Notes.txt', options);
      await view.face(title);
      view.close();
    }
    view = await PreviewView.open('Notes.txt', { size: 2 ** 30 });
    await view.face('Too large to preview');
    equal(view.reads, 0);
    ok(!(await view.mounted.named('button', 'Download')).matches('[aria-disabled=true]'));
  });

  it('has the focus while it is open, and is closed by Escape', async () => {
    view = await PreviewView.open('Notes.txt');
    await view.shows(/All done\./, '.code-text');
    ok(activeElement()?.closest('dialog'));
    await press('Escape');
    await eventually(() => deepEqual(view.received, ['close']));
  });

  it('fits a narrow screen, from right to left', async () => {
    view = await PreviewView.open('Notes.txt', { dir: 'rtl', width: 400 });
    await view.shows(/All done\./, '.code-text');
    equal(getComputedStyle(await view.mounted.find('.code')).direction, 'ltr');
  });

  it('has the path at the side where the dialog begins, also where the two run different ways', async () => {
    view = await PreviewView.open('Notes.txt', { dir: 'rtl' });
    const path = await view.mounted.find('.preview-path');
    const { right } = (await view.mounted.find('.preview')).getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(path);
    ok(Math.abs(range.getBoundingClientRect().right - right) < 1, 'its letters end at the right');
    equal(getComputedStyle(path).direction, 'ltr');
  });
});
