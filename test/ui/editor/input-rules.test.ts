/** Formatting as it is typed, by real keys, and what takes it back. */
import type { Node } from 'prosemirror-model';
import { blockEdges, leaveEmptyItem, undoBlock } from '../../../src/ui/editor/plugins/block-edges.ts';
import { inputRules } from '../../../src/ui/editor/plugins/input-rules.ts';
import { press } from '../../support/user.ts';
import {
  block,
  doc,
  em,
  expectCommand,
  expectNothing,
  h1,
  hr,
  li,
  mark,
  ol,
  p,
  pre,
  quote,
  strong,
  table,
  td,
  tr,
  ul,
} from './build.ts';
import { empty, type Typing, typingIn } from './typing.ts';

const code = mark('code');
const strike = mark('strike');
const heading = (level: number) => block('heading', { level });
const listFrom = (start: number) => block('ordered_list', { start });

describe('what is typed in the editor', () => {
  let editor: Typing;
  const given = async (document: Node = empty()) => {
    editor = await typingIn(document, [inputRules(), ...blockEdges()]);
  };
  afterEach(() => editor.remove());

  const blocks: [string, Node][] = [
    ['# ', doc(h1())],
    ['## ', doc(heading(2)())],
    ['### ', doc(heading(3)())],
    ['#### ', doc(heading(4)())],
    ['- ', doc(ul(li(p())))],
    ['* ', doc(ul(li(p())))],
    ['+ ', doc(ul(li(p())))],
    ['1. ', doc(ol(li(p())))],
    ['7) ', doc(listFrom(7)(li(p())))],
    ['> ', doc(quote(p()))],
    ['```', doc(pre())],
    ['---', doc(hr(), p())],
  ];
  it('keeps the direction of the paragraph that becomes a heading', async () => {
    await given(doc(block('paragraph', { dir: 'rtl' })()));
    await editor.type('## ');
    await editor.isNow(doc(block('heading', { level: 2, dir: 'rtl' })()));
  });

  for (const [typed, made] of blocks) {
    it(`makes something of "${typed}" at the start of a paragraph, which Backspace and undo take back`, async () => {
      await given();
      await editor.type(typed);
      await editor.isNow(made);
      await press('Backspace');
      await editor.isNow(doc(p(typed)));
      await press('Control+Shift+z');
      await editor.isNow(made);
      await editor.undo();
      await editor.isNow(doc(p(typed)));
    });
  }

  it('leaves the same signs alone where they are no beginning', async () => {
    await given(doc(p('a <cursor>')));
    await editor.type('# b - c 1. d > e --- ');
    await editor.isNow(doc(p('a # b - c 1. d > e --- ')));
  });

  it('keeps what stands behind the caret', async () => {
    await given(doc(p('<cursor>title')));
    await editor.type('## ');
    await editor.isNow(doc(heading(2)('title')));
  });

  it('does not take what was typed afterwards along when it is undone', async () => {
    await given();
    await editor.type('# abc');
    await editor.isNow(doc(h1('abc')));
    await editor.undo();
    await editor.isNow(doc(h1()));
    await editor.undo();
    await editor.isNow(doc(p('# ')));
  });

  it('deletes as always once something else was done', async () => {
    await given();
    await editor.type('- ab');
    await press('Backspace');
    await editor.isNow(doc(ul(li(p('a')))));
  });

  it('goes on with the list that stands above, and numbers that do not follow begin another', async () => {
    await given(doc(ul(li(p('one'))), p('<cursor>')));
    await editor.type('- ');
    await editor.isNow(doc(ul(li(p('one')), li(p()))));
    editor.remove();
    await given(doc(ol(li(p('one'))), p('<cursor>')));
    await editor.type('2. ');
    await editor.isNow(doc(ol(li(p('one')), li(p()))));
    editor.remove();
    await given(doc(ol(li(p('one'))), p('<cursor>')));
    await editor.type('5. ');
    await editor.isNow(doc(ol(li(p('one'))), listFrom(5)(li(p()))));
  });

  it('makes no list deeper than seven', async () => {
    const nested = (depth: number): Node =>
      depth === 1 ? ul(li(p('x'), p('<cursor>'))) : ul(li(p('x'), nested(depth - 1)));
    const wanted = (depth: number, last: readonly Node[]): Node =>
      depth === 1 ? ul(li(p('x'), ...last)) : ul(li(p('x'), wanted(depth - 1, last)));
    await given(doc(nested(6)));
    await editor.type('- ');
    await editor.isNow(doc(wanted(6, [ul(li(p()))])));
    editor.remove();
    await given(doc(nested(7)));
    await editor.type('- ');
    await editor.isNow(doc(wanted(7, [p('- ')])));
  });

  it('does nothing at the start of an item, in a heading but for its level, and in code', async () => {
    await given(doc(ul(li(p('<cursor>')))));
    await editor.type('- ');
    await editor.isNow(doc(ul(li(p('- ')))));
    editor.remove();
    await given(doc(h1('<cursor>')));
    await editor.type('- ');
    await editor.isNow(doc(h1('- ')));
    editor.remove();
    await given(doc(h1('<cursor>x')));
    await editor.type('### ');
    await editor.isNow(doc(heading(3)('x')));
    editor.remove();
    await given(doc(pre('<cursor>')));
    await editor.type('# a **b** `c` --- ');
    await editor.isNow(doc(pre('# a **b** `c` --- ')));
  });

  const words: [string, Node][] = [
    ['a **bold**', doc(p('a ', strong('bold')))],
    ['a *it alic*', doc(p('a ', em('it alic')))],
    ['_it_', doc(p(em('it')))],
    ['(`x = 1`', doc(p('(', code('x = 1')))],
    ['~~no~~', doc(p(strike('no')))],
  ];
  for (const [typed, made] of words) {
    it(`formats "${typed}", which Backspace and undo take back`, async () => {
      await given();
      await editor.type(typed);
      await editor.isNow(made);
      await press('Backspace');
      await editor.isNow(doc(p(typed)));
      await press('Control+Shift+z');
      await editor.isNow(made);
      await editor.undo();
      await editor.isNow(doc(p(typed)));
    });
  }

  it('goes on plain behind formatted words', async () => {
    await given();
    await editor.type('**a** b `c` d');
    await editor.isNow(doc(p(strong('a'), ' b ', code('c'), ' d')));
  });

  it('leaves signs alone that belong to words and sums', async () => {
    const plain = 'snake_case_name 2*3*4 a * b * c *.txt *.log ** ** __init__ `` ~~ ~~ `_a_';
    await given();
    await editor.type(plain);
    await editor.isNow(doc(p(plain)));
  });

  it('formats nothing within code between words', async () => {
    await given(doc(p(code('a<cursor>b'))));
    await editor.type(' *x* ');
    await editor.isNow(doc(p(code('a *x* b'))));
  });

  it('waits for an input method until it is done', async () => {
    await given();
    await editor.type('#');
    const { dom } = editor.view;
    dom.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    editor.view.dispatch(editor.view.state.tr.insertText(' '));
    await editor.isNow(doc(p('# ')));
    dom.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: ' ' }));
    await editor.isNow(doc(h1()));
  });
});

