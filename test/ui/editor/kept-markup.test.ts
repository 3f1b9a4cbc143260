/** What other editors and mails write stays in the value after an edit. */
import { readHtml } from '../../../src/ui/editor/html/read-html.ts';
import { writeHtml } from '../../../src/ui/editor/html/write-html.ts';
import { equal } from '../../support/assert.ts';

const policy = { createHTML: (html: string) => html };
const kept = (html: string) => writeHtml(readHtml(html, policy));

describe('in the value of the editor', () => {
  for (const html of [
    '<p dir="rtl">a</p><h2 dir="ltr">b</h2>',
    '<p>a <mark>b</mark> <ins>c</ins> <s>d</s></p>',
    '<ol start="3" style="list-style-type: lower-alpha;"><li>a</li></ol>',
    '<ul style="list-style-type: square;"><li>a</li></ul>',
    '<pre><code class="language-c++">a</code></pre>',
    '<p><img src="https://example.com/a.png" alt="" style="float: right;">a</p>',
    '<table border="1"><tbody><tr><td style="border: 1px solid rgb(255, 0, 0);">a</td><td>b</td></tr></tbody></table>',
    '<p><a href="/tickets/42">a</a><a href="#x">b</a><a href="?page=2">c</a><a href="../d">d</a><a href="//e.example/f">e</a></p>',
    '<p><img src="/attachments/1.png" alt=""></p>',
  ]) {
    it(`stays: ${html}`, () => {
      equal(kept(html).replaceAll('#ff0000', 'rgb(255, 0, 0)'), html);
    });
  }

  for (const [html, wanted] of [
    ['<div dir="rtl">a<p>b</p></div>', '<p dir="rtl">a</p><p dir="rtl">b</p>'],
    ['<ul dir="rtl"><li>a</li></ul>', '<ul><li><p dir="rtl">a</p></li></ul>'],
    ['<ol type="I"><li>a</li></ol>', '<ol style="list-style-type: upper-roman;"><li>a</li></ol>'],
    ['<pre class="lang-JS">a</pre>', '<pre><code class="language-js">a</code></pre>'],
    [
      '<p><img src="https://example.com/a.png" align="left">a</p>',
      '<p><img src="https://example.com/a.png" alt="" style="float: left;">a</p>',
    ],
    ['<a href="example.com/a">a</a>', '<p><a href="https://example.com/a">a</a></p>'],
    ['<a href="javascript:a()">a</a>', '<p><a href="about:blank">a</a></p>'],
  ] as const) {
    it(`is read: ${html}`, () => {
      equal(kept(html), wanted);
    });
  }
});
