import { align, indent, outdent } from '../../../src/ui/editor/commands/alignment.ts';
import { insertRule } from '../../../src/ui/editor/commands/insert-rule.ts';
import { clearMarks, setValueMark, shownMarks, toggle } from '../../../src/ui/editor/commands/text-marks.ts';
import { editorLimits } from '../../../src/ui/editor/values/editor-limits.ts';
import { deepEqual, ok } from '../../support/assert.ts';
import {
  after,
  block,
  doc,
  em,
  expectCommand,
  expectNothing,
  h1,
  hr,
  li,
  link,
  mark,
  p,
  pre,
  stateOf,
  strong,
  table,
  td,
  tr,
  ul,
} from './build.ts';

const indented = (steps: number) => block('paragraph', { indent: steps });
const aligned = (alignment: string) => block('paragraph', { align: alignment });
const row = (...texts: string[]) => tr(...texts.map((text) => td(p(text))));

describe('indentation', () => {
  it('moves paragraphs by their margin, up to seven steps', () => {
    expectCommand(
      indent,
      doc(p('<start>one'), h1('two<end>')),
      doc(indented(1)('one'), block('heading', { level: 1, indent: 1 })('two')),
    );
    expectNothing(outdent, doc(p('o<cursor>ne')));
    expectNothing(indent, doc(indented(editorLimits.indent.depth)('o<cursor>ne')));
    expectNothing(indent, doc(pre('o<cursor>ne')));
  });

  it('moves an item under the one before it and out again', () => {
    const flat = doc(ul(li(p('one')), li(p('t<cursor>wo')), li(p('three'))));
    const deep = doc(ul(li(p('one'), ul(li(p('t<cursor>wo')))), li(p('three'))));
    expectCommand(indent, flat, deep);
    expectCommand(outdent, deep, flat);
  });

  it('has nothing to move the first item under', () => {
    expectNothing(indent, doc(ul(li(p('o<cursor>ne')), li(p('two')))));
  });

  it('moves several items, and what is mixed among them', () => {
    expectCommand(
      indent,
      doc(p('<start>a'), ul(li(p('one')), li(p('two')), li(p('three<end>')))),
      doc(indented(1)('a'), ul(li(p('one'), ul(li(p('two')), li(p('three')))))),
    );
    expectCommand(
      outdent,
      doc(ul(li(p('one'), ul(li(p('t<start>wo')), li(p('three<end>')))))),
      doc(ul(li(p('one')), li(p('t<start>wo')), li(p('three<end>')))),
    );
  });

  it('takes an item with the list under it along, once', () => {
    expectCommand(
      indent,
      doc(ul(li(p('one')), li(p('t<start>wo'), ul(li(p('thr<end>ee')))))),
      doc(ul(li(p('one'), ul(li(p('two'), ul(li(p('three')))))))),
    );
  });

  it('takes an item at the outermost level out of the list', () => {
    expectCommand(outdent, doc(ul(li(p('o<cursor>ne')), li(p('two')))), doc(p('one'), ul(li(p('two')))));
  });

  it('takes the margin of an item away first', () => {
    expectCommand(outdent, doc(ul(li(indented(1)('o<cursor>ne')))), doc(ul(li(p('one')))));
  });

  it('nests lists seven deep and no deeper, what is under the item included', () => {
    const nested = (depth: number, text: string): ReturnType<typeof ul> =>
      depth === 1 ? ul(li(p(text))) : ul(li(p('x'), nested(depth - 1, text)));
    const { depth } = editorLimits.list;
    expectCommand(
      indent,
      doc(ul(li(p('one')), li(p('t<cursor>wo'), nested(depth - 2, 'deep')))),
      doc(ul(li(p('one'), ul(li(p('two'), nested(depth - 2, 'deep')))))),
    );
    expectNothing(indent, doc(ul(li(p('one')), li(p('t<cursor>wo'), nested(depth - 1, 'deep')))));
  });
});