describe('Backspace at the start of a block', () => {
  it('takes a step of indentation, the heading, the item, the quote, one at a time', () => {
    expectCommand(
      undoBlock,
      doc(p('a'), block('paragraph', { indent: 2 })('<cursor>b')),
      doc(p('a'), block('paragraph', { indent: 1 })('<cursor>b')),
    );
    expectCommand(undoBlock, doc(p('a'), h1('<cursor>b')), doc(p('a'), p('<cursor>b')));
    expectCommand(undoBlock, doc(pre('<cursor>b')), doc(p('<cursor>b')));
    const title = block('heading', { level: 1, dir: 'rtl' });
    expectCommand(undoBlock, doc(title('<cursor>b')), doc(block('paragraph', { dir: 'rtl' })('<cursor>b')));
    expectCommand(undoBlock, doc(ul(li(p('a')), li(p('<cursor>b')))), doc(ul(li(p('a'))), p('<cursor>b')));
    expectCommand(undoBlock, doc(ul(li(p('a'), ul(li(p('<cursor>b')))))), doc(ul(li(p('a')), li(p('<cursor>b')))));
    expectCommand(undoBlock, doc(quote(p('<cursor>a'), p('b'))), doc(p('<cursor>a'), quote(p('b'))));
  });

  it('is left to joining everywhere else, to an empty line above first', () => {
    expectNothing(undoBlock, doc(p('a'), p('<cursor>b')));
    expectNothing(undoBlock, doc(h1('a<cursor>b')));
    expectNothing(undoBlock, doc(p(), h1('<cursor>b')));
    expectNothing(undoBlock, doc(quote(p('a'), p('<cursor>b'))));
    expectNothing(undoBlock, doc(table(tr(td(p('<cursor>a'))))));
    expectNothing(undoBlock, doc(h1('<start>a<end>b')));
  });
});

describe('Enter in an empty item', () => {
  it('leaves its list, one level at a time', () => {
    expectCommand(leaveEmptyItem, doc(ul(li(p('a')), li(p('<cursor>')))), doc(ul(li(p('a'))), p('<cursor>')));
    expectCommand(
      leaveEmptyItem,
      doc(ul(li(p('a')), li(p('<cursor>')), li(p('b')))),
      doc(ul(li(p('a'))), p('<cursor>'), ul(li(p('b')))),
    );
    expectCommand(leaveEmptyItem, doc(ul(li(p('a'), ul(li(p('<cursor>')))))), doc(ul(li(p('a')), li(p('<cursor>')))));
  });

  it('makes a new item of one with something in it', () => {
    expectNothing(leaveEmptyItem, doc(ul(li(p('a<cursor>')))));
    expectNothing(leaveEmptyItem, doc(p('<cursor>')));
  });
});
