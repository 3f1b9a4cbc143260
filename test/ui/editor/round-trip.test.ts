/** What is written is read as it was: for every document, not for those that somebody thought of. */
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { readHtml } from '../../../src/ui/editor/html/read-html.ts';
import { writeHtml } from '../../../src/ui/editor/html/write-html.ts';
import { equal, ok } from '../../support/assert.ts';
import { randomRuns } from '../../support/one-engine.ts';
import { anyDocument } from './any-document.ts';

const policy = { createHTML: (html: string) => html };

describe('A document as HTML', () => {
  it('is read as it was written, whatever it holds', () => {
    fc.assert(
      fc.property(anyDocument, (doc) => {
        doc.check();
        same(readHtml(writeHtml(doc), policy), doc);
      }),
      randomRuns(1000),
    );
  });

  it('is the same after any HTML was read once', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const doc = readHtml(html, policy);
        doc.check();
        same(readHtml(writeHtml(doc), policy), doc);
      }),
      randomRuns(1500),
    );
  });

  it('has a button in one line, in which breaks are spaces', () => {
    for (const [html, text] of [
      ['<button>save<br>now</button> or later', 'save now or later'],
      ['<button style="white-space:pre-line">\n\n</button>', ''],
      ['<button>&#13;&#13;<p>', ''],
      ['<button style="white-space:pre">a\n b</button>', 'a  b'],
    ] as const) {
      const doc = readHtml(html, policy);
      equal(doc.textContent, text, html);
      same(readHtml(writeHtml(doc), policy), doc);
    }
  });
});

/** Tags as they come, open and closed anywhere, with what they say and what is nonsense. */
const tag = fc
  .tuple(
    fc.constantFrom(
      ...(
        'p div span b i u s a ul ol li li table tr td th tbody thead tfoot caption colgroup col br hr h1 h5 pre code blockquote ' +
        'center font img button section dl dt dd xmp textarea form input sub sup strong em del o:p'
      ).split(' '),
    ),
    fc.constantFrom(
      '',
      '',
      ' align=center',
      ' style="white-space:pre"',
      ' style="white-space:pre-line;color:#F00A"',
      ' style="text-align:end;margin-left:50px;font:bold 12px/1 Arial"',
      ' style="font-family:\'A B\',serif;font-size:.5em;background:hsl(1 50% 50%)"',
      ' style="width:33.33px;height:20pt;text-decoration:underline line-through"',
      ' href="example.com" title="&#13;x"',
      ' src="cid:1" width=10.4 alt=" "',
      ' colspan=3 rowspan=2 width=100',
      ' span=2 width=50',
      ' start=-5 data-mention=x',
      ' data-button bgcolor=fff size=+9 face="x, y"',
    ),
    fc.constantFrom('open', 'open', 'close', 'both'),
  )
  .map(([name, attributes, kind]) => {
    if (kind === 'close') return `</${name}>`;
    return kind === 'open' ? `<${name}${attributes}>` : `<${name}${attributes}>x</${name}>`;
  });
const words = fc.constantFrom(
  'a',
  ' ',
  '\n',
  ' b  c ',
  '\t',
  '&nbsp;',
  'x\n y',
  '&#13;',
  '\f',
  '@user:{1}',
  '&lt;p&gt;',
  '<!-- c -->',
);
const anyHtml = fc.array(fc.oneof(tag, words), { maxLength: 25 }).map((parts) => parts.join(''));

function same(found: Node, wanted: Node) {
  if (found.eq(wanted)) return;
  ok(
    false,
    `written as ${writeHtml(wanted)}\n  read:   ${found}\n  wanted: ${wanted}\n  ${JSON.stringify(found)}\n  ${JSON.stringify(wanted)}\n`,
  );
}