describe('alignment', () => {
  it('aligns all selected blocks, and takes away what all have', () => {
    expectCommand(
      align('center'),
      doc(p('<start>one'), p('two<end>')),
      doc(aligned('center')('one'), aligned('center')('two')),
    );
    expectCommand(align('center'), doc(aligned('center')('o<cursor>ne')), doc(p('one')));
    expectCommand(
      align('right'),
      doc(aligned('right')('<start>one'), p('two<end>')),
      doc(aligned('right')('one'), aligned('right')('two')),
    );
    expectNothing(align('center'), doc(pre('o<cursor>ne')));
  });

  it('aligns the selected cells and no others', () => {
    expectCommand(
      align('end'),
      doc(table(row('<start>a', 'b'), row('c<end>', 'd'))),
      doc(table(tr(td(aligned('end')('a')), td(p('b'))), tr(td(aligned('end')('c')), td(p('d'))))),
      { cells: true },
    );
  });
});

describe('marks', () => {
  it('goes by the first letter: what is shown as on is taken away from all', () => {
    expectCommand(toggle('bold'), doc(p('<start>', strong('a'), 'b<end>')), doc(p('ab')));
    expectCommand(toggle('bold'), doc(p('<start>a', strong('b<end>'))), doc(p(strong('ab'))));
  });

  it('marks the selected cells and no others, and takes it away again', () => {
    const cells = { cells: true };
    const plain = doc(table(row('<start>a', 'b'), row('c<end>', 'd')));
    const bold = doc(table(tr(td(p(strong('<start>a'))), td(p('b'))), tr(td(p(strong('c<end>'))), td(p('d')))));
    expectCommand(toggle('bold'), plain, bold, cells);
    expectCommand(toggle('bold'), bold, plain, cells);
  });

  it('lets sub and superscript exclude each other', () => {
    const state = after(stateOf(doc(p('<start>a<end>'))), toggle('subscript'), toggle('superscript'));
    ok(state.doc.eq(stateOf(doc(p(mark('superscript')('a')))).doc), String(state.doc));
  });

  it('sets a value, changes it, and says where there is nothing to change', () => {
    const size = (value: string) => mark('font_size', { value });
    expectCommand(
      setValueMark('font_size', '18px'),
      doc(p('<start>a', size('12px')('b<end>'))),
      doc(p(size('18px')('ab'))),
    );
    expectNothing(setValueMark('font_size', '18px'), doc(p(size('18px')('<start>a<end>'))));
    expectCommand(setValueMark('font_size', undefined), doc(p(size('18px')('<start>a<end>'), 'b')), doc(p('ab')));
    expectNothing(setValueMark('font_size', '18px'), doc(pre('a<cursor>b')));
  });

  it('is for what is typed next at a caret', () => {
    const state = after(stateOf(doc(p('a<cursor>'))), toggle('italic'), setValueMark('text_color', '#d92d20'));
    deepEqual(
      shownMarks(state).map(({ type }) => type.name),
      ['text_color', 'em'],
    );
    deepEqual(shownMarks(after(state, clearMarks)), []);
  });

  it('clears all but the link', () => {
    const linked = link('https://example.com/');
    expectCommand(clearMarks, doc(p('<start>', linked(strong(em('a'))), 'b<end>')), doc(p(linked('a'), 'b')));
    expectNothing(clearMarks, doc(p('<start>', linked('a'), 'b<end>')));
  });
});

describe('a horizontal rule', () => {
  it('stands behind the text, with a line to write on behind it', () => {
    expectCommand(insertRule, doc(p('one<cursor>')), doc(p('one'), hr(), p('<cursor>')));
    expectCommand(insertRule, doc(p('one<cursor>'), p('two')), doc(p('one'), hr(), p('<cursor>two')));
  });

  it('parts the text at the caret, and takes the place of what is selected', () => {
    expectCommand(insertRule, doc(p('on<cursor>e')), doc(p('on'), hr(), p('<cursor>e')));
    expectCommand(insertRule, doc(p('one <start>two<end> three')), doc(p('one '), hr(), p('<cursor> three')));
  });

  it('takes the place of no cells', () => {
    expectNothing(insertRule, doc(table(row('<start>a', 'b<end>'))), { cells: true });
  });
});
