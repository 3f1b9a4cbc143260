/** HTML made readable without another document coming of it, and what of it the text can take back. */
import fc from 'fast-check';
import { readHtml } from '../../../src/ui/editor/html/read-html.ts';
import { supportedElements } from '../../../src/ui/editor/html/supported-elements.ts';
import { writeHtml } from '../../../src/ui/editor/html/write-html.ts';
import { formatHtml } from '../../../src/ui/editor/source/format-html.ts';
import { sourceWork } from '../../../src/ui/editor/source/source-work.ts';
import { unsupportedElements } from '../../../src/ui/editor/source/unsupported-elements.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { randomRuns } from '../../support/one-engine.ts';
import { anyDocument } from './any-document.ts';
import { doc, h1, li, p, strong, table, td, tr, ul } from './build.ts';

const policy = { createHTML: (html: string) => html };
const unsupported = (html: string) => unsupportedElements(html, policy);

describe('The source of a document', () => {
  it('has a line for each block, and is indented', async () => {
    const document = doc(
      h1('Title'),
      ul(li(p('one ', strong('two'))), li(p('three'))),
      table(tr(td(p('a')), td(p('b')))),
    );
    equal(
      await formatHtml(writeHtml(document)),
      [
        '<h1>Title</h1>',
        '<ul>',
        '  <li>one <strong>two</strong></li>',
        '  <li>three</li>',
        '</ul>',
        '<table>',
        '  <tbody>',
        '    <tr>',
        '      <td>a</td>',
        '      <td>b</td>',
        '    </tr>',
        '  </tbody>',
        '</table>',
      ].join('\n'),
    );
  });

  it('is the same document again, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(anyDocument, async (document) => {
        const formatted = await formatHtml(writeHtml(document));
        const read = readHtml(formatted, policy);
        ok(
          read.eq(document),
          `written ${writeHtml(document)}\n  formatted ${formatted}\n  read ${read}\n  wanted ${document}`,
        );
      }),
      randomRuns(300),
    );
  });

  it('is as it was written where the formatter does not come, or changes something', async () => {
    const document = doc(p('a  b'), p('c'));
    const reported: unknown[] = [];
    const failure = new Error('not there');
    const options = { policy: () => policy, report: (error: unknown) => reported.push(error) };
    const without = sourceWork({ ...options, loadFormatter: () => Promise.reject(failure) });
    equal(await without.sourceOf(document), writeHtml(document));
    deepEqual(reported, [failure]);
    const careless = sourceWork({ ...options, loadFormatter: async () => ({ formatHtml: async () => '<p>a b</p>' }) });
    equal(await careless.sourceOf(document), writeHtml(document));
    const own = sourceWork(options);
    equal(await own.sourceOf(document), '<p style="white-space: pre-wrap;">a  b</p>\n<p>c</p>');
    equal(reported.length, 1);
  });

  it('uses up no letter that the document has', async () => {
    const document = doc(p('\ue000\ue001  \ue002\ue005'));
    ok(readHtml(await formatHtml(writeHtml(document)), policy).eq(document));
  });
});

describe('The list of unsupported elements', () => {
  it('is empty for everything on the list, and for what the editor writes', () => {
    for (const name of supportedElements) deepEqual(unsupported(`<${name}>x</${name}>`), [], name);
    // Those of spec 003 §5, and two that pasted texts have.
    equal(supportedElements.size, 32 + ['mark', 'ins'].length);
    fc.assert(
      fc.property(anyDocument, (document) => {
        deepEqual(unsupported(writeHtml(document)), []);
      }),
      randomRuns(200),
    );
  });

  it('names what is not on it once, in its order, wherever it stands', () => {
    deepEqual(unsupported('<p>a<video></video><FONT>x</font><video/></p><h5>b</h5>'), ['video', 'font', 'h5']);
    deepEqual(unsupported('<script>if (a<b) "</p>"</script><p>x</p>'), ['script']);
    deepEqual(unsupported('<style>p>b{}</style>'), ['style']);
    deepEqual(unsupported('<html><head><title>a<i></title></head><body class="x"><p>a</p></body></html>'), [
      'html',
      'head',
      'title',
      'body',
    ]);
    deepEqual(unsupported('<tr><td><form><input></form></td></tr>'), ['form', 'input']);
    deepEqual(unsupported('<svg><path d="M0"/></svg><math><mi>x</mi></math>'), ['svg', 'path', 'math', 'mi']);
    deepEqual(unsupported('<my-thing>x</my-thing><template><p>x</template>'), ['my-thing', 'template']);
    deepEqual(unsupported('<textarea><b></textarea><iframe src=x></iframe>'), ['textarea', 'iframe']);
  });

  it('takes no text, comment or value for an element', () => {
    deepEqual(unsupported('<p title="<video>" lang=\'<x-y>\'>a &lt;script> < b <3 <!-- <object> --></p>'), []);
    deepEqual(unsupported('<a href="https://a.example/?a=1&b=\'">x</a><p title=\'"<u-v>\'>y</p>'), []);
  });

  it('is not fooled by what is never closed', () => {
    for (const html of ['<p title="', '<p', '<', '<!--', '<!-- <video>', '<p a="x'])
      deepEqual(unsupported(html), [], html);
    deepEqual(unsupported('<video'), ['video']);
    deepEqual(unsupported('<p a=b"c><video>'), ['video']);
    deepEqual(unsupported('<p "><video>'), ['video']);
  });
});
