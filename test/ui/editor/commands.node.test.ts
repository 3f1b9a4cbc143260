import { splitListItemKeepMarks } from 'prosemirror-schema-list';
import { blockStyleOf, blockStyles } from '../../../src/ui/editor/commands/block-styles.ts';
import { shownMarks, toggle } from '../../../src/ui/editor/commands/text-marks.ts';
import type { BlockStyle } from '../../../src/ui/editor/model/command-names.ts';
import { schema } from '../../../src/ui/editor/schema/schema.ts';
import { editorLimits } from '../../../src/ui/editor/values/editor-limits.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import {
  after,
  block,
  doc,
  expectCommand,
  expectNothing,
  h1,
  h2,
  hr,
  li,
  ol,
  p,
  pre,
  quote,
  stateOf,
  strong,
  table,
  td,
  tr,
  ul,
} from './build.ts';

const style = (name: BlockStyle) => blockStyles[name].command;
const indented = (steps: number) => block('paragraph', { indent: steps });
const row = (...texts: string[]) => tr(...texts.map((text) => td(p(text))));

describe('styles of text', () => {
  it('makes a paragraph a heading and keeps caret, alignment and indentation', () => {
    expectCommand(style('heading2'), doc(p('on<cursor>e'), p('two')), doc(h2('on<cursor>e'), p('two')));
    expectCommand(
      style('heading1'),
      doc(block('paragraph', { align: 'center', indent: 2 })('on<cursor>e')),
      doc(block('heading', { level: 1, align: 'center', indent: 2 })('one')),
    );
  });

  it('keeps the direction of a block, and the language of code', () => {
    const rtl = (type: string, attrs = {}) => block(type, { dir: 'rtl', ...attrs });
    expectCommand(
      style('heading2'),
      doc(rtl('paragraph')('on<cursor>e')),
      doc(rtl('heading', { level: 2 })('on<cursor>e')),
    );
    expectCommand(style('bulletedList'), doc(rtl('paragraph')('on<cursor>e')), doc(ul(li(rtl('paragraph')('one')))));
    const script = block('code_block', { language: 'powershell' });
    expectCommand(style('codeBlock'), doc(quote(script('on<cursor>e'))), doc(script('on<cursor>e')));
  });

  it('makes every selected block one, and none that the selection only touches', () => {
    expectCommand(
      style('heading1'),
      doc(p('o<start>ne'), h2('two'), p('thr<end>ee'), p('four')),
      doc(h1('o<start>ne'), h1('two'), h1('thr<end>ee'), p('four')),
    );
    expectCommand(style('heading1'), doc(p('<start>one'), p('<end>two')), doc(h1('one'), p('two')));
  });

  it('does not apply where it would change nothing', () => {
    expectNothing(style('heading1'), doc(h1('on<cursor>e')));
    expectNothing(style('paragraph'), doc(p('on<cursor>e')));
  });

  it('takes blocks out of lists and quotes, whatever is around them', () => {
    expectCommand(
      style('paragraph'),
      doc(ul(li(p('one')), li(p('t<cursor>wo')), li(p('three')))),
      doc(ul(li(p('one'))), p('t<cursor>wo'), ul(li(p('three')))),
    );
    expectCommand(
      style('heading1'),
      doc(quote(p('one'), p('t<cursor>wo')), p('three')),
      doc(quote(p('one')), h1('two'), p('three')),
    );
    expectCommand(
      style('paragraph'),
      doc(ul(li(quote(ol(li(p('d<cursor>eep'))))), li(p('next')))),
      doc(p('deep'), ul(li(p('next')))),
    );
  });

  it('takes several items out, across levels, and keeps the lists under them', () => {
    expectCommand(
      style('paragraph'),
      doc(ul(li(p('<start>one'), ul(li(p('two<end>')), li(p('three')))), li(p('four')))),
      doc(p('<start>one'), p('two<end>'), ul(li(p('three'))), ul(li(p('four')))),
    );
    expectCommand(
      style('heading2'),
      doc(p('<start>one'), ol(li(p('two')), li(p('three'))), quote(p('fo<end>ur')), p('five')),
      doc(h2('one'), h2('two'), h2('three'), h2('four'), p('five')),
    );
  });

  it('takes the second paragraph of an item out with what follows it', () => {
    expectCommand(
      style('paragraph'),
      doc(ul(li(p('one'), p('tw<cursor>o'), ul(li(p('under')))), li(p('three')))),
      doc(ul(li(p('one'))), p('two'), ul(li(p('under'))), ul(li(p('three')))),
    );
  });

  it('stays in the cell', () => {
    expectCommand(
      style('heading1'),
      doc(table(tr(td(ul(li(p('o<cursor>ne')))), td(p('two'))))),
      doc(table(tr(td(h1('one')), td(p('two'))))),
    );
  });

  it('changes every selected cell', () => {
    const cells = { cells: true };
    expectCommand(
      style('heading1'),
      doc(table(row('<start>a', 'b'), row('c<end>', 'd'))),
      doc(table(tr(td(h1('a')), td(p('b'))), tr(td(h1('c')), td(p('d'))))),
      cells,
    );
    expectCommand(
      style('bulletedList'),
      doc(table(row('<start>a', 'b<end>'))),
      doc(table(tr(td(ul(li(p('a')))), td(ul(li(p('b'))))))),
      cells,
    );
  });
});

