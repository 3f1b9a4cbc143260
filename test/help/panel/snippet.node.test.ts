/** The help centre's HTML is somebody else's: it is read as text. */
import payloads from 'corpora:dompurify-payloads';
import fc from 'fast-check';
import { visible } from '../../../src/base/visible.ts';
import { articleLink } from '../../../src/help/articles/article-link.ts';
import { snippetParts } from '../../../src/help/panel/snippet.ts';
import { anyText } from '../../support/any-text.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { hostileVectors } from '../../support/corpora/hostile-html.ts';
import { naughtyStrings } from '../../support/corpora/naughty-strings.ts';
import { growsInOneGo } from '../../support/growth.ts';

const text = (html: string) =>
  snippetParts(html)
    .map((part) => part.text)
    .join('');
const escaped = (plain: string) =>
  plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

describe('A snippet', () => {
  it('marks what was found', () => {
    deepEqual(snippetParts('Choose <em>Restore</em>, then <b>OK</b>'), [
      { text: 'Choose ', isMarked: false },
      { text: 'Restore', isMarked: true },
      { text: ', then ', isMarked: false },
      { text: 'OK', isMarked: true },
    ]);
  });

  it('reads entities, once', () => {
    equal(text('&lt;b&gt; &amp;amp; &#39;&#x1F600;&#xD800; &nbsp;&hellip; &unknown;'), "<b> &amp; '😀� … &unknown;");
  });

  it('shows a sign for what nobody would see and what turns letters round, however it was written', () => {
    equal(
      text('Open \u202Efdp.exe, &#x202E;txt &#8238;or&#0; <em>&#x2066;this&#x2028;</em>'),
      'Open �fdp.exe, �txt �or� �this ',
    );
  });

  it('leaves no tag, no script, no comment and no style', () => {
    equal(text('a<script>alert(1)</script>b<!-- c -->d<style>*{}</style><img src=x onerror=alert(1)>e'), 'a bd e');
    equal(text('<p title="a > b">x</p><svg onload=alert(1)><text>y</text></svg>z<script>never closed'), ' x z ');
  });

  it('gives back every text that was escaped as a help centre does', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 60 }), (plain) => {
        equal(text(escaped(plain)), visible(plain.replace(/\s+/g, ' ')));
      }),
    );
    for (const one of naughtyStrings) {
      if (one.length < 600) equal(text(escaped(one)), visible(one.replace(/\s+/g, ' ')));
    }
  });

  it('is read in one go, whatever stands in it', () => {
    for (const unit of ['<', '<a "', '<!--', '&'])
      growsInOneGo(`a snippet of ${unit}…`, 50_000, (size) => text(unit.repeat(size / unit.length)));
  });

  it('of hostile HTML is text, which is not read again', () => {
    for (const html of Object.values(hostileVectors)) onlyText(html);
  });

  it('of the shared hostile HTML is text, too', function () {
    if (payloads === undefined) this.skip();
    for (const { payload } of payloads) onlyText(payload);
  });

  function onlyText(html: string) {
    for (const part of snippetParts(html)) equal(typeof part.text, 'string');
  }
});

describe('A link to an article', () => {
  const base = 'https://portal.example/console/';
  it('leads into the help centre, under its en-us path', () => {
    equal(
      articleLink('https://help.example/hc/en-us/articles/1-x', base),
      'https://help.example/hc/en-us/articles/1-x',
    );
    equal(articleLink('https://help.example/hc/de/articles/1-x', base), 'https://help.example/hc/en-us/articles/1-x');
    equal(articleLink('https://help.example/hc/pt-BR/articles/1', base), 'https://help.example/hc/en-us/articles/1');
    equal(articleLink('/hc/en-us/articles/2', base), 'https://portal.example/hc/en-us/articles/2');
    equal(articleLink('https://help.example/hcx/de/1', base), 'https://help.example/hcx/de/1');
  });

  it('is none where the address would run or read something', () => {
    for (const address of [
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'data:text/html,x',
      'file:///etc',
      'https://',
    ]) {
      equal(articleLink(address, base), undefined, address);
    }
  });
});
