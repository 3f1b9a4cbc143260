/** Addresses that become links: which ones, when, and what undo leaves. */
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { autoLink, linkAddresses } from '../../../src/ui/editor/plugins/auto-link.ts';
import { findAddresses } from '../../../src/ui/editor/plugins/find-addresses.ts';
import { isLinkAddress } from '../../../src/ui/editor/values/addresses.ts';
import { anyText } from '../../support/any-text.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { paste } from '../../support/paste.ts';
import { press } from '../../support/user.ts';
import { doc, li, link, mark, p, pre, ul } from './build.ts';
import { type ShownEditor, showEditor } from './editor-hand.tsx';
import { empty, type Typing, typingIn } from './typing.ts';

const code = mark('code');
const found = (text: string) => findAddresses(text).map(({ from, to }) => text.slice(from, to));
const hrefs = (text: string) => findAddresses(text).map(({ href }) => href);

describe('Addresses in plain text', () => {
  it('are web addresses with a scheme or with www, to which https is put, and e-mail addresses', () => {
    deepEqual(hrefs('see https://example.com/a?b=c#d and www.example.com or ana@example.com'), [
      'https://example.com/a?b=c#d',
      'https://www.example.com',
      'mailto:ana@example.com',
    ]);
    deepEqual(hrefs('HTTP://EXAMPLE.COM WWW.Example.com'), ['HTTP://EXAMPLE.COM', 'https://WWW.Example.com']);
    deepEqual(hrefs('http://printer:631/jobs http://192.168.0.1 http://[::1]:80/'), [
      'http://printer:631/jobs',
      'http://192.168.0.1',
      'http://[::1]:80/',
    ]);
  });

  it('end before the punctuation of the sentence', () => {
    for (const end of ['.', ',', ';', ':', '!', '?', '...', '!?', ')', '").', "'", '*', '…', '。', '、次']) {
      deepEqual(found(`(www.example.com${end}`), ['www.example.com'], end);
      deepEqual(found(`"ana@example.com${end === '*' ? '.' : end}`), ['ana@example.com'], end);
    }
    deepEqual(found('https://en.wikipedia.org/wiki/Set_(mathematics))'), [
      'https://en.wikipedia.org/wiki/Set_(mathematics)',
    ]);
    deepEqual(found('<https://example.com/a_b>'), ['https://example.com/a_b']);
  });

  it('are in scripts without spaces and with letters of all languages', () => {
    deepEqual(found('詳細はhttps://example.jp/a。次'), ['https://example.jp/a']);
    deepEqual(hrefs('https://例え.テスト/パス josé@exämple.de'), [
      'https://例え.テスト/パス',
      'mailto:josé@exämple.de',
    ]);
  });

  it('are each of several in a row', () => {
    deepEqual(found('a@x.com,b@y.org;c@z.net/d'), ['a@x.com', 'b@y.org', 'c@z.net']);
  });

  it('are nothing that only looks like one', () => {
    for (const text of [
      'https://',
      'http://.',
      'www.',
      'www.x',
      'www..com',
      'a@b',
      '@name',
      'a@b@c.com',
      'a@-b.com',
      'a@b-.com',
      'a@b.c',
      'a..b@c.com',
      'a@b..com',
      'awww.example.com',
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://x.org',
      'xhttps://example.com',
      'file.txt',
      'example.com',
      `${'a'.repeat(65)}@example.com`,
      `https://example.com/${'a'.repeat(3000)}`,
    ]) {
      deepEqual(hrefs(text), [], text);
    }
  });

  it('never are a bad one, and never overlap, whatever the text is', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'http://',
        'https://',
        'www.',
        '@',
        '.',
        'com',
        ')',
        '(',
        'javascript:',
        '\u0000',
        ' ',
        '\u202e',
        '例',
        '😀',
        '%',
        '\\',
        '-',
        'a',
        'xn--',
      ),
      anyText({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        let end = 0;
        for (const { from, to, href } of findAddresses(pieces.join(''))) {
          ok(from >= end && to > from);
          end = to;
          ok(isLinkAddress(href) && /^(https?:\/\/|mailto:)/i.test(href), href);
        }
      }),
    );
  });
});

