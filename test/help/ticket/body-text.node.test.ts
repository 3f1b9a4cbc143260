import fc from 'fast-check';
import { htmlOfText, isPlainHtml, textOfHtml } from '../../../src/help/ticket/body-text.ts';
import {
  contentIdOf,
  hasImageOf,
  withoutDataImages,
  withoutImageOf,
  withTokens,
} from '../../../src/help/ticket/inline-images.ts';
import { equal, ok } from '../../support/assert.ts';
import { growsInOneGo } from '../../support/growth.ts';

describe('A message as text and as HTML', () => {
  it('loses nothing on the way to HTML and back, whatever is written', () => {
    // A tab becomes spaces, which are all that HTML has; a space that does not break is a space.
    const text = fc.string({ unit: 'grapheme' }).map((one) => one.replace(/\r\n?/g, '\n').replace(/[\t\u00a0]/g, ' '));
    const lines = fc.array(fc.oneof(text, fc.constantFrom('', ' ', '  x  ', '<b>', '&amp;', '"')), { maxLength: 6 });
    fc.assert(
      fc.property(lines, (parts) => {
        const written = parts.join('\n');
        const html = htmlOfText(written);
        ok(isPlainHtml(html));
        // Empty lines at the very end are paragraphs, too.
        equal(textOfHtml(html), written);
      }),
      { numRuns: 1000 },
    );
  });

  it('reads what the editor writes as somebody would', () => {
    const html =
      '<h2>Restore</h2><p>It <b>fails</b> &amp; stops<br>at once.</p><ul><li><p>first</p></li><li>second</li></ul>' +
      '<p>See <a href="https://a.example/x">the page</a>, <a href="https://b.example">https://b.example</a></p>' +
      '<table><tbody><tr><td><p>a</p></td><td>b</td></tr></tbody></table><p><img src="cid:x" alt="a picture"></p>';
    equal(
      textOfHtml(html),
      'Restore\nIt fails & stops\nat once.\n- first\n- second\nSee the page (https://a.example/x), https://b.example\na\tb\na picture',
    );
  });

  it('asks before it goes back only where something would be lost', () => {
    ok(isPlainHtml('<p>a</p><p>b<br>c</p>'));
    for (const html of [
      '<p><b>a</b></p>',
      '<p style="text-align:center">a</p>',
      '<h1>a</h1>',
      '<p><img src="cid:a"></p>',
    ]) {
      ok(!isPlainHtml(html), html);
    }
  });

  it('is read in one go, however hostile it is', () => {
    for (const unit of ['<a', '<a ', '<a "" ', '<aaaa', '&', '<br>', '<td>', '</tr>', '<a href="']) {
      growsInOneGo(`the text of ${unit}…`, 100_000, (size) => textOfHtml(unit.repeat(size / unit.length)));
    }
  });
});

describe('Images in a message', () => {
  const file = { name: 'bild "ö" \'1\' & <2>.png' };
  const html = `<p>a<img src="cid:${contentIdOf(file)}" alt="x > y">b<img src="cid:other.png"><img src="data:image/png;base64,AA=="></p>`;

  it('are named by their files, and by tokens when they are sent', () => {
    ok(hasImageOf(html, file));
    equal(
      withTokens(html, [{ file, token: 'T-1' }]),
      html.replace(/cid:bild[^"]*/, 'cid:T-1').replace('<img src="cid:other.png">', ''),
    );
  });

  it('go with their file', () => {
    const without = withoutImageOf(html, file);
    ok(!hasImageOf(without, file));
    ok(without.includes('cid:other.png'));
  });

  it('are looked for in one go', () => {
    for (const unit of ['<img', '<img ', '<img "" ', ' src="cid:', '<img src="cid:']) {
      growsInOneGo(`images in ${unit}…`, 100_000, (size) => hasImageOf(unit.repeat(size / unit.length), file));
    }
  });

  it('that became no file are taken out', () => {
    ok(!withoutDataImages(html).includes('data:'));
    ok(withoutDataImages(html).includes(contentIdOf(file)));
  });
});
