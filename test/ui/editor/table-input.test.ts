import { Fragment, Slice } from 'prosemirror-model';
import type { Command } from 'prosemirror-state';
import { pasteIntoTable, withoutTables } from '../../../src/ui/editor/table/paste-cells.ts';
import { tableKeys } from '../../../src/ui/editor/table/table-keys.ts';
import { tablePlace } from '../../../src/ui/editor/table/table-place.ts';
import { equal, ok } from '../../support/assert.ts';
import { after, doc, li, p, quote, stateOf, table, td, tr, ul } from './build.ts';
import { becomes, refuses, selectedLetters, sketchOf, stateWith, tableIn, tableOf } from './table-sketch.ts';

describe('pasting into tables', () => {
  const cells = (sketch: string) => new Slice(Fragment.from(tableOf(sketch)), 0, 0);

  it('puts cells over cells, from the one with the caret on, and lets the table grow', () => {
    becomes(pasteIntoTable(cells('xy')), 'ab/cd', 'a', undefined, 'xy/cd', 'xy');
    becomes(pasteIntoTable(cells('xy/zw')), 'ab/cd', 'd', undefined, 'ab./cxy/.zw', 'xyzw');
  });

  it('takes merged cells apart where they would be torn, in tables anywhere in a document', () => {
    becomes(pasteIntoTable(cells('x/y')), 'ab/cc', 'b', undefined, 'ax/cy', 'xy');
    becomes(pasteIntoTable(cells('xy')), 'aab/ccd', 'd', undefined, 'aab./ccxy');
    becomes(pasteIntoTable(cells('x/y')), 'aab/cde/ffg', 'd', undefined, 'aab/cxe/fyg');
  });

  it('repeats cells until they fill those that are selected', () => {
    becomes(pasteIntoTable(cells('xy')), 'abcd/efgh', 'a', 'h', 'xyxy/xyxy');
    becomes(pasteIntoTable(cells('xyz')), 'ab/cd', 'a', 'b', 'xyz/cd.');
  });

  it('fills each of the selected cells with a text, or with a single cell, headers and merged ones, too', () => {
    becomes(pasteIntoTable(new Slice(Fragment.from(p('T')), 1, 1)), 'AAb/cde', 'A', 'd', 'TTb/TTe');
    becomes(pasteIntoTable(cells('t')), 'aab/cde', 'a', 'd', 'ttb/tte');
  });

  it('is not for text at a caret', () => {
    refuses(pasteIntoTable(new Slice(Fragment.from(p('T')), 1, 1)), 'ab', 'a');
  });

  it('leaves the texts of tables where none may be', () => {
    const slice = new Slice(Fragment.from([p('x'), tableOf('ab/cd'), quote(tableOf('e'))]), 0, 0);
    const { content } = withoutTables(slice);
    ok(doc(...content.content).eq(doc(p('x'), p('a'), p('b'), p('c'), p('d'), quote(p('e')))), String(content));
    const text = new Slice(Fragment.from(p('x')), 1, 1);
    equal(withoutTables(text), text);
  });
});

describe('keys in tables', () => {
  const key =
    (name: string): Command =>
    (state, dispatch) => {
      const { handleKeyDown } = tableKeys(() => true).props;
      const event = new KeyboardEvent('keydown', {
        key: name.split('-').at(-1) ?? '',
        shiftKey: name.startsWith('Shift-'),
      });
      return handleKeyDown?.call(undefined as never, { state, dispatch } as never, event) === true;
    };

  it('go from cell to cell, and behind the last one to a new row', () => {
    equal(selectedLetters(after(stateWith(tableOf('ab/cd'), 'b'), key('Tab'))), '|c');
    equal(selectedLetters(after(stateWith(tableOf('ab/cd'), 'c'), key('Shift-Tab'))), '|b');
    const done = after(stateWith(tableOf('ab/cd'), 'd'), key('Tab'));
    equal(sketchOf(tableIn(done)), 'ab/cd/..');
    equal(tablePlace(done)?.area.top, 2);
    equal(tablePlace(done)?.area.left, 0);
  });

  it('leave Tab to the page outside of tables', () => {
    equal(key('Tab')(stateOf(doc(p('a<cursor>')))), false);
  });

  it('move an item of a list first', () => {
    const state = stateOf(doc(table(tr(td(ul(li(p('a')), li(p('b<cursor>')))), td(p('c'))))));
    const done = after(state, key('Tab'));
    ok(done.doc.eq(doc(table(tr(td(ul(li(p('a'), ul(li(p('b')))))), td(p('c')))))), String(done.doc));
    equal(selectedLetters(after(done, key('Tab'))), '|c');
  });

  it('delete a table whose cells are all selected and empty, and none that holds something', () => {
    const empty = stateWith(tableOf('x./..'), 'x', 'x');
    equal(key('Backspace')(empty), false);
    const cleared = after(stateWith(tableOf('xy'), 'x', 'y'), pasteIntoTable(new Slice(Fragment.from(p()), 0, 0)));
    ok(after(cleared, key('Backspace')).doc.eq(doc(p('before'), p('behind'))));
  });
});
