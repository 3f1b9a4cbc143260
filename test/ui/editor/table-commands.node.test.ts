import {
  deleteLines,
  deleteTable,
  insertLines,
  mergeCells,
  moveLines,
  unmergeCells,
} from '../../../src/ui/editor/table/table-commands.ts';
import { gridOf } from '../../../src/ui/editor/table/table-place.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { after, doc, p } from './build.ts';
import { becomes, cellsOf, refuses, selectedLetters, stateWith, tableIn, tableOf } from './table-sketch.ts';

describe('rows and columns', () => {
  it('are inserted beside the one with the caret, which stays where it is', () => {
    becomes(insertLines('row', 'before'), 'ab/cd', 'c', undefined, 'ab/../cd', '|c');
    becomes(insertLines('row', 'after'), 'ab/cd', 'd', undefined, 'ab/cd/..', '|d');
    becomes(insertLines('column', 'before'), 'ab/cd', 'a', undefined, '.ab/.cd', '|a');
    becomes(insertLines('column', 'after'), 'ab/cd', 'a', undefined, 'a.b/c.d', '|a');
  });

  it('are as many as are selected', () => {
    becomes(insertLines('row', 'before'), 'ab/cd/ef', 'a', 'd', '../../ab/cd/ef', 'abcd');
    becomes(insertLines('column', 'after'), 'abc/def', 'b', 'f', 'abc../def..', 'bcef');
  });

  it('are one for one cell, however many it spans', () => {
    becomes(insertLines('row', 'before'), 'ab/ac/ad', 'a', undefined, '../ab/ac/ad', '|a');
    becomes(insertLines('row', 'after'), 'ab/ac/ad', 'a', undefined, 'ab/ac/ad/..', '|a');
    becomes(deleteLines('row'), 'ab/ac/ad', 'a', undefined, 'ac/ad', '|a');
    becomes(deleteLines('column'), 'aab/cde', 'a', undefined, 'ab/de', '|a');
  });

  it('let cells that reach across them grow', () => {
    becomes(insertLines('row', 'after'), 'ab/ac', 'b', undefined, 'ab/a./ac');
    becomes(insertLines('column', 'before'), 'aab/cde', 'd', undefined, 'aaab/c.de');
  });

  it('have the headers of the lines that they cross', () => {
    const headed = tableOf('AB/cd', (letter) => (/[A-Z]/.test(letter) ? { scope: 'col' } : {}));
    const wide = after(stateWith(headed, 'd'), insertLines('column', 'after'));
    deepEqual(
      cellsOf(wide).map(({ type, attrs }) => attrs.scope ?? type.name),
      ['col', 'col', 'col', 'table_cell', 'table_cell', 'table_cell'],
    );
    const high = after(stateWith(headed, 'A'), insertLines('row', 'before'));
    deepEqual(
      cellsOf(high)
        .slice(0, 2)
        .map(({ type }) => type.name),
      ['table_cell', 'table_cell'],
    );
  });

  it('are as wide as new cells are, among columns with widths', () => {
    const sized = tableOf('ab/cd', () => ({ colwidth: [120] }));
    const done = after(stateWith(sized, 'a'), insertLines('column', 'after'));
    deepEqual(
      gridOf(tableIn(done)).columns.map(({ size }) => size),
      [120, 75, 120],
    );
    const plain = after(stateWith(tableOf('ab'), 'a'), insertLines('column', 'after'));
    deepEqual(
      gridOf(tableIn(plain)).columns.map(({ size }) => size),
      [null, null, null],
    );
  });

  it('are deleted, as many as are selected, and the caret goes to what took their place', () => {
    becomes(deleteLines('row'), 'ab/cd/ef', 'c', undefined, 'ab/ef', '|e');
    becomes(deleteLines('row'), 'ab/cd/ef', 'c', 'f', 'ab', '|a');
    becomes(deleteLines('column'), 'abc/def', 'b', 'c', 'a/d', '|a');
    becomes(deleteLines('column'), 'aab/cde', 'd', undefined, 'ab/ce', '|e');
  });

  it('leave what reaches across them, with what is in it', () => {
    becomes(deleteLines('row'), 'ab/ac/de', 'b', undefined, 'ac/de');
    becomes(deleteLines('column'), 'aab/cde', 'c', undefined, 'ab/de');
  });

  it('take the table along with the last one', () => {
    const done = after(stateWith(tableOf('ab/cd'), 'a', 'c'), deleteLines('row'));
    ok(done.doc.eq(doc(p('before'), p('behind'))), String(done.doc));
    ok(after(stateWith(tableOf('ab'), 'a', 'b'), deleteLines('column')).doc.eq(doc(p('before'), p('behind'))));
    ok(after(stateWith(tableOf('ab/cd'), 'd'), deleteTable).doc.eq(doc(p('before'), p('behind'))));
  });

  it('move past their neighbours with what is in them, and stay selected', () => {
    becomes(moveLines('row', 1), 'ab/cd/ef', 'a', undefined, 'cd/ab/ef', '|a');
    becomes(moveLines('row', -1), 'ab/cd/ef', 'c', 'f', 'cd/ef/ab', 'cdef');
    becomes(moveLines('column', 1), 'abc/def', 'a', undefined, 'bac/edf', '|a');
    becomes(moveLines('column', -1), 'abc/def', 'f', undefined, 'acb/dfe', '|f');
  });

  it('move with their sizes', () => {
    const sized = tableOf('ab', (letter) => ({ colwidth: [letter === 'a' ? 60 : 90] }));
    const done = after(stateWith(sized, 'a'), moveLines('column', 1));
    deepEqual(
      gridOf(tableIn(done)).columns.map(({ size }) => size),
      [90, 60],
    );
  });

  it('move past all that merged cells hold together, and not out of them', () => {
    becomes(moveLines('row', 1), 'ab/cd/ce', 'a', undefined, 'cd/ce/ab');
    refuses(moveLines('row', -1), 'ab/cd', 'a');
    refuses(moveLines('row', 1), 'ab/cd', 'd');
    refuses(moveLines('row', 1), 'ab/ac/de', 'b');
    refuses(moveLines('column', -1), 'ab/cd', 'c');
  });
});