describe('An address that is typed', () => {
  let editor: Typing;
  const given = async (document: Node = empty()) => {
    editor = await typingIn(document, [autoLink()]);
  };
  afterEach(() => editor.remove());
  const www = link('https://www.example.com')('www.example.com');

  it('becomes a link with the space behind it, and undo takes only the link away', async () => {
    await given();
    await editor.type('see www.example.com ');
    await editor.isNow(doc(p('see ', www, ' ')));
    await editor.undo();
    await editor.isNow(doc(p('see www.example.com ')));
    await press('Control+Shift+z');
    await editor.isNow(doc(p('see ', www, ' ')));
  });

  it('goes on plain', async () => {
    await given();
    await editor.type('www.example.com ok');
    await editor.isNow(doc(p(www, ' ok')));
  });

  it('becomes one by punctuation and by Enter, which undo leaves', async () => {
    await given();
    await editor.type('ana@example.com,');
    await editor.isNow(doc(p(link('mailto:ana@example.com')('ana@example.com'), ',')));
    editor.remove();
    await given(doc(ul(li(p('<cursor>')))));
    await editor.type('www.example.com.');
    await press('Enter');
    await editor.isNow(doc(ul(li(p(www, '.')), li(p()))));
    await editor.undo();
    await editor.isNow(doc(ul(li(p('www.example.com.')), li(p()))));
  });

  it('becomes one when the space was composed', async () => {
    await given();
    const { view } = editor;
    view.dom.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    view.dispatch(view.state.tr.insertText('www.example.com '));
    await editor.isNow(doc(p('www.example.com ')));
    view.dom.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: ' ' }));
    await editor.isNow(doc(p(www, ' ')));
  });

  it('grows where the punctuation was part of it after all', async () => {
    await given();
    await editor.type('https://example.com/a,b ');
    await editor.isNow(doc(p(link('https://example.com/a,b')('https://example.com/a,b'), ' ')));
  });

  it('stays what it is in code and within a link', async () => {
    await given(doc(pre('<cursor>')));
    await editor.type('www.example.com ');
    await editor.isNow(doc(pre('www.example.com ')));
    editor.remove();
    await given(doc(p(code('x<cursor>y'))));
    await editor.type(' www.example.com ');
    await editor.isNow(doc(p(code('x www.example.com y'))));
    editor.remove();
    const other = link('https://other.example/');
    await given(doc(p(other('www.example.com'), '<cursor>')));
    await editor.type(' ');
    await editor.isNow(doc(p(other('www.example.com'), ' ')));
  });

  it('is linked where plain text was put in, and only there', async () => {
    await given(doc(p('www.before.com <cursor>')));
    const { view } = editor;
    const from = view.state.selection.from;
    view.dispatch(view.state.tr.insertText('www.example.com and a@b.org'));
    linkAddresses(view, from, view.state.selection.from);
    await editor.isNow(doc(p('www.before.com ', www, ' and ', link('mailto:a@b.org')('a@b.org'))));
    await editor.undo();
    equal(view.state.doc.textContent, 'www.before.com www.example.com and a@b.org');
    await editor.isNow(doc(p('www.before.com www.example.com and a@b.org')));
  });
});

describe('Plain text that is pasted', () => {
  let editor: ShownEditor;
  afterEach(() => editor.mounted.remove());
  const pasted = async (value: string, types: Record<string, string>) => {
    editor = await showEditor(value);
    await editor.putCaret('x');
    const data = new DataTransfer();
    for (const [type, text] of Object.entries(types)) data.setData(type, text);
    paste(editor.text, data);
  };

  it('has its addresses linked, which undo takes away before it takes the text', async () => {
    await pasted('<p>x</p>', { 'text/plain': ' see www.example.com or\nana@example.com.' });
    await editor.is(
      '<p>x see <a href="https://www.example.com">www.example.com</a> or</p>' +
        '<p><a href="mailto:ana@example.com">ana@example.com</a>.</p>',
    );
    editor.text.focus();
    await press('Control+z');
    await editor.is('<p>x see www.example.com or</p><p>ana@example.com.</p>');
    await press('Control+z');
    await editor.is('<p>x</p>');
  });

  it('has all of many addresses linked, at once', async () => {
    const lines = Array.from({ length: 5000 }, (_, index) => `see https://example.com/${index}, ok`);
    editor = await showEditor('<p>x</p>');
    await editor.putCaret('x');
    const data = new DataTransfer();
    data.setData('text/plain', lines.join('\n'));
    paste(editor.text, data);
    await eventually(() => equal(editor.text.querySelectorAll('a').length, 5000), { timeout: 20_000 });
    equal(editor.text.querySelector('a')?.textContent, 'https://example.com/0');
    equal(editor.text.textContent, `x${lines.join('')}`);
  });

  it('stays text in code, and formatted text has the links that it has', async () => {
    await pasted('<pre><code>x</code></pre>', { 'text/plain': ' www.example.com ' });
    await editor.is('<pre><code>x www.example.com </code></pre>');
    editor.mounted.remove();
    await pasted('<p>x</p>', { 'text/plain': 'www.example.com', 'text/html': '<b>www.example.com</b>' });
    await editor.is('<p>x<strong>www.example.com</strong></p>');
  });
});
