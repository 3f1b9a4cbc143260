/** A body that is too long: what does not fit goes into a file, and nothing is lost or torn. */
import fc from 'fast-check';
import { textOfHtml } from '../../../src/help/ticket/body-text.ts';
import { cutText } from '../../../src/help/ticket/cut-text.ts';
import { restMoved } from '../../../src/help/ticket/sending/details-file.ts';
import { deepEqual, equal, match, ok } from '../../support/assert.ts';

const note = '… [details.txt]';
const plain = (body: string, names: string[] = []) => restMoved({ body, isHtml: false }, names);
const html = (body: string) => restMoved({ body, isHtml: true }, []);
/** Without the mark of its encoding, which `text` takes away. */
const rest = async (moved: { file: File } | undefined) => (await moved?.file.text()) ?? '';

const words = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');

describe('The rest of a body', () => {
  it('stays where everything fits', () => {
    equal(plain('x'.repeat(500)), undefined);
    equal(html(`<p>${'x'.repeat(500)}</p>`), undefined);
  });

  it('is cut between words, and says where it went', async () => {
    const moved = plain(words);
    ok(moved);
    ok(moved.body.length <= 500);
    ok(moved.body.length > 430, String(moved.body.length));
    match(moved.body, / word\d+ … \[details\.txt\]$/);
    const kept = moved.body.slice(0, -note.length - 1);
    equal(kept + (await rest(moved)), words);
    match(await rest(moved), /^\s?word\d+ /);
  });

  it('has a name that none of the others has', () => {
    equal(plain(words)?.file.name, 'details.txt');
    const second = plain(words, ['details.txt', 'a.txt']);
    equal(second?.file.name, 'details-2.txt');
    match(second?.body ?? '', /\[details-2\.txt\]$/);
    equal(plain(words, ['Details.TXT', 'details-2.txt'])?.file.name, 'details-3.txt');
  });

  it('is a text file that says how it is written', async () => {
    const moved = plain('あ'.repeat(600));
    equal(moved?.file.type, 'text/plain');
    const bytes = new Uint8Array((await moved?.file.arrayBuffer()) ?? new ArrayBuffer(0));
    deepEqual([...bytes.slice(0, 3)], [0xef, 0xbb, 0xbf]);
  });

  it('begins at a character where there are no words', async () => {
    for (const character of ['あ', '👨‍👩‍👧‍👦', 'e\u0301', '🇯🇵', 'ก็', '𠮷']) {
      const body = character.repeat(600);
      const moved = plain(body);
      const kept = moved?.body.slice(0, -note.length - 1) ?? '';
      equal(kept.length % character.length, 0, `${character} was torn`);
      equal(kept + (await rest(moved)), body);
    }
  });

  it('comes back whole, whatever was written', async () => {
    const body = fc.string({ unit: 'grapheme', minLength: 501, maxLength: 700 });
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const moved = plain(text);
        if (moved === undefined) return;
        ok(moved.body.length <= 500);
        ok(moved.body.isWellFormed?.() ?? true);
        const kept = moved.body.slice(0, -note.length - 1);
        equal(kept + (await rest(moved)), text);
      }),
      { numRuns: 50 },
    );
  });

  it('keeps the formatting of what stays', async () => {
    const moved = html(`<h2>Title</h2><p>Begin <b>bold ${words} &amp; <i>more</i></b> end</p><ul><li>last</li></ul>`);
    ok(moved);
    ok(textOfHtml(moved.body).length <= 500);
    match(moved.body, /^<h2>Title<\/h2><p>Begin <b>bold word0 .*word\d+<\/b><\/p><p>… \[details\.txt\]<\/p>$/);
    match(await rest(moved), /word199 & more end\n+- last$/);
  });

  it('divides no name of a character', async () => {
    const moved = html(`<p>${'&amp;'.repeat(600)}</p>`);
    match(moved?.body ?? '', /^<p>(&amp;)+<\/p><p>…/);
    const kept = textOfHtml(moved?.body ?? '').split('\n')[0]?.length ?? 0;
    equal(kept + (await rest(moved)).length, 600);
  });

  it('ends in every formatted text', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<br>',
      '&lt;',
      'a word ',
      '<img alt="x" src="cid:a">',
      'ü',
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 50, maxLength: 400 }), (pieces) => {
        const moved = html(pieces.join(''));
        if (moved) ok(textOfHtml(moved.body).length <= 500, String(textOfHtml(moved.body).length));
      }),
      { numRuns: 50 },
    );
  });
});

describe('A text that is cut', () => {
  it('is never longer than the limit, and ends at a character', () => {
    equal(cutText('abc', 3), 'abc');
    equal(cutText('abcd', 3), 'abc');
    equal(cutText('ab😀', 3), 'ab');
    equal(cutText('e\u0301e\u0301', 3), 'e\u0301');
    equal(cutText('abc', 0), '');
  });
});