describe('merging cells', () => {
  it('makes one of a rectangle of several, with what was in all of them', () => {
    const done = after(stateWith(tableOf('abc/def'), 'a', 'e'), mergeCells);
    const [merged] = cellsOf(done);
    deepEqual([merged?.attrs.colspan, merged?.attrs.rowspan, merged?.childCount], [2, 2, 4]);
    equal(merged?.textContent, 'abde');
    equal(selectedLetters(done), 'abde');
  });

  it('leaves out what is empty', () => {
    const done = after(stateWith(tableOf('x./.y'), 'x', 'y'), mergeCells);
    equal(cellsOf(done)[0]?.childCount, 2);
    equal(cellsOf(after(stateWith(tableOf('x./..'), 'x', 'x'), insertLines('row', 'after')))[0]?.childCount, 1);
  });

  it('needs several cells, and a rectangle', () => {
    refuses(mergeCells, 'ab/cd', 'a');
    refuses(mergeCells, 'ab/cd', 'a', 'a');
    refuses(mergeCells, 'aab/cde', 'c', 'c');
    refuses(mergeCells, 'abb/cde', 'a', 'd');
  });

  it('keeps the widths of the columns', () => {
    const sized = tableOf('abc', () => ({ colwidth: [80] }));
    deepEqual(cellsOf(after(stateWith(sized, 'a', 'b'), mergeCells))[0]?.attrs.colwidth, [80, 80]);
  });

  it('is undone by unmerging, for all that is selected', () => {
    becomes(unmergeCells, 'aab/aac', 'a', undefined, 'a.b/..c', '|a');
    becomes(unmergeCells, 'aab/cdd', 'a', 'd', 'a.b/cd.');
    refuses(unmergeCells, 'ab/cd', 'a', 'd');
  });
});