describe('code', () => {
  it('makes one block of several, line under line, without marks', () => {
    expectCommand(
      style('codeBlock'),
      doc(p('<start>a ', strong('b')), p('c'), p('d<end>'), p('e')),
      doc(pre('a b\nc\nd'), p('e')),
    );
  });

  it('leaves other code and what stands between alone', () => {
    expectCommand(
      style('codeBlock'),
      doc(pre('one'), p('<start>two'), hr(), p('three<end>'), pre('four')),
      doc(pre('one'), pre('two'), hr(), pre('three'), pre('four')),
    );
  });

  it('gives its lines back as lines', () => {
    expectCommand(style('paragraph'), doc(pre('a\nb<cursor>')), doc(p('a', schema.node('hard_break'), 'b')));
  });
});

describe('lists', () => {
  it('makes one list of what is selected', () => {
    expectCommand(
      style('bulletedList'),
      doc(p('o<start>ne'), h1('two'), p('three<end>'), p('four')),
      doc(ul(li(p('o<start>ne')), li(p('two')), li(p('three<end>'))), p('four')),
    );
  });

  it('goes on with the list beside it', () => {
    expectCommand(
      style('numberedList'),
      doc(ol(li(p('one'))), p('t<cursor>wo'), ol(li(p('three')))),
      doc(ol(li(p('one')), li(p('t<cursor>wo')), li(p('three')))),
    );
    expectCommand(
      style('numberedList'),
      doc(ul(li(p('one'))), p('t<cursor>wo')),
      doc(ul(li(p('one'))), ol(li(p('two')))),
    );
  });

  it('turns one kind into the other, and all of several kinds into one', () => {
    expectCommand(
      style('numberedList'),
      doc(ul(li(p('o<cursor>ne')), li(p('two')))),
      doc(ol(li(p('one')), li(p('two')))),
    );
    expectCommand(
      style('bulletedList'),
      doc(ul(li(p('<start>one'))), p('two'), ol(li(p('three'), ol(li(p('four<end>')))))),
      doc(ul(li(p('one')), li(p('two')), li(p('three'), ul(li(p('four')))))),
    );
  });

  it('is no list any more when all of it is one of this kind already', () => {
    expectCommand(
      style('bulletedList'),
      doc(ul(li(p('<start>one')), li(p('two'), ul(li(p('three<end>')))))),
      doc(p('one'), p('two'), p('three')),
    );
    expectCommand(style('bulletedList'), doc(quote(ul(li(p('o<cursor>ne'))))), doc(quote(p('one'))));
  });

  it('makes an item of a heading in a list, and of an indented paragraph one without a margin', () => {
    expectCommand(style('bulletedList'), doc(ul(li(h1('o<cursor>ne')))), doc(ul(li(p('one')))));
    expectCommand(style('bulletedList'), doc(indented(3)('o<cursor>ne')), doc(ul(li(p('one')))));
  });

  it('keeps what will be typed bold', () => {
    const state = after(stateOf(doc(p('<cursor>'))), toggle('bold'), style('bulletedList'));
    deepEqual(
      shownMarks(state).map(({ type }) => type.name),
      ['strong'],
    );
  });

  it('ends at depth 7', () => {
    let deep = li(p('d<cursor>eep'));
    for (let depth = 1; depth < editorLimits.list.depth; depth += 1) deep = li(ul(deep));
    const state = after(stateOf(doc(ul(deep))), style('quote'));
    equal(blockStyleOf(state.selection.$from), 'quote');
    ok(!style('numberedList')(state), 'an eighth list');
  });

  it('splits, keeps marks and leaves the list at an empty item', () => {
    const enter = splitListItemKeepMarks(schema.nodes.list_item);
    expectCommand(enter, doc(ul(li(p('on<cursor>e')))), doc(ul(li(p('on')), li(p('<cursor>e')))));
  });
});

describe('quotes', () => {
  it('makes one quote of several blocks and takes them out again', () => {
    const plain = doc(p('<start>one'), p('two<end>'), p('three'));
    const quoted = doc(quote(p('<start>one'), p('two<end>')), p('three'));
    expectCommand(style('quote'), plain, quoted);
    expectCommand(style('quote'), quoted, plain);
  });

  it('takes only what is selected out of a quote', () => {
    expectCommand(
      style('quote'),
      doc(quote(p('one'), p('t<cursor>wo'), p('three'))),
      doc(quote(p('one')), p('two'), quote(p('three'))),
    );
  });

  it('quotes within an item, and stays in it', () => {
    expectCommand(
      style('quote'),
      doc(ul(li(p('o<start>ne')), li(p('two<end>')))),
      doc(ul(li(quote(p('one'))), li(quote(p('two'))))),
    );
    expectCommand(style('quote'), doc(ul(li(quote(p('o<cursor>ne'))))), doc(ul(li(p('one')))));
  });
});
