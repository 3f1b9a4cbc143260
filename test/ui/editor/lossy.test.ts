/** An owner is told of everything that its value would lose, and of nothing else. */
import fc from 'fast-check';
import { findLoss } from '../../../src/ui/editor/html/lossy.ts';
import { readHtml } from '../../../src/ui/editor/html/read-html.ts';
import { writeHtml } from '../../../src/ui/editor/html/write-html.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { randomRuns } from '../../support/one-engine.ts';
import { anyDocument } from './any-document.ts';

const policy = { createHTML: (html: string) => html };
const lossOf = (html: string) => findLoss(html, readHtml(html, policy), policy);
const nothing = (html: string) => equal(JSON.stringify(lossOf(html)), undefined, html);
const elements = (html: string, ...names: string[]) => deepEqual(lossOf(html)?.elements, names, html);
const attributes = (html: string, ...names: string[]) => deepEqual(lossOf(html)?.attributes, names, html);

describe('what a value would lose', () => {
  it('is nothing of what the editor wrote itself', () => {
    fc.assert(
      fc.property(anyDocument, (doc) => {
        const html = writeHtml(doc);
        equal(JSON.stringify(findLoss(html, doc, policy)), undefined, html);
      }),
      randomRuns(400),
    );
  });

  it('is nothing where two spellings say the same', () => {
    nothing('<p>plain</p>');
    nothing('plain');
    nothing('\n<div>one</div>\n\n<div>\n  <b>two</b> <i>three</i>\n</div>\n');
    nothing('<p>a <b>b</b> <i>c</i> <del>d</del> <strike>e</strike> <s>f</s></p>');
    nothing('<table>\n<thead>\n<tr><th>a</th></tr>\n</thead>\n<tbody><tr><td><p>b</p></td></tr></tbody></table>');
    nothing('<ul>\n  <li>one</li>\n  <li>two<ul><li>three</li></ul></li>\n</ul>');
    nothing('<p align="center">a</p><p style="text-align: center;">b</p>');
    nothing('<p><font color="#ff0000" face="Arial">a</font><span style="color:red;color:RGB(255,0,0)">b</span></p>');
    nothing('<p><span style="font-weight:bold; font-style:italic; text-decoration:underline">a</span></p>');
    nothing('<p>&nbsp;a &amp; b&nbsp;</p><p>x<br></p><p><br></p>');
    nothing('<table><tr><td bgcolor="yellow" colspan="1">a</td></tr></table>');
    nothing('<pre>code\n  more</pre><hr><blockquote>x</blockquote>');
    nothing('<p><span>@user:{17}</span></p>');
    nothing('<p><img src="cid:1" width="inherit" height="0" alt=""></p>');
    nothing('<ol type="a"><li>a</li></ol><p><img src="cid:1" align="right"><a href="/relative">b</a></p>');
  });

  it('is an element that the document does not know', () => {
    elements('<section><p>a</p></section><p><kbd>b</kbd></p>', 'section', 'kbd');
    elements('<p>a</p><script>b()</script><style>p { color: red }</style>', 'script', 'style');
    elements('<h5>a</h5>', 'h5');
    elements('<p>a</p><iframe src="https://example.com"></iframe>', 'iframe');
    elements('<p>a</p><img src="x">', 'img');
    elements(`${'<ul><li>a'.repeat(8)}`, 'ul');
  });

  it('is an attribute, a declaration, an address', () => {
    attributes('<p class="x" id="y" onclick="z()">a</p>', 'p[class]', 'p[id]', 'p[onclick]');
    attributes(
      '<p style="line-height: 2; color: red; border: 1px solid">a</p>',
      'p[style.line-height]',
      'p[style.border]',
    );
    attributes('<p><a href="javascript:x()">a</a></p>', 'a[href]');
    attributes('<p><a href="relative">a</a></p>', 'a[href]');
    attributes('<p><a href="https://example.com" download>a</a></p>', 'a[download]');
    attributes('<table border="1" width="100%"><tr><td valign="top">a</td></tr></table>', 'table[width]', 'td[valign]');
    attributes('<p><span style="color: oklch(0.5 0.2 20)">a</span></p>', 'span[style.color]');
    attributes('<p><span data-mention="1" data-metadata="no json">@user:1</span></p>', 'span[data-metadata]');
  });

  it('is text that nobody would see any more', () => {
    deepEqual(lossOf('<p>a</p><select><option>chosen</option></select>')?.text, ['chosen']);
    deepEqual(lossOf('<svg><text>drawn</text></svg><p>a</p>')?.text, ['drawn']);
    equal(
      lossOf('<table><caption>above</caption><tr><td>a</td></tr><tfoot><tr><td>b</td></tr></tfoot></table>')?.text
        .length,
      0,
    );
  });

  it('is told of where names stand for members of forms and documents', () => {
    attributes('<form><input name="attributes"><input name="localName"><p>a</p></form>', 'input[name]');
  });
});
